import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let editor: Browser
let version: number
let venue: number

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  version = await makeScheme(site.db)
  venue = await makeVenue(site.db)
  editor = (await staffIn(site, ['verifikasi'])).browser
})

const JADWAL = '/admin-api/jadwal'
let rooms = 0
const form = (start_date: string, end_date: string, penguji: number[]) => ({
  ruang: ++rooms,
  scheme_version_id: version,
  venue_id: venue,
  start_date,
  end_date,
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  kuota: 20,
  metode: 'Luring',
  penguji,
})
const create = (start: string, end: string, penguji: number[]) => editor.post(JADWAL, form(start, end, penguji))

async function examiner(name: string, berlaku_sampai: string | null = null): Promise<number> {
  const added = site.db.insertInto('examiners').values({ name, berlaku_sampai }).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

test('examiners are chosen in the form of a schedule, named on its page, and kept in its history', async () => {
  const [hendra, ratna] = [await examiner('Hendra'), await examiner('Ratna')]
  const { body: seen } = await create('2027-01-10', '2027-01-11', [ratna, hendra, ratna])
  expect(seen).toMatchObject({ penguji: [hendra, ratna], nama_penguji: ['Hendra', 'Ratna'] })
  const named = async () => (await site.client.getTraining({ id: seen.id })).penguji
  await expect.poll(named).toEqual(['Hendra', 'Ratna'])
  await editor.put(`${JADWAL}/${seen.id}`, { ...seen, penguji: [ratna] })
  await expect.poll(named).toEqual(['Ratna'])
  const { body: history } = await editor.get(`${JADWAL}/${seen.id}/riwayat`)
  await editor.post(`${JADWAL}/${seen.id}/pulihkan`, { audit_id: history[0].id, keadaan: 'sebelum' })
  expect((await editor.get(`${JADWAL}/${seen.id}`)).body.penguji).toEqual([hendra, ratna])
})

test('an examiner recommended until the last day may examine, until the day before may not', async () => {
  const on = async (until: string) => create('2027-02-10', '2027-02-11', [await examiner('Lestari', until)])
  expect((await on('2027-02-11')).status).toBe(201)
  expect((await on('2027-02-10')).body.errors).toEqual({
    penguji: ['Sertifikat penguji Lestari hanya berlaku sampai 10 Februari 2027. Pilih penguji lain.'],
  })
})

test('an examiner is at one place at a time; a cancelled schedule binds nobody', async () => {
  const id = await examiner('Wira')
  const { body: first } = await create('2027-03-10', '2027-03-11', [id])
  expect((await create('2027-03-11', '2027-03-12', [id])).body.errors).toEqual({
    penguji: [
      'Wira bertugas pada Sertifikasi Contoh, 10–11 Maret 2027 pukul 08.00–16.00 WIB. Pilih penguji atau waktu lain.',
    ],
  })
  expect((await create('2027-03-12', '2027-03-13', [id])).status).toBe(201)
  expect((await editor.put(`${JADWAL}/${first.id}`, { ...first, kuota: 21 })).status).toBe(200)
  await editor.post(`${JADWAL}/${first.id}/batalkan`, { version: 2, alasan: 'Ruang ujian diperbaiki.' })
  expect((await create('2027-03-10', '2027-03-11', [id])).status).toBe(201)
})

test('of two schedules saved at once an examiner is assigned to one', async () => {
  const body = form('2027-04-10', '2027-04-11', [await examiner('Sari')])
  const answers = await Promise.all([editor.post(JADWAL, body), editor.copy().post(JADWAL, body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('a schedule does not move to days on which its examiners are elsewhere', async () => {
  const id = await examiner('Yudha')
  await create('2027-05-10', '2027-05-10', [id])
  const { body: seen } = await create('2027-05-20', '2027-05-20', [id])
  const to = { ...seen, start_date: '2027-05-10', end_date: '2027-05-10', alasan: 'Ruang ujian diperbaiki.' }
  const answer = await editor.post(`${JADWAL}/${seen.id}/pindahkan`, to)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['penguji']])
})

test('who is not on the list of examiners cannot be assigned', async () => {
  const answer = await create('2027-06-10', '2027-06-10', [999_999])
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['penguji']])
})
