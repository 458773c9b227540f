import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { ENDING_DAYS } from './rules.ts'

export const PAPER_ROWS = sql`
  select one.id, one.version, one.status, one.jenis, one.judul, one.versi, one.berlaku_sejak, one.berlaku_sampai, one.owner_id,
    owner.name as owner_name, coalesce(one.pihak, venue.name) as pihak
  from controlled_papers as one left join users as owner on owner.id = one.owner_id
  left join venues as venue on venue.id = one.venue_id`

/** Staff at work: those who are to read the body's documents. */
const READERS = sql`(select count(*)::int from users where role in (${STAFF}) and suspended_at is null)`

export const PAPER_RECORD = sql`
  select one.*, owner.name as owner_name, venue.name as tuk, file.name as file_name, creator.name as created_by_name,
    writer.name as written_by_name, approver.name as approved_by_name, next.id as replaced_by_id, former.versi as versi_lama,
    ${READERS} as jumlah_petugas,
    (select coalesce(json_agg(json_build_object('id', reader.id, 'name', reader.name, 'read_at', given.read_at)
      order by given.read_at, reader.id), '[]') from paper_readings as given join users as reader on reader.id = given.user_id
      where given.paper_id = one.id) as pembaca
  from controlled_papers as one left join users as owner on owner.id = one.owner_id
  left join venues as venue on venue.id = one.venue_id left join private_files as file on file.id = one.file_id
  left join users as creator on creator.id = one.created_by left join users as writer on writer.id = one.written_by
  left join users as approver on approver.id = one.approved_by
  left join controlled_papers as next on next.replaces_id = one.id
  left join controlled_papers as former on former.id = one.replaces_id`

/** The documents in force as one of the staff reads them. */
export const readingRows = (userId: number): RawBuilder<unknown> => sql`
  select one.id, one.version, one.judul, one.versi, one.berlaku_sejak, one.file_id, file.name as file_name, given.read_at
  from controlled_papers as one left join private_files as file on file.id = one.file_id
  left join paper_readings as given on given.paper_id = one.id and given.user_id = ${userId}
  where one.jenis = 'dokumen' and one.status = 'berlaku'`

/** Records that somebody has read a document; of two calls only the first counts. */
export async function insertReading(db: Db, paper_id: number, user_id: number, read_at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('paper_readings')
    .values({ paper_id, user_id, read_at })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends the paper that another one replaces. */
export const endReplaced = (db: Db, id: number, ended_at: Date) =>
  sql`update controlled_papers set status = 'berakhir', ended_at = ${ended_at}, version = version + 1
    where id = ${id} and status = 'berlaku'`.execute(db)

/** Returns the state of a paper that another one is to replace, locked, and whether it has a successor. */
export async function lockedPaper(db: Db, id: number) {
  const { rows } = await sql<{ jenis: string; status: string; has_next: boolean }>`
    select jenis, status, exists (select from controlled_papers as next where next.replaces_id = one.id) as has_next
    from controlled_papers as one where id = ${id} for update`.execute(db)
  return rows[0]
}

export async function hasVenue(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('venues').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Returns the filter of a list for papers that stand on the desk: waiting for a second person, or near their end. */
export function endingBy(value: unknown, now: Date): RawBuilder<boolean> {
  const ending = sql<boolean>`(r.status = 'diajukan' or r.status = 'berlaku'
    and coalesce(r.berlaku_sampai <= ${dayIn(bodyZone(), now)}::date + ${ENDING_DAYS}::int, false))`
  return value === true ? ending : sql<boolean>`not ${ending}`
}
