import { addWorkingDays, type Day } from '../../../lib/day.ts'

export const OUTCOMES = ['kompeten', 'belum_kompeten'] as const
export type DecisionOutcome = (typeof OUTCOMES)[number]

export const OUTCOME_LABELS: Record<DecisionOutcome, string> = {
  kompeten: 'Kompeten',
  belum_kompeten: 'Belum kompeten',
}

export interface UnitFinding {
  unit: string
  hasil: 'K' | 'BK'
}

/** Competent as a whole only where every unit is (domain 6: all units K). */
export const outcomeOf = (units: readonly UnitFinding[]): DecisionOutcome =>
  units.length > 0 && units.every(({ hasil }) => hasil === 'K') ? 'kompeten' : 'belum_kompeten'

/** The letters that grounds have at least. */
export const LEAST_GROUNDS = 10

/** The sentences for what is wrong with a decision before it is sent, by field. */
export const DECISION_WORDS = {
  alasan: 'Tulis dasar keputusan yang dapat dipahami peserta.',
  tidak_terlibat: 'Nyatakan bahwa Anda tidak menguji, melatih, atau berhubungan dengan peserta.',
} as const

interface Stated {
  alasan: string
  /** The decider's own word that they had no part. */
  tidak_terlibat: boolean
}

/** Returns what has to be mended before the last question is worth asking. */
export function decisionFaults({ alasan, tidak_terlibat }: Stated): Record<string, string> {
  return {
    ...(alasan.trim().length < LEAST_GROUNDS ? { alasan: DECISION_WORDS.alasan } : {}),
    ...(tidak_terlibat ? {} : { tidak_terlibat: DECISION_WORDS.tidak_terlibat }),
  }
}

const FORM_FIELDS = ['unit', 'alasan', 'tidak_terlibat']

/** Returns the sentences of a refusal by field; what stands beside no field of the form is under 'semua'. */
export function decisionRefusals(message: string, errors: Record<string, string> = {}): Record<string, string> {
  const own = Object.entries(errors).filter(([field]) => FORM_FIELDS.includes(field))
  const others = Object.entries(errors).filter(([field]) => !FORM_FIELDS.includes(field))
  if (own.length > 0 && others.length === 0) return errors
  return { ...Object.fromEntries(own), semua: others.map(([, sentence]) => sentence).join(' ') || message }
}

/** Tells whether the findings cover every examined unit once, and nothing else. */
export const findsExactly = (units: readonly string[], found: readonly UnitFinding[]): boolean =>
  found.length === units.length && units.every((unit) => found.some((one) => one.unit === unit))

/** The working day by which it should be decided, counted from the last day of the exam (domain 4.2). */
export const decisionTarget = (examEnd: Day | null, workingDays: number, holidays: readonly Day[]): Day | null =>
  examEnd && addWorkingDays(examEnd, workingDays, holidays)
