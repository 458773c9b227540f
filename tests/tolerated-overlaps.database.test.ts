import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { day } from '../src/lib/day.ts'
import { makeAccount, staffIn } from './accounts.ts'
import { makeSchedule, makeScheme, makeVenue } from './content.ts'
import { type TestDatabase, testApp, testDatabase } from './harness.ts'

let database: TestDatabase
let schedules: Record<'first' | 'second' | 'third' | 'apart' | 'cancelled' | 'overnight', number>

/** Hours that overlapped already when they came to be occupied once: the first keeps the place, the others are tolerated. */
const TOLERATE = `
  insert into occupancies (schedule_id, examiner_id, venue_id, ruang, user_id, during, tolerated)
    select schedules.id, examiner_id, occupants.venue_id, occupants.ruang, user_id, hours, true
    from occupants join schedules on schedules.id = schedule_id,
      occupied_hours(start_date, coalesce(end_date, start_date), jam_mulai, jam_selesai, zona_waktu) as hours;
  update occupancies as own set tolerated = false where not exists (
    select from occupancies as before where before.schedule_id < own.schedule_id and before.during && own.during
      and (before.venue_id = own.venue_id or before.examiner_id = own.examiner_id or before.user_id = own.user_id))`

/** Switches the triggers that refuse overlaps, as rows from before them came to be without. */
async function switchGuards(to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`select tgrelid::regclass::text as table, tgname as name
    from pg_trigger where tgname like '%\\_occupy%' and not tgisinternal`.execute(database.db)
  for (const { table, name } of rows) await sql.raw(`alter table ${table} ${to} trigger ${name}`).execute(database.db)
}

beforeAll(async () => {
  database = await testDatabase()
  await switchGuards('disable')
  const { db } = database
  const venue = await makeVenue(db)
  const { id: examiner_id } = await db
    .insertInto('examiners')
    .values({ name: 'Penguji Contoh' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: user_id } = await makeAccount(db)
  const at = '2026-11-02T00:00:00Z'
  const assigned = { assigned_by: user_id, assigned_at: at, answered_at: at, declared_at: at }
  // One room, examiner and candidate: the first three overlap like links of a chain.
  async function make(jam_mulai: string, jam_selesai: string, more = {}): Promise<number> {
    const id = await makeSchedule(db, { version: await makeScheme(db), venue, days: 1, ...more })
    await db.updateTable('schedules').set({ jam_mulai, jam_selesai }).where('id', '=', id).execute()
    await db.insertInto('schedule_examiners').values({ schedule_id: id, examiner_id }).execute()
    const own = { user_id, schedule_id: id, tahap: 'terjadwal', tahap_sejak: '2026-11-01T00:00:00Z' }
    const { id: user_training_id } = await db
      .insertInto('user_trainings')
      .values(own)
      .returning('id')
      .executeTakeFirstOrThrow()
    const given = { user_training_id, examiner_id, status: 'diterima', ...assigned }
    await db.insertInto('examiner_assignments').values(given).execute()
    return id
  }
  schedules = {
    first: await make('08.00', '10.00'),
    second: await make('09.00', '12.00'),
    third: await make('11.00', '13.00'),
    apart: await make('14.00', '16.00'),
    cancelled: await make('08.00', '16.00', { cancelled: true }),
    overnight: await make('22.00', '02.00', { start: day('2027-01-04') }),
  }
  await sql.raw(TOLERATE).execute(database.db)
  await switchGuards('enable')
})

test('a body whose schedules overlapped before keeps all of them, and reads which they are', async () => {
  const { db } = database
  const { first, second, third, apart, overnight } = schedules
  const { rows } = await sql<{ id: number; tolerated: boolean[] }>`select schedule_id as id,
    array_agg(tolerated order by venue_id, examiner_id, user_id) as tolerated
    from occupancies group by schedule_id order by schedule_id`.execute(db)
  expect(rows).toEqual(
    [first, second, third, apart, overnight].map((id) => {
      const overlaps = id === second || id === third
      return { id, tolerated: [overlaps, overlaps, overlaps] }
    }),
  )

  const site = await testApp({ database })
  const { browser } = await staffIn(site, ['verifikasi'])
  const { body: desk } = await browser.get('/admin-api/meja')
  expect(desk.antrean).toContainEqual(expect.objectContaining({ key: 'jadwal_berbenturan', jumlah: 2 }))
  const listed = async () =>
    (await browser.get('/admin-api/jadwal?berbenturan=true&sort=id&order=asc')).body.data.map(
      (each: { id: number }) => each.id,
    )
  expect(await listed()).toEqual([second, third])

  // What overlaps stays as long as nobody moves it; a new one beside it is refused.
  const { body: old } = await browser.get(`/admin-api/jadwal/${second}`)
  expect((await browser.put(`/admin-api/jadwal/${second}`, { ...old, kuota: 21 })).status).toBe(200)
  const moved = { ...old, version: old.version + 1, jam_mulai: '09.30' }
  expect((await browser.put(`/admin-api/jadwal/${second}`, moved)).status).toBe(422)
  await expect(makeSchedule(db, { version: old.scheme_version_id, venue: old.venue_id, days: 1 })).rejects.toThrow(
    'occupancies_venue',
  )
  // Once the second is cancelled, nothing overlaps any more.
  await db.updateTable('schedules').set({ cancelled_at: site.clock.now }).where('id', '=', second).execute()
  expect(await listed()).toEqual([])
})
