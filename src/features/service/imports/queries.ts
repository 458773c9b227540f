import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { DB } from '../../../ground/database/db-schema.ts'

/** One import of a kind at a time: what one finds free, the other must not take meanwhile. */
export const lockKind = (db: Db, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`import-${name}`}))`.execute(db)

export async function countRows(db: Db, table: keyof DB): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** These columns of every row, in the order in which the rows came to be. */
export async function allRows(db: Db, table: keyof DB, columns: readonly string[]): Promise<object[]> {
  const names = columns.map((column) => sql.ref(column))
  const { rows } = await sql<object>`select ${sql.join(names)} from ${sql.table(table)} order by id`.execute(db)
  return rows
}

/** PostgreSQL takes no more than 65,535 values at once. */
const AT_ONCE = 1000

/** Inserts rows that all have the same columns. */
export async function insertRows(db: Db, table: keyof DB, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const values = rows.slice(from, from + AT_ONCE).map((row) => sql`(${sql.join(Object.values(row))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values ${sql.join(values)}`.execute(db)
  }
}
