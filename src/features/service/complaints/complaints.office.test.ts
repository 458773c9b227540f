import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount, staffIn } from '../../../../tests/accounts.ts'
import {
  act,
  caseFor,
  clerkIn,
  closeComplaint,
  makeComplaint,
  move,
  type Staff,
  takeOver,
} from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'

let site: TestApp
let clerk: Staff
let colleague: Staff

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  clerk = await clerkIn(site)
  colleague = await clerkIn(site)
})
beforeEach(() => {
  site.clock.now = NOW
})

const listFor = async ({ browser }: Staff, query = '') =>
  (await browser.get(`/admin-api/pengaduan?perPage=1000&${query}`)).body.data as { id: number; terlambat: boolean }[]

const isListed = async (staff: Staff, id: number, query = '') =>
  (await listFor(staff, query)).some((row) => row.id === id)

describe('the list', () => {
  test('is sorted by what is due first, filtered and searched', async () => {
    site.clock.now = new Date('2026-11-13T03:00:00Z')
    const old = await makeComplaint(site, { terlapor: 'Layanan Loket Cempaka' })
    site.clock.now = NOW
    const fresh = await makeComplaint(site)
    const ids = (await listFor(clerk)).map(({ id }) => id)
    expect(ids.indexOf(old.id)).toBeLessThan(ids.indexOf(fresh.id))
    const isIn = async (query: string) => [await isListed(clerk, old.id, query), await isListed(clerk, fresh.id, query)]
    expect(await isIn('terlambat=true')).toEqual([true, false])
    expect(await isIn('terlambat=false')).toEqual([false, true])
    expect(await isIn('q=cempaka')).toEqual([true, false])
    expect(await isIn('jenis_pengaduan=penguji')).toEqual([false, false])
    expect(await isIn('status=diterima')).toEqual([true, true])
    await takeOver(clerk, fresh.id)
    expect(await isIn('penangan=saya')).toEqual([false, true])
    expect(await isIn('penangan=belum')).toEqual([true, false])
  })

  test.each<[string, string, boolean]>([
    ['on the day of its target', '2026-11-19T16:59:59Z', false],
    ['the day after', '2026-11-18T16:59:59Z', true],
  ])('says that nobody took up a case in time: %s', async (_when, cameIn, terlambat) => {
    site.clock.now = new Date(cameIn)
    const { id } = await makeComplaint(site)
    site.clock.now = NOW
    expect((await listFor(clerk)).find((row) => row.id === id)?.terlambat).toBe(terlambat)
  })

  test('knows the next target: taken up, validated, answered', async () => {
    const { id } = await makeComplaint(site)
    const target = async () => (await caseFor(clerk, id)).body.target
    const targets = [await target()]
    await takeOver(clerk, id)
    targets.push(await target())
    await move(clerk, id, 'validasi')
    targets.push(await target())
    await move(clerk, id, 'telaah')
    await move(clerk, id, 'tindak', 'Diperbaiki.')
    await move(clerk, id, 'tutup', 'Selesai.')
    targets.push(await target())
    expect(targets).toEqual(['2026-11-23', '2026-11-25', '2026-12-10', null])
  })
})

