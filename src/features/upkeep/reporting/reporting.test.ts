import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { examOn, experienceRow } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import {
  NIL,
  readReport,
  reportContent,
  reportDocument,
  reporter,
  saveReport,
  sendReport,
  sentReport,
} from '../../../../tests/reports.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp

const NOW = new Date('2026-11-20T03:00:00Z')
const on = (today: string) => {
  site.clock.now = new Date(`${today}T03:00:00Z`)
}

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(() => {
  site.clock.now = NOW
})

describe('the years of a holder', () => {
  test('are all listed, the newest first: coming ones without a number, late ones marked', async () => {
    const who = await reporter(site)
    const { status, body } = await who.browser.get('/pelaporan')
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id: null, ke: 3, mulai: '2027-05-21', selesai: '2028-05-21', jatuh_tempo: '2028-05-21', terlambat: false },
      { id: who.years[1], ke: 2, mulai: '2026-05-21', jatuh_tempo: '2027-05-20', dapat_dikirim: false },
      { id: who.years[0], ke: 1, selesai: '2026-05-20', terlambat: true, dapat_dikirim: true, status: null },
    ])
  })

  test('tell the report of each year', async () => {
    const who = await reporter(site)
    const [first = 0] = who.years
    await sentReport(who, first, reportContent({ dokumen: [reportDocument(who.bukti_id)] }))
    const { body } = await who.browser.get('/pelaporan')
    expect(body.at(-1)).toMatchObject({
      no_sertifikasi: who.no_sertifikasi,
      status: 'diajukan',
      status_label: 'Menunggu pemeriksaan',
      jumlah_dokumen: 1,
      nihil: false,
      terlambat: true,
      dapat_dikirim: false,
    })
  })

  test('are none without a certificate, nor of one that was revoked', async () => {
    const { browser } = await loggedIn(site)
    expect((await browser.get('/pelaporan')).body).toEqual([])
    const who = await reporter(site)
    await site.db
      .updateTable('certificates')
      .set({ status: 'dicabut' })
      .where('no_sertifikasi', '=', who.no_sertifikasi)
      .execute()
    expect((await who.browser.get('/pelaporan')).body).toEqual([])
    expect((await readReport(who, who.years[0] ?? 0)).status).toBe(404)
    expect((await new Browser(site.app).get('/pelaporan')).status).toBe(401)
  })
})

