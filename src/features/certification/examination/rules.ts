import { type Day, dayRange } from '../../../lib/day.ts'
import type { MethodKind } from '../../catalogue/schemes/method-rules.ts'
import type { ExamCell } from '../../catalogue/schemes/plan-rules.ts'
import { lapsesOf, type Validities } from '../../platform/staff/condition-rules.ts'
import type { Stage } from '../applications/rules.ts'

export const ASSIGNMENT_STATES = ['ditawarkan', 'diterima', 'ditolak', 'dicabut'] as const
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number]

/** The kinds of conflict of interest between an examiner and a candidate, in the words a person reads. */
export const CONFLICT_KINDS = {
  melatih: 'Pernah melatih peserta',
  keluarga: 'Hubungan keluarga',
  pekerjaan: 'Hubungan pekerjaan',
  usaha: 'Hubungan usaha',
  lainnya: 'Hubungan lain',
} as const
export type ConflictKind = keyof typeof CONFLICT_KINDS
export const CONFLICT_KIND_NAMES = Object.keys(CONFLICT_KINDS) as [ConflictKind, ...ConflictKind[]]

export const FINDINGS = ['K', 'BK'] as const
/** Competent, or not yet. */
export type Finding = (typeof FINDINGS)[number]

/** The letter that writes each finding, by the keyboard and in what is pasted. */
export const FINDING_KEYS: Readonly<Record<string, Finding>> = { K: 'K', B: 'BK' }

/** The facts about an examiner that an assignment looks at. */
export interface ExaminerFacts {
  no_sertifikat: string | null
  berlaku_sampai: Day | null
  instansi: string
  nama_lpjp: string
  /** The account that would enter the scores. */
  user_id: number | null
  /** The absences that overlap the days of the exam. */
  leaves: readonly { sejak: string; sampai: string }[]
  /** The other schedules at the hours of the exam that need this examiner. */
  elsewhere: readonly { skema: string; start_date: string; end_date: string | null }[]
  /** Until when the conditions of the examiner's account are valid. */
  validities: Validities
}

export interface CandidateFacts {
  user_id: number
  instansi: string
  nama_lpjp: string
  /** The last day of the exam. */
  exam_day: Day | null
}

/** The fewest letters of a reason, so that others can understand it. */
export const LEAST_REASON = 10

const ASSIGNABLE: readonly Stage[] = ['terjadwal', 'diuji']

/** Tells whether examiners can be assigned to a candidate at that stage. */
export const isAssignable = (tahap: Stage): boolean => ASSIGNABLE.includes(tahap)

/** Returns the name of a candidate in the audit log. */
export const candidateLabel = ({ id, nomor, nama }: { id: number; nomor: string | null; nama: string }): string =>
  `${nomor ?? id}, ${nama}`

/** Stages of those who are to be at the exam, or were. */
export const AT_THE_EXAM = [
  'terjadwal',
  'tidak_hadir',
  'diuji',
  'menunggu_keputusan',
  'belum_kompeten',
  'banding',
  'diterbitkan',
] as const satisfies readonly Stage[]

/** Tells whether a candidate is to be at the exam, or was. */
export const isAtTheExam = (tahap: Stage): boolean => (AT_THE_EXAM as readonly Stage[]).includes(tahap)

/** Tells whether a candidate can print the card: once there is a seat and a day, until the results are in. */
export const hasCard = ({
  tahap,
  exam_day,
  dibatalkan,
}: {
  tahap: Stage
  exam_day: Day | null
  dibatalkan: boolean
}): boolean => (tahap === 'terjadwal' || tahap === 'diuji') && exam_day !== null && !dibatalkan

/** Days before the exam on which its candidates are reminded, and its examiners. */
export const CANDIDATE_REMINDERS = [1, 7] as const
export const EXAMINER_REMINDER = 3
/** The days after the exam from which examiners are reminded of missing scores. */
export const SCORING_REMINDER = 2

/**
 * Returns the reminder that a candidate gets now: the nearest one that is due, unless it or a nearer one was sent.
 * Reminders missed during an outage are sent until the day of the exam.
 */
export function examReminderDue(daysLeft: number, reminded: number | null): number | null {
  if (daysLeft < 0) return null
  const due = CANDIDATE_REMINDERS.find((days) => daysLeft <= days)
  return due !== undefined && (reminded === null || due < reminded) ? due : null
}

