import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import type { Day } from '../../../lib/day.ts'
import type { ScheduleFacts } from '../../catalogue/schedules/rules.ts'
import type { CategoryKind } from '../../catalogue/schemes/rules.ts'
import type { Accommodation } from '../accommodations/rules.ts'
import type { Validity } from '../certificates/rules.ts'
import type { Form } from './form/completeness-contract.ts'
import { type ApplicationKind, type FormPage, RUNNING, type Stage } from './rules.ts'
import type { Prerequisites } from './start/eligibility-rules.ts'

/** An application with its schedule, scheme, person and given files: all that rules and pages look at. */
export interface ApplicationRow extends Form, ScheduleFacts {
  id: number
  user_id: number
  nama: string
  email: string
  schedule_id: number
  scheme_id: number
  skema: string
  kategori: string
  kualifikasi: string | null
  jenis: CategoryKind
  durasi: string | null
  /** Whole rupiah. */
  registration_fee: number
  min_pendidikan: Prerequisites['min_pendidikan']
  wajib_atpa: boolean
  jenis_permohonan: ApplicationKind
  tahap: Stage
  nomor: string | null
  no_sertifikasi: string | null
  kebutuhan_khusus: string
  /** What the body decided on it; null where nothing was asked for. */
  penyesuaian: Accommodation | null
  /** Pages of the form that were looked at. */
  pages_seen: FormPage[]
  version: number
  created_at: Date
  submitted_at: Date | null
  erased_at: Date | null
  tahap_sejak: Date
  due_at: Date | null
  ditawarkan: boolean
  seat_held: boolean
  waiting_since: Date | null
  kali_jadwal_ulang: number
  catatan: string | null
  handler_id: number | null
  handler_name: string | null
  /** The employer that pays for it. */
  nama_perusahaan: string | null
  attended_at: Date | null
  /** The application whose failed units are examined again. */
  origin_id: number | null
  renews_id: number | null
  /** Methods of the scheme's exam. */
  metode_uji_skema: string[]
  /** The methods of a renewal's exam, settled when it was sent. */
  metode_uji: string[] | null
  alasan_uji_penuh: string[]
  /** The facts from which the state of its certificate follows; null while there is no certificate. */
  sertifikat: Validity | null
  /** Examiners who accepted, and how many of them have locked their scores. */
  examiners_accepted: number
  examiners_locked: number
  /** Findings that examiners have entered. */
  scores_given: number
  has_appealed: boolean
  /** Another proof of payment is wanted, as the last one was refused. */
  bukti_ditolak: boolean
  /** Another application of the person in the same scheme runs. */
  another_runs: boolean
  /** Somebody else waits for a seat on this schedule. */
  others_wait: boolean
}

/**
 * Returns the SQL condition that another proof of payment is wanted because the last one was refused; `application` is
 * the table alias.
 */
export const isProofRefused = (application: string) => sql<boolean>`exists (select from invoices
  where invoices.user_training_id = ${sql.ref(`${application}.id`)} and invoices.status = 'bukti_ditolak'
    and ${sql.ref(`${application}.tahap`)} = 'menunggu_pembayaran')`