describe('a report', () => {
  test('is an empty draft before it is written, and keeps what was typed, right or wrong', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    const { body } = await readReport(who, year)
    expect(body).toMatchObject({ status: 'draft', version: 0, isi: { dokumen: [], nihil: false }, riwayat: [] })
    expect(body.bagian).toMatchObject([
      { bagian: 'dokumen', lengkap: false, mulai: false },
      { bagian: 'pernyataan', lengkap: false, mulai: false },
    ])
    const isi = reportContent({ dokumen: [reportDocument(who.bukti_id, { tahun: '1985' })], kendala: 'Hujan.' })
    const saved = await saveReport(who, year, isi)
    expect(saved).toMatchObject({ isi, version: 1, status: 'draft', berkas: [{ id: who.bukti_id }] })
    expect(saved.bagian).toMatchObject([
      { lengkap: false, kesalahan: { 'dokumen.0.tahun': [expect.stringContaining('empat angka')] } },
      { lengkap: true },
    ])
    expect((await saveReport(who, year, reportContent({ pernyataan: false }))).isi.pernyataan).toBe(false)
  })

  test('is one for each year, however many save the first at the same moment', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    const save = (tab: number) =>
      who.browser.put(`/pelaporan/${year}`, { isi: { ...NIL, kendala: `Dari tab ${tab}.` }, version: 0 })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, tab) => save(tab)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const rows = await site.db.selectFrom('performance_reports').select('id').where('year_id', '=', year).execute()
    expect(rows).toHaveLength(1)
  })

  test('is not overwritten nor sent by who saw an older version', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    await saveReport(who, year, NIL)
    const stale = await who.browser.put(`/pelaporan/${year}`, { isi: { ...NIL, kendala: 'Lain.' }, version: 0 })
    expect([stale.status, stale.body.message]).toEqual([409, 'Data sudah berubah, muat ulang'])
    expect((await who.browser.post(`/pelaporan/${year}/kirim`, { version: 0 })).status).toBe(409)
  })

  test('is nobody else’s to read, write or send, nor are their files to name', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    const other = await reporter(site)
    await saveReport(who, year, NIL)
    expect((await other.browser.get(`/pelaporan/${year}`)).status).toBe(404)
    expect((await other.browser.put(`/pelaporan/${year}`, { isi: NIL, version: 1 })).status).toBe(404)
    expect((await other.browser.post(`/pelaporan/${year}/kirim`, { version: 1 })).status).toBe(404)
    const isi = reportContent({ dokumen: [reportDocument(who.bukti_id)] })
    const taken = await other.browser.put(`/pelaporan/${other.years[0]}`, { isi, version: 0 })
    expect([taken.status, taken.body.message]).toEqual([404, 'Berkas tidak ditemukan.'])
  })

  test('that is not whole is refused with a sentence for each field', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    expect((await sendReport(who, year)).body.errors).toEqual({
      dokumen: ['Tambahkan dokumen yang Anda susun, atau pilih laporan nihil.'],
      pernyataan: ['Setujui pernyataan ini.'],
    })
    const dokumen = [reportDocument(who.bukti_id, { rekan: [{ no_sertifikasi: who.no_sertifikasi, peran: 'ketua' }] })]
    await saveReport(who, year, reportContent({ dokumen }))
    const { status, body } = await sendReport(who, year)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['dokumen.0.rekan.0.no_sertifikasi']])
    expect((await readReport(who, year)).body).toMatchObject({ status: 'draft', submitted_at: null })
  })

  test.each([
    ['the day before it opens', '2026-11-20', 409, undefined],
    ['on the day on which it opens', '2026-11-21', 200, false],
    ['on the day on which it is due', '2027-05-20', 200, false],
    ['the day after it was due', '2027-05-21', 200, true],
  ])('sent %s (%s) is answered with %i, late: %s', async (_when, today, status, late) => {
    on(today)
    const who = await reporter(site)
    const year = who.years[1] ?? 0
    await saveReport(who, year, NIL)
    const answer = await sendReport(who, year)
    expect([answer.status, answer.body.terlambat]).toEqual([status, late])
    if (status === 409)
      expect(answer.body.message).toBe('Laporan tahun ini belum dibuka. Simpan drafnya dan kirim nanti.')
  })

  test('that was sent is not written on or sent again', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    const { version, riwayat } = await sentReport(who, year, { ...NIL, dokumen: [reportDocument(who.bukti_id)] })
    expect(riwayat).toMatchObject([{ label: 'Kirim laporan', ke_label: 'Menunggu pemeriksaan', oleh: 'pemegang' }])
    for (const answer of [
      await who.browser.put(`/pelaporan/${year}`, { isi: NIL, version }),
      await who.browser.post(`/pelaporan/${year}/kirim`, { version }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Laporan ini sudah dikirim, jadi isinya tidak dapat diubah.',
      ])
    }
    expect((await readReport(who, year)).body.isi).toEqual(NIL)
  })

  test('goes by what its year asked for, whatever the settings say later', async () => {
    const who = await reporter(site, { valid_from: day('2025-05-20') })
    const changed = { key: 'buka_laporan', value: '0', berlaku_sejak: '2026-11-20' }
    await site.db.insertInto('setting_values').values(changed).execute()
    const [coming, running] = (await who.browser.get('/pelaporan')).body
    expect([coming.lapor_mulai, running.lapor_mulai]).toEqual(['2028-05-20', '2026-11-20'])
    expect((await sentReport(who, running.id)).status).toBe('diajukan')
    await site.db.deleteFrom('setting_values').where('berlaku_sejak', '=', changed.berlaku_sejak).execute()
  })
})

describe('documents to use again', () => {
  test('come from one’s own sent reports and applications, each once, with their files', async () => {
    const who = await reporter(site)
    const [year = 0] = who.years
    const older = await makeFile(site, who.account.id, 'bukti_pengalaman')
    const rows = [
      experienceRow(older, { judul_dokumen: 'AMDAL bendungan contoh', tahun: '2026' }),
      experienceRow(older, { judul_dokumen: 'Amdal Pelabuhan Contoh' }),
    ]
    await site.db
      .insertInto('user_trainings')
      .values({
        user_id: who.account.id,
        schedule_id: await examOn(site),
        tahap: 'diterbitkan',
        nomor: `PMH/2025/05/${who.account.id}`,
        pengalaman: JSON.stringify(rows),
        submitted_at: '2025-05-01T00:00:00Z',
      })
      .execute()
    await saveReport(who, who.years[1] ?? 0, reportContent({ dokumen: [reportDocument(older, { tahun: '2020' })] }))
    const document = reportDocument(who.bukti_id)
    await sentReport(who, year, reportContent({ dokumen: [document] }))
    const { body } = await who.browser.get('/pelaporan/dokumen')
    expect(body.dokumen).toEqual([
      { asal: `Laporan tahun ke-1, ${who.no_sertifikasi}`, dokumen: document },
      {
        asal: `Permohonan PMH/2025/05/${who.account.id}`,
        dokumen: { ...rows[1], ...BLANK },
      },
    ])
    expect(body.berkas.map(({ id }: { id: string }) => id).sort()).toEqual([who.bukti_id, older].sort())
    expect((await (await reporter(site)).browser.get('/pelaporan/dokumen')).body).toEqual({ dokumen: [], berkas: [] })
  })
})

/** The fields of a document that an application does not know. */
const BLANK = { tahap_dokumen: '', no_registrasi_amdalnet: '', bidang_tugas: '', ringkasan_peran: '', rekan: [] }
