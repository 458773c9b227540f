import { beforeAll, expect, test } from 'vitest'
import { loggedIn, makeAccount, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { someNik, submitPersonalData } from '../../../../tests/personal-data.ts'
import { readCsv } from '../../../lib/csv-reader.ts'
import { sealImported } from './sealing-service.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
  await staff.post('/user/confirm-password', { password: PASSWORD })
})

const PATH = '/admin-api/pemegang-amdalnet.csv'

const HEAD =
  'nama,NIK,alamat,provinsi,kota,telepon,email,no registrasi,no sertifikat,KTPA/ATPA,tanggal mulai,tanggal berakhir,keahlian,LSK'

test('every certificate stands in the ministry’s fields, from the account or from the list it came by', async () => {
  const account = await makeAccount(site.db)
  await submitPersonalData(site, account.id)
  await makeCertificate(site.db, {
    user_id: account.id,
    no_sertifikasi: 'A/1',
    nama: 'Wulan Contoh, M.Si.',
    provinsi: '34',
    kota: 'Kota Yogyakarta',
    keahlian: ['mutu air', 'sosial'],
    no_registrasi: 'REG-1',
  })
  const facts = { nik: someNik(), alamat: 'Jalan Lama 2', telepon: '0274', email: 'lama@example.com' }
  await makeCertificate(site.db, {
    no_sertifikasi: 'B/2',
    kualifikasi: 'ATPA',
    imported: sealImported(TEST_KEYS, 'B/2', facts),
  })
  await makeCertificate(site.db, { no_sertifikasi: 'C/3', imported: Buffer.from('') })
  const { status, text, headers } = await staff.get(PATH)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('amdalnet-2026-11-20.csv')
  const [head, ofAccount, ofList, erased] = readCsv(text, ',')
  expect(head?.join()).toBe(HEAD)
  expect(ofAccount?.slice(6)).toEqual([
    account.email,
    'REG-1',
    'A/1',
    'KTPA',
    '2026-01-01',
    '2028-12-31',
    'mutu air; sosial',
    'LSK Contoh',
  ])
  expect(ofAccount?.[1]).toMatch(/^\d{16}$/)
  expect(ofAccount?.slice(2, 6)).toEqual([
    'Jalan Contoh Nomor 1, Kelurahan Contoh',
    'DI Yogyakarta',
    'Kota Yogyakarta',
    '08110000099',
  ])
  expect(ofList?.slice(1, 7)).toEqual([facts.nik, facts.alamat, '', '', facts.telepon, facts.email])
  expect(erased?.slice(0, 3)).toEqual(['Pemegang Contoh, S.T.', '', ''])
})

test('no cell is a formula', async () => {
  const no_sertifikasi = '=1+1/RUMUS'
  await makeCertificate(site.db, {
    no_sertifikasi,
    nama: '=HYPERLINK("http://contoh")',
    kota: '@kota',
    keahlian: ['-1', '+2'],
  })
  const row = readCsv((await staff.get(PATH)).text, ',').find((cells) => cells[8] === `'${no_sertifikasi}`)
  expect(row?.[0]).toBe(`'=HYPERLINK("http://contoh")`)
  expect(row?.[4]).toBe("'@kota")
  expect(row?.[12]).toBe("'-1; +2")
})

test('who took the list out stands in the audit log', async () => {
  const before = await entries()
  const count = readCsv((await staff.get(PATH)).text, ',').length - 1
  const after = await entries()
  expect(after).toHaveLength(before.length + 1)
  expect(after.at(-1)).toMatchObject({ noun: 'sertifikat', label: `Ekspor Amdalnet, ${count} sertifikat` })
})

const entries = () =>
  site.db
    .selectFrom('audit_log')
    .select(['noun', 'label', 'user_id'])
    .where('action', '=', 'ekspor')
    .orderBy('id')
    .execute()

test('nobody else gets it', async () => {
  expect((await new Browser(site.app).get(PATH)).status).toBe(401)
  expect((await (await loggedIn(site)).browser.get(PATH)).status).toBe(404)
  expect((await (await staffIn(site, ['konten', 'keuangan', 'keputusan'])).browser.get(PATH)).status).toBe(404)
})
