import type { Day } from '../../../../lib/day.ts'
import type { ProblemCode } from '../../../../problems.ts'
import { type OwnedCertificate, renewalBegins, type StaffTransition, type StoredState } from '../rules.ts'

/** One of a person's certificates in a qualification. */
export interface QualificationCertificate extends OwnedCertificate {
  id: number
  status_since: Date
  /** The certificate that it renews. */
  replaces_id: number | null
}

/** A certificate that an application would add to a qualification. */
export interface FurtherCertificate {
  /** The certificate that it renews; null for a new one. */
  renews_id: number | null
  /** When the application was begun. */
  created_at: Date
}

/**
 * Returns why a person gets no further certificate of a qualification: it is suspended, was revoked since the
 * application began, or they have one for that time. Asked at approval, at decision and at issue.
 */
export function furtherRefusal(
  owned: readonly QualificationCertificate[],
  { renews_id, created_at }: FurtherCertificate,
  today: Day,
): ProblemCode | undefined {
  const renewed = owned.find(({ id }) => id === renews_id)
  const isFollowed = owned.some(({ replaces_id }) => renews_id !== null && replaces_id === renews_id)
  if (isFollowed || (renewed && renewed.status !== 'aktif')) return 'RENEWAL_BLOCKED'
  const isSanctioned = ({ status, status_since }: QualificationCertificate) =>
    status === 'dibekukan' || (status === 'dicabut' && status_since >= created_at)
  if (owned.some(isSanctioned)) return 'QUALIFICATION_SANCTIONED'
  const begins = renewed ? renewalBegins(renewed.valid_until, today) : today
  const isThere = ({ id, status, valid_until }: QualificationCertificate) =>
    id !== renews_id && status === 'aktif' && begins <= valid_until
  return owned.some(isThere) ? 'CERTIFICATE_EXISTS' : undefined
}

/** The transitions that are taken with every certificate of the qualification whose state allows them. */
export type QualificationTransition = Extract<StaffTransition, 'suspend' | 'revoke' | 'restore'>

/**
 * Tells whether a sanction also binds this other certificate of the qualification: unless it was replaced or has
 * expired.
 */
export const isBound = ({ status, valid_until }: OwnedCertificate, today: Day): boolean =>
  status !== 'diganti' && valid_until >= today

/** A sanctioned certificate after one of the sanctions on it was lifted. */
export interface AfterLifting {
  status: StoredState
  /** Another revocation on it is in force. */
  is_revoked: boolean
  /** Until when a suspension that is still in force lasts; null without one. */
  suspended_until: Day | null
  /** The person has earned another certificate since, for that time or a later one. */
  is_superseded: boolean
}

/**
 * Returns what happens to a certificate as a sanction on it is lifted: it counts again only if nothing else stands
 * against it.
 */
export function transitionAfterLifting({
  status,
  is_revoked,
  suspended_until,
  is_superseded,
}: AfterLifting): 'reinstate' | 'resuspend' | 'supersede' | undefined {
  if (is_revoked || (status !== 'dicabut' && status !== 'dibekukan')) return undefined
  if (status === 'dicabut' && is_superseded) return 'supersede'
  if (suspended_until === null) return 'reinstate'
  return status === 'dicabut' ? 'resuspend' : undefined
}
