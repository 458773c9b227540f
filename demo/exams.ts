import { sql } from 'kysely'
import type { Stage } from '../src/features/certification/applications/rules.ts'
import { decisionOfficeHandlers } from '../src/features/certification/decisions/office/handlers.ts'
import type { Examined } from '../src/features/certification/examination/exam-content-rules.ts'
import { examinationOfficeHandlers } from '../src/features/certification/examination/office/handlers.ts'
import { givesPoints } from '../src/features/certification/examination/rules.ts'
import { scoringOfficeHandlers } from '../src/features/certification/examination/scoring/handlers.ts'
import { examinedOf } from '../src/features/certification/examination/service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { addDays, type Day, momentIn, type Zone } from '../src/lib/day.ts'
import { seedWrittenExam } from './marking.ts'
import { morning, type Parts, type Person, past } from './past.ts'

/** The people who work on the exams of the demonstration. */
export interface Crew {
  office: Person
  /** Decides, and has nothing to do with exams. */
  decider: Person
  /** The first one has the scores that are still to be given. */
  examiners: (Person & { examiner_id: number })[]
  /** Who types and marks what is written. */
  typists?: Parameters<typeof seedWrittenExam>[1]
}

export interface Exam {
  /** The application's. */
  id: number
  tahap: Stage
  /** Days ago that it was decided. */
  decided_days_ago: number
  /** The second examiner finds otherwise on one unit. */
  examiners_differ: boolean
}

/** Leads a scheduled application through its exam, as the program does, to where it stands. */
export async function examine(parts: Parts, wanted: Exam, crew: Crew): Promise<void> {
  const { id, tahap, decided_days_ago, examiners_differ } = wanted
  const exam = await examOf(parts.db, id)
  const given = await assignExaminers(parts, id, exam.start, crew)
  if (tahap === 'terjadwal') return
  const attending = past(parts, momentIn(exam.zona, exam.start, exam.jam_mulai), crew.office)
  await examinationOfficeHandlers.recordAttendance(attending, { id, tahap: 'terjadwal' })
  const isCompetent = tahap !== 'belum_kompeten'
  const { unit: units, end } = exam
  if (crew.typists && isMarked(parts.today, end) && tahap !== 'menunggu_keputusan')
    await seedWrittenExam(parts, crew.typists, { id, isCompetent, end, units })
  for (const [place, { person, assignment }] of given.slice(tahap === 'diuji' ? 1 : 0).entries()) {
    const ctx = past(parts, morning(addDays(exam.end, 1), 0), person)
    const seen = await scoringOfficeHandlers.getScoring(ctx, { id: assignment })
    const nilai = scoresFor(exam, isCompetent && !(examiners_differ && place === 1)).filter(
      ({ unit, metode }) => !(seen.naskah?.unit.includes(unit) && isInPoints(exam, metode)),
    )
    const { version } = await scoringOfficeHandlers.saveScores(ctx, { id: assignment, version: seen.version, nilai })
    await scoringOfficeHandlers.lockScores(ctx, { id: assignment, version })
  }
  if (tahap === 'diuji' || tahap === 'menunggu_keputusan') return
  await decisionOfficeHandlers.decideApplication(past(parts, morning(parts.today, decided_days_ago), crew.decider), {
    id,
    tahap: 'menunggu_keputusan',
    unit: findings(exam, isCompetent),
    tidak_terlibat: true,
    alasan: isCompetent
      ? 'Ujian tulis, portofolio, dan wawancara menunjukkan kompetensi pada seluruh unit. Kedua penguji sependapat.'
      : 'Ujian tulis pada satu unit berada di bawah batas lulus, dan wawancara tidak menutup kekurangannya.',
  })
}

/** The exams that were written on papers which the portal marked lie between these days ago. */
const MARKED_DAYS = [60, 2] as const

const isMarked = (today: Day, end: Day): boolean =>
  end >= addDays(today, -MARKED_DAYS[0]) && end <= addDays(today, -MARKED_DAYS[1])

interface ExamRow extends Examined {
  start: Day
  end: Day
  zona: Zone
  jam_mulai: string
}

async function examOf(db: Db, id: number): Promise<ExamRow> {
  const { rows } = await sql<Omit<ExamRow, keyof Examined>>`
    select start_date as start, coalesce(end_date, start_date) as end, zona_waktu as zona, jam_mulai
    from user_trainings as own join schedules on schedules.id = own.schedule_id where own.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no application ${id}`)
  return { ...row, ...(await examinedOf(db, id)) }
}

/** Assigns the examiners ten days before the exam; they accept the day after. */
async function assignExaminers(parts: Parts, id: number, start: Day, { office, examiners }: Crew) {
  const given = []
  for (const person of examiners) {
    const { examiner_id } = person
    const asking = past(parts, morning(addDays(start, -10), 0), office)
    const { penugasan } = await examinationOfficeHandlers.assignExaminer(asking, { id, examiner_id })
    const assignment = penugasan.find((each) => each.examiner_id === examiner_id)?.id
    if (assignment === undefined) throw new Error(`examiner ${examiner_id} was not assigned`)
    const answer = { id: assignment, terima: true, kerahasiaan: true, tidak_berpihak: true, alasan: null }
    await scoringOfficeHandlers.answerAssignment(past(parts, morning(addDays(start, -9), 0), person), answer)
    given.push({ person, assignment })
  }
  return given
}

const NOTES = {
  K: 'Menjelaskan langkah kerja dan menunjukkan buktinya pada portofolio.',
  BK: 'Dasar prakiraan tidak dapat ditunjukkan; langkah verifikasi data terlewat.',
} as const

/** All units are met, but where somebody is not yet competent the middle one. */
const findings = ({ unit }: ExamRow, isCompetent: boolean) =>
  unit.map((name, index) => {
    const hasil = isCompetent || index !== Math.floor(unit.length / 2) ? ('K' as const) : ('BK' as const)
    return { unit: name, hasil, catatan: hasil === 'K' ? '' : NOTES.BK }
  })

const scoresFor = (exam: ExamRow, isCompetent: boolean) =>
  findings(exam, isCompetent).flatMap(({ unit, hasil }, index) =>
    exam.sel
      .filter((cell) => cell.unit === unit)
      .map(({ metode }) => ({
        unit,
        metode,
        nilai: isInPoints(exam, metode) ? (hasil === 'K' ? 78 + (index % 4) * 4 : 58) : null,
        hasil,
        catatan: NOTES[hasil],
      })),
  )

const isInPoints = ({ jenis_metode }: ExamRow, metode: string): boolean =>
  givesPoints(jenis_metode.find((one) => one.metode === metode)?.jenis ?? null)