const columns = sql`
  own.id, own.user_id, person.name as nama, person.email, own.schedule_id, own.scheme_id, own.jenis_permohonan,
  own.tahap, own.nomor, own.no_sertifikasi, own.kebutuhan_khusus, own.version, own.pages_seen, own.pengalaman, own.asesmen, own.pernyataan,
  own.created_at, own.submitted_at, own.tahap_sejak, own.due_at, own.ditawarkan, own.seat_held, own.waiting_since,
  own.kali_jadwal_ulang, own.catatan, own.handler_id, handler.name as handler_name, own.attended_at, own.origin_id,
  own.renews_id, own.metode_uji, own.alasan_uji_penuh, own.erased_at,
  (select json_build_object('status', status, 'valid_from', valid_from, 'valid_until', valid_until)
    from certificates as issued where issued.user_training_id = own.id) as sertifikat,
  (select count(*)::int from examiner_assignments as given where given.user_training_id = own.id
    and given.status = 'diterima') as examiners_accepted,
  (select count(*)::int from examiner_assignments as given where given.user_training_id = own.id
    and given.locked_at is not null) as examiners_locked,
  (select count(*)::int from unit_scores join examiner_assignments as given on given.id = unit_scores.assignment_id
    where given.user_training_id = own.id and given.status = 'diterima') as scores_given,
  (select employers.nama from employers where employers.id = own.employer_id) as nama_perusahaan,
  (select to_jsonb(asked) from accommodations as asked where asked.user_training_id = own.id) as penyesuaian,
  ${isProofRefused('own')} as bukti_ditolak,
  exists (select from appeals where appeals.user_training_id = own.id) as has_appealed,
  exists (select from user_trainings as other where other.user_id = own.user_id and other.scheme_id = own.scheme_id
    and other.id <> own.id and other.tahap in (${sql.join(RUNNING)})) as another_runs,
  scheme.name as skema, categories.name as kategori, categories.jenis, schemes.kualifikasi, scheme.durasi,
  scheme.metode_uji as metode_uji_skema,
  scheme.registration_fee, scheme.min_pendidikan, scheme.persyaratan, scheme.unit_kompetensi, scheme.min_dokumen_amdal,
  scheme.min_pengalaman_tahun, scheme.wajib_atpa,
  schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu,
  schedules.pendaftaran_dibuka, schedules.pendaftaran_ditutup, schedules.kuota, schedules.terisi,
  schedules.cancelled_at is not null as dibatalkan,
  exists (select from user_trainings as other where other.schedule_id = own.schedule_id
    and other.tahap = 'daftar_tunggu' and other.id <> own.id) as others_wait,
  (select coalesce(json_agg(json_build_object('persyaratan', given.persyaratan, 'file_id', given.file_id,
      'catatan_pemohon', given.catatan_pemohon, 'status', given.status, 'catatan', given.catatan,
      'no_sertifikat', given.no_sertifikat, 'lembaga_pelatihan', given.lembaga_pelatihan,
      'tanggal_sertifikat', given.tanggal_sertifikat,
      'created_at', given.created_at)), '[]')
    from application_files as given where given.user_training_id = own.id
    and given.persyaratan in (select asked ->> 'nama' from jsonb_array_elements(scheme.persyaratan) as asked)) as given`

const rowsWhere = (condition: RawBuilder<unknown>) => sql<ApplicationRow>`${preparedMark}
  select ${columns} from user_trainings as own
  join users as person on person.id = own.user_id
  join schedules on schedules.id = own.schedule_id
  join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  join schemes on schemes.id = scheme.scheme_id
  join categories on categories.id = schemes.category_id
  left join users as handler on handler.id = own.handler_id
  where ${condition}`

/**
 * Loads an application; undefined when there is none. A single id lets PostgreSQL reuse the query plan, an array does
 * not.
 */
export const applicationRow = async (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  (await rowsWhere(sql`own.id = ${id}`).execute(db)).rows[0]

/** Loads the applications with these numbers, leaving out those that do not exist. */
export const applicationRows = async (db: Db, ids: readonly number[]): Promise<ApplicationRow[]> =>
  (await rowsWhere(sql`own.id = any(${[...ids]}::int[])`).execute(db)).rows

/** Returns the owner and schedule of an application; not locked, so it is checked again under the lock. */
export const placeOfApplication = (db: Db, id: number) =>
  db
    .selectFrom('user_trainings')
    .select(['user_id', 'schedule_id', sql<Stage>`tahap`.as('tahap')])
    .where('id', '=', id)
    .executeTakeFirst()

/** A schedule that somebody wants to move to. */
export interface TargetRow extends ScheduleFacts {
  id: number
  scheme_id: number
  waiting: boolean
}

/** Locks schedules in the order of their numbers until the transaction ends: always before any application. */
export async function lockScheduleRows(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('schedules')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** A published schedule; undefined when there is none. */
export const targetRow = (db: Db, id: number): Promise<TargetRow | undefined> =>
  db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .select(['schedules.id', 'scheme.scheme_id', 'jam_mulai', 'jam_selesai', 'kuota', 'terisi'])
    .select(sql<Day | null>`schedules.start_date`.as('start_date'))
    .select(sql<Day | null>`schedules.end_date`.as('end_date'))
    .select(sql<Day | null>`schedules.pendaftaran_dibuka`.as('pendaftaran_dibuka'))
    .select(sql<Day | null>`schedules.pendaftaran_ditutup`.as('pendaftaran_ditutup'))
    .select(sql<ScheduleFacts['zona_waktu']>`schedules.zona_waktu`.as('zona_waktu'))
    .select(sql<boolean>`schedules.cancelled_at is not null`.as('dibatalkan'))
    .select(
      sql<boolean>`exists (select from user_trainings as other where other.schedule_id = schedules.id
        and other.tahap = 'daftar_tunggu')`.as('waiting'),
    )
    .where('schedules.id', '=', id)
    .where('scheme.published_at', 'is not', null)
    .executeTakeFirst()

/** Locks an application until the transaction ends; false when it is gone. */
export async function lockApplicationRow(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The application that has waited longest for a schedule. */
export async function firstWaiting(db: Db, scheduleId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('schedule_id', '=', scheduleId)
    .where('tahap', '=', 'daftar_tunggu')
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
