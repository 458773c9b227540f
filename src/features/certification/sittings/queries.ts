import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { Stage } from '../applications/rules.ts'
import type { EntryField } from '../marking/entry-rules.ts'
import type { SittingState } from './state-rules.ts'
import type { SittingTime } from './time-rules.ts'

/** An application with its exam on screen. */
export interface ScreenRow {
  user_training_id: number
  user_id: number
  schedule_id: number
  tahap: Stage
  nama: string
  nomor: string | null
  skema: string
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  tempat: string
  /** False where the exam is written on paper. */
  di_layar: boolean
  kalkulator: boolean
  kunci_peramban: string | null
  opened_at: Date | null
  ended_at: Date | null
  paper_id: number | null
  form_id: number | null
  kode: string | null
  /** Minutes of the form, or of the version's blueprint. */
  menit: number | null
  /** Minutes that were granted to this candidate. */
  tambahan_menit: number
}

const SCREENS: RawBuilder<ScreenRow> = sql<ScreenRow>`
  select own.id as user_training_id, own.user_id, own.schedule_id, own.tahap, person.name as nama, own.nomor,
    scheme.name as skema, schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai,
    schedules.zona_waktu, schedules.cancelled_at is not null as dibatalkan,
    case when schedules.metode = 'Daring' then schedules.metode else coalesce(schedules.tuk, schedules.metode) end as tempat,
    screen.schedule_id is not null as di_layar, coalesce(screen.kalkulator, false) as kalkulator, screen.kunci_peramban,
    screen.opened_at, screen.ended_at, paper.id as paper_id, paper.form_id, paper.kode,
    coalesce(form.menit, scheme.menit_tulis) as menit,
    coalesce((select asked.tambahan_menit from accommodations as asked
      where asked.user_training_id = own.id and asked.status in ('ditetapkan', 'diberikan')), 0) as tambahan_menit
  from user_trainings as own
  join users as person on person.id = own.user_id
  join schedules on schedules.id = own.schedule_id
  join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join screen_exams as screen on screen.schedule_id = own.schedule_id
  left join exam_papers as paper on paper.user_training_id = own.id and paper.schedule_id = own.schedule_id
  left join exam_forms as form on form.id = paper.form_id`

export async function screenOf(db: Db, applicationId: number): Promise<ScreenRow | undefined> {
  const { rows } = await sql<ScreenRow>`${SCREENS} where own.id = ${applicationId}`.execute(db)
  return rows[0]
}

/** A sitting as its row has it, with the code of its paper. */
export interface SittingRow extends SittingTime {
  id: number
  user_training_id: number
  schedule_id: number
  /** Null of a rehearsal. */
  paper_id: number | null
  status: SittingState
  kunci: Buffer
  terjawab: number
  sidik: string | null
  kode: string
  /** How each number of the form is answered; null of a rehearsal, which nobody marks. */
  isian: EntryField[] | null
  /** True while the invigilators have the exam open; a rehearsal always is. */
  dibuka: boolean
}

const SITTINGS = sql<SittingRow>`
  select sitting.id, sitting.user_training_id, sitting.schedule_id, sitting.paper_id, sitting.status, sitting.status_since,
    sitting.menit, sitting.tambahan_menit, sitting.detik_jeda, sitting.begun_at, sitting.ended_at, sitting.kunci,
    sitting.terjawab, sitting.sidik, coalesce(paper.kode, 'LATIHAN') as kode, sitting.isian,
    sitting.paper_id is null or screen.opened_at is not null and screen.ended_at is null as dibuka
  from exam_sittings as sitting left join exam_papers as paper on paper.id = sitting.paper_id
  left join screen_exams as screen on screen.schedule_id = sitting.schedule_id`

/** The sitting of an application's exam, or its rehearsal. */
export async function sittingOf(
  db: Db,
  { user_training_id, schedule_id }: Pick<ScreenRow, 'user_training_id' | 'schedule_id'>,
  latihan: boolean,
): Promise<SittingRow | undefined> {
  const which = latihan
    ? sql`sitting.paper_id is null`
    : sql`sitting.paper_id is not null and sitting.schedule_id = ${schedule_id}`
  const { rows } = await sql<SittingRow>`
    ${SITTINGS} where sitting.user_training_id = ${user_training_id} and ${which}`.execute(db)
  return rows[0]
}

export async function sittingById(db: Db, id: number): Promise<SittingRow | undefined> {
  const { rows } = await sql<SittingRow>`${SITTINGS} where sitting.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a sitting until the transaction ends; everything about it is written under this lock. */
export async function lockSitting(db: Db, id: number): Promise<SittingRow | undefined> {
  const { rows } = await sql<SittingRow>`
    ${SITTINGS} where sitting.id = ${id} for no key update of sitting`.execute(db)
  return rows[0]
}

interface NewSitting {
  user_training_id: number
  schedule_id: number
  paper_id: number | null
  menit: number
  kunci: Buffer
  isian: EntryField[] | null
}

/** Inserts a sitting unless another request has just done so. */
export const insertSitting = (db: Db, { isian, ...sitting }: NewSitting, now: Date): Promise<unknown> =>
  db
    .insertInto('exam_sittings')
    .values({
      ...{ ...sitting, status: 'siap', status_since: now, created_at: now },
      isian: isian && JSON.stringify(isian),
    })
    .onConflict((same) => same.doNothing())
    .execute()

export const deleteRehearsal = (db: Db, user_training_id: number): Promise<unknown> =>
  db
    .deleteFrom('exam_sittings')
    .where('user_training_id', '=', user_training_id)
    .where('paper_id', 'is', null)
    .execute()

interface SittingColumns {
  status?: SittingState
  status_since?: Date
  menit?: number
  tambahan_menit?: number
  detik_jeda?: number
  begun_at?: Date
  ended_at?: Date | null
  seen_at?: Date
  terjawab?: number
  sidik?: string
}

export const writeSitting = (db: Db, id: number, columns: SittingColumns): Promise<unknown> =>
  db
    .updateTable('exam_sittings')
    .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Sittings that a job has work with: out of time, or waiting longer than answers may follow. */
export async function sittingsDue(db: Db, now: Date, jamJawabanMenyusul: number, after = 0): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from exam_sittings where id > ${after} and (
      status = 'berakhir' and ended_at < ${now}::timestamptz - make_interval(hours => ${jamJawabanMenyusul}::int)
      or status = 'berjalan'
        and begun_at + make_interval(mins => menit + tambahan_menit, secs => detik_jeda) < ${now}::timestamptz)
    order by id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** Rehearsals of exams that are over. */
export const deleteOldRehearsals = (db: Db, before: Day): Promise<unknown> =>
  sql`delete from exam_sittings as sitting using schedules
    where schedules.id = sitting.schedule_id and sitting.paper_id is null
      and coalesce(schedules.end_date, schedules.start_date) < ${before}::date`.execute(db)
