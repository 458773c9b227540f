import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import {
  decideReport,
  NIL,
  readReport,
  reportContent,
  reportDocument,
  reporter,
  reportInQueue,
  saveReport,
  sentReport,
} from '../../../../tests/reports.ts'
import { day } from '../../../lib/day.ts'
import { reportedDocuments } from './service.ts'

let site: TestApp
let staff: Browser

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})
beforeEach(() => {
  site.clock.now = NOW
})

/** Somebody whose report of the first year lies with the office. */
async function handInReport(choices: Parameters<typeof reporter>[1] = {}, isi = NIL) {
  const who = await reporter(site, choices)
  const [year = 0] = who.years
  await sentReport(who, year, isi)
  return { who, year, id: (await reportInQueue(staff, who)).id as number }
}

describe('the list', () => {
  test('shows what was sent, found by name and number, by state and lateness', async () => {
    const { who, id } = await handInReport({ name: 'Laporan Cempaka' })
    const draft = await reporter(site, { name: 'Laporan Cempaka' })
    await saveReport(draft, draft.years[0] ?? 0, NIL)
    const idsFound = async (query: string) =>
      (await staff.get(`/admin-api/laporan-kinerja?q=cempaka&${query}`)).body.data.map((row: { id: number }) => row.id)
    expect(await idsFound('status=diajukan&sort=id')).toEqual([id])
    expect([await idsFound('terlambat=true'), await idsFound('terlambat=false')]).toEqual([[id], []])
    expect(await idsFound('status=diterima')).toEqual([])
    expect(await reportInQueue(staff, who)).toMatchObject({
      nama: 'Laporan Cempaka',
      ke: 1,
      nihil: true,
      jumlah_dokumen: 0,
      jatuh_tempo: '2026-05-20',
      status: 'diajukan',
      bertentangan: false,
    })
  })

  test('follows a rename', async () => {
    const { who } = await handInReport()
    await site.db.updateTable('users').set({ name: 'Melati Sewu' }).where('id', '=', who.account.id).execute()
    expect((await staff.get('/admin-api/laporan-kinerja?q=melati')).body.total).toBe(1)
  })

  test('and all of it is closed to who may not verify', async () => {
    const { who, id } = await handInReport()
    const others = [(await staffIn(site, ['keuangan'])).browser, (await staffIn(site, 'penguji')).browser, who.browser]
    for (const browser of others) {
      for (const path of ['laporan-kinerja', `laporan-kinerja/${id}`, 'laporan-belum-masuk']) {
        expect((await browser.get(`/admin-api/${path}`)).status).toBe(404)
      }
      for (const transition of ['terima', 'kembalikan']) {
        expect((await browser.post(`/admin-api/laporan-kinerja/${id}/${transition}`, { version: 3 })).status).toBe(404)
      }
    }
  })
})

