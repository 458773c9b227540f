import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { applicationRow } from '../../features/certification/applications/application-queries.ts'
import { invoiceById, invoiceOf } from '../../features/certification/invoices/queries.ts'
import { inTransaction } from './db.ts'
import { keptMark } from './kept-statements.ts'

test('a question that is marked is understood once for each connection, whatever it is asked with; others are not kept', async () => {
  const { db } = await testDatabase()
  await inTransaction(db, async (db) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await sql<{ n: number }>`${keptMark} select ${number}::int as n`.execute(db)
      expect(rows).toEqual([{ n: number }])
      await sql`select ${number}::int as n`.execute(db)
    }
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(kept.rows).toEqual([{ statement: '/* kept */ select $1::int as n' }])
  })
})

test('a question is neither compiled nor shared among processes of the server', async () => {
  const { db } = await testDatabase()
  const { rows } =
    await sql`select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as others`.execute(
      db,
    )
  expect(rows).toEqual([{ jit: 'off', others: '0' }])
})

const TIMES = 8

test('what is asked at each step of an application and its invoice is planned once for all of them', async () => {
  const { db } = await testDatabase()
  await inTransaction(db, async (db) => {
    for (let time = 0; time < TIMES; time += 1) {
      await applicationRow(db, 1)
      await invoiceById(db, 1)
      await invoiceOf(db, 1, { untuk: 'permohonan', untuk_id: 1 })
    }
    const kept = await sql`select generic_plans > 0 as once from pg_prepared_statements`.execute(db)
    expect(kept.rows).toEqual([{ once: true }, { once: true }, { once: true }])
  })
})
