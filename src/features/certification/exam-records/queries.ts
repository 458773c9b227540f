import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { Accommodation } from '../accommodations/rules.ts'
import type { Stage } from '../applications/rules.ts'
import { AT_THE_EXAM } from '../examination/rules.ts'
import type { RecordState, SignerRole } from './rules.ts'

/** An exam with its record, whose columns are null while nobody has begun it. */
export interface RecordRow {
  id: number
  record_id: number | null
  version: number
  skema: string
  tuk: string | null
  metode: string
  start_date: Day
  end_date: Day
  jam_jadwal: string
  jadwal_jam_mulai: string
  zona_waktu: Zone
  status: RecordState | null
  jam_mulai: string | null
  jam_selesai: string | null
  kursi: { user_training_id: number; kursi: string }[]
  kejadian: { jam: string; uraian: string }[]
  petugas_lain: string
  catatan: string
  isi: Contents | null
  locked_at: Date | null
  wajib: boolean
}

/** What the portal knew at the first signature; candidates by their application alone. */
export interface Contents {
  peserta: { user_training_id: number; attended_at: string | null; penyesuaian: string[]; pemberian: string | null }[]
  penguji: string[]
  petugas: string[]
  /** What invigilators noted at the screen; records signed before there were such have none. */
  kejadian_pengawas?: DayIncident[]
}

/** What an invigilator noted, with the application it is about. */
export interface DayIncident {
  jam: string
  uraian: string
  user_training_id: number | null
}

const LAST_DAY = sql`coalesce(schedules.end_date, schedules.start_date)`

export type ListedRecord = Pick<
  RecordRow,
  'id' | 'version' | 'skema' | 'tuk' | 'metode' | 'start_date' | 'end_date' | 'status' | 'locked_at' | 'wajib'
>

/** The exams that had candidates at them, each with its record. */
export const RECORDS = sql<ListedRecord>`select schedules.id, coalesce(record.version, 0) as version, schedules.skema,
    case when schedules.metode = 'Daring' then null else schedules.tuk end as tuk, schedules.metode,
    schedules.start_date, ${LAST_DAY} as end_date, record.status, record.locked_at,
    setting_on('wajib_berita_acara', ${LAST_DAY}) = 'true' as wajib,
    exists (select from user_trainings as own where own.schedule_id = schedules.id and own.attended_at is not null
      and own.tahap in ('diuji', 'menunggu_keputusan')) as menunggu_keputusan
  from schedules left join exam_records as record on record.schedule_id = schedules.id
  where schedules.start_date is not null and schedules.cancelled_at is null
    and exists (select from user_trainings as own where own.schedule_id = schedules.id
      and own.tahap in (${sql.join([...AT_THE_EXAM])}))`

/** One exam with its record; undefined where nobody was to be examined. */
export async function examRecordOf(db: Db, scheduleId: number): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`select listed.*, record.id as record_id,
      schedules.jam_mulai || '–' || schedules.jam_selesai || ' ' || schedules.zona_waktu as jam_jadwal,
      schedules.jam_mulai as jadwal_jam_mulai, schedules.zona_waktu, record.jam_mulai, record.jam_selesai,
      coalesce(record.kursi, '[]') as kursi, coalesce(record.kejadian, '[]') as kejadian,
      coalesce(record.petugas_lain, '') as petugas_lain, coalesce(record.catatan, '') as catatan, record.isi
    from (${RECORDS} and schedules.id = ${scheduleId}) as listed join schedules on schedules.id = listed.id
    left join exam_records as record on record.schedule_id = listed.id`.execute(db)
  return rows[0]
}

/** Locks the schedule of a record until the transaction ends, which comes before any record of it. */
export const lockExam = (db: Db, scheduleId: number) =>
  db.selectFrom('schedules').select('id').where('id', '=', scheduleId).forNoKeyUpdate().executeTakeFirst()

export interface Present {
  user_training_id: number
  nomor: string | null
  nama: string
  tahap: Stage
  attended_at: Date | null
  penyesuaian: Accommodation | null
}

/** The candidates of an exam by name, as the portal knows them now. */
export async function candidatesOfExam(db: Db, scheduleId: number): Promise<Present[]> {
  const { rows } = await sql<Present>`
    select own.id as user_training_id, own.nomor, person.name as nama, own.tahap, own.attended_at,
      (select to_jsonb(asked) from accommodations as asked where asked.user_training_id = own.id) as penyesuaian
    from user_trainings as own join users as person on person.id = own.user_id
    where own.schedule_id = ${scheduleId} and own.tahap in (${sql.join([...AT_THE_EXAM])})
    order by name_order(person.name), own.id`.execute(db)
  return rows
}