describe('a report', () => {
  test('is shown whole, with evidence that opens once it is sent', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    const isi = reportContent({ dokumen: [reportDocument(who.bukti_id)], kendala: 'Data hujan kurang.' })
    await saveReport(who, year, isi)
    expect((await staff.get(`/berkas/${who.bukti_id}`)).status).toBe(404)
    await sentReport(who, year, isi)
    const { id } = await reportInQueue(staff, who)
    expect((await staff.get(`/admin-api/laporan-kinerja/${id}`)).body).toMatchObject({
      kendala: 'Data hujan kurang.',
      dokumen: [{ judul_dokumen: 'Amdal Bendungan Contoh' }],
      berkas: [{ id: who.bukti_id }],
      dapat_diputus: true,
      riwayat: [{ label: 'Kirim laporan' }],
    })
    await decideReport(staff, id, 'terima')
    expect((await staff.get(`/berkas/${who.bukti_id}`)).status).toBe(200)
  })

  test('that was not sent is not there', async () => {
    const who = await reporter(site)
    await saveReport(who, who.years[0] ?? 0, NIL)
    const { id } = await site.db
      .selectFrom('performance_reports')
      .select('id')
      .where('user_id', '=', who.account.id)
      .executeTakeFirstOrThrow()
    expect((await staff.get(`/admin-api/laporan-kinerja/${id}`)).status).toBe(404)
    expect((await staff.post(`/admin-api/laporan-kinerja/${id}/terima`, { version: 1 })).status).toBe(404)
  })

  test('is accepted once; the holder is told, and nothing changes afterwards', async () => {
    const { who, year, id } = await handInReport()
    await site.deliverMails()
    const stale = await staff.post(`/admin-api/laporan-kinerja/${id}/terima`, { version: 1 })
    expect([stale.status, stale.body.message]).toEqual([409, 'Data sudah berubah, muat ulang'])
    const { status, body } = await decideReport(staff, id, 'terima')
    expect([status, body.status, body.dapat_diputus]).toEqual([200, 'diterima', false])
    const letters = await site.deliverMails()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [who.account.email, 'Laporan kinerja tahun ke-1 disetujui'],
    ])
    for (const transition of ['terima', 'kembalikan'] as const)
      expect((await decideReport(staff, id, transition)).status).toBe(409)
    const { version } = (await readReport(who, year)).body
    expect((await who.browser.put(`/pelaporan/${year}`, { isi: NIL, version })).status).toBe(409)
  })

  test('is returned with a reason, corrected, and stays as late as it was', async () => {
    const { who, year, id } = await handInReport()
    expect((await staff.post(`/admin-api/laporan-kinerja/${id}/kembalikan`, { version: 3 })).body.errors).toEqual({
      alasan: ['Alasan wajib diisi.'],
    })
    await site.deliverMails()
    await decideReport(staff, id, 'kembalikan')
    const [letter] = await site.deliverMails()
    expect([letter?.subject, letter?.text]).toEqual([
      'Laporan kinerja tahun ke-1 perlu diperbaiki',
      expect.stringContaining('Unggah ulang halaman susunan tim.'),
    ])
    const returned = (await readReport(who, year)).body
    // The declaration is made again.
    expect(returned).toMatchObject({ status: 'perlu_perbaikan', dapat_dikirim: true, isi: { pernyataan: false } })
    const corrected = await sentReport(who, year)
    expect(corrected).toMatchObject({ status: 'diajukan', terlambat: true })
    expect(corrected.riwayat.map(({ label }) => label)).toEqual(['Kirim perbaikan', 'Minta perbaikan', 'Kirim laporan'])
  })

  test('has sentences prepared for sending it back', async () => {
    expect((await staff.get('/admin-api/alasan?jenis=laporan')).body.total).toBe(3)
  })

  test('is in the log without a word of what it says', async () => {
    const secret = 'Saya merawat orang tua di Kota Teluk.'
    const { id } = await handInReport({}, { ...NIL, alasan_nihil: secret })
    await decideReport(staff, id, 'terima')
    const rows = await site.db
      .selectFrom('audit_log')
      .selectAll()
      .where('noun', '=', 'laporan-kinerja')
      .where('noun_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['kirim', 'terima'])
    expect(JSON.stringify(rows)).not.toContain('Teluk')
  })
})

