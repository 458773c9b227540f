import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/harness.ts'
import { type Plan, planOf, tablesIn } from '../../../../tests/query-plans.ts'

const BILLS = 20_000

/** Returns a table together with those that the plan joins it with first. */
function firstJoined(plan: Plan, table: string): string[] {
  const below = plan.Plans?.find((one) => tablesIn(one).includes(table))
  const within = below ? firstJoined(below, table) : []
  return within.length > 1 ? within : tablesIn(plan)
}

test('what payments of a period are for is looked up for those alone, not for every bill', async () => {
  const { db } = await testDatabase()
  const plan = await db.connection().execute(async (one) => {
    const ask = async (words: string) => sql.raw(words).execute(one)
    await ask('set session_replication_role = replica')
    await ask(`insert into user_trainings (id, user_id, schedule_id, scheme_id, tahap, created_at) overriding system value
      select n, n, n / 20, 1, 'terjadwal', now() from generate_series(1, ${BILLS}) as n`)
    await ask(`insert into invoices (id, user_id, user_training_id, nomor, total, due_at, created_at, nama_tagihan, items, kode_unik) overriding system value
      select n, n, n, 'B ' || n, 1000, now(), now(), '', '[]', 1 from generate_series(1, ${BILLS}) as n`)
    await ask(`insert into payments (invoice_id, at, jumlah)
      select n, timestamptz '2026-01-01' + n * interval '1 hour', 1000 from generate_series(1, ${BILLS}) as n`)
    await ask('analyze user_trainings, invoices, payments')
    await ask('reset session_replication_role')
    return planOf(
      one,
      `select scheme_id, sum(jumlah) from figure_payments where at >= '2026-02-01' and at < '2026-02-08' group by scheme_id`,
    )
  })
  expect(firstJoined(plan, 'payments').toSorted()).toEqual(['invoices', 'payments'])
})

test('what was reported and done in a year of a certificate is read from the year', async () => {
  const { db } = await testDatabase()
  const tables = tablesIn(await planOf(db, 'select reported, maintained from figure_years'))
  expect(tables).toContain('certificate_years')
  expect(tables).not.toContain('maintenance_records')
})
