import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { withoutIdentityNumbers } from '../../../lib/identifiers/nik.ts'
import { Problem } from '../../../problems.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { refreshHolderNumber } from './issue/number-service.ts'
import type { CertificateLetterKind } from './letters.ts'
import {
  type CertificateRow,
  type Changes,
  certificateById,
  insertCertificateEvent,
  lockCertificate,
  updateCertificate,
} from './queries.ts'
import {
  CERTIFICATE_NOUN,
  CERTIFICATE_TRANSITIONS,
  certificatePath,
  decideCertificateTransition,
  type StaffTransition,
} from './rules.ts'

/** Throws RECORD_NOT_FOUND. */
export async function requireCertificate(db: Db, id: number): Promise<CertificateRow> {
  const certificate = await certificateById(db, id)
  if (!certificate) throw new Problem('RECORD_NOT_FOUND')
  return certificate
}

export interface TransitionRequest {
  id: number
  /** The version that the person saw; left out for a decision on a case, which checks the version of the case. */
  version?: number
  transition: StaffTransition
  /** Why, in words. */
  alasan: string | null
  letter?: CertificateLetterKind
  /** Returns further changes to save, once the certificate is locked and the transition allowed. */
  change?: (db: Db, before: CertificateRow) => Promise<Changes>
}

/**
 * The only way to change a certificate: locks it, decides by the rules, writes event, audit entry, letter and number.
 * Throws RECORD_NOT_FOUND, STALE, or why the rules refuse.
 */
export const takeCertificateTransition = (
  ctx: Context,
  { id, version, transition, letter, change, ...request }: TransitionRequest,
): Promise<CertificateRow> =>
  inTransaction(ctx.db, async (db) => {
    const alasan = request.alasan && withoutIdentityNumbers(request.alasan)
    const before = await lockCertificate(db, id)
    if (!before) throw new Problem('RECORD_NOT_FOUND')
    if (version !== undefined && before.version !== version) throw new Problem('STALE')
    const decision = decideCertificateTransition(transition, before, ctx.today)
    if ('refused' in decision) throw new Problem(decision.refused)
    const { next } = decision
    const since = next === before.status ? {} : { status_since: ctx.now }
    const more = (await change?.(db, before)) ?? {}
    await updateCertificate(db, id, { status: next, ...since, ...more })
    const author = { user_id: requireAccount(ctx).id, at: ctx.now }
    await insertCertificateEvent(db, {
      certificate_id: id,
      transition,
      dari: before.status,
      ke: next,
      alasan,
      ...author,
    })
    const after = await requireCertificate(db, id)
    if (after.user_id !== null) await refreshHolderNumber(db, after.user_id, ctx.today)
    if (letter) await notifyCertificateHolder(db, ctx, after, letter, alasan ?? '')
    await recordAudit(db, ctx, {
      action: CERTIFICATE_TRANSITIONS[transition].label.toLowerCase(),
      noun: CERTIFICATE_NOUN,
      nounId: id,
      label: `${after.no_sertifikasi}, ${after.nama}`,
      before: { status: before.status, ...changedOf(before, more) },
      after: { status: next, ...more, ...(alasan === null ? {} : { alasan }) },
    })
    return after
  })

/** Returns the former values of the fields that change, for the audit entry. */
const changedOf = (before: CertificateRow, more: Changes): object =>
  Object.fromEntries(Object.entries(before).filter(([field]) => field in more))

/** Sends a letter to the holder; one who came from an imported list and has no account yet gets none. */
async function notifyCertificateHolder(
  db: Db,
  ctx: Context,
  { user_id, email, user_training_id, nama: name, no_sertifikasi, skema }: CertificateRow,
  letter: CertificateLetterKind,
  alasan: string,
): Promise<void> {
  if (user_id === null || email === null) return
  const path = certificatePath(user_training_id)
  await notifyUser(
    db,
    ctx,
    { id: user_id, email },
    { letter, name, no_sertifikasi, skema, alasan, link: `${ctx.appUrl}${path}` },
    path,
  )
}
