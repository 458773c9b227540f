import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { DB } from './db-schema.ts'

/** The name under which a year says how far numbers of every other name may have gone. */
const EVERY_NAME = '*'

/** The next number of a year; taking one locks the sequence until the transaction ends, so none is left out. */
export async function advanceSequence(db: Db, name: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into number_sequences (name, year, last)
    values (${name}, ${year}, 1 + coalesce(
      (select last from number_sequences where name = ${EVERY_NAME} and year = ${year}), 0))
    on conflict (name, year) do update set last = number_sequences.last + 1 returning last`.execute(db)
  return rows[0]?.last ?? 1
}

/** The last number of a year; undefined where the sequence has not begun. */
export async function lastOfSequence(db: Db, name: string, year: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('number_sequences')
    .select('last')
    .where('name', '=', name)
    .where('year', '=', year)
    .executeTakeFirst()
  return row?.last
}

/** Lets a sequence go on after a number; one that is past it already stays as it is. */
export async function raiseSequence(db: Db, name: string, year: number, last: number): Promise<void> {
  if (last < 1) return
  await sql`
    insert into number_sequences (name, year, last)
    values (${name}, ${year}, ${last}::int + coalesce(
      (select last from number_sequences where name = ${EVERY_NAME} and year = ${year}), 0))
    on conflict (name, year) do update set last = greatest(number_sequences.last, ${last}::int)`.execute(db)
}

/** Takes the next numbers of rows of a table, so that what is sealed for each row can name it. */
export async function nextRowNumbers(db: Db, table: keyof DB, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Takes the next number of a row of a table. */
export async function nextRowNumber(db: Db, table: keyof DB): Promise<number> {
  const [id = 0] = await nextRowNumbers(db, table, 1)
  return id
}

/** The last number that a row of a table has got. */
export async function lastRowNumber(db: Db, table: keyof DB): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass)::int as last`.execute(db)
  return rows[0]?.last ?? 0
}

/** Lets the rows of a table go on after a number; rows that are past it already stay as they are. */
export async function advanceRowNumbers(db: Db, table: keyof DB, last: number): Promise<void> {
  if (last <= (await lastRowNumber(db, table))) return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${last}::int)`.execute(db)
}

/**
 * Leaves out so many numbers of everything that counts: of each name and year, of names that begin only later, of
 * places in status lists, and of rows. What was given out and is not known here any more stays with whoever holds it.
 */
export async function passNumbers(db: Db, { by, years }: { by: number; years: readonly number[] }): Promise<void> {
  if (by === 0) return
  await sql`update number_sequences set last = last + ${by}`.execute(db)
  await sql`
    insert into number_sequences (name, year, last) select ${EVERY_NAME}, year, ${by} from unnest(${years}::int[]) as year
    on conflict do nothing`.execute(db)
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass,
      coalesce(last_value, start_value) + ${by}::int, last_value is not null)
    from pg_sequences where schemaname = 'public'`.execute(db)
}
