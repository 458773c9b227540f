import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { someNik, submitPersonalData } from '../../../../tests/personal-data.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { sealImported } from './sealing-service.ts'

let site: TestApp
let staff: Browser
/** Issued on a day of its own, so that each test composes what it made. */
let day = ''
let days = 0

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi', 'keputusan'])).browser
  await staff.post('/user/confirm-password', { password: PASSWORD })
})

beforeEach(() => {
  days += 1
  day = new Date(Date.UTC(2025, 0, days)).toISOString().slice(0, 10)
})

const LIST = '/admin-api/kiriman-amdalnet'

type Choices = Parameters<typeof makeCertificate>[1]

const issued = (choices: Choices = {}) =>
  makeCertificate(site.db, { issued_at: `${day}T03:00:00Z`, status_since: `${day}T03:00:00Z`, ...choices })

const compose = (more: object = {}) => staff.post(LIST, { dari: day, sampai: day, hanya_baru: true, ...more })

async function archiveOf(id: number) {
  const answer = await site.app.server.inject({ url: `${LIST}/${id}/arsip.zip`, headers: staff.headers() })
  const files = unzipSync(answer.rawPayload)
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString()
  const rows = readCsv(textOf('amdalnet.csv'), ',')
  return { answer, files, rows, manifest: JSON.parse(textOf('manifes.json')) }
}

const HEAD =
  'nama,NIK,alamat,provinsi,kota,telepon,email,no registrasi,no sertifikat,KTPA/ATPA,tanggal mulai,tanggal berakhir,keahlian,LSK,berkas'

