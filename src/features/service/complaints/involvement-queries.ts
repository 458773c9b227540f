import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import { numberKeys } from '../../../lib/identifiers/number.ts'
import type { Accusable } from './accused-rules.ts'

/** The certificate of a number as somebody wrote it. */
export async function certificateIdByNumber(db: Db, no_sertifikasi: string): Promise<number | null> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('number_key', 'in', numberKeys([no_sertifikasi]))
    .executeTakeFirst()
  return row?.id ?? null
}

/** Examiners and staff, whom a name may mean. */
export async function accusablePeople(db: Db): Promise<Accusable[]> {
  const { rows } = await sql<Accusable>`
    select user_id, id as examiner_id, name as nama, no_sertifikat from examiners
    union all select id, null, name, null from users where role = 'administrator'`.execute(db)
  return rows
}

interface Case {
  id: number
  certificate_id: number | null
  /** The account that reports, unless it hides. */
  reporter: number | null
  /** Accounts of those whom the name of the accused means. */
  accused: readonly number[]
}

/** Everybody involved in a new complaint; the first reason that fits counts. */
export async function insertInvolvedPeople(db: Db, { id, certificate_id, reporter, accused }: Case): Promise<void> {
  await sql`
    with accused as (select user_id, user_training_id, issued_by from certificates where id = ${certificate_id}),
      part (user_id, alasan) as (
        select ${reporter}::integer, 'Pelapor'
        union all select unnest(${[...accused]}::integer[]), 'Pihak yang diadukan'
        union all select user_id, 'Pemegang sertifikat yang diadukan' from accused
        union all select examiners.user_id, 'Menguji pemegang sertifikat' from accused
          join examiner_assignments using (user_training_id) join examiners on examiners.id = examiner_id
        union all select decided_by, 'Memutuskan permohonan pemegang' from accused join decisions using (user_training_id)
        union all select issued_by, 'Menerbitkan sertifikat' from accused
        union all select event.user_id, 'Memeriksa permohonan pemegang' from accused
          join application_events as event using (user_training_id) where event.oleh = 'petugas'
        union all select file.checked_by, 'Memeriksa permohonan pemegang' from accused
          join application_files as file using (user_training_id)
      )
    insert into complaint_involved (complaint_id, user_id, alasan)
    select ${id}, user_id, alasan from part where user_id is not null on conflict do nothing`.execute(db)
}

export interface InvolvedRow {
  user_id: number
  nama: string
  alasan: string
}

export const involvedPeople = (db: Db, complaintId: number): Promise<InvolvedRow[]> =>
  db
    .selectFrom('complaint_involved as part')
    .innerJoin('users', 'users.id', 'part.user_id')
    .select(['part.user_id', 'users.name as nama', 'part.alasan'])
    .where('complaint_id', '=', complaintId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

export interface StaffRow {
  user_id: number
  nama: string
  /** Entrusted with complaints. */
  menangani: boolean
}

/** Active staff who are not involved. */
export async function uninvolvedStaff(db: Db, complaintId: number): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select id as user_id, name as nama, role = 'administrator' and 'pengaduan' = any (permissions) as menangani
    from users where role in (${STAFF}) and suspended_at is null
      and not exists (select from complaint_involved where complaint_id = ${complaintId} and user_id = users.id)
    order by name, id`.execute(db)
  return rows
}

export const insertInvolvement = (db: Db, part: { complaint_id: number; user_id: number; alasan: string }) =>
  db.insertInto('complaint_involved').values(part).execute()
