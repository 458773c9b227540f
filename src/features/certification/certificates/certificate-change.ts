import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { CertificateLetterKind } from './letters.ts'
import { refreshNumber } from './numbers.ts'
import {
  addEvent,
  type CertificateRow,
  type Changes,
  certificateById,
  changeCertificate,
  heldCertificate,
} from './queries.ts'
import { CERTIFICATE_STEPS, certificatePath, decideStep, type TakenStep } from './rules.ts'

/** The audit log's word for certificates. */
export const NOUN = 'sertifikat'

export async function found(db: Db, id: number): Promise<CertificateRow> {
  const certificate = await certificateById(db, id)
  if (!certificate) throw new Problem('RECORD_NOT_FOUND')
  return certificate
}

interface Asked {
  id: number
  /** As whoever asks saw it; a decision on it was weighed by its own. */
  version?: number
  step: TakenStep
  /** Why, in words. */
  alasan: string | null
  letter?: CertificateLetterKind
  /** What else is written of a certificate that is held and for which the step is allowed. */
  change?: (db: Db, before: CertificateRow) => Promise<Changes>
}

/** The only way to change a certificate: held, decided by the rules, written with event, audit entry, letter and number. */
export const changing = (
  ctx: Context,
  { id, version, step, letter, change, ...asked }: Asked,
): Promise<CertificateRow> =>
  inTransaction(ctx.db, async (db) => {
    const alasan = asked.alasan && withoutIdentityNumbers(asked.alasan)
    const before = await heldCertificate(db, id)
    if (!before) throw new Problem('RECORD_NOT_FOUND')
    if (version !== undefined && before.version !== version) throw new Problem('STALE')
    const decision = decideStep(step, before, ctx.today)
    if ('refused' in decision) throw new Problem(decision.refused)
    const { next } = decision
    const since = next === before.status ? {} : { status_since: ctx.now }
    const more = (await change?.(db, before)) ?? {}
    await changeCertificate(db, id, { status: next, ...since, ...more })
    const author = { user_id: member(ctx).id, at: ctx.now }
    await addEvent(db, { certificate_id: id, step, dari: before.status, ke: next, alasan, ...author })
    const after = await found(db, id)
    if (after.user_id !== null) await refreshNumber(db, after.user_id, ctx.today)
    if (letter) await tellHolder(db, ctx, after, letter, alasan ?? '')
    await recordAudit(db, ctx, {
      action: CERTIFICATE_STEPS[step].label.toLowerCase(),
      noun: NOUN,
      nounId: id,
      label: `${after.nomor}, ${after.nama}`,
      before: { status: before.status },
      after: { status: next, ...more, ...(alasan === null ? {} : { alasan }) },
    })
    return after
  })

/** Who was brought in from a list and has no account yet gets no letter. */
async function tellHolder(
  db: Db,
  ctx: Context,
  { user_id, email, user_training_id, nama: name, nomor, skema }: CertificateRow,
  letter: CertificateLetterKind,
  alasan: string,
): Promise<void> {
  if (user_id === null || email === null) return
  const path = certificatePath(user_training_id)
  await notifyUser(
    db,
    ctx,
    { id: user_id, email },
    { letter, name, nomor, skema, alasan, link: `${ctx.appUrl}${path}` },
    path,
  )
}
