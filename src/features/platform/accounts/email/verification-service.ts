import { createHash } from 'node:crypto'
import { sendMail } from '../../../../documents/mail/mail.ts'
import { mayMail } from '../../../../documents/mail/mailbox-limits.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { sameText } from '../../../../lib/signing/secret.ts'
import { limits } from '../../../../limits.ts'
import { own } from '../../../../own-paths.ts'

const PURPOSE = 'email-verification'

const emailHash = (email: string): string => createHash('sha1').update(email).digest('hex')

const unsignedLink = ({ appUrl }: Context, id: string | number, hash: string, expires: string | number): string =>
  `${appUrl}${own.verifyEmail(id, hash)}?expires=${expires}`

/** The link that proves an address: good for an hour, for this account and address only. */
export function verificationLink(ctx: Context, user: { id: number; email: string }): string {
  const expires = Math.floor(ctx.now.getTime() / 1000) + limits.verificationLinkMinutes * 60
  const link = unsignedLink(ctx, user.id, emailHash(user.email), expires)
  return `${link}&signature=${ctx.keys.sign(PURPOSE, link)}`
}

/** Mails the link, unless the mailbox got too many: whoever registers chooses the address. Earlier links stay good. */
export async function sendVerification(
  db: Db,
  ctx: Context,
  user: { id: number; name: string; email: string },
): Promise<void> {
  const { name, email: to } = user
  if (!(await mayMail(db, ctx, 'verification', to))) return
  await sendMail(db, ctx, { letter: 'verification', to, name, link: verificationLink(ctx, user) })
}

export interface LinkParts {
  id: string
  hash: string
  expires?: string | undefined
  signature?: string | undefined
}

/** Tells whether the portal made this link and it has not expired. */
export function isOurLink(ctx: Context, { id, hash, expires = '', signature = '' }: LinkParts): boolean {
  const fresh = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > ctx.now.getTime()
  return fresh && ctx.keys.isSigned(PURPOSE, unsignedLink(ctx, id, hash, expires), signature)
}

export const isLinkOf = ({ id, hash }: LinkParts, user: { id: number; email: string }): boolean =>
  id === String(user.id) && sameText(hash, emailHash(user.email))
