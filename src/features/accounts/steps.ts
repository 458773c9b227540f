import { digest, randomSecret } from '../../lib/secret.ts'
import { limits } from '../../limits.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { putResetToken } from './queries.ts'

/** Makes the link by which an invited person sets the first password; it replaces an older one. */
export async function makeInvitation(
  db: Db,
  { now, appUrl }: Pick<Context, 'now' | 'appUrl'>,
  user: { id: number; email: string },
): Promise<string> {
  const token = randomSecret()
  await putResetToken(db, user.id, digest(token), now, limits.invitationDays * 24 * 60)
  return `${appUrl}/reset-password/${token}?email=${encodeURIComponent(user.email)}`
}
