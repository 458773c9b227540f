import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let editor: Browser
let id: number
let examiner: number

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['verifikasi'])).browser
  await site.db.insertInto('holidays').values({ tanggal: '2027-02-17', nama: 'Tahun Baru Imlek' }).execute()
})
beforeEach(async () => {
  examiner = (await examinerIn(site)).id
  const { body } = await editor.post('/admin-api/jadwal', {
    scheme_version_id: await makeScheme(site.db),
    venue_id: await makeVenue(site.db),
    start_date: '2027-02-03',
    end_date: '2027-02-04',
    jam_mulai: '08.00',
    jam_selesai: '16.00',
    zona_waktu: 'WIB',
    pendaftaran_dibuka: '2027-01-03',
    pendaftaran_ditutup: '2027-01-27',
    kuota: 20,
    metode: 'Luring',
    penguji: [examiner],
    rundown: [{ waktu: '08.00', kegiatan: 'Registrasi' }],
  })
  id = body.id
})

const path = () => `/admin-api/jadwal/${id}/seri`
const plan = (query: string) => editor.get(`${path()}?${query}`)
const count = async () =>
  Number(
    (
      await site.db
        .selectFrom('schedules')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('a series without its end is refused beside its field; a single copy needs none', async () => {
  for (const every of ['minggu', 'bulan']) {
    const { status, body } = await plan(`start_date=2027-02-03&setiap=${every}&jarak=1`)
    expect([status, body.errors]).toEqual([422, { sampai: ['Isi tanggal terakhir seri ini.'] }])
  }
  expect((await plan('start_date=2027-02-03&setiap=sekali')).status).toBe(200)
})

test('a series is a list to look at first: holidays, weekends and what collides are marked, nothing is saved', async () => {
  const before = await count()
  const { status, body } = await plan('start_date=2027-02-03&setiap=minggu&jarak=2&sampai=2027-03-06')
  expect(status).toBe(200)
  expect(
    body.map(({ start_date, catatan }: { start_date: string; catatan: string[] }) => [start_date, catatan]),
  ).toEqual([
    ['2027-02-03', []],
    ['2027-02-17', ['Hari libur: Tahun Baru Imlek.']],
    ['2027-03-03', []],
  ])
  expect(body[0].halangan).toEqual([
    expect.stringContaining('TUK Contoh dipakai Sertifikasi Contoh, 3–4 Februari 2027'),
  ])
  expect(body[1]).toMatchObject({ end_date: '2027-02-18', pendaftaran_dibuka: '2027-01-17', halangan: [] })
  expect((await plan('start_date=2027-02-06&setiap=sekali')).body[0].catatan).toEqual(['Jatuh pada akhir pekan.'])
  expect(await count()).toBe(before)
})

test('what was confirmed is saved at once, like the first and without its examiners unless they are wanted', async () => {
  const { status, body } = await editor.post(path(), { tanggal: ['2027-03-03', '2027-02-18'] })
  expect([status, body.dibuat.length]).toEqual([200, 2])
  const { body: copy } = await editor.get(`/admin-api/jadwal/${body.dibuat[0]}`)
  expect(copy).toMatchObject({
    start_date: '2027-02-18',
    end_date: '2027-02-19',
    pendaftaran_ditutup: '2027-02-11',
    kuota: 20,
    terisi: 0,
    penguji: [],
    rundown: [{ waktu: '08.00', kegiatan: 'Registrasi' }],
  })
  const { body: again } = await editor.post(path(), { tanggal: ['2027-04-07'], dengan_penguji: true })
  expect((await editor.get(`/admin-api/jadwal/${again.dibuat[0]}`)).body.penguji).toEqual([examiner])
})

test('of a series in which one day collides nothing is saved, and the refusal names the day', async () => {
  const before = await count()
  const refused = await editor.post(path(), { tanggal: ['2027-03-10', '2027-02-04'] })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tanggal']])
  expect(refused.body.errors.tanggal[0]).toContain('4 Februari 2027: TUK Contoh dipakai')
  expect(await count()).toBe(before)
  const twice = await Promise.all([1, 2].map(() => editor.copy().post(path(), { tanggal: ['2027-05-05'] })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a schedule without a day is not copied, and one that does not exist neither', async () => {
  await site.db.updateTable('schedules').set({ start_date: null, end_date: null }).where('id', '=', id).execute()
  expect((await editor.post(path(), { tanggal: ['2027-03-10'] })).status).toBe(422)
  expect((await editor.post('/admin-api/jadwal/999999/seri', { tanggal: ['2027-03-10'] })).status).toBe(404)
  expect((await plan('start_date=2027-02-30&setiap=minggu')).status).toBe(422)
})
