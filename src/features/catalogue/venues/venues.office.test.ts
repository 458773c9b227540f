import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'

const AKSES = 'Jalur kursi roda dari tempat parkir\nLift dan toilet difabel di lantai 1'
const VENUE = {
  name: 'TUK Contoh Yogyakarta',
  jenis: 'Mandiri',
  alamat: 'Jalan Contoh 1',
  kota: 'Kota Yogyakarta',
  provinsi: '34',
  zona_waktu: 'WIB',
  foto: null,
}

let site: TestApp
let konten: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  konten = (await staffIn(site, ['konten'])).browser
})

test('how people with disabilities enter is read in the list of venues, at each exam there, and in the API', async () => {
  const { status, body: venue } = await konten.post('/admin-api/tuk', { ...VENUE, akses_difabel: AKSES })
  expect([status, venue.akses_difabel]).toEqual([201, AKSES])
  const id = await makeSchedule(site.db, { version: await makeScheme(site.db), venue: venue.id })
  const visitor = new Browser(site.app)
  expect((await visitor.get('/tuk/get')).body).toMatchObject([{ akses_difabel: AKSES }])
  expect((await visitor.get(`/training/edit/${id}`)).body.tuk).toMatchObject({ akses_difabel: AKSES })
  for (const path of ['/daftar-tuk', `/jadwal-uji/${id}`]) {
    expect((await site.app.server.inject({ url: path, headers: { accept: 'text/html' } })).body).toContain(
      'Lift dan toilet difabel',
    )
  }
})

test('a venue of which the body has said nothing shows no access', async () => {
  const { status, body } = await konten.post('/admin-api/tuk', { ...VENUE, name: 'TUK Tanpa Keterangan' })
  expect([status, body.akses_difabel]).toEqual([201, null])
})
