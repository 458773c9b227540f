import { askReprints, certificatesToReprint } from '../../features/certification/certificates/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

type Comparing = Pick<Context, 'keys' | 'now' | 'today'>

/** Queues the certificates that do not bear a person's whole name of today to be printed again. */
export const askReprintsOfName = (db: Db, ctx: Comparing, userId: number): Promise<void> => askReprints(db, ctx, userId)

/** Lists the certificates that do not bear a person's whole name of today. */
export async function papersWithOtherName(db: Db, ctx: Comparing, userId: number) {
  const papers = await certificatesToReprint(db, ctx, userId)
  return papers.map(({ id, no_sertifikasi }) => ({ id, no_sertifikasi }))
}
