import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { knownDevice } from '../../ground/sessions/known-device.ts'
import { attemptLimits } from '../../limits.ts'

/** Mails that a stranger can have sent to any address. */
export type CausedMail = 'reset' | 'verification' | 'ticket' | 'invitation'

/** At most providers what follows a plus leads to the same mailbox. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/**
 * Returns addresses in the order in which a transaction counts several: in one order for all, so that no two of them
 * wait for each other.
 */
export const inMailboxOrder = (emails: readonly string[]): string[] =>
  emails.toSorted((one, other) => (mailboxOf(one) < mailboxOf(other) ? -1 : 1))

/**
 * Tells whether one more mail of a kind may go to an address, and counts it. Each kind counts apart, so that a flood of
 * one does not block another; so does a known device, so that a flood does not block the owner.
 */
export async function mayMail(
  db: Db,
  { attempts, keys, now, visit }: Pick<Context, 'attempts' | 'keys' | 'now' | 'visit'>,
  kind: CausedMail,
  email: string,
): Promise<boolean> {
  const device = knownDevice(keys, visit.deviceCookie, email, now) ?? ''
  const whose = `${mailboxOf(email)} ${device}`
  return (await attempts.slow(db, now, `mailbox-${kind}`, whose, attemptLimits.mailbox)).allowed
}
