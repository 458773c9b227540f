import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day, Zone } from '../../../../lib/day.ts'
import type { Stage } from '../../applications/rules.ts'
import { AT_THE_EXAM } from '../../examination/rules.ts'
import type { EntryKind, EntryRefusal } from '../entry-rules.ts'
import type { SittingState } from '../state-rules.ts'

/** An exam with its settings for the screen, and how far its candidates are. */
export interface DeskExam {
  id: number
  version: number
  skema: string
  tempat: string
  start_date: Day
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  di_layar: boolean
  kalkulator: boolean
  kunci_peramban: string | null
  opened_at: Date | null
  ended_at: Date | null
  peserta: number
  datang: number
  mengerjakan: number
  selesai: number
  /** How soon it is: today's first, then those ahead, then those that are over. */
  giliran: number
}

const IS_CANDIDATE = sql`own.tahap in (${sql.join([...AT_THE_EXAM])})`
const LAST_DAY = sql`coalesce(schedules.end_date, schedules.start_date)`
/** Added to the days since an exam, so that those that are over come last. */
const OVER = 100_000

/** Selects the exams that are written with forms, or stand on screen. */
export const watchedExams = (today: Day): RawBuilder<DeskExam> => sql<DeskExam>`
  select schedules.id, coalesce(screen.version, 0) as version, schedules.skema,
    case when schedules.metode = 'Daring' then schedules.metode else coalesce(schedules.tuk, schedules.metode) end as tempat,
    schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu,
    schedules.cancelled_at is not null as dibatalkan, screen.schedule_id is not null as di_layar,
    coalesce(screen.kalkulator, false) as kalkulator, screen.kunci_peramban, screen.opened_at, screen.ended_at,
    (select count(*)::int from user_trainings as own where own.schedule_id = schedules.id and ${IS_CANDIDATE}) as peserta,
    (select count(*)::int from user_trainings as own where own.schedule_id = schedules.id and ${IS_CANDIDATE}
      and own.attended_at is not null) as datang,
    (select count(*)::int from exam_sittings as sitting where sitting.schedule_id = schedules.id
      and sitting.paper_id is not null and sitting.status in ('berjalan', 'dijeda')) as mengerjakan,
    (select count(*)::int from exam_sittings as sitting where sitting.schedule_id = schedules.id
      and sitting.paper_id is not null and sitting.status = 'ditutup') as selesai,
    case when ${today}::date between schedules.start_date and ${LAST_DAY} then 0
      when schedules.start_date > ${today}::date then schedules.start_date - ${today}::date
      else ${OVER} + (${today}::date - ${LAST_DAY}) end as giliran
  from schedules left join screen_exams as screen on screen.schedule_id = schedules.id
  where schedules.start_date is not null and schedules.cancelled_at is null and (screen.schedule_id is not null
    or exists (select from exam_schedule_forms as given where given.schedule_id = schedules.id))`

export async function watchedExam(db: Db, id: number, today: Day): Promise<DeskExam | undefined> {
  const { rows } = await sql<DeskExam>`${watchedExams(today)} and schedules.id = ${id}`.execute(db)
  return rows[0]
}

