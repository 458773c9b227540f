import { sql } from 'kysely'
import type { Db } from '../src/ground/database/db.ts'

/** Tables in which one of these words stands, those that may keep a person's traces left out. */
export async function traces(db: Db, words: string[], except: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db)
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name)
  }
  return found
}
