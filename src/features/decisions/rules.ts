import type { ProblemCode } from '../../problems.ts'

export const OUTCOMES = ['kompeten', 'belum_kompeten'] as const
export type DecisionOutcome = (typeof OUTCOMES)[number]

export interface UnitFinding {
  unit: string
  hasil: 'K' | 'BK'
}

/** Who had a part in an application. */
export interface Involvement {
  /** Accounts of everybody who was ever assigned to examine it. */
  penguji: readonly number[]
  /** Accounts who declared, or of whom it was declared, that they trained the candidate or are related to them. */
  berhubungan: readonly number[]
  /** Accounts who decided it before. */
  pemutus: readonly number[]
  /** The candidate. */
  peserta: number
}

/** Nobody decides who examined or trained the candidate, nor on themselves (ISO/IEC 17024 clause 6.2, domain 1.3). */
export function decidingRefused(userId: number, involved: Involvement): ProblemCode | undefined {
  const { penguji, berhubungan, peserta } = involved
  return peserta === userId || penguji.includes(userId) || berhubungan.includes(userId)
    ? 'NOT_YOUR_DECISION'
    : undefined
}

/** Who hears an appeal had no part in the exam nor in the decision (clause 9.8). */
export const mayHear = (userId: number, involved: Involvement): boolean =>
  decidingRefused(userId, involved) === undefined && !involved.pemutus.includes(userId)

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