/** Tells whether a person is themself a candidate of an exam. */
export async function sitsExam(db: Db, scheduleId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select from user_trainings as own
    where own.schedule_id = ${scheduleId} and own.user_id = ${userId} and ${IS_CANDIDATE}`.execute(db)
  return rows.length > 0
}

/** A candidate of an exam with their sitting, whose columns are null before a device was prepared. */
export interface DeskCandidate {
  user_training_id: number
  nomor: string | null
  nama: string
  tahap: Stage
  attended_at: Date | null
  kursi: string | null
  kode: string | null
  butir: number
  pengerjaan_id: number | null
  status: SittingState | null
  status_since: Date | null
  menit: number | null
  tambahan_menit: number | null
  detik_jeda: number | null
  begun_at: Date | null
  ended_at: Date | null
  seen_at: Date | null
  terjawab: number | null
  perangkat_nama: string | null
  /** The last device that waits for the invigilator. */
  menunggu_id: number | null
  menunggu_nama: string | null
  menunggu_asked_at: Date | null
  kejadian: number
  ditolak: number
}

/** Counts what happened and what was refused of each sitting of an exam; never reads the answers. */
const happeningCounts = (scheduleId: number) => sql`
  select entry.sitting_id, count(*) filter (where entry.tolak is not null)::int as ditolak,
    count(*) filter (where entry.jenis in ('keluar_jendela', 'tanpa_jaringan', 'tempel', 'jam_berubah'))::int as kejadian
  from exam_entries as entry join exam_sittings as sitting on sitting.id = entry.sitting_id
  where sitting.schedule_id = ${scheduleId} and sitting.paper_id is not null and (entry.tolak is not null
    or entry.jenis in ('keluar_jendela', 'tanpa_jaringan', 'tempel', 'jam_berubah'))
  group by entry.sitting_id`

/** Lists the candidates of an exam by name, all that the desk shows of them in one query. */
export async function watchedCandidates(db: Db, scheduleId: number): Promise<DeskCandidate[]> {
  const { rows } = await sql<DeskCandidate>`
    with happened as (${happeningCounts(scheduleId)})
    select own.id as user_training_id, own.nomor, person.name as nama, own.tahap, own.attended_at, seat.kursi, paper.kode,
      (select count(*)::int from exam_form_items as asked where asked.form_id = paper.form_id) as butir,
      sitting.id as pengerjaan_id, sitting.status, sitting.status_since, sitting.menit, sitting.tambahan_menit,
      sitting.detik_jeda, sitting.begun_at, sitting.ended_at, sitting.seen_at, sitting.terjawab,
      active.nama as perangkat_nama, waiting.id as menunggu_id, waiting.nama as menunggu_nama,
      waiting.asked_at as menunggu_asked_at, coalesce(happened.kejadian, 0) as kejadian, coalesce(happened.ditolak, 0) as ditolak
    from user_trainings as own join users as person on person.id = own.user_id
    left join exam_papers as paper on paper.user_training_id = own.id and paper.schedule_id = own.schedule_id
    left join exam_sittings as sitting on sitting.paper_id = paper.id
    left join exam_devices as active on active.sitting_id = sitting.id and active.accepted_at is not null
      and active.replaced_at is null
    left join lateral (select device.id, device.nama, device.asked_at from exam_devices as device
      where device.sitting_id = sitting.id and device.accepted_at is null and device.replaced_at is null
      order by device.urutan desc limit 1) as waiting on true
    left join happened on happened.sitting_id = sitting.id
    left join lateral (select given.kursi from exam_records as record,
        jsonb_to_recordset(record.kursi) as given (user_training_id integer, kursi text)
      where record.schedule_id = own.schedule_id and given.user_training_id = own.id limit 1) as seat on true
    where own.schedule_id = ${scheduleId} and ${IS_CANDIDATE}
    order by name_order(person.name), own.id`.execute(db)
  return rows
}

/** Locks the settings of an exam until the transaction ends. */
export const lockScreenExam = (db: Db, scheduleId: number): Promise<unknown> =>
  db.selectFrom('schedules').select('id').where('id', '=', scheduleId).forNoKeyUpdate().execute()

interface Settings {
  kalkulator: boolean
  kunci_peramban: string | null
  set_by: number
  set_at: Date
}

/** Puts an exam on screen, or changes how it is written there. */
export const writeScreenExam = (db: Db, schedule_id: number, settings: Settings): Promise<unknown> =>
  db
    .insertInto('screen_exams')
    .values({ schedule_id, ...settings })
    .onConflict((same) =>
      same
        .column('schedule_id')
        .doUpdateSet(({ eb }) => ({ ...settings, version: eb('screen_exams.version', '+', 1) })),
    )
    .execute()

export const deleteScreenExam = (db: Db, scheduleId: number): Promise<unknown> =>
  db.deleteFrom('screen_exams').where('schedule_id', '=', scheduleId).execute()

interface Opening {
  opened_by?: number
  opened_at?: Date
  ended_at: Date | null
}

export const writeOpening = (db: Db, scheduleId: number, opening: Opening): Promise<unknown> =>
  db
    .updateTable('screen_exams')
    .set(({ eb }) => ({ ...opening, version: eb('version', '+', 1) }))
    .where('schedule_id', '=', scheduleId)
    .execute()

/** Lists the sittings of an exam that go on. */
export async function openSittings(db: Db, scheduleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_sittings')
    .select('id')
    .where('schedule_id', '=', scheduleId)
    .where('paper_id', 'is not', null)
    .where('status', 'in', ['berjalan', 'dijeda'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The most lines of a log, the newest first. */
const MOST_LINES = 500

export interface LoggedEntry {
  perangkat_urutan: number
  urutan: number
  jenis: EntryKind
  nomor: number | null
  at: Date
  received_at: Date
  tolak: EntryRefusal | null
}

/** Lists what happened at a sitting and what was refused, the newest first; never what was answered. */
export async function sittingLog(db: Db, sittingId: number): Promise<LoggedEntry[]> {
  const { rows } = await sql<LoggedEntry>`
    select device.urutan as perangkat_urutan, entry.urutan, entry.jenis, entry.nomor, entry.at, entry.received_at, entry.tolak
    from exam_entries as entry join exam_devices as device on device.id = entry.device_id
    where entry.sitting_id = ${sittingId} and (entry.nomor is null or entry.tolak is not null)
    order by entry.at desc, device.urutan desc, entry.urutan desc limit ${MOST_LINES}`.execute(db)
  return rows
}

/** The devices of a sitting in their order, with who accepted each. */
export const loggedDevices = (db: Db, sittingId: number) =>
  db
    .selectFrom('exam_devices as device')
    .leftJoin('users', 'users.id', 'device.accepted_by')
    .select([
      ...(['device.id', 'device.urutan', 'device.nama', 'device.asked_at', 'device.accepted_at'] as const),
      ...(['device.replaced_at', 'users.name as accepted_by_name'] as const),
    ])
    .where('device.sitting_id', '=', sittingId)
    .orderBy('device.urutan')
    .execute()
