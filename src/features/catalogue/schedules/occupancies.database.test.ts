import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { assign, candidate, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let editor: Browser
let version: number
let venue: number

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  version = await makeScheme(site.db)
  editor = (await staffIn(site, ['verifikasi'])).browser
})
beforeEach(async () => {
  venue = await makeVenue(site.db)
})

const JADWAL = '/admin-api/jadwal'
const form = (more: object = {}) => ({
  scheme_version_id: version,
  venue_id: venue,
  start_date: '2027-01-10',
  end_date: '2027-01-11',
  jam_mulai: '08.00',
  jam_selesai: '12.00',
  zona_waktu: 'WIB',
  kuota: 20,
  metode: 'Luring',
  penguji: [],
  ...more,
})
const save = async (more: object = {}, by = editor) => {
  const { status, body } = await by.post(JADWAL, form(more))
  return { status, body, errors: body.errors }
}

describe('a room has one schedule at a time', () => {
  test('and the refusal says beside the field which one it is', async () => {
    expect((await save()).status).toBe(201)
    expect(await save({ start_date: '2027-01-11', jam_mulai: '11.59', jam_selesai: '13.00' })).toMatchObject({
      status: 422,
      errors: {
        venue_id: [
          'TUK Contoh dipakai Sertifikasi Contoh, 10–11 Januari 2027 pukul 08.00–12.00 WIB. Pilih waktu, tempat, atau ruang lain.',
        ],
      },
    })
  })

  test.each([
    ['hours that follow', { jam_mulai: '12.00', jam_selesai: '16.00' }],
    ['the next day', { start_date: '2027-01-12', end_date: '2027-01-12' }],
    ['the network only', { metode: 'Daring' }],
  ])('but not with %s', async (_what, more) => {
    await save()
    expect((await save(more)).status).toBe(201)
  })

  test('two rooms of a venue have a schedule each, the whole venue none beside them', async () => {
    expect((await save({ ruang: 1 })).status).toBe(201)
    expect((await save({ ruang: 2 })).status).toBe(201)
    expect((await save({ ruang: 2 })).status).toBe(422)
    expect((await save()).status).toBe(422)
  })

  test('of two saved at once one is kept', async () => {
    const answers = await Promise.all([save(), save({}, editor.copy()), save({}, editor.copy())])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })

  test('by the database too, whatever the program does', async () => {
    await makeSchedule(site.db, { version, venue, start: day('2027-01-10') })
    await expect(makeSchedule(site.db, { version, venue, start: day('2027-01-11') })).rejects.toThrow(
      'occupancies_venue',
    )
    const both = Promise.allSettled(
      ['2027-02-10', '2027-02-10'].map((start) => makeSchedule(site.db, { version, venue, start: day(start) })),
    )
    expect((await both).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a cancelled schedule frees its room', async () => {
    const { body } = await save()
    await editor.post(`${JADWAL}/${body.id}/batalkan`, { version: 1, alasan: 'Ruang ujian diperbaiki.' })
    expect((await save()).status).toBe(201)
  })
})

describe('an examiner', () => {
  test('who is away is not chosen, and the refusal says when', async () => {
    const { id } = await examinerIn(site)
    const leave = { examiner_id: id, sejak: '2027-01-11', sampai: '2027-01-13' }
    await site.db.insertInto('examiner_leaves').values(leave).execute()
    expect((await save({ penguji: [id] })).errors.penguji[0]).toContain('berhalangan 11–13 Januari 2027.')
    expect((await save({ penguji: [id], end_date: '2027-01-10' })).status).toBe(201)
  })

  test('assigned to a candidate is nowhere else at that hour', async () => {
    const examiner = await examinerIn(site)
    const schedule = await makeSchedule(site.db, { version, start: day('2027-01-10') })
    await assign(site.db, await candidate(site, { tahap: 'terjadwal', schedule }), examiner)
    const { status, errors } = await save({ penguji: [examiner.id] })
    expect([status, Object.keys(errors)]).toEqual([422, ['penguji']])
    const other = await makeSchedule(site.db, { version, start: day('2027-01-11') })
    const late = await candidate(site, { tahap: 'terjadwal', schedule: other })
    const refused = await editor.post(`/admin-api/permohonan/${late.id}/penugasan`, { examiner_id: examiner.id })
    expect([refused.status, refused.body.errors.examiner_id]).toEqual([
      409,
      ['Bertugas pada Sertifikasi Contoh, 10–11 Januari 2027.'],
    ])
    await expect(assign(site.db, late, examiner)).rejects.toThrow('occupancies_examiner')
  })
})

test('a candidate has one exam at an hour', async () => {
  const schedule = await makeSchedule(site.db, { version, start: day('2027-01-10') })
  const { account } = await candidate(site, { tahap: 'terjadwal', schedule })
  const other = await makeSchedule(site.db, { version: await makeScheme(site.db), start: day('2027-01-11') })
  const again = { user_id: account.id, schedule_id: other, tahap: 'diajukan' }
  await expect(site.db.insertInto('user_trainings').values(again).execute()).rejects.toThrow('occupancies_candidate')
  await site.db
    .insertInto('user_trainings')
    .values({ ...again, tahap: 'draft' })
    .execute()
})

test('what overlapped before stays, and can be edited without moving', async () => {
  await save()
  await site.db.transaction().execute(async (db) => {
    await sql`alter table schedules disable trigger user`.execute(db)
    const id = await makeSchedule(db, { version, venue, start: day('2027-01-10') })
    await sql`alter table schedules enable trigger user`.execute(db)
    await sql`insert into occupancies (schedule_id, venue_id, during, tolerated)
      select id, venue_id, occupied_hours(start_date, end_date, jam_mulai, jam_selesai, zona_waktu), true
      from schedules where id = ${id}`.execute(db)
  })
  const { body } = await editor.get(`${JADWAL}?venue_id=${venue}&sort=id&order=desc`)
  const { body: old } = await editor.get(`${JADWAL}/${body.data[0].id}`)
  const kept = await editor.put(`${JADWAL}/${old.id}`, { ...old, kuota: 21 })
  expect([kept.status, kept.body.kuota]).toEqual([200, 21])
  const moved = await editor.put(`${JADWAL}/${old.id}`, { ...kept.body, jam_mulai: '09.00' })
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['venue_id']])
})
