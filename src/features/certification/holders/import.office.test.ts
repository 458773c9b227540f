import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { applicant } from '../../../../tests/applications.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { sendList } from '../../../../tests/imports.ts'
import { correctDraft, someNik } from '../../../../tests/personal-data.ts'
import { approveClaim } from '../../../../tests/record-claims.ts'
import { csvText } from '../../../lib/files/csv-writer.ts'
import { exampleOf } from '../../platform/import-lists/rules.ts'
import { identityIndexes, sealPersonal } from '../../platform/personal-data/sealing-service.ts'
import { HOLDER_LIST } from './import-rules.ts'
import { openImported } from './sealing-service.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const COLUMNS = Object.keys(HOLDER_LIST.columns)

let made = 0

/** One good row, or with something else in it. */
function row(more: Record<string, string> = {}): Record<string, string> {
  made += 1
  const one = {
    nama: 'Ir. Wulan Contoh, M.Si.',
    nik: '',
    no_sertifikat: `${made}/LAMA/2024`,
    kualifikasi: 'KTPA',
    keahlian: 'mutu air; sosial',
    kota: 'Kota Yogyakarta',
    provinsi: 'DI Yogyakarta',
    alamat: 'Jalan Contoh 1',
    telepon: '+62 811-0000-0042',
    email: 'wulan@example.com',
    berlaku_mulai: '2024-03-10',
    berlaku_sampai: '2027-03-09',
    status: 'aktif',
  }
  return { ...one, ...more }
}

const csvOf = (...rows: Record<string, string>[]): string =>
  csvText([COLUMNS, ...rows.map((one) => COLUMNS.map((column) => one[column] ?? ''))])

const send = (text: string, coba: boolean, by = staff) => sendList(by, 'pemegang', text, coba)

const byNumber = (no_sertifikasi: string) =>
  site.db.selectFrom('certificates').selectAll().where('no_sertifikasi', '=', no_sertifikasi).executeTakeFirst()

describe('a list of earlier holders', () => {
  test('is only looked at first, then brought in, and brings nobody in twice', async () => {
    const one = row({ nik: "'9901015212900001", provinsi: '34', no_registrasi: 'REG-1' })
    const text = csvOf(one, row({ status: 'dicabut' }), row({ status: 'dibekukan', kualifikasi: 'atpa' }))
    const counted = { baris: 3, diterima: 3, sudah_ada: 0, kesalahan: [], jumlah_kesalahan: 0 }
    expect((await send(text, true)).body).toEqual(counted)
    expect(await byNumber(one['no_sertifikat'] ?? '')).toBeUndefined()
    expect((await send(text, false)).body).toEqual({ ...counted, draf: null })
    const kept = await byNumber(one['no_sertifikat'] ?? '')
    expect(kept).toMatchObject({
      nama: 'Ir. Wulan Contoh, M.Si.',
      kualifikasi: 'KTPA',
      keahlian: ['mutu air', 'sosial'],
      provinsi: '34',
      no_registrasi: 'REG-1',
      valid_from: '2024-03-10',
      valid_until: '2027-03-09',
      publik: false,
      user_id: null,
    })
    const again = await send(text, false)
    expect(again.body).toEqual({ ...counted, diterima: 0, sudah_ada: 3, draf: null })
    const count = site.db.selectFrom('certificates').select((all) => all.fn.countAll().as('count'))
    expect((await count.where('no_sertifikasi', 'like', '%/LAMA/%').executeTakeFirstOrThrow()).count).toBe(3)
  })

  test('leaves a first line in each life and one in the audit log, and no identity number in the open', async () => {
    const nik = someNik()
    const one = row({ nik })
    await send(csvOf(one), false)
    const kept = await byNumber(one['no_sertifikat'] ?? '')
    expect(openImported(TEST_KEYS, kept?.no_sertifikasi ?? '', kept?.imported ?? null)).toEqual({
      nik,
      alamat: 'Jalan Contoh 1',
      telepon: '+62 811-0000-0042',
      email: 'wulan@example.com',
    })
    expect(kept?.imported?.includes(nik)).toBe(false)
    const events = site.db.selectFrom('certificate_events').select(['transition', 'ke'])
    expect(await events.where('certificate_id', '=', kept?.id ?? 0).execute()).toEqual([
      { transition: 'import', ke: 'aktif' },
    ])
    const log = await site.db.selectFrom('audit_log').selectAll().where('action', '=', 'impor').execute()
    expect(log.at(-1)).toMatchObject({ noun: 'sertifikat', label: '1 pemegang sertifikat dari daftar' })
    expect(JSON.stringify(log) + site.logged.join()).not.toContain(nik)
  })

  test('gives a certificate to the account that carries its identity number, once its claim is approved', async () => {
    const nik = someNik()
    const { account } = await applicant(site)
    const isi = correctDraft({ nik, persetujuan_publikasi: true })
    const [identity_index] = identityIndexes(TEST_KEYS, isi)
    const sealed = { isi: sealPersonal(TEST_KEYS, account.id, isi), identity_index }
    await site.db.updateTable('personal_data').set(sealed).where('user_id', '=', account.id).execute()
    const one = row({ nik })
    expect((await send(csvOf(one), false)).body.diterima).toBe(1)
    expect(await byNumber(one['no_sertifikat'] ?? '')).toMatchObject({ user_id: null })
    await approveClaim(site, staff, account.id)
    expect(await byNumber(one['no_sertifikat'] ?? '')).toMatchObject({ user_id: account.id, publik: true })
    const { no_sertifikasi } = await site.db
      .selectFrom('users')
      .select('no_sertifikasi')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    expect(no_sertifikasi).toBe(one['no_sertifikat'])
  })

  test('is read with commas and semicolons, with and without a byte order mark, and from the template', async () => {
    const plain =
      'Nama,No Sertifikat,Kualifikasi,Berlaku Mulai,Berlaku Sampai\r\nAyu Contoh,P/1/2024,ATPA,2024-01-01,2026-12-31\r\n'
    expect((await send(plain, true)).body).toMatchObject({ diterima: 1, kesalahan: [] })
    expect((await send(`\uFEFF${plain.replaceAll(',', ';')}`, true)).body).toMatchObject({ diterima: 1, kesalahan: [] })
    expect((await send(csvText(exampleOf(HOLDER_LIST)), true)).body).toMatchObject({
      baris: 1,
      diterima: 1,
      kesalahan: [],
    })
  })
})

