import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { assignPastRecords, unclaimedPastRecords } from './queries.ts'
import { PAST_TABLES, type PastTable } from './rules.ts'
import { openPast } from './sealing-service.ts'

/**
 * Lists the records of a table with one of these identity numbers that belong to no account yet, with their address.
 */
export async function unclaimedPast(db: Db, keys: Context['keys'], table: PastTable, indexes: readonly string[]) {
  const rows = await unclaimedPastRecords(db, table, indexes)
  return rows.map((row) => ({ ...row, email: openPast(keys, table, row).email ?? '' }))
}

/** Gives a person the applications and invoices from before the portal that carry their identity number. */
export async function assignEarlierRecords(
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
