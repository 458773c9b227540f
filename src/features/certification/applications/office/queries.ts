import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../../lib/day.ts'
import type { ApplicationKind, Stage } from '../rules.ts'

export interface QueueRow {
  id: number
  nomor: string | null
  user_id: number
  nama: string
  skema: string
  kategori: string
  jenis_permohonan: ApplicationKind
  schedule_id: number
  tanggal_uji: Day | null
  tahap: Stage
  submitted_at: Date | null
  tahap_sejak: Date
  due_at: Date | null
  handler_name: string | null
  tenggang: boolean
  pesan_baru: number
}

/** Every application that was sent or waits for a seat. Left joins, so that counting and paging leave out what they do not need. */
export const queueRows = () => sql<QueueRow>`
  select own.id, own.search_text, own.nomor, own.user_id, person.name as nama, scheme.name as skema, categories.name as kategori,
    own.jenis_permohonan, own.schedule_id, schedules.start_date as tanggal_uji, own.tahap, own.submitted_at,
    own.tahap_sejak, own.due_at, own.handler_id,
    coalesce(date(own.submitted_at at time zone ${bodyZoneName()}) > renewed.valid_until, false) as tenggang, handler.name as handler_name,
    (select count(*)::int from application_messages as message where message.user_training_id = own.id
      and message.read_at is null and not message.dari_petugas) as pesan_baru
  from user_trainings as own
  left join users as person on person.id = own.user_id
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join schemes on schemes.id = own.scheme_id
  left join categories on categories.id = schemes.category_id
  left join users as handler on handler.id = own.handler_id
  left join certificates as renewed on renewed.id = own.renews_id
  where own.tahap <> 'draft'`

/** The SQL condition that the applicant wrote something that nobody in the office has read. */
export const HAS_NEWS = sql`exists (select from application_messages as message where message.user_training_id = r.id
  and message.read_at is null and not message.dari_petugas)`

/** A person's other applications, the newest first. */
export const othersOf = (db: Db, userId: number, exceptId: number) =>
  db
    .selectFrom('user_trainings')
    .innerJoin('schedules', 'schedules.id', 'user_trainings.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .select(['user_trainings.id', 'scheme.name as skema', 'user_trainings.submitted_at'])
    .select(sql<Stage>`user_trainings.tahap`.as('tahap'))
    .where('user_trainings.user_id', '=', userId)
    .where('user_trainings.id', '!=', exceptId)
    .where('user_trainings.tahap', '!=', 'draft')
    .orderBy('user_trainings.id', 'desc')
    .execute()

/** Staff who may verify. */
export const verifiers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'administrator')
    .where(sql<boolean>`'verifikasi' = any (permissions)`)
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

export const assignCaseHandler = (db: Db, id: number, handlerId: number | null, now: Date) =>
  db.updateTable('user_trainings').set({ handler_id: handlerId, updated_at: now }).where('id', '=', id).execute()

interface Checked {
  persyaratan: string
  status: string
  catatan: string | null
}

/** Saves what somebody of the office says of the files given for requirements. */
export const markRequirements = (
  db: Db,
  id: number,
  marks: readonly Checked[],
  by: { checked_by: number; checked_at: Date },
) =>
  sql`update application_files as file set status = mark.status, catatan = mark.catatan,
      checked_by = ${by.checked_by}, checked_at = ${by.checked_at}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark (persyaratan text, status text, catatan text)
    where file.user_training_id = ${id} and file.persyaratan = mark.persyaratan`.execute(db)
