import { addWorkingDays, type Day } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'

export const OUTCOMES = ['kompeten', 'belum_kompeten'] as const
export type DecisionOutcome = (typeof OUTCOMES)[number]

export const OUTCOME_LABELS: Record<DecisionOutcome, string> = {
  kompeten: 'Kompeten',
  belum_kompeten: 'Belum kompeten',
}

/** What an appeal is, in the words a person reads. */
export const APPEAL_LABELS = { diajukan: 'Berjalan', diterima: 'Diterima', ditolak: 'Ditolak' } as const

export interface UnitFinding {
  unit: string
  hasil: 'K' | 'BK'
}

/** Who had a part in an application, or in the certificate that came of it. */
export interface Involvement {
  /** Accounts of everybody who was ever assigned to examine it. */
  penguji: readonly number[]
  /** Accounts who declared, or of whom it was declared, that they trained the candidate or are related to them. */
  berhubungan: readonly number[]
  /** Accounts who decided on it before. */
  pemutus: readonly number[]
  /** The candidate; null for the holder of a certificate of earlier days who has no account. */
  peserta: number | null
}

/**
 * Nobody decides who examined or trained the candidate, nor on themselves, nor a second time after a granted appeal
 * (ISO/IEC 17024 clauses 6.2 and 9.8, domain 1.3).
 */
export function decidingRefused(userId: number, involved: Involvement): ProblemCode | undefined {
  const { penguji, berhubungan, pemutus, peserta } = involved
  const isInvolved = [peserta, ...penguji, ...berhubungan, ...pemutus].includes(userId)
  return isInvolved ? 'NOT_YOUR_DECISION' : undefined
}

/** Who hears an appeal had no part in the exam nor in what was decided (clause 9.8). */
export const mayHear = (userId: number, involved: Involvement): boolean =>
  decidingRefused(userId, involved) === undefined

/** Competent as a whole only where every unit is (domain 6: all units K). */
export const outcomeOf = (units: readonly UnitFinding[]): DecisionOutcome =>
  units.length > 0 && units.every(({ hasil }) => hasil === 'K') ? 'kompeten' : 'belum_kompeten'

export const PANEL_SIZE = 3

export const VOTES = ['terima', 'tolak'] as const
export type Vote = (typeof VOTES)[number]

/** What a panel of three has decided once all have voted: by majority; undefined while a vote is missing. */
export function panelOutcome(votes: readonly (Vote | null)[]): 'diterima' | 'ditolak' | undefined {
  if (votes.length !== PANEL_SIZE || votes.includes(null)) return undefined
  return votes.filter((vote) => vote === 'terima').length * 2 > PANEL_SIZE ? 'diterima' : 'ditolak'
}

interface Heard {
  suara: Vote | null
  alasan: string | null
}

/** What the panel answers in words: the reasons of its majority. */
export const rulingOf = (panel: readonly Heard[], outcome: 'diterima' | 'ditolak'): string =>
  panel
    .filter(({ suara }) => suara === (outcome === 'diterima' ? 'terima' : 'tolak'))
    .map(({ alasan }) => alasan ?? '')
    .join('\n\n')

/** Whether every unit that was examined is found, each once, and nothing else. */
export const findsExactly = (units: readonly string[], found: readonly UnitFinding[]): boolean =>
  found.length === units.length && units.every((unit) => found.some((one) => one.unit === unit))

/** The working day by which it should be decided, counted from the last day of the exam (domain 4.2). */
export const decisionTarget = (examEnd: Day | null, workingDays: number, holidays: readonly Day[]): Day | null =>
  examEnd && addWorkingDays(examEnd, workingDays, holidays)
