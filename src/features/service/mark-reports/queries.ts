import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { numberKeys } from '../../../lib/identifiers/number.ts'

export const MARK_ROWS = sql`
  select one.id, one.version, one.status, one.asal, one.pemakai, one.tempat_terlihat, one.no_sertifikasi, one.batas,
    one.owner_id, owner.name as owner_name, one.created_at, one.search_text
  from mark_reports as one left join users as owner on owner.id = one.owner_id`

export const MARK_RECORD = sql`
  select one.*, owner.name as owner_name, sender.name as sent_by_name, closer.name as closed_by_name,
    creator.name as created_by_name, file.name as file_name, answer.name as answer_file_name,
    certificate.nama
  from mark_reports as one left join users as owner on owner.id = one.owner_id
  left join users as sender on sender.id = one.sent_by left join users as closer on closer.id = one.closed_by
  left join users as creator on creator.id = one.created_by
  left join private_files as file on file.id = one.file_id
  left join private_files as answer on answer.id = one.answer_file_id
  left join certificates as certificate on certificate.id = one.certificate_id`

/** Returns the certificate of a number, however it is written; null where the body issued none. */
export async function certificateOfNumber(db: Db, no_sertifikasi: string): Promise<number | null> {
  if (no_sertifikasi === '') return null
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('number_key', 'in', numberKeys([no_sertifikasi]))
    .executeTakeFirst()
  return row?.id ?? null
}

interface PublicReport {
  pemakai: string
  tempat_terlihat: string
  terlihat_pada: Day | null
  no_sertifikasi: string
  certificate_id: number | null
  uraian: string
  file_id: string | null
  batas: Day
  created_at: Date
}

/** Adds a report of the public and returns its number. */
export async function insertPublicReport(db: Db, report: PublicReport): Promise<number> {
  const { id } = await db
    .insertInto('mark_reports')
    .values({ ...report, asal: 'umum' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
