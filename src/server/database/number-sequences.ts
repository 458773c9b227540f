import { sql } from 'kysely'
import type { Db } from './db.ts'

/** The next number of a year; taking one locks the sequence until the transaction ends, so none is left out. */
export async function advanceSequence(db: Db, name: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into number_sequences (name, year, last) values (${name}, ${year}, 1)
    on conflict (name, year) do update set last = number_sequences.last + 1 returning last`.execute(db)
  return rows[0]?.last ?? 1
}
