import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { giveTwoFactor, loggedIn, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { giveFile, photo, privateFolder, USES } from '../../../../tests/private-files.ts'
import { PERMISSIONS, type Permission } from '../../../access.ts'

let site: TestApp
let owner: Awaited<ReturnType<typeof loggedIn>>
const staff = new Map<Permission, Browser>()

const WORK: Record<keyof typeof USES, Permission> = {
  'application_files.file_id': 'verifikasi',
  'application_evidence.file_id': 'verifikasi',
  'application_messages.file_id': 'verifikasi',
  'personal_data_files.file_id': 'verifikasi',
  'data_change_requests.file_id': 'verifikasi',
  'document_replacements.file_id': 'verifikasi',
  'document_replacements.replaced_file_id': 'verifikasi',
  'payment_proofs.file_id': 'keuangan',
  'invoices.refund_file_id': 'keuangan',
  'refund_transfers.file_id': 'keuangan',
  'findings.file_id': 'mutu',
  'assessor_folders.file_id': 'mutu',
  'controlled_papers.file_id': 'mutu',
  'competence_evidence.file_id': 'mutu',
  'mark_reports.file_id': 'mutu',
  'mark_reports.answer_file_id': 'mutu',
  'appeals.file_id': 'pengaduan',
  'exam_incidents.file_id': 'ujian',
  'complaint_files.file_id': 'pengaduan',
  'evaluation_evidence.file_id': 'verifikasi',
  'report_evidence.file_id': 'verifikasi',
  'maintenance_records.bukti_id': 'verifikasi',
  'maintenance_records.certificate_file_id': 'verifikasi',
  'sanctions.answer_file_id': 'keputusan',
  'certificate_papers.file_id': 'keputusan',
  'status_letters.file_id': 'keputusan',
  'signed_papers.file_id': 'keputusan',
}
const HANDED_OVER_LATER = [
  'application_files.file_id',
  'application_evidence.file_id',
  'personal_data_files.file_id',
  'evaluation_evidence.file_id',
  'report_evidence.file_id',
  'maintenance_records.bukti_id',
]

beforeAll(async () => {
  site = await testApp()
  owner = await loggedIn(site)
  for (const permission of PERMISSIONS) staff.set(permission, (await staffIn(site, [permission])).browser)
})

/** A file of a new person, named in this way. */
async function usedFile(column: string, submitted = true): Promise<string> {
  const { browser, account } = await loggedIn(site)
  const fileId = await giveFile(browser)
  await USES[column]?.(site.db, { userId: account.id, fileId, submitted })
  return fileId
}

const accesses = (fileId: string) =>
  site.db
    .selectFrom('file_accesses')
    .select(['owner_id', 'user_id', 'ip', 'at'])
    .where('file_id', '=', fileId)
    .orderBy('id')
    .execute()

describe('the owner', () => {
  test('gets the bytes as they were given, to look at, kept by no cache and unable to run anything', async () => {
    const bytes = pdf('<</Title(Ijazah)>>')
    const id = await giveFile(owner.browser, { name: 'ijazah.pdf', bytes })
    const { statusCode, headers, rawPayload } = await site.app.server.inject({
      url: `/berkas/${id}`,
      headers: { cookie: owner.browser.cookieHeader },
    })
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="ijazah.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('gets a picture in a sandbox', async () => {
    const bytes = await photo().jpeg().toBuffer()
    const id = await giveFile(owner.browser, { name: 'ktp.jpg', jenis: 'ktp', bytes })
    const { headers } = await owner.browser.get(`/berkas/${id}`)
    expect([headers['content-type'], headers['content-security-policy']]).toEqual([
      'image/jpeg',
      "default-src 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'; sandbox",
    ])
  })

  test('saves it under its name in any script', async () => {
    const id = await giveFile(owner.browser, { name: 'Ijazah “É” (刷) 100%.pdf' })
    const { headers } = await owner.browser.get(`/berkas/${id}?unduh=1`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Ijazah _E_ (_) 100_.pdf"; filename*=UTF-8''Ijazah%20%E2%80%9C%C3%89%E2%80%9D%20%28%E5%88%B7%29%20100%25.pdf`,
    )
  })

  test('opens it as a plain link; a guest who follows it logs in first and comes back', async () => {
    const id = await giveFile(owner.browser)
    expect((await owner.browser.visit(`/berkas/${id}`)).status).toBe(200)
    const { status, headers } = await new Browser(site.app).visit(`/berkas/${id}`)
    expect([status, headers['location']]).toEqual([302, `/login?tujuan=${encodeURIComponent(`/berkas/${id}`)}`])
  })

  test('is told only that it is not there when its bytes are gone', async () => {
    const id = await giveFile(owner.browser)
    await site.files.private.remove(id)
    expect((await owner.browser.get(`/berkas/${id}`)).status).toBe(404)
  })
})

test('a file of somebody else, an unknown one and an id that is none are refused alike', async () => {
  const { browser } = await loggedIn(site)
  const ids = [await giveFile(owner.browser), randomUUID(), '-'.repeat(36), 'x', '..%2f..%2fapp.key']
  for (const id of ids) {
    for (const answer of [await browser.get(`/berkas/${id}`), await browser.get(`/berkas/${id}?unduh=1`)]) {
      expect([id, answer.status, answer.body]).toEqual([id, 404, { message: 'Berkas tidak ditemukan.' }])
    }
  }
})

describe('staff', () => {
  test('the ways to name a file that are known here are all there are', async () => {
    const { rows } = await sql<{ column: string }>`
      select table_class.relname || '.' || attribute.attname as column
      from pg_constraint join pg_class as table_class on table_class.oid = conrelid
        join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
      where contype = 'f' and confrelid = 'private_files'::regclass order by 1`.execute(site.db)
    expect(rows.map(({ column }) => column)).toEqual(Object.keys(USES).sort())
    expect(Object.keys(WORK).sort()).toEqual(Object.keys(USES).sort())
  })

  test.each(Object.entries(WORK))('open a file of %s if their work is %s, and no others do', async (column, work) => {
    const id = await usedFile(column)
    const statuses = await Promise.all(
      PERMISSIONS.map(async (permission) => [permission, (await staff.get(permission)?.get(`/berkas/${id}`))?.status]),
    )
    expect(statuses).toEqual(PERMISSIONS.map((permission) => [permission, permission === work ? 200 : 404]))
  })

  test.each(HANDED_OVER_LATER)('do not open a file of %s before it is handed over', async (column) => {
    const id = await usedFile(column, false)
    expect((await staff.get('verifikasi')?.get(`/berkas/${id}`))?.status).toBe(404)
  })

  test('do not open what nothing names', async () => {
    const id = await giveFile(owner.browser)
    for (const browser of staff.values()) expect((await browser.get(`/berkas/${id}`)).status).toBe(404)
  })

  test('who are examiners, without a second factor, or there by a token alone open nothing', async () => {
    const id = await usedFile('application_files.file_id')
    const examiner = await staffIn(site, 'penguji')
    expect((await examiner.browser.get(`/berkas/${id}`)).status).toBe(404)
    const newcomer = await loggedIn(site, { role: 'administrator', permissions: ['verifikasi'], bound: false })
    expect((await newcomer.browser.get(`/berkas/${id}`)).status).toBe(404)
    await giveTwoFactor(site.db, newcomer.account.id)
    expect((await newcomer.browser.get(`/berkas/${id}`)).status).toBe(200)
    expect((await bareClient(site.app, newcomer.browser.token).get(`/berkas/${id}`)).status).toBe(404)
  })

  test('need no second factor in demonstration mode', async () => {
    const id = await usedFile('application_files.file_id')
    const { account } = await loggedIn(site, { role: 'administrator', permissions: ['verifikasi'] })
    const demo = await testApp({ database: site.database, env: { DEMO: '1' } })
    const browser = new Browser(demo.app)
    await browser.logIn(account.email, PASSWORD)
    expect((await browser.get(`/berkas/${id}`)).status).toBe(200)
  })
})

test('who opened whose file when and from where is noted, and refusals are not', async () => {
  const { browser, account } = await loggedIn(site)
  const fileId = await giveFile(browser)
  await USES['payment_proofs.file_id']?.(site.db, { userId: account.id, fileId })
  const { browser: clerk, account: staffAccount } = await staffIn(site, ['keuangan'])
  await browser.get(`/berkas/${fileId}`)
  await clerk.get(`/berkas/${fileId}?unduh=1`)
  await owner.browser.get(`/berkas/${fileId}`)
  const at = site.clock.now
  expect(await accesses(fileId)).toEqual([
    { owner_id: account.id, user_id: account.id, ip: browser.ip, at },
    { owner_id: account.id, user_id: staffAccount.id, ip: clerk.ip, at },
  ])
})

test('a file cannot be opened under the id of another', async () => {
  const [one, two] = [await giveFile(owner.browser), await giveFile(owner.browser)]
  const sealed = await site.files.private.get(one)
  if (!sealed) throw new Error(`nothing in ${privateFolder(site)}`)
  await site.files.private.put(two, sealed)
  expect((await owner.browser.get(`/berkas/${two}`)).status).toBe(500)
})
