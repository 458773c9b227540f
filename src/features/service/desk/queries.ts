import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

interface Export {
  id: number
  at: Date
  user_name: string
  perihal: string
  jumlah: number | null
}

const MOST_EXPORTS = 20

/** Lists of people that were taken out since an administrator last said that they had seen them, the newest first. */
export async function unseenExports(db: Db, readerId: number): Promise<Export[]> {
  const { rows } = await sql<Export>`
    select export.id, export.at, users.name as user_name, export.perihal, export.jumlah from file_accesses as export
    join users on users.id = export.user_id
    join users as reader on reader.id = ${readerId}
    where export.isi = 'ekspor' and export.id > coalesce(reader.exports_seen_id, 0)
    order by export.id desc limit ${MOST_EXPORTS}`.execute(db)
  return rows
}

/** Never further than the newest export there is, and never back. */
export async function saveExportsSeen(db: Db, readerId: number, id: number): Promise<void> {
  await sql`update users set exports_seen_id = greatest(exports_seen_id,
    (select max(id) from file_accesses where isi = 'ekspor' and id <= ${id})) where id = ${readerId}`.execute(db)
}

/** Files in which a virus was found, the newest first; those of complaints without the name that would speak of the case. */
export async function infectedFiles(db: Db) {
  const { rows } = await sql<{
    name: string | null
    is_public: boolean
    user_name: string | null
    infected: string
    created_at: Date
  }>`
    select case when user_id is not null then file.name end as name, false as is_public,
        users.name as user_name, infected, file.created_at
      from private_files as file left join users on users.id = user_id
      where infected is not null and file.erased_at is null
    union all
    select name, true, null, infected, created_at from stored_files where infected is not null
    order by created_at desc, name limit ${MOST_INFECTED}`.execute(db)
  return rows
}

const MOST_INFECTED = 50

/** Returns the times at which the program could not reach its database, the newest first. */
export const latestOutages = (db: Db, since: Date) =>
  db
    .selectFrom('database_outages')
    .select(['began_at', 'ended_at'])
    .where('ended_at', '>=', since)
    .orderBy('ended_at', 'desc')
    .limit(LATEST)
    .execute()

const LATEST = 10
