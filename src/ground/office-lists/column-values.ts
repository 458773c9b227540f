import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { DB } from '../database/db-schema.ts'

type Fields = Record<string, unknown>

/** A value for a jsonb column. */
export const asJson = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

/** Columns without those that were not given. */
export const definedColumns = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Puts these rows in the place of those that hang on a record, in their order. */
export async function replaceChildren(
  db: Db,
  child: { table: keyof DB; parent: string; id: number },
  rows: Fields[],
): Promise<void> {
  await sql`delete from ${sql.table(child.table)} where ${sql.ref(child.parent)} = ${child.id}`.execute(db)
  for (const row of rows) {
    const all = { ...row, [child.parent]: child.id }
    const names = sql.join(Object.keys(all).map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(child.table)} (${names}) values (${sql.join(Object.values(all))})`.execute(db)
  }
}