describe('a list with a mistake', () => {
  test.each([
    ['nama', { nama: ' ' }],
    ['nik', { nik: '990101521290000' }],
    ['no_sertifikat', { no_sertifikat: '1' }],
    ['kualifikasi', { kualifikasi: 'Ketua' }],
    ['keahlian', { keahlian: 'x'.repeat(61) }],
    ['provinsi', { provinsi: 'Atlantis' }],
    ['email', { email: 'bukan email' }],
    ['berlaku_mulai', { berlaku_mulai: '10/13/2024' }],
    ['berlaku_sampai', { berlaku_sampai: '2024-02-30' }],
    ['berlaku_sampai', { berlaku_sampai: '2024-03-10' }],
    ['status', { status: 'hilang' }],
  ])('in %s says so: %o', async (kolom, more) => {
    const { body } = await send(csvOf(row(), row(more)), true)
    expect(body.kesalahan).toMatchObject([{ baris: 3, kolom, pesan: expect.stringMatching(/^[A-Z].*\.$/) }])
    expect(body).toMatchObject({ baris: 2, diterima: 1 })
  })

  test('says which number stands there twice and which registration is taken', async () => {
    await makeCertificate(site.db, { no_registrasi: 'REG-TERPAKAI' })
    const one = row()
    const other = row({ no_sertifikat: ` ${one['no_sertifikat']?.toLowerCase()} ` })
    const { body } = await send(csvOf(one, other, row({ no_registrasi: 'REG-TERPAKAI' })), true)
    expect(body.kesalahan).toEqual([
      { baris: 3, kolom: 'no_sertifikat', pesan: 'No. sertifikat ini sudah ada di baris 2.' },
      { baris: 4, kolom: 'no_registrasi', pesan: 'No. registrasi ini sudah dipakai yang lain.' },
    ])
  })

  test('brings in who is right, and nobody by a guess', async () => {
    const [good, bad] = [row(), row({ kualifikasi: 'Ketua' })]
    const { body } = await send(csvOf(good, bad), false)
    expect(body).toMatchObject({ diterima: 1, kesalahan: [{ baris: 3 }] })
    expect(await byNumber(good['no_sertifikat'] ?? '')).toBeDefined()
    expect(await byNumber(bad['no_sertifikat'] ?? '')).toBeUndefined()
  })
})

test('the same list brought in by two at once comes in once', async () => {
  const text = csvOf(...Array.from({ length: 40 }, () => row()))
  const answers = await Promise.all([send(text, false), send(text, false)])
  expect(answers.map(({ body }) => body.diterima).toSorted((a, b) => a - b)).toEqual([0, 40])
})

test('only who verifies may bring holders in', async () => {
  expect((await send(csvOf(row()), true, (await staffIn(site, ['konten', 'keputusan'])).browser)).status).toBe(404)
  const stranger = new Browser(site.app)
  await stranger.get('/sanctum/csrf-cookie')
  expect((await send(csvOf(row()), true, stranger)).status).toBe(401)
})
