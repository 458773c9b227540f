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

/** Tells whether the findings cover every examined unit once, and nothing else. */
export const findsExactly = (units: readonly string[], found: readonly UnitFinding[]): boolean =>
  found.length === units.length && units.every((unit) => found.some((one) => one.unit === unit))

/** The working day by which it should be decided, counted from the last day of the exam (domain 4.2). */
export const decisionTarget = (examEnd: Day | null, workingDays: number, holidays: readonly Day[]): Day | null =>
  examEnd && addWorkingDays(examEnd, workingDays, holidays)
