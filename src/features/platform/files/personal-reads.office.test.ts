import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { applicant, examOn, makeApprovedApplication } from '../../../../tests/applications.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeComplaint } from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { isOffice, PERMISSIONS } from '../../../access.ts'
import { api } from '../../../api.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const PERSONAL = ['nik', 'paspor', 'tempat_lahir', 'tanggal_lahir', 'phone', 'telepon', 'alamat', 'npwp_tagihan']

/** Every property that a schema can answer, however deep. */
function propertiesOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const one of schema) propertiesOf(one, found)
  else if (typeof schema === 'object' && schema !== null) {
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name)
      propertiesOf(value, found)
    }
  }
  return found
}

/** Each of these leaves a trace when it is read. */
const TRACED = ['getOfficeApplication', 'getComplaint', 'getRecordClaim', 'getSampledTrail', 'getSentData']
/** These say it of the body, of a venue, of a company, or of nobody; or are the answer to a write, which the audit log has. */
const OF_NOBODY = [
  ...['listSiteContent', 'getSiteContent', 'listVenue', 'getVenue'],
  ...['listMessageChannel', 'getMessageChannel', 'listPaymentProvider', 'getPaymentProvider'],
  ...['getPayingEmployer', 'getProcessingReport'],
  // The address of a screen or a page.
  ...['getAssessorOpenings', 'getMinistryReaderOpenings', 'listAssessorAnswer'],
]

test('every read of the office that answers personal fields leaves a trace', () => {
  const reads = Object.entries(api).filter(([, call]) => call.method === 'GET' && isOffice(call.access))
  const personal = reads.filter(([, { answer }]) => {
    if (typeof answer === 'string') return false
    const names = propertiesOf(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }))
    return PERSONAL.some((name) => names.has(name))
  })
  const names = personal.map(([name]) => name).filter((name) => !OF_NOBODY.includes(name))
  expect(names.sort()).toEqual([...TRACED].sort())
})

const traces = () =>
  site.db.selectFrom('file_accesses').select(['owner_id', 'user_id', 'isi', 'perihal']).orderBy('id').execute()

describe('a trace', () => {
  test('is left of an applicant whose data are opened, of a certificate, and of a reporter', async () => {
    const clerk = await staffIn(site, ['verifikasi', 'pengaduan'])
    const { browser: verifier } = await staffIn(site, ['verifikasi'])
    const who = await applicant(site)
    const { id } = await makeApprovedApplication(site, who, await examOn(site), verifier)
    const before = (await traces()).length
    expect((await clerk.browser.get(`/admin-api/permohonan/${id}`)).body.orang.phone).not.toBe('')
    const one = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
    await clerk.browser.get(`/admin-api/sertifikat/${one.certificate.id}/pdf`)
    const complaint = await makeComplaint(site)
    await clerk.browser.get(`/admin-api/pengaduan/${complaint.id}`)
    const mine = (await traces()).slice(before).filter(({ user_id }) => user_id === clerk.account.id)
    expect(mine).toEqual([
      { user_id: clerk.account.id, owner_id: who.account.id, isi: 'data_pemohon', perihal: `Permohonan ${id}` },
      {
        user_id: clerk.account.id,
        owner_id: one.who.account.id,
        isi: 'sertifikat',
        perihal: one.certificate.no_sertifikasi,
      },
      { user_id: clerk.account.id, owner_id: null, isi: 'pelapor', perihal: complaint.no_tiket },
    ])
  })

  test('is not left of what somebody without the permission does not see', async () => {
    const { browser: verifier } = await staffIn(site, ['verifikasi'])
    const reader = await staffIn(site, ['keuangan'])
    const { id } = await makeApprovedApplication(site, await applicant(site), await examOn(site), verifier)
    expect((await reader.browser.get(`/admin-api/permohonan/${id}`)).body.orang).toBeNull()
    expect((await traces()).filter(({ user_id }) => user_id === reader.account.id)).toEqual([])
  })
})

/** Where a submission to the ministry with every certificate is taken out. */
async function archivePath(browser: Browser): Promise<string> {
  await makeCertificate(site.db)
  const chosen = { dari: '2020-01-01', sampai: '2030-01-01', hanya_baru: false }
  const { body } = await browser.post('/admin-api/kiriman-amdalnet', chosen)
  return `/admin-api/kiriman-amdalnet/${body.id}/arsip.zip`
}