/** Returns a firm's name without capitals, dots and legal forms such as 'PT', for comparing. */
const firm = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !['pt', 'cv', 'ud', 'tbk', 'persero'].includes(word))
    .join(' ')

const isSameFirm = (one: string, other: string): boolean => firm(one) !== '' && firm(one) === firm(other)

/**
 * Lists what speaks against this examiner for this candidate, each a sentence: no own certificate valid to the last day
 * of the exam, a shared employer or firm, a declared relation (ISO/IEC 17024 clause 6.2), an absence, another exam.
 */
export function obstacles(
  examiner: ExaminerFacts,
  candidate: CandidateFacts,
  declared: readonly ConflictKind[],
  today: Day,
): string[] {
  const found: string[] = []
  const needed = candidate.exam_day && candidate.exam_day > today ? candidate.exam_day : today
  if (examiner.user_id === null) found.push('Belum punya akun penguji yang aktif.')
  if (examiner.user_id === candidate.user_id) found.push('Peserta itu sendiri.')
  if (!examiner.no_sertifikat) found.push('Belum punya sertifikat penguji.')
  if (examiner.berlaku_sampai === null || examiner.berlaku_sampai < needed) {
    found.push('Sertifikat pengujinya tidak berlaku pada hari uji.')
  }
  if (isSameFirm(examiner.instansi, candidate.instansi)) found.push('Satu instansi dengan peserta.')
  if (isSameFirm(examiner.nama_lpjp, candidate.nama_lpjp)) found.push('Satu LPJP dengan peserta.')
  for (const { sejak, sampai } of examiner.leaves) found.push(`Berhalangan ${dayRange(sejak, sampai)}.`)
  for (const { skema, start_date, end_date } of examiner.elsewhere) {
    found.push(`Bertugas pada ${skema}, ${dayRange(start_date, end_date)}.`)
  }
  return [...found, ...declared.map((kind) => `${CONFLICT_KINDS[kind]}.`)]
}

/**
 * Lists what speaks against asking this examiner anew: the same, and what of their own conditions is missing or over. What
 * they were asked before that stays.
 */
export const offerObstacles = (
  examiner: ExaminerFacts,
  candidate: CandidateFacts,
  declared: readonly ConflictKind[],
  demand: { since: string; today: Day },
): string[] => [
  ...obstacles(examiner, candidate, declared, demand.today),
  ...lapsesOf('penguji', examiner.validities, demand),
]

/** A score by one method, as it counts. */
export interface Score {
  unit: string
  metode: string
  hasil: Finding
}

/** Tells whether a method is scored in points, by its kind; one whose kind nobody knows is not. */
export const givesPoints = (jenis: MethodKind | null): boolean => jenis === 'tulis'

/** The highest number of points in a written exam. */
export const MOST_POINTS = 100

/** Returns the finding for points in a written exam; `least` passes (the version's cut score, else the setting; domain 6). */
export const findingOf = (points: number, least: number): Finding => (points >= least ? 'K' : 'BK')

/** Returns a recommendation for each unit: competent only when it has findings and all of them are competent. */
export function recommendation(units: readonly string[], scores: readonly Score[]): { unit: string; hasil: Finding }[] {
  return units.map((unit) => {
    const found = scores.filter((score) => score.unit === unit)
    return { unit, hasil: found.length > 0 && found.every(({ hasil }) => hasil === 'K') ? 'K' : 'BK' }
  })
}

/** Returns the cells of an exam for which a finding is missing. */
export const missingScores = (cells: readonly ExamCell[], scores: readonly Score[]): ExamCell[] =>
  cells.filter(({ unit, metode }) => !scores.some((score) => score.unit === unit && score.metode === metode))

/**
 * Lists the findings of not yet competent without a reason, which the candidate must get (report with gaps, domain 3).
 */
export const unexplainedScores = <S extends { hasil: Finding; catatan: string }>(scores: readonly S[]): S[] =>
  scores.filter(({ hasil, catatan }) => hasil === 'BK' && catatan.trim() === '')

/** Tells whether the scores count: every examiner who accepted has locked theirs, and enough have accepted. */
export const allLocked = (accepted: number, locked: number, needed: number): boolean =>
  accepted >= needed && locked === accepted
