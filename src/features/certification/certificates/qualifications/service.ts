import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { Problem } from '../../../../problems.ts'
import { newestVersion } from '../papers/queries.ts'
import { reissuePaper } from '../papers/service.ts'
import type { CertificateRow, Changes } from '../queries.ts'
import { CERTIFICATE_TRANSITIONS, decideCertificateTransition } from '../rules.ts'
import { requireCertificate, type TransitionRequest, takeCertificateTransition } from '../transition-service.ts'
import {
  certificatesAfterLifting,
  furtherCertificate,
  insertBound,
  lockOwned,
  lockQualification,
  sanctionsInForce,
} from './queries.ts'
import { furtherRefusal, isBound, type QualificationTransition, transitionAfterLifting } from './rules.ts'

export { unsettledCertificates } from './queries.ts'

interface SanctionDecision {
  sanction_id: number
  /** The certificate that the sanction names. */
  id: number
  /** The decision in words, as the holder reads it. */
  alasan: string
}

/** Throws why the applicant may get no further certificate of the qualification that an application is for. */
export async function requireFurther(db: Db, { today }: Pick<Context, 'today'>, applicationId: number): Promise<void> {
  const asked = await furtherCertificate(db, applicationId)
  if (!asked) return
  const refused = furtherRefusal(await lockOwned(db, asked.user_id, asked.kualifikasi), asked, today)
  if (refused) throw new Problem(refused)
}

/**
 * Takes a transition with a certificate, and with all others of its qualification that allow it and that `isMeant`
 * selects. Only the named one gets a letter, and only its refusal is an error.
 */
async function takeForQualification(
  ctx: Context,
  request: TransitionRequest & { transition: QualificationTransition },
  isMeant: typeof isBound = () => true,
): Promise<CertificateRow> {
  const { id, transition, alasan } = request
  return inTransaction(ctx.db, async (db) => {
    const others = (await lockQualification(db, id)).filter((one) => one.id !== id && isMeant(one, ctx.today))
    const within = { ...ctx, db }
    const named = await takeCertificateTransition(within, request)
    const change = async () => ({ frozen_until: named.frozen_until })
    for (const other of others) {
      if ('refused' in decideCertificateTransition(transition, other, ctx.today)) continue
      await takeCertificateTransition(within, { id: other.id, transition, alasan, change })
    }
    return named
  })
}

/** Suspends or revokes what a sanction binds, and keeps what that is. */
async function sanctionQualification(
  db: Db,
  ctx: Context,
  transition: 'suspend' | 'revoke',
  { sanction_id, id, alasan, frozen_until }: SanctionDecision & { frozen_until: Day | null },
): Promise<void> {
  const bound = (await lockQualification(db, id)).filter((one) => one.id === id || isBound(one, ctx.today))
  const change = async () => ({ frozen_until })
  await takeForQualification({ ...ctx, db }, { id, transition, alasan, change }, isBound)
  await insertBound(db, { sanction_id, ids: bound.map((one) => one.id), frozen_until })
}

/** Suspends a qualification until a day at most; only what a person decided after the notice comes here (clause 9.5). */
export const suspendQualification = (db: Db, ctx: Context, { until, ...decision }: SanctionDecision & { until: Day }) =>
  sanctionQualification(db, ctx, 'suspend', { ...decision, frozen_until: until })

/** Revokes a qualification in the caller's transaction. */
export const revokeQualification = (db: Db, ctx: Context, decision: SanctionDecision) =>
  sanctionQualification(db, ctx, 'revoke', { ...decision, frozen_until: null })

/**
 * Lets the sanctions in force on a qualification bind a certificate that joins it in the caller's transaction, as one
 * from before the portal does when it is claimed.
 */
export async function extendSanctions(db: Db, ctx: Context, certificateId: number): Promise<void> {
  await lockQualification(db, certificateId)
  for (const { sanction_id, jenis, alasan, frozen_until } of await sanctionsInForce(db, certificateId)) {
    const before = await requireCertificate(db, certificateId)
    const transition = jenis === 'pencabutan' ? 'revoke' : 'suspend'
    if (!isBound(before, ctx.today) || 'refused' in decideCertificateTransition(transition, before, ctx.today)) continue
    const change = async () => ({ frozen_until })
    await takeCertificateTransition({ ...ctx, db }, { id: certificateId, transition, alasan, change })
    await insertBound(db, { sanction_id, ids: [certificateId], frozen_until })
  }
}

/** Restores a suspended qualification, whichever of its certificates is named. */
export const restoreQualification = (
  ctx: Context,
  request: Omit<TransitionRequest, 'transition'>,
): Promise<CertificateRow> => takeForQualification(ctx, { ...request, transition: 'restore' })

/** Lets those certificates count again that a lifted sanction was on, unless something else stands against them. */
export async function reinstateQualification(
  db: Db,
  ctx: Context,
  { sanction_id, id: named, alasan }: SanctionDecision,
): Promise<void> {
  await lockQualification(db, named)
  for (const { id, ...after } of await certificatesAfterLifting(db, sanction_id)) {
    const transition = transitionAfterLifting(after)
    if (!transition) continue
    const frozen_until = transition === 'resuspend' ? after.suspended_until : null
    await takeCertificateTransition(
      { ...ctx, db },
      {
        id,
        transition,
        alasan,
        change: (db, before) => changesOfReinstated(db, ctx, before, { transition, frozen_until }),
      },
    )
  }
}

/** Issues a new credential where the old one was revoked: status lists cannot take a revocation back. */
async function changesOfReinstated(
  db: Db,
  ctx: Context,
  before: CertificateRow,
  { transition, frozen_until }: { transition: keyof typeof CERTIFICATE_TRANSITIONS; frozen_until: Day | null },
): Promise<Changes> {
  const isWritten =
    before.status === 'dicabut' && transition !== 'supersede' && (await newestVersion(db, before.id)) > 0
  if (isWritten) await reissuePaper(db, ctx, before, CERTIFICATE_TRANSITIONS.reinstate.label)
  return { frozen_until }
}