describe('a list of people', () => {
  test('that was taken out stands on the desk of each administrator until they have seen it', async () => {
    await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
    const clerk = await staffIn(site, [...PERMISSIONS])
    const readers = [clerk, await staffIn(site, [])]
    const exportsOf = async ({ browser }: typeof clerk) => (await browser.get('/admin-api/meja')).body.ekspor
    await clerk.browser.post('/user/confirm-password', { password: PASSWORD })
    await clerk.browser.get(await archivePath(clerk.browser))
    const { text: list } = await clerk.browser.get('/admin-api/ekspor/pemegang.csv')
    const jumlah = list.trim().split('\n').length - 1
    for (const reader of readers) {
      expect((await exportsOf(reader)).slice(0, 2)).toMatchObject([
        { user_name: clerk.account.name, perihal: 'Ekspor pemegang', jumlah, at: site.clock.now.toISOString() },
        { user_name: clerk.account.name, perihal: expect.stringContaining('Amdalnet'), jumlah: expect.any(Number) },
      ])
    }
    expect(jumlah).toBeGreaterThan(0)
    const [{ id }] = await exportsOf(clerk)
    expect((await clerk.browser.post('/admin-api/meja/ekspor', { id: 2_000_000_000 })).status).toBe(204)
    expect(await exportsOf(clerk)).toEqual([])
    expect((await exportsOf(readers[1] ?? clerk))[0]).toMatchObject({ id })
    await clerk.browser.get('/admin-api/ekspor/pemegang.csv')
    expect(await exportsOf(clerk)).toHaveLength(1)
    const { browser: examiner } = await staffIn(site, 'penguji')
    expect((await examiner.get('/admin-api/meja')).body.ekspor).toEqual([])
  })

  test('on a screen leaves with the password only, is written down, and stands on the desk', async () => {
    const clerk = await staffIn(site, ['pengguna'])
    const list = { daftar: 'catatan keamanan', jumlah: 12 }
    const take = () => clerk.browser.post('/admin-api/ekspor-daftar', list)
    expect((await take()).status).toBe(423)
    await clerk.browser.post('/user/confirm-password', { password: PASSWORD })
    await site.deliverMails()
    expect((await take()).status).toBe(204)
    const mine = (await traces()).filter(({ user_id }) => user_id === clerk.account.id)
    expect(mine).toMatchObject([{ isi: 'ekspor', perihal: 'Daftar catatan keamanan' }])
    expect((await clerk.browser.get('/admin-api/meja')).body.ekspor[0]).toMatchObject({ jumlah: 12 })
    const told = (await site.deliverMails()).filter(({ subject }) => subject.startsWith('Daftar berisi data pribadi'))
    expect(told.map(({ to }) => to)).toContain(clerk.account.email)
  })

  test.each(['kiriman-amdalnet', 'ekspor/pemegang.csv', 'ekspor/permohonan-lama.csv', 'ekspor/invoice-lama.csv'])(
    '%s is taken out only after the password was given again, and all administrators read of it',
    async (list) => {
      const clerk = await staffIn(site, [...PERMISSIONS])
      const reader = await staffIn(site, [])
      const path = list === 'kiriman-amdalnet' ? await archivePath(clerk.browser) : `/admin-api/${list}`
      const refused = await clerk.browser.get(path)
      expect([refused.status, refused.body.message]).toEqual([423, PROBLEMS.CONFIRM_PASSWORD.message])
      expect((await traces()).filter(({ user_id }) => user_id === clerk.account.id)).toEqual([])
      await clerk.browser.post('/user/confirm-password', { password: PASSWORD })
      await site.deliverMails()
      expect((await clerk.browser.get(path)).status).toBe(200)
      expect((await traces()).filter(({ user_id }) => user_id === clerk.account.id)).toMatchObject([{ isi: 'ekspor' }])
      const told = (await site.deliverMails()).filter(({ subject }) => subject.startsWith('Daftar berisi data pribadi'))
      expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([clerk.account.email, reader.account.email]))
    },
  )
})
