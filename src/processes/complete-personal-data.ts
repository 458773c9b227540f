import type { PersonalDraft } from '../features/platform/personal-data/contract.ts'
import { keepSentData } from '../features/platform/personal-data/service.ts'
import type { Context } from '../ground/context.ts'
import type { Db } from '../ground/database/db.ts'
import { claimEarlierRecords } from './claim-earlier-records.ts'

/** Keeps complete data as sent; what is from before the portal and carries the same number waits for a decision. */
export async function completePersonalData(
  db: Db,
  ctx: Pick<Context, 'keys' | 'jobs' | 'now' | 'visit'>,
  userId: number,
  isi: PersonalDraft,
): Promise<void> {
  await keepSentData(db, ctx, userId, isi)
  await claimEarlierRecords(db, ctx, userId)
}