/** Returns number and name of each application that a record names. */
export async function applicationNamesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('user_trainings as own')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['own.id', 'own.nomor', 'users.name as nama'])
    .where('own.id', 'in', [0, ...ids])
    .execute()
}

/** Lists what invigilators noted at an exam on screen, in the order of its hours. */
export const incidentsOfDay = (db: Db, scheduleId: number): Promise<DayIncident[]> =>
  db
    .selectFrom('exam_incidents')
    .select(['jam', 'uraian', 'user_training_id'])
    .where('schedule_id', '=', scheduleId)
    .orderBy('jam')
    .orderBy('id')
    .execute()

/** Takes the signatures of a record away that is not locked, as what it says has changed. */
export async function dropSignatures(db: Db, recordId: number): Promise<void> {
  await db.deleteFrom('exam_record_signatures').where('record_id', '=', recordId).execute()
  await db
    .updateTable('exam_records')
    .set(({ eb }) => ({ status: 'disusun', isi: null, version: eb('version', '+', 1) }))
    .where('id', '=', recordId)
    .execute()
}

/** Names of those who recorded the attendance of an exam. */
export async function doorStaff(db: Db, scheduleId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct users.name from user_trainings as own
    join users on users.id = own.attended_by where own.schedule_id = ${scheduleId} order by users.name`.execute(db)
  return rows.map(({ name }) => name)
}

export interface SignatureRow {
  signed_by: number
  peran: SignerRole
  at: Date
  nama: string
}

export const signaturesOf = (db: Db, recordId: number): Promise<SignatureRow[]> =>
  db
    .selectFrom('exam_record_signatures as given')
    .innerJoin('users', 'users.id', 'given.signed_by')
    .select(['given.signed_by', sql<SignerRole>`given.peran`.as('peran'), 'given.at', 'users.name as nama'])
    .where('given.record_id', '=', recordId)
    .orderBy('given.id')
    .execute()

export const addendaOf = (db: Db, recordId: number) =>
  db
    .selectFrom('exam_record_addenda as added')
    .innerJoin('users', 'users.id', 'added.written_by')
    .select(['added.id', 'added.isi', 'added.at', 'users.name as nama'])
    .where('added.record_id', '=', recordId)
    .orderBy('added.id')
    .execute()

export interface Written {
  jam_mulai: string
  jam_selesai: string | null
  kursi: RecordRow['kursi']
  kejadian: RecordRow['kejadian']
  petugas_lain: string
  catatan: string
}

/** Writes a record, or begins it; signatures that it had are gone. */
export async function writeRecord(
  db: Db,
  schedule_id: number,
  { kursi, kejadian, ...words }: Written,
  by: { created_by: number; created_at: Date },
): Promise<void> {
  const written = { ...words, kursi: asJson(kursi), kejadian: asJson(kejadian), status: 'disusun', isi: null }
  const { id } = await db
    .insertInto('exam_records')
    .values({ ...written, ...by, schedule_id })
    .onConflict((same) =>
      same.column('schedule_id').doUpdateSet(({ eb }) => ({ ...written, version: eb('exam_records.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('exam_record_signatures').where('record_id', '=', id).execute()
}

interface Signing {
  status: 'menunggu_kedua' | 'terkunci'
  isi: Contents
  signed_by: number
  peran: SignerRole
  at: Date
}

export async function writeSignature(
  db: Db,
  record_id: number,
  { status, isi, signed_by, peran, at }: Signing,
): Promise<void> {
  await db.insertInto('exam_record_signatures').values({ record_id, signed_by, peran, at }).execute()
  await db
    .updateTable('exam_records')
    .set(({ eb }) => ({
      status,
      isi: asJson(isi),
      locked_at: status === 'terkunci' ? at : null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', record_id)
    .execute()
}

export const insertAddendum = (db: Db, addendum: { record_id: number; isi: string; written_by: number; at: Date }) =>
  db.insertInto('exam_record_addenda').values(addendum).execute()

/** Where the record of an application's exam stands, and whether one is required. */
export async function recordStanding(
  db: Db,
  applicationId: number,
): Promise<{ schedule_id: number; wajib: boolean; status: RecordState | null } | undefined> {
  const { rows } = await sql<{ schedule_id: number; wajib: boolean; status: RecordState | null }>`
    select own.schedule_id, record.status,
      coalesce(setting_on('wajib_berita_acara', ${LAST_DAY}) = 'true', false) as wajib
    from user_trainings as own join schedules on schedules.id = own.schedule_id
    left join exam_records as record on record.schedule_id = own.schedule_id
    where own.id = ${applicationId}`.execute(db)
  return rows[0]
}