describe('what is missing', () => {
  const missingYears = async (who: { no_sertifikasi: string }) =>
    (await staff.get('/admin-api/laporan-belum-masuk?perPage=100')).body.data.filter(
      ({ no_sertifikasi }: { no_sertifikasi: string }) => no_sertifikasi === who.no_sertifikasi,
    )

  test.each([
    ['thirty days after it was due', '2026-06-19', []],
    ['a day later', '2026-06-20', [{ ke: 1, hari: 31, ada_draf: false }]],
  ])('%s (%s)', async (_when, today, rows) => {
    const who = await reporter(site)
    site.clock.now = new Date(`${today}T03:00:00Z`)
    expect(await missingYears(who)).toMatchObject(rows)
    expect(await missingYears(who)).toHaveLength(rows.length)
  })

  test('is found by name, told apart from drafts, and gone once it is sent', async () => {
    const who = await reporter(site, { name: 'Belum Kamboja' })
    await saveReport(who, who.years[0] ?? 0, NIL)
    const { body } = await staff.get('/admin-api/laporan-belum-masuk?q=kamboja')
    expect(body.data).toMatchObject([{ nama: 'Belum Kamboja', no_sertifikasi: who.no_sertifikasi, ada_draf: true }])
    await sentReport(who, who.years[0] ?? 0)
    expect((await staff.get('/admin-api/laporan-belum-masuk?q=kamboja')).body.total).toBe(0)
  })

  test('is followed up by a person once: a sanction is only proposed, or it is closed with a reason', async () => {
    const ends = [
      ['usul_sanksi', [{ status: 'diusulkan', alasan: 'tanpa_laporan' }]],
      ['tidak_ada', []],
    ] as const
    for (const [tindak_lanjut, cases] of ends) {
      const who = await reporter(site)
      const [{ id, certificate_id }] = await missingYears(who)
      const path = `/admin-api/laporan-belum-masuk/${id}`
      const followUp = (given: object) => staff.post(`${path}/tindak-lanjut`, { tindak_lanjut, ...given })
      expect((await followUp({ catatan: 'sakit' })).body.errors.catatan).toHaveLength(1)
      expect((await staff.get(path)).body).toMatchObject({ tindak_lanjut: null, followed_up_at: null })
      const catatan = 'Pemegang tidak menjawab tiga surat pengingat.'
      const { status, body } = await followUp({ catatan })
      expect([status, body.tindak_lanjut, body.catatan]).toEqual([200, tindak_lanjut, catatan])
      expect((await followUp({ catatan })).status).toBe(409)
      expect(await missingYears(who)).toEqual([])
      const proposed = site.db.selectFrom('sanctions').select(['status', 'alasan'])
      expect(await proposed.where('certificate_id', '=', certificate_id).execute()).toEqual(cases)
      // The duty stays: the report can still be sent.
      await saveReport(who, who.years[0] ?? 0, NIL)
      expect(await sentReport(who, who.years[0] ?? 0)).toBeTruthy()
    }
  })

  test('is called to the minds of many at once, once in 24 hours, and not where it came in', async () => {
    const [one, done] = [await reporter(site), await reporter(site)]
    await sentReport(done, done.years[0] ?? 0)
    await site.deliverMails()
    const ids = [one.years[0] ?? 0, done.years[0] ?? 0]
    const remind = async (browser: Browser) =>
      (await browser.post('/admin-api/laporan-belum-masuk/ingatkan', { ids })).body
    const fulfilled = { id: ids[1], alasan: 'Laporannya sudah masuk.' }
    expect(await remind(staff)).toEqual({ berhasil: [{ id: ids[0] }], dilewati: [fulfilled] })
    const letters = await site.deliverMails()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [one.account.email, `Kewajiban tahun ke-1 sertifikat ${one.no_sertifikasi} terlewat`],
    ])
    expect((await remind(staff)).dilewati).toEqual([
      { id: ids[0], alasan: 'Sudah diingatkan dalam 24 jam terakhir.' },
      fulfilled,
    ])
    site.clock.now = new Date(NOW.getTime() + 24 * 3_600_000)
    expect((await remind((await staffIn(site, ['verifikasi'])).browser)).berhasil).toEqual([{ id: ids[0] }])
  })

  test('is nobody’s duty on a certificate that was withdrawn', async () => {
    const who = await reporter(site)
    await site.db
      .updateTable('certificates')
      .set({ status: 'dicabut' })
      .where('no_sertifikasi', '=', who.no_sertifikasi)
      .execute()
    expect(await missingYears(who)).toEqual([])
  })
})

test('documents of accepted reports are rows of experience, each once and with its file, the newest first', async () => {
  const who = await reporter(site, { valid_from: day('2024-05-19') })
  const document = (judul_dokumen: string, changes = {}) => reportDocument(who.bukti_id, { judul_dokumen, ...changes })
  const reports = [
    [document('Amdal Satu', { tahap_dokumen: 'KA' }), document('Amdal Satu'), document('Amdal Dua')],
    [document('amdal  DUA', { peran: 'ketua' })],
    [document('Amdal Tiga')],
  ]
  for (const [at, dokumen] of reports.entries()) {
    await sentReport(who, who.years[at] ?? 0, reportContent({ dokumen }))
    if (at < 2) await decideReport(staff, (await reportInQueue(staff, who, at + 1)).id, 'terima')
  }
  const rows = await reportedDocuments(site.db, who.account.id)
  expect(rows.map(({ judul_dokumen, peran }) => [judul_dokumen, peran])).toEqual([
    ['amdal  DUA', 'ketua'],
    ['Amdal Satu', 'anggota'],
  ])
  expect(rows[1]).toEqual({
    judul_dokumen: 'Amdal Satu',
    jenis_dokumen: 'Amdal',
    pemrakarsa: 'PT Contoh Tirta',
    lokasi: 'Kabupaten Contoh, Jawa Barat',
    tahun: '2026',
    peran: 'anggota',
    no_skkl: '',
    bukti_id: who.bukti_id,
  })
  expect(await reportedDocuments(site.db, (await loggedIn(site)).account.id)).toEqual([])
})
