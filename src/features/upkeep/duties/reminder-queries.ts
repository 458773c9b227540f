import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import { reminderRestSince } from '../../../lib/people/reminded.ts'
import { RENEWAL_GIVEN_UP } from '../../certification/applications/rules.ts'
import type { ReportState } from '../reporting/state-rules.ts'
import { CAUGHT_UP_DAYS, DUTY_REMINDERS, EXPIRY_REMINDERS } from './rules.ts'

/** The rows of a page; a run reads all pages. */
const PAGE = 2000

export interface DueReminder {
  certificate_id: number
  user_id: number
  email: string
  nama: string
  no_sertifikasi: string
  skema: string
  /** The application behind the certificate; null for one from before the portal. */
  user_training_id: number | null
  reference_day: Day
}

export interface EndReminder extends DueReminder {
  /** The last day on which it can still be renewed. */
  renewable_until: Day
}

export interface DueDutyReminder extends DueReminder {
  year_id: number
  ke: number
  status_laporan: ReportState | null
  wajib_kegiatan: number
  wajib_poin: number
  kegiatan: number
  poin: number
}

/** The reminder that is due about a day, chosen as `reminderDue` does. */
const dueOf = (reference_day: string, offsets: readonly number[], today: Day) => sql`(select max(hari)
  from unnest(${[...offsets]}::int[]) as hari
  where ${sql.ref(reference_day)} + hari <= ${today}::date and ${today}::date <= ${sql.ref(reference_day)} + hari + ${CAUGHT_UP_DAYS}::int)`

/** The condition that a certificate is held and a duty of the year is open; the database keeps these columns. */
const OPEN = sql`y.is_held and not (y.terlapor and y.terpelihara)`

/** The condition that a year is near its last day, or not too long past it. */
const isNear = (today: Day) => sql`y.jatuh_tempo between ${today}::date - ${CAUGHT_UP_DAYS + DUTY_REMINDERS[3]}::int
  and ${today}::date - ${DUTY_REMINDERS[0]}::int`

/** Years with open duties, and who is to fulfil them. */
const openYears = (more: RawBuilder<unknown>) => sql<DueDutyReminder>`
    select y.certificate_id, y.user_id, person.email, person.name as nama, own.no_sertifikasi, own.skema, own.user_training_id,
      y.jatuh_tempo as reference_day, y.id as year_id, y.ke, report.status as status_laporan, y.wajib_kegiatan, y.wajib_poin,
      y.kegiatan, y.poin
    from certificate_years as y join certificates as own on own.id = y.certificate_id
    join users as person on person.id = y.user_id
    left join performance_reports as report on report.year_id = y.id
    where ${OPEN} and ${more}
    order by y.id limit ${PAGE}`

const SENT_OF_YEAR = sql`from sent_reminders as sent where sent.certificate_id = y.certificate_id
  and sent.jenis = 'kewajiban' and sent.reference_day = y.jatuh_tempo`

/** Returns open years near their last day, unless the due reminder went out, or another one just now. */
export async function openDuties(
  db: Db,
  { today, now }: { today: Day; now: Date },
  after?: DueDutyReminder,
): Promise<DueDutyReminder[]> {
  const { rows } =
    await openYears(sql`y.id > ${after?.year_id ?? 0} and ${isNear(today)} and not exists (select ${SENT_OF_YEAR} and (sent.at > ${reminderRestSince(now)}
      or sent.hari >= ${dueOf('y.jatuh_tempo', DUTY_REMINDERS, today)}))`).execute(db)
  return rows
}

/** Locks one year; returns its open duties and when its holder was last reminded, undefined where nothing is open. */
export async function openYear(
  db: Db,
  id: number,
): Promise<{ duty: DueDutyReminder; reminded_at: Date | null } | undefined> {
  await sql`select 1 from certificate_years where id = ${id} for no key update`.execute(db)
  const { rows } = await openYears(sql`y.id = ${id}`).execute(db)
  const [duty] = rows
  if (!duty) return undefined
  const last = await sql<{ reminded_at: Date | null }>`
    select max(sent.at) as reminded_at from sent_reminders as sent where sent.certificate_id = ${duty.certificate_id}
      and sent.jenis = 'kewajiban' and sent.reference_day = ${duty.reference_day}`.execute(db)
  return { duty, reminded_at: last.rows[0]?.reminded_at ?? null }
}

export interface OpenDuty {
  id: number
  certificate_id: number
  nama: string
  no_sertifikasi: string
  ke: number
  jatuh_tempo: Day
  terlapor: boolean
  terpelihara: boolean
  reminded_at: Date | null
}

/** Selects the open years near their last day, as the office sees them. */
export const openDutiesNear = (today: Day) => sql<OpenDuty>`
  select y.id, y.search_text, y.certificate_id, person.name as nama, own.no_sertifikasi, y.ke, y.jatuh_tempo, y.terlapor,
    y.terpelihara, (select max(sent.at) ${SENT_OF_YEAR}) as reminded_at
  from certificate_years as y join certificates as own on own.id = y.certificate_id
  join users as person on person.id = y.user_id
  where ${OPEN} and ${isNear(today)}`

/** Selects the same years with only the columns that searching and counting need. */
export const soughtDutiesNear = (today: Day) => sql`
  select y.id, y.search_text, y.jatuh_tempo, y.terlapor, y.terpelihara from certificate_years as y
  where ${OPEN} and ${isNear(today)}`

/**
 * Certificates near their end of which a reminder is due that did not go out, unless somebody renews them. Materialized:
 * few are left of them, but the planner, who does not know it, would walk the register until it has as many as one run takes.
 */
