import { type IssuedDecision, writeCertificate } from '../../features/certification/certificates/issue/service.ts'
import { beginYears } from '../../features/upkeep/duties/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Issues the certificate of a decision, whose years of duties begin with it; throws RENEWAL_BLOCKED. */
export async function issueCertificate(db: Db, ctx: Context, decision: IssuedDecision): Promise<void> {
  const { id, valid_from } = await writeCertificate(db, ctx, decision)
  await beginYears(db, id, valid_from, ctx.today)
}
