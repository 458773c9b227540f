import type { ProblemCode } from '../../../problems.ts'

/** The accounts of the people with a part in an application, its certificate, or a sanction on that certificate. */
export interface Involvement {
  /** Everybody who was ever assigned to examine the candidate. */
  penguji: readonly number[]
  /** The people who trained the candidate or are related to them, as either side declared or the providers' trainers say. */
  related: readonly number[]
  /** The people who decided before. */
  deciders: readonly number[]
  /** The candidate; null for the holder of a certificate from before the portal who has no account. */
  peserta: number | null
}

/** Tells whether a person had any part in it (ISO/IEC 17024 clause 4.3). */
export const isInvolved = (userId: number, { penguji, related, deciders, peserta }: Involvement): boolean =>
  [peserta, ...penguji, ...related, ...deciders].includes(userId)

/**
 * Returns NOT_YOUR_DECISION for the candidate, and for those who examined or trained the candidate or decided before
 * (ISO/IEC 17024 clauses 6.2 and 9.8, domain 1.3).
 */
export const impartialityRefusal = (userId: number, involvement: Involvement): ProblemCode | undefined =>
  isInvolved(userId, involvement) ? 'NOT_YOUR_DECISION' : undefined
