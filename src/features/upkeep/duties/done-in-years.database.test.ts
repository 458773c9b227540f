import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeActivity, makeHolder, makeReport } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { runs } from '../../../../tests/quick.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { addDays, addMonths, day } from '../../../lib/day.ts'
import { openYears } from './year-service.ts'

const BEGINS = day('2024-03-01')

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const open = (db: Db, years: number) => openYears({ db, today: addMonths(BEGINS, 12 * years - 1) })

/** A person's years as they are kept, and as they are counted: activities, points, reported, held. */
async function keptAndCounted(userId: number) {
  const { rows } = await sql<{ kept: number[]; counted: number[] }>`
    select array[kegiatan, poin, terlapor::int, is_held::int] as kept,
      (select array[count(*), coalesce(sum(poin), 0)]::int[] from maintenance_records
        where user_id = y.user_id and status = 'diakui' and tanggal_selesai between y.mulai and y.selesai)
      || (select count(*)::int from performance_reports where year_id = y.id and status in ('diajukan', 'diterima'))
      || (select count(*)::int from certificates where id = y.certificate_id and status in ('aktif', 'dibekukan')) as counted
    from certificate_years as y where user_id = ${userId} order by ke`.execute(site.db)
  return { kept: rows.map(({ kept }) => kept), counted: rows.map(({ counted }) => counted) }
}

const change = (userId: number, changes: { status?: string; tanggal_selesai?: string; poin?: number | null }) =>
  site.db.updateTable('maintenance_records').set(changes).where('user_id', '=', userId).execute()

/** The first year is reported; its report was returned, or not. */
async function report(userId: number, status: string): Promise<void> {
  const year = await site.db
    .selectFrom('certificate_years')
    .select('id')
    .where('user_id', '=', userId)
    .where('ke', '=', 1)
    .executeTakeFirst()
  if (!year) return
  await site.db.deleteFrom('performance_reports').where('year_id', '=', year.id).execute()
  await makeReport(site.db, userId, year.id, addDays(BEGINS, 300))
  await site.db.updateTable('performance_reports').set({ status }).where('year_id', '=', year.id).execute()
}

test('whatever becomes of activities, reports and certificates, each year is kept as it is counted', async () => {
  const date = fc.integer({ min: -20, max: 900 }).map((days) => addDays(BEGINS, days))
  const act = fc.oneof(
    fc.record({ what: fc.constant('recognised' as const), on: date, poin: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ what: fc.constant('opened' as const), years: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ what: fc.constant('changed' as const), poin: fc.nat(30) }),
    fc.record({ what: fc.constant('moved' as const), on: date }),
    fc.record({ what: fc.constant('judged' as const), status: fc.constantFrom('diakui', 'ditolak') }),
    fc.record({ what: fc.constant('gone' as const) }),
    fc.record({
      what: fc.constant('reported' as const),
      status: fc.constantFrom('diajukan', 'perlu_perbaikan'),
    }),
    fc.record({ what: fc.constant('unreported' as const) }),
    fc.record({ what: fc.constant('sanctioned' as const), status: fc.constantFrom('aktif', 'diganti') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const { user_id } = await makeHolder(site.db, { valid_from: BEGINS })
      const taken = new Set<string>()
      for (const given of acts) {
        if (given.what === 'recognised' && !taken.has(given.on)) {
          await makeActivity(site.db, user_id, given.on, given.poin)
          taken.add(given.on)
        }
        if (given.what === 'opened') await open(site.db, given.years)
        if (given.what === 'changed') await change(user_id, { poin: given.poin })
        if (given.what === 'moved') await change(user_id, { tanggal_selesai: given.on })
        if (given.what === 'judged') await change(user_id, { status: given.status })
        if (given.what === 'gone')
          await site.db.deleteFrom('maintenance_records').where('user_id', '=', user_id).execute()
        if (given.what === 'reported') await report(user_id, given.status)
        if (given.what === 'unreported')
          await site.db.deleteFrom('performance_reports').where('user_id', '=', user_id).execute()
        if (given.what === 'sanctioned')
          await site.db
            .updateTable('certificates')
            .set({ status: given.status })
            .where('user_id', '=', user_id)
            .execute()
      }
      await site.db.updateTable('certificates').set({ status: 'aktif' }).where('user_id', '=', user_id).execute()
      await open(site.db, 2)
      const { kept, counted } = await keptAndCounted(user_id)
      expect(kept).toHaveLength(2)
      expect(kept).toEqual(counted)
    }),
    { numRuns: runs(12, 5) },
  )
})

test('an activity that is recognised in the moment in which its year is opened counts', async () => {
  const { user_id } = await makeHolder(site.db, { valid_from: BEGINS })
  let opened = Promise.resolve()
  await inTransaction(site.db, async (db) => {
    await makeActivity(db, user_id, addDays(BEGINS, 10), 7)
    let isOver = false
    opened = open(site.db, 1).finally(() => {
      isOver = true
    })
    // It waits for the recognition to be committed instead of missing it.
    await expect.poll(async () => isOver || (await waits())).toBe(true)
    expect(isOver).toBe(false)
  })
  await opened
  expect((await keptAndCounted(user_id)).kept).toEqual([[1, 7, 0, 1]])
})

async function waits(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db)
  return rows.length > 0
}
