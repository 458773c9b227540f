import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import { SCORING_REMINDER } from '../../certification/examination/rules.ts'
import type { Criterion } from '../calibration/rules.ts'
import type { DatedPair, ReviewOutcome, WitnessCriterion, WitnessOutcome, WorkCounts } from './rules.ts'

/** The most pairs that are read of one person; nobody scores as much in the years that are looked at. */
const MOST_PAIRS = 5000

/**
 * What somebody found since a day beside what others found of the same, each final: findings by unit and method, and
 * points of essays. Whose the others' are is not read.
 */
export async function pairsOf(db: Db, userId: number, since: Day): Promise<DatedPair[]> {
  const zone = bodyZoneName()
  const { rows } = await sql<DatedPair>`
    select (at at time zone ${zone})::date as tanggal, skor, acuan, poin from (
      select given.locked_at, (mine.hasil = 'K')::int::float8, (theirs.hasil = 'K')::int::float8, 1::float8
      from examiners join examiner_assignments as given on given.examiner_id = examiners.id
      join examiner_assignments as other on other.user_training_id = given.user_training_id and other.id <> given.id
        and other.status = 'diterima' and other.locked_at is not null
      join unit_scores as mine on mine.assignment_id = given.id and mine.nilai is null
      join unit_scores as theirs on theirs.assignment_id = other.id and theirs.unit = mine.unit
        and theirs.metode = mine.metode and theirs.nilai is null
      where examiners.user_id = ${userId} and given.status = 'diterima' and given.locked_at >= ${since}::date
      union all
      select mine.at, mine.poin, theirs.poin, own.poin::float8
      from exam_essay_marks as mine
      join exam_essay_marks as theirs on theirs.mark_id = mine.mark_id and theirs.marked_by <> mine.marked_by
      join exam_marks as waiting on waiting.id = mine.mark_id
      join exam_papers as paper on paper.id = waiting.paper_id
      join exam_form_items as own on own.form_id = paper.form_id and own.nomor = waiting.nomor
      where mine.marked_by = ${userId} and mine.at >= ${since}::date
    ) as pair (at, skor, acuan, poin) where poin > 0 order by at desc limit ${MOST_PAIRS}`.execute(db)
  return rows
}

export interface ScoredCase {
  judul: string
  /** The day on which they scored it. */
  tanggal: Day
  toleransi: number
  kriteria: Criterion[]
  skor: number[]
}

/** The closed cases that somebody scored, the latest first. */
export async function scoredCases(db: Db, userId: number): Promise<ScoredCase[]> {
  const { rows } = await sql<ScoredCase>`
    select one.judul, (given.scored_at at time zone ${bodyZoneName()})::date as tanggal, one.toleransi, one.kriteria, given.skor
    from calibration_scorings as given join calibration_cases as one on one.id = given.case_id
    where given.user_id = ${userId} and one.status = 'ditutup' order by given.scored_at desc limit 20`.execute(db)
  return rows
}

/** Counts what an examiner did from a day to another, both included. */
export async function workCounts(
  db: Db,
  userId: number,
  { dari, sampai }: { dari: Day; sampai: Day },
): Promise<WorkCounts> {
  const { rows } = await sql<WorkCounts>`
    select count(distinct exam.id) filter (where scored)::int as ujian, count(*) filter (where scored)::int as peserta,
      count(*) filter (where scored and locked_at < ((coalesce(exam.end_date, exam.start_date) + ${SCORING_REMINDER}::int)::timestamp
        at time zone ${bodyZoneName()}))::int as tepat,
      count(*) filter (where given.status = 'ditolak')::int as ditolak,
      (select count(distinct complaint.id)::int from complaints as complaint join complaint_involved as involved
        on involved.complaint_id = complaint.id and involved.user_id = ${userId}
        where complaint.jenis_pengaduan = 'penguji' and complaint.created_at >= ${dari}::date
          and complaint.created_at < ${sampai}::date + 1) as pengaduan
    from examiners join examiner_assignments as given on given.examiner_id = examiners.id
    cross join lateral (select given.status = 'diterima' and given.locked_at is not null as scored) as standing
    join user_trainings as own on own.id = given.user_training_id join schedules as exam on exam.id = own.schedule_id
    where examiners.user_id = ${userId} and exam.start_date between ${dari} and ${sampai}`.execute(db)
  return rows[0] ?? { ujian: 0, peserta: 0, tepat: 0, ditolak: 0, pengaduan: 0 }
}

/** The days of an exam at which an account examined; undefined where it did not. */
export async function examinedDays(db: Db, userId: number, scheduleId: number) {
  const { rows } = await sql<{ start_date: Day; end_date: Day }>`
    select start_date, coalesce(end_date, start_date) as end_date from schedules as exam where id = ${scheduleId} and exists (
      select from examiner_assignments as given join examiners on examiners.id = given.examiner_id
      join user_trainings as own on own.id = given.user_training_id
      where examiners.user_id = ${userId} and own.schedule_id = exam.id and given.status = 'diterima')`.execute(db)
  return rows[0]
}

type NewWitnessing = Record<WitnessCriterion, string> & {
  user_id: number
  schedule_id: number
  tanggal: Day
  hasil: WitnessOutcome
  witnessed_by: number
  created_at: Date
}

/** Stores what somebody saw; false where they recorded that exam before. */
export async function insertWitnessing(db: Db, row: NewWitnessing): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('examiner_witnessings')
    .values(row)
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Tells whether an examiner was witnessed after a day, so that an older record does not take the place of a newer one. */
export async function hasLaterWitnessing(db: Db, userId: number, tanggal: Day): Promise<boolean> {
  const { rows } =
    await sql`select from examiner_witnessings where user_id = ${userId} and tanggal > ${tanggal} limit 1`.execute(db)
  return rows.length > 0
}

interface NewReview {
  user_id: number
  tanggal: Day
  dari: Day
  /** As JSON. */
  angka: string
  hasil: ReviewOutcome
  simpulan: string
  reviewed_by: number
  created_at: Date
}

/** Stores a review; false where there is one of that day. */
export async function insertReview(db: Db, row: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('examiner_reviews')
    .values(row)
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Locks an account of the staff, so that two people do not record at once; undefined for no examiner. */
export async function lockedExaminer(db: Db, userId: number) {
  const { rows } = await sql<{ version: number }>`select version from users
    where id = ${userId} and role = 'penguji' and suspended_at is null for no key update`.execute(db)
  return rows[0]
}
