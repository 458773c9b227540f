import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness.ts'
import { type Db, inTransaction } from './db.ts'
import { advanceSequence, passNumbers } from './number-sequences.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

const YEARS = [2026, 2027]

/** Takes the next of everything that counts: names that have begun, one that has not, and every sequence of the schema. */
async function takeAll(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const taken = new Map<string, number>()
  for (const name of names)
    for (const year of YEARS) taken.set(`${name} ${year}`, await advanceSequence(db, name, year))
  const { rows } = await sql<{ name: string; next: number }>`
    select sequencename as name, nextval(format('%I.%I', schemaname, sequencename)::regclass)::int as next
    from pg_sequences where schemaname = 'public'`.execute(db)
  for (const { name, next } of rows) taken.set(name, next)
  return taken
}

const NAMES = ['invoice', 'kuitansi', 'sertifikat/KTPA', 'baru']

test('after so many numbers are left out, everything that counts goes on behind them, also what begins only later', async () => {
  const BY = 5
  await database.db.transaction().execute(async (db) => {
    for (const name of ['invoice', 'kuitansi', 'kuitansi', 'sertifikat/KTPA']) await advanceSequence(db, name, 2026)
    await sql`select nextval('certificate_status_index')`.execute(db)
  })
  const known = await sql<{ name: string; year: number; last: number }>`select * from number_sequences`.execute(
    database.db,
  )
  const states = await sql<{ name: string; last_value: number | null; start_value: number }>`
    select sequencename as name, last_value::int, start_value::int from pg_sequences where schemaname = 'public'`.execute(
    database.db,
  )
  expect(states.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['certificate_status_index', 'wallet_status_index', 'user_trainings_id_seq']),
  )
  await inTransaction(database.db, (db) => passNumbers(db, { by: BY, years: YEARS }))
  const next = await takeAll(database.db, NAMES)
  for (const name of NAMES)
    for (const year of YEARS) {
      const last = known.rows.find((row) => row.name === name && row.year === year)?.last ?? 0
      expect(next.get(`${name} ${year}`), `${name} ${year}`).toBe(last + BY + 1)
    }
  for (const { name, last_value, start_value } of states.rows) {
    expect(next.get(name), name).toBe(last_value === null ? start_value + BY : last_value + BY + 1)
  }
})

test('where none was given out, nothing is left out', async () => {
  const before = await takeAll(database.db, NAMES)
  await passNumbers(database.db, { by: 0, years: YEARS })
  const after = await takeAll(database.db, NAMES)
  expect([...after]).toEqual([...before].map(([name, number]) => [name, number + 1]))
})
