import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import { bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import {
  ENDING_SOON_DAYS,
  ownConditionsOf,
  STAFF_CONDITION_NAMES,
  type StaffCondition,
} from '../../platform/staff/condition-rules.ts'
import { SHOWN_DAYS } from '../quality/rules.ts'
import type { StatementKind } from './rules.ts'

/** The last days of somebody's conditions, a column each. */
const UNTILS = sql`select ${sql.join(
  STAFF_CONDITION_NAMES.map(
    (name) => sql`max(berlaku_sampai) filter (where jenis = ${sql.lit(name)}) as ${sql.ref(`${name}_sampai`)}`,
  ),
)} from staff_conditions where user_id = person.id`

/** Counts the evidence that is in use and not over on a day. */
const evidenceCount = (today: Day) => sql`(select count(*)::int from competence_evidence as given
  where given.user_id = person.id and ended_at is null and (berlaku_sampai is null or berlaku_sampai >= ${today}::date))`

/** The same rule as recordState, for filters of the list. */
const state = (today: Day) => sql`case
  when jumlah_bukti = 0 or exists (select from unnest(needed) as until where until is null or until < ${today}::date) then 'kurang'
  when exists (select from unnest(needed) as until where until <= ${today}::date + ${ENDING_SOON_DAYS}::int) then 'segera'
  else 'lengkap' end`

/** Every member of staff at work, with the days until which their conditions are valid. */
export const staffRecordRows = (today: Day): RawBuilder<unknown> => sql`
  select counted.*, ${state(today)} as keadaan from (
    select person.id, person.version, person.name, person.email, person.role, person.permissions, person.search_text,
      until.*, ${evidenceCount(today)} as jumlah_bukti,
      array[kerahasiaan_sampai, pernyataan_sampai] || case when person.role = 'penguji'
        then array[kalibrasi_sampai, penyaksian_sampai, tinjauan_sampai] else '{}' end as needed
    from users as person left join lateral (${UNTILS}) as until on true
    where person.role in (${STAFF}) and person.suspended_at is null) as counted`

/** The same with everything that is kept of each. */
export const staffRecordRecord = (today: Day): RawBuilder<unknown> => sql`
  select one.*,
    (select coalesce(json_agg(json_build_object('jenis', jenis, 'versi', versi, 'tanggal', tanggal, 'kepentingan', kepentingan)
      order by signed_at desc), '[]') from staff_statements where user_id = one.id) as tanda_tangan,
    (select coalesce(json_agg(json_build_object('id', given.id, 'jenis', given.jenis, 'judul', judul, 'tanggal', tanggal,
      'berlaku_sampai', berlaku_sampai, 'file_id', file_id, 'file_name', file.name) order by tanggal desc, given.id desc), '[]')
      from competence_evidence as given left join private_files as file on file.id = given.file_id
      where given.user_id = one.id and ended_at is null) as bukti,
    (select coalesce(json_agg(json_build_object('id', seen.id, 'tanggal', seen.tanggal, 'skema', exam.skema, 'hasil', hasil,
      'catatan_persiapan', catatan_persiapan, 'catatan_pelaksanaan', catatan_pelaksanaan, 'catatan_penilaian', catatan_penilaian,
      'catatan_sikap', catatan_sikap, 'witnessed_by_name', witness.name) order by seen.tanggal desc, seen.id desc), '[]')
      from examiner_witnessings as seen join schedules as exam on exam.id = seen.schedule_id
      join users as witness on witness.id = seen.witnessed_by where seen.user_id = one.id) as penyaksian,
    (select coalesce(json_agg(json_build_object('id', done.id, 'tanggal', tanggal, 'dari', dari, 'angka', angka, 'hasil', hasil,
      'simpulan', simpulan, 'reviewed_by_name', reviewer.name) order by tanggal desc), '[]')
      from examiner_reviews as done join users as reviewer on reviewer.id = done.reviewed_by
      where done.user_id = one.id) as tinjauan,
    (select coalesce(json_agg(json_build_object('schedule_id', exam.id, 'skema', exam.skema, 'start_date', exam.start_date)
      order by exam.start_date desc, exam.id desc), '[]') from schedules as exam
      where exam.start_date between ${today}::date - interval '1 year' and ${today}::date and exists (
        select from examiner_assignments as assigned join examiners on examiners.id = assigned.examiner_id
        join user_trainings as own on own.id = assigned.user_training_id
        where examiners.user_id = one.id and own.schedule_id = exam.id and assigned.status = 'diterima')) as jadwal_diuji
  from (${staffRecordRows(today)}) as one`

export const EVIDENCE_ROWS = sql`
  select one.*, case when one.ended_at is null then 'berlaku' else 'berakhir' end as status, person.name as staff_name,
    owner.name as owner_name, creator.name as created_by_name, file.name as file_name
  from competence_evidence as one left join users as person on person.id = one.user_id
  left join users as owner on owner.id = one.owner_id left join users as creator on creator.id = one.created_by
  left join private_files as file on file.id = one.file_id`

/** The number under which a condition is found among one's own. */
const placeOf = (name: StaffCondition): number => STAFF_CONDITION_NAMES.indexOf(name) + 1

/** What somebody renews themselves, each with what they signed last. */
export const ownConditionRows = ({ id, role }: { id: number; role: string }): RawBuilder<unknown> => sql`
  select wanted.id, coalesce(known.version, 0) as version, wanted.jenis, known.berlaku_sampai, last.kepentingan, last.signed_at
  from (values ${sql.join(
    ownConditionsOf(role).map((name) => sql`(${sql.lit(placeOf(name))}, ${sql.lit(name)})`),
  )}) as wanted (id, jenis)
  left join staff_conditions as known on known.jenis = wanted.jenis and known.user_id = ${id}
  left join lateral (select kepentingan, signed_at from staff_statements where user_id = ${id} and jenis = wanted.jenis
    order by signed_at desc limit 1) as last on true`

/** Tells whether an account is of the staff and at work. */
export async function isAtWork(db: Db, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select from users where id = ${userId} and role in (${STAFF}) and suspended_at is null`.execute(db)
  return rows.length > 0
}

interface NewStatement {
  user_id: number
  jenis: StatementKind
  tanggal: Day
  versi: string
  pernyataan: string
  kepentingan: string | null
  signed_at: Date
}

/** Stores a signed statement; false where the same was signed that day already. */
export async function insertStatement(db: Db, statement: NewStatement): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_statements')
    .values(statement)
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

interface RenewedCondition {
  user_id: number
  jenis: StaffCondition
  berlaku_sampai: Day
  owner_id: number
}

/** Renews a condition of somebody, or gives it to them for the first time. */
export const upsertCondition = (db: Db, { user_id, jenis, ...renewed }: RenewedCondition) =>
  db
    .insertInto('staff_conditions')
    .values({ user_id, jenis, ...renewed })
    .onConflict((known) =>
      known
        .columns(['user_id', 'jenis'])
        .doUpdateSet({ ...renewed, reminded_at: null, version: sql`staff_conditions.version + 1` }),
    )
    .execute()

/** Returns the filter of the list for examiners whom somebody is to witness or review within days, or is late to. */
export function dueRecords(value: unknown, now: Date): RawBuilder<boolean> {
  const due = sql<boolean>`(r.role = 'penguji' and coalesce(least(r.penyaksian_sampai, r.tinjauan_sampai)
    <= ${dayIn(bodyZone(), now)}::date + ${SHOWN_DAYS}::int, false))`
  return value === true ? due : sql<boolean>`not ${due}`
}