export async function endingCertificates(db: Db, today: Day, after?: EndReminder): Promise<EndReminder[]> {
  const { rows } = await sql<EndReminder>`
    with due as materialized (
      select own.id, user_id, no_sertifikasi, skema, user_training_id, valid_until
      from certificates as own, lateral ${dueOf('own.valid_until', EXPIRY_REMINDERS, today)} as due(hari)
      where valid_until between ${today}::date - ${CAUGHT_UP_DAYS}::int and ${today}::date - ${EXPIRY_REMINDERS[0]}::int
        and status in ('aktif', 'dibekukan') and user_id is not null and due.hari is not null
        and own.id > ${after?.certificate_id ?? 0}
        and not exists (select from sent_reminders as sent where sent.certificate_id = own.id and sent.jenis = 'berakhir'
          and sent.reference_day = own.valid_until and sent.hari >= due.hari))
    select due.id as certificate_id, due.user_id, person.email, person.name as nama, due.no_sertifikasi, skema, user_training_id,
      valid_until as reference_day, renewal_closes(valid_until) as renewable_until
    from due join users as person on person.id = due.user_id
    where not exists (select from certificates as next where next.replaces_id = due.id)
      and not exists (select from user_trainings as renewal where renewal.renews_id = due.id
        and renewal.submitted_at is not null and renewal.tahap not in (${sql.join(RENEWAL_GIVEN_UP)}))
    order by due.id limit ${PAGE}`.execute(db)
  return rows
}

export interface YearAtRisk {
  id: number
  user_id: number
  certificate_id: number
  selesai: Day
}

const bodyDay = (moment: string) => sql`(${sql.ref(moment)} at time zone ${bodyZoneName()})::date`

/**
 * The condition that an activity of a year's end or before lies with the office: sent in time and not decided, or
 * offered by the body and its attendance or recognition still to be recorded. Nothing is held against its holder.
 */
const IS_UNCHECKED = sql`exists (select from maintenance_records as own_activity where own_activity.user_id = y.user_id
  and own_activity.tanggal_selesai <= y.selesai and (own_activity.schedule_id is null and own_activity.status = 'diajukan'
    and ${bodyDay('own_activity.submitted_at')} <= y.selesai
    or own_activity.schedule_id is not null and own_activity.status in ('dikonfirmasi', 'hadir')))`

/** The condition that no later year of the certificate is over. */
const isLastOver = (today: Day) => sql`not exists (select from certificate_years as later
  where later.certificate_id = y.certificate_id and later.mulai > y.mulai and later.selesai < ${today}::date)`

/**
 * Last years over without enough maintenance, of which no letter went out: those that ended lately, or whose activity the
 * office decided on lately.
 */
export async function yearsAtRisk(db: Db, today: Day, after?: YearAtRisk): Promise<YearAtRisk[]> {
  const since = sql`${today}::date - ${CAUGHT_UP_DAYS}::int`
  const { rows } = await sql<YearAtRisk>`
    select y.id, y.user_id, y.certificate_id, y.selesai
    from certificate_years as y join certificates as own on own.id = y.certificate_id
    where y.id > ${after?.id ?? 0} and y.selesai < ${today}::date and own.status = 'aktif' and not y.terpelihara
      and (y.selesai >= ${since} or y.id in (select late.id from maintenance_records as activity
        join certificate_years as late on late.user_id = activity.user_id and activity.tanggal_selesai <= late.selesai
        where activity.decided_at >= ${since} and activity.decided_by is not null
          and (activity.schedule_id is not null or ${bodyDay('activity.submitted_at')} <= late.selesai)
          and ${bodyDay('activity.decided_at')} > late.selesai))
      and ${isLastOver(today)} and not ${IS_UNCHECKED}
      and not exists (select from sent_reminders as sent where sent.certificate_id = y.certificate_id
        and sent.jenis = 'risiko' and sent.reference_day = y.selesai)
    order by y.id limit ${PAGE}`.execute(db)
  return rows
}

/** Years for which a suspension is still to be proposed, as another case was open; it is no longer. */
export async function waitingProposals(db: Db, after?: YearAtRisk): Promise<YearAtRisk[]> {
  const { rows } = await sql<YearAtRisk>`
    select y.id, y.user_id, y.certificate_id, y.selesai
    from certificate_years as y join certificates as own on own.id = y.certificate_id
    where y.proposal_waits and y.id > ${after?.id ?? 0} and own.status <> 'dibekukan' and not ${IS_UNCHECKED}
      and not exists (select from sanctions where certificate_id = y.certificate_id
        and status in ('diusulkan', 'diberitahukan'))
    order by y.id limit ${PAGE}`.execute(db)
  return rows
}

export const setProposalWaits = (db: Db, yearId: number, proposal_waits: boolean) =>
  db.updateTable('certificate_years').set({ proposal_waits }).where('id', '=', yearId).execute()

interface SentReminder {
  certificate_id: number
  jenis: 'kewajiban' | 'berakhir' | 'risiko'
  reference_day: Day
  hari: number
  at: Date
}

/** Marks a reminder as sent before it goes out; false when another process was faster. */
export async function markReminded(db: Db, sent: SentReminder): Promise<boolean> {
  const row = await db
    .insertInto('sent_reminders')
    .values(sent)
    .onConflict((same) => same.doNothing())
    .returning('hari')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the name and address to which letters about a certificate go. */
export const addresseeOf = (db: Db, userId: number): Promise<{ email: string; nama: string } | undefined> =>
  db.selectFrom('users').select(['email', 'name as nama']).where('id', '=', userId).executeTakeFirst()
