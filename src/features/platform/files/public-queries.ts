import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { serverLimits } from '../../../limits.ts'

const isOld = sql<boolean>`created_at < now() - make_interval(hours => ${sql.lit(serverLimits.unusedUploadHours)})`

/** Reads from the database's catalogue which columns refer to stored files, so that none is forgotten. */
async function unusedCondition(db: Db): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select holder.relname as "table", attname as "column" from pg_constraint
      join pg_class as holder on holder.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'stored_files'::regclass`.execute(db)
  const absences = rows.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.table(table)} as holder where holder.${sql.ref(column)} = stored_files.name)`,
  )
  return sql<boolean>`(${sql.join(absences, sql` and `)})`
}

export const unusedUploads = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('stored_files')
    .select('name')
    .where(isOld)
    .where(await unusedCondition(db))
    .execute()
  return rows.map(({ name }) => name)
}

/** Deletes the row of an upload; false when it is used by now, or was uploaded again. */
export async function deleteUnusedUpload(db: Db, name: string): Promise<boolean> {
  const file = db.selectFrom('stored_files').select('name').where('name', '=', name).where(isOld)
  // Those who are just saving a record with it go first; the next statement sees that record.
  if (!(await file.forUpdate().executeTakeFirst())) return false
  const { numDeletedRows } = await db
    .deleteFrom('stored_files')
    .where('name', '=', name)
    .where(await unusedCondition(db))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countUploads(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stored_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const isListedUpload = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('stored_files').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