describe('a case', () => {
  test('shows who reports, unless they hide: then no call answers name, address or phone', async () => {
    const open = await makeComplaint(site, { nama: 'Pelapor Terbuka' })
    expect((await caseFor(clerk, open.id)).body.pelapor).toMatchObject({ nama: 'Pelapor Terbuka' })
    const hidden = await makeComplaint(site, {
      is_anonim: true,
      nama: 'Nama Tersembunyi',
      email: 'sembunyi@example.com',
      phone: '+62811000077',
    })
    const all = await staffIn(site, ['pengaduan', 'pengguna', 'verifikasi', 'keputusan', 'keuangan', 'konten'])
    const answers = [
      await caseFor(all, hidden.id),
      await takeOver(all, hidden.id),
      await move(all, hidden.id, 'validasi'),
      await all.browser.get('/admin-api/pengaduan?perPage=1000'),
      await all.browser.get('/admin-api/surat?perPage=1000'),
      await all.browser.get('/admin-api/audit?perPage=1000'),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/Tersembunyi|sembunyi@|811000077/)
    }
    const letters = (await site.deliverMails()).filter(({ to }) => to === 'sembunyi@example.com')
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      `Pengaduan ${hidden.no_tiket}: divalidasi`,
      `Tanda terima pengaduan ${hidden.no_tiket}`,
    ])
    expect(letters.every(({ text }) => !text.includes('Tersembunyi'))).toBe(true)
  })

  test('is moved by its handler alone, as they saw it', async () => {
    const { id } = await makeComplaint(site)
    const sent = { langkah: 'validasi', version: 1 }
    const path = `/admin-api/pengaduan/${id}/langkah`
    expect((await clerk.browser.post(path, sent)).body.message).toMatch(/Ambil alih/)
    expect((await act(clerk, id, 'ambil', {})).status).toBe(422)
    expect((await takeOver(clerk, id)).body).toMatchObject({ penangan_saya: true, langkah: ['validasi', 'tolak'] })
    expect((await clerk.browser.post(path, sent)).status).toBe(409)
    expect((await move(colleague, id, 'validasi')).status).toBe(409)
    expect((await move(clerk, id, 'telaah')).status).toBe(409)
    expect((await move(clerk, id, 'tolak')).body.errors.isi).toEqual([expect.stringMatching(/Tulis/)])
    expect((await move(clerk, id, 'tolak', 'Bukan wewenang kami.')).body).toMatchObject({
      status: 'tidak_valid',
      putusan: 'Bukan wewenang kami.',
      target: null,
    })
  })

  test('is taken over and handed on, and who handled it is told', async () => {
    const { id, no_tiket } = await makeComplaint(site)
    await takeOver(clerk, id)
    await takeOver(colleague, id)
    await site.deliverMails()
    const { body } = await act(colleague, id, 'serahkan', { user_id: clerk.account.id })
    expect(body.handler_name).toBe(clerk.account.name)
    const told = (await site.deliverMails()).map(({ to, subject }) => [to, subject])
    expect(told).toEqual([[clerk.account.email, `Pengaduan ${no_tiket} diserahkan kepada Anda`]])
  })

  test.each([
    ['a member', () => makeAccount(site.db)],
    ['an administrator without complaints', () => makeAccount(site.db, { role: 'administrator' })],
    [
      'somebody who is suspended',
      () => makeAccount(site.db, { role: 'administrator', permissions: ['pengaduan'], suspended: true }),
    ],
    ['nobody', async () => ({ id: 999_999_999 })],
  ])('is not handed to %s', async (_who, person) => {
    const { id } = await makeComplaint(site)
    const { id: user_id } = await person()
    expect((await act(clerk, id, 'serahkan', { user_id })).body.message).toMatch(/terlibat atau tidak dapat/)
  })

  test('of a closed matter takes notes only', async () => {
    const { id } = await makeComplaint(site)
    await closeComplaint(clerk, id)
    const write = async (jenis: string) => (await act(clerk, id, 'tulis', { jenis, isi: 'Catatan.' })).status
    expect([await write('catatan'), await write('pesan'), await write('tindakan')]).toEqual([200, 409, 409])
    expect((await act(colleague, id, 'tulis', { jenis: 'catatan', isi: 'Catatan.' })).status).toBe(409)
  })

  test('names the certificate and the examiner that it speaks of', async () => {
    const decider = await staffIn(site, ['keputusan'])
    const { certificate } = await grantCertificate(site, decider.browser)
    const { id: examiner } = await makeExaminer('Dr. Melati Anggrek, M.Si.')
    const about = await makeComplaint(site, {
      jenis_pengaduan: 'penguji',
      terlapor: 'ibu Melati Anggrek',
      no_sertifikasi: ` ${certificate.no_sertifikasi.toLowerCase()} `,
    })
    expect((await caseFor(clerk, about.id)).body).toMatchObject({
      sertifikat: { id: certificate.id, no_sertifikasi: certificate.no_sertifikasi },
      penguji: 'Dr. Melati Anggrek, M.Si.',
    })
    const row = await site.db
      .selectFrom('complaints')
      .select('examiner_id')
      .where('id', '=', about.id)
      .executeTakeFirst()
    expect(row?.examiner_id).toBe(examiner)
  })
})

const makeExaminer = (name: string, user_id: number | null = null, no_sertifikat: string | null = null) =>
  site.db.insertInto('examiners').values({ name, user_id, no_sertifikat }).returning('id').executeTakeFirstOrThrow()

test('a member or an examiner finds no case', async () => {
  const { id } = await makeComplaint(site)
  const strangers = [await loggedIn(site), await staffIn(site, 'penguji'), await staffIn(site, ['verifikasi'])]
  for (const { browser } of strangers) expect((await browser.get(`/admin-api/pengaduan/${id}`)).status).toBe(404)
})
