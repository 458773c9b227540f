import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness.ts'
import { Problem } from '../../problems.ts'
import type { Db } from '../database/db.ts'
import { eachAlone, pagesOf } from './each-alone.ts'

const PAGE = 10
const ROWS = 25

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await sql`drop table if exists due_rows`.execute(database.db)
})

/** Due rows, of which the rules refuse or break the first ones at each run. */
async function dueRows(): Promise<Db> {
  const { db } = database
  await sql`drop table if exists due_rows`.execute(db)
  await sql`create table due_rows as select n as id, false as done from generate_series(1, ${ROWS}::int) as n`.execute(
    db,
  )
  return db
}

async function due(db: Db, after = 0): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from due_rows where not done and id > ${after}
    order by id limit ${PAGE}`.execute(db)
  return rows.map(({ id }) => id)
}

const finish = (db: Db, id: number) => sql`update due_rows set done = true where id = ${id}`.execute(db)

const undone = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from due_rows where not done order by id`.execute(db)
  return rows.map(({ id }) => id)
}

test('more rows than a page holds that the rules refuse hold up none of those behind them', async () => {
  const db = await dueRows()
  const refused = PAGE + 3
  await eachAlone(db, 'rows', (each) =>
    each(
      pagesOf((after?: number) => due(db, after)),
      async (db, id) => {
        await finish(db, id)
        if (id <= refused) throw new Problem('STALE')
      },
    ),
  )
  expect(await undone(db)).toEqual(Array.from({ length: refused }, (_, at) => at + 1))
})

test('rows that break are named at the end, undone, and hold up none either', async () => {
  const db = await dueRows()
  const run = eachAlone(db, 'rows', (each) =>
    each(
      pagesOf((after?: number) => due(db, after)),
      async (db, id) => {
        await finish(db, id)
        if (id <= PAGE) throw new Error(`row ${id}`)
      },
    ),
  )
  await expect(run).rejects.toThrow(`${PAGE} rows failed`)
  expect(await undone(db)).toHaveLength(PAGE)
})
