import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { assignPastRecords } from './queries.ts'
import { PAST_TABLES } from './rules.ts'

/** Gives a person the applications and invoices from before the portal that carry their identity number. */
export async function claimPastRecords(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'visit'>,
  userId: number,
): Promise<void> {
  const personal = await personalDataOf(db, ctx.keys, userId)
  if (!personal) return
  const indexes = identityIndexes(ctx.keys, personal)
  let count = 0
  for (const table of PAST_TABLES) count += await assignPastRecords(db, table, userId, indexes)
  if (count === 0) return
  const label = `${count} riwayat dari sistem sebelumnya`
  await recordAudit(db, ctx, {
    action: 'kaitkan',
    noun: 'riwayat-lama',
    nounId: userId,
    label,
    after: { user_id: userId },
  })
}
