import { sql } from 'kysely'
import type { Db } from './db.ts'

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
