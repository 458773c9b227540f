import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
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