describe('the archive', () => {
  test('has every certificate in the ministry’s fields, from the account or from the list it came by', async () => {
    const account = await makeAccount(site.db)
    await submitPersonalData(site, account.id)
    await issued({
      user_id: account.id,
      no_sertifikasi: 'A/1',
      nama: 'Wulan Contoh, M.Si.',
      provinsi: '34',
      kota: 'Kota Yogyakarta',
      keahlian: ['mutu air', 'sosial'],
      no_registrasi: 'REG-1',
    })
    const facts = { nik: someNik(), alamat: 'Jalan Lama 2', telepon: '+62 274 12', email: 'lama@example.com' }
    await issued({ no_sertifikasi: 'B/2', kualifikasi: 'ATPA', imported: sealImported(TEST_KEYS, 'B/2', facts) })
    await issued({ no_sertifikasi: 'C/3', imported: Buffer.from('') })
    const { id } = (await compose()).body
    const { answer, rows } = await archiveOf(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain(`amdalnet-${day}-${day}.zip`)
    const [head, ofAccount, ofList, erased] = rows
    expect(head?.join()).toBe(HEAD)
    const dates = ['2026-01-01', '2028-12-31']
    expect(ofAccount?.slice(6)).toEqual([
      ...[account.email, 'REG-1', 'A/1', 'KTPA', ...dates, 'mutu air; sosial', 'LSK Contoh', ''],
    ])
    expect(ofAccount?.[1]).toMatch(/^\d{16}$/)
    expect(ofAccount?.slice(2, 6)).toEqual([
      ...['Jalan Contoh Nomor 1, Kelurahan Contoh', 'DI Yogyakarta', 'Kota Yogyakarta', '08110000099'],
    ])
    expect(ofList?.slice(1, 7)).toEqual([facts.nik, facts.alamat, '', '', '0274 12', facts.email])
    expect(erased?.slice(0, 3)).toEqual(['Pemegang Contoh, S.T.', '', ''])
  })

  test('has no cell that is a formula', async () => {
    const no_sertifikasi = '=1+1/RUMUS'
    await issued({ no_sertifikasi, nama: '=HYPERLINK("http://contoh")', kota: '@kota', keahlian: ['-1', '+2'] })
    const { rows } = await archiveOf((await compose()).body.id)
    expect([0, 4, 8, 12].map((at) => rows[1]?.[at])).toEqual([
      `'=HYPERLINK("http://contoh")`,
      "'@kota",
      `'${no_sertifikasi}`,
      "'-1; +2",
    ])
  })

  test('says of each file how long it is and what its SHA-256 is, and which certificates have none', async () => {
    await issued({ no_sertifikasi: 'TANPA/1' })
    const { files, manifest } = await archiveOf((await compose()).body.id)
    expect(manifest).toMatchObject({ jumlah: 1, dari: day, sampai: day, tanpa_berkas: ['TANPA/1'] })
    for (const { nama, byte, sha256 } of manifest.berkas) {
      const bytes = Buffer.from(files[nama] ?? [])
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([byte, sha256])
    }
    expect(manifest.berkas).toHaveLength(1)
  })

  test('has the columns that the office chose, in its order, with texts of its own', async () => {
    await issued({ no_sertifikasi: 'KOLOM/1' })
    const { body: column } = await staff.post('/admin-api/kolom-amdalnet', {
      ...{ urutan: 5, judul: 'jenis data', isi: 'tetap', teks: 'LSK mandiri' },
    })
    const { rows } = await archiveOf((await compose()).body.id)
    expect(rows.map(([first]) => first)).toEqual(['jenis data', 'LSK mandiri'])
    const { status, body } = await staff.put(`/admin-api/kolom-amdalnet/${column.id}`, { ...column, teks: null })
    expect([status, body.errors]).toEqual([422, { teks: ['Tulis teks yang berdiri di setiap baris.'] }])
    expect((await staff.delete(`/admin-api/kolom-amdalnet/${column.id}`)).status).toBe(204)
  })

  test('of 3,000 certificates, read in batches, has a row of each and names each that has no file', async () => {
    await sql`insert into certificates (no_sertifikasi, nama, kualifikasi, skema, valid_from, valid_until, status_since,
        issued_at, imported)
      select 'BANYAK/' || n, 'Nama', 'KTPA', 'Skema', '2026-01-01', '2028-12-31', at, at, ''
      from generate_series(1, 3000) as n, (select ${`${day}T03:00:00Z`}::timestamptz as at) as moment`.execute(site.db)
    const { body } = await compose()
    expect(body.jumlah).toBe(3000)
    const { rows, manifest } = await archiveOf(body.id)
    expect(rows).toHaveLength(3001)
    expect(manifest.tanpa_berkas).toHaveLength(3000)
  })
})

describe('a submission', () => {
  test('holds what was issued or changed its status on its days, of the chosen qualification', async () => {
    await issued({ no_sertifikasi: 'P/1' })
    await issued({ no_sertifikasi: 'P/2', kualifikasi: 'ATPA' })
    await issued({ no_sertifikasi: 'P/3', issued_at: '2024-01-01T03:00:00Z', status: 'dibekukan' })
    await issued({ no_sertifikasi: 'P/4', issued_at: '2024-01-01T03:00:00Z', status_since: '2024-01-01T03:00:00Z' })
    const numbers = async (more: object) => {
      const { rows } = await archiveOf((await compose(more)).body.id)
      return rows.slice(1).map((row) => row[8])
    }
    expect(await numbers({})).toEqual(['P/1', 'P/2', 'P/3'])
    expect(await numbers({ kualifikasi: 'ATPA' })).toEqual(['P/2'])
  })

  test('of nothing is refused with a sentence, as are days the wrong way round', async () => {
    expect((await compose()).body.message).toMatch(/^Tidak ada sertifikat/)
    const { status, body } = await compose({ sampai: '2020-01-01' })
    expect([status, body.errors]).toEqual([422, { sampai: ['Sampai tanggal tidak boleh sebelum dari tanggal.'] }])
  })

  test('that was sent leaves out what has not changed since; one that was not sent does not', async () => {
    const { id: certificate } = await issued()
    const first = (await compose()).body
    expect((await compose()).status).toBe(201)
    const sent = await staff.post(`${LIST}/${first.id}/terkirim`, { version: first.version, catatan: 'TT-7' })
    expect(sent.body).toMatchObject({ catatan: 'TT-7', sent_at: site.clock.now.toISOString() })
    expect((await compose()).status).toBe(422)
    expect((await compose({ hanya_baru: false })).status).toBe(201)
    const status_since = new Date(site.clock.now.getTime() + 1000)
    await site.db.updateTable('certificates').set({ status_since }).where('id', '=', certificate).execute()
    expect((await compose({ sampai: '2030-01-01' })).body.jumlah).toBeGreaterThan(0)
  })

  test('that was sent stays: it is neither sent twice nor dropped, and the database keeps its list', async () => {
    await issued()
    const { id, version } = (await compose()).body
    await staff.post(`${LIST}/${id}/terkirim`, { version })
    for (const act of ['terkirim', 'buang']) {
      expect((await staff.post(`${LIST}/${id}/${act}`, { version: version + 1 })).status).toBe(409)
    }
    const rows = site.db.deleteFrom('ministry_submission_certificates').where('submission_id', '=', id)
    await expect(rows.execute()).rejects.toThrow('stays')
  })

  test('that was not sent can be dropped', async () => {
    await issued()
    const { id, version } = (await compose()).body
    expect((await staff.post(`${LIST}/${id}/buang`, { version })).status).toBe(204)
    expect((await staff.get(`${LIST}/${id}`)).status).toBe(404)
  })

  test('that was taken out stands in the audit log', async () => {
    await issued()
    const { id } = (await compose()).body
    await archiveOf(id)
    const entries = await site.db
      .selectFrom('audit_log')
      .select(['action', 'label'])
      .where('noun', '=', 'kiriman-amdalnet')
      .where('noun_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['susun', 'ekspor'])
    expect(entries[1]?.label).toBe('Ekspor Amdalnet, 1 sertifikat')
  })

  test('is nobody else’s', async () => {
    await issued()
    const path = `${LIST}/${(await compose()).body.id}/arsip.zip`
    expect((await new Browser(site.app).get(path)).status).toBe(401)
    expect((await (await loggedIn(site)).browser.get(path)).status).toBe(404)
    expect((await (await staffIn(site, ['konten', 'keuangan', 'keputusan'])).browser.get(path)).status).toBe(404)
  })
})
