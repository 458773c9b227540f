import type { ProblemCode } from '../../../problems.ts'

/** Who had a part in an application, in the certificate that came of it, or in a sanction on that; by account. */
export interface Involvement {
  /** Everybody who was ever assigned to examine the candidate. */
  penguji: readonly number[]
  /** Those who trained the candidate or are related to them, by their own declaration or that of others. */
  related: readonly number[]
  /** Those who decided before. */
  deciders: readonly number[]
  /** The candidate; null for the holder of a certificate from before the portal who has no account. */
  peserta: number | null
}

/** Whether somebody had any part in it (ISO/IEC 17024 clause 4.3). */
export const isInvolved = (userId: number, { penguji, related, deciders, peserta }: Involvement): boolean =>
  [peserta, ...penguji, ...related, ...deciders].includes(userId)

/**
 * NOT_YOUR_DECISION for those who examined or trained the candidate, for the candidate, and for those who decided
 * before (ISO/IEC 17024 clauses 6.2 and 9.8, domain 1.3).
 */
export const impartialityRefusal = (userId: number, involvement: Involvement): ProblemCode | undefined =>
  isInvolved(userId, involvement) ? 'NOT_YOUR_DECISION' : undefined
