import { assignEarlierCertificates } from '../features/certification/certificates/service.ts'
import { beginYears } from '../features/upkeep/duties/service.ts'
import type { Context } from '../server/context.ts'
import type { Db } from '../server/database/db.ts'

/** Gives a person the certificates from before the portal that carry their identity number; their duties count from today. */
export async function claimCertificates(
  db: Db,
  ctx: Pick<Context, 'keys' | 'today' | 'now' | 'visit'>,
  userId: number,
): Promise<void> {
  for (const id of await assignEarlierCertificates(db, ctx, userId)) await beginYears(db, id, ctx.today, ctx.today)
}
