import { sendMail } from '../../../../documents/mail/mail.ts'
import { mayMail } from '../../../../documents/mail/mailbox-limits.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, isUniqueViolation } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { longMoment } from '../../../../lib/day.ts'
import { limits } from '../../../../limits.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields } from '../../../../problems.ts'
import { deleteResetTokens } from '../queries.ts'
import { EMAIL_TAKEN } from '../rules.ts'
import { changeEmail, type EmailChange, insertEmailChange, lastVerifiedEmail } from './change-queries.ts'
import { verificationLink } from './verification-service.ts'

const PURPOSE = 'email-undo'

const signedText = ({ id, user_id, old_email, new_email }: EmailChange): string =>
  `${id} ${user_id} ${old_email} ${new_email}`

const undoToken = ({ keys }: Pick<Context, 'keys'>, change: EmailChange): string =>
  `${change.id}-${keys.sign(PURPOSE, signedText(change))}`

/** The id and signature of a link to the former address; undefined for what cannot be one. */
export function readUndoToken(token: string): { id: number; signature: string } | undefined {
  const match = /^(\d{1,9})-([\w-]+)$/.exec(token)
  return match ? { id: Number(match[1]), signature: match[2] ?? '' } : undefined
}

export const isUndoOf = ({ keys }: Pick<Context, 'keys'>, change: EmailChange, signature: string): boolean =>
  keys.isSigned(PURPOSE, signedText(change), signature)

/** Moves the account to an unverified address: the new one gets a link, the last verified one the way back. */
export async function moveAccountTo(
  db: Db,
  ctx: Context,
  user: { id: number; name: string },
  email: string,
): Promise<void> {
  const former = await lastVerifiedEmail(db, user.id)
  await changeEmail(db, user.id, email).catch((error: unknown) => {
    throw isUniqueViolation(error) ? invalidFields({ email: EMAIL_TAKEN }) : error
  })
  await deleteResetTokens(db, user.id)
  await recordSecurityEvent(db, ctx, { jenis: 'email_diubah', user_id: user.id })
  const at = longMoment(ctx.now)
  const verification = verificationLink(ctx, { id: user.id, email })
  if (await mayMail(db, ctx, 'verification', email)) {
    await sendMail(db, ctx, { letter: 'emailChangedTo', to: email, name: user.name, at, link: verification })
  }
  // An address that was never verified may be a stranger's: it learns nothing and takes nothing back.
  if (former === null || former === email) return
  const change = await insertEmailChange(db, {
    user_id: user.id,
    old_email: former,
    new_email: email,
    created_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + limits.emailUndoHours * 3_600_000),
  })
  const link = `${ctx.appUrl}${own.undoEmailChange(undoToken(ctx, change))}`
  await sendMail(db, ctx, { letter: 'emailChangedFrom', to: former, name: user.name, at, newEmail: email, link })
}
