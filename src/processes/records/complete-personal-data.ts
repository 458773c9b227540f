import type { PersonalDraft } from '../../features/platform/personal-data/contract.ts'
import { keepSentData } from '../../features/platform/personal-data/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { claimEarlierRecords } from './claim-earlier-records.ts'

/** Stores complete data as sent; records from before the portal with the same number become a claim to be decided. */
export async function completePersonalData(
  db: Db,
  ctx: Pick<Context, 'keys' | 'jobs' | 'now' | 'visit'>,
  userId: number,
  isi: PersonalDraft,
): Promise<void> {
  await keepSentData(db, ctx, userId, isi)
  await claimEarlierRecords(db, ctx, userId)
}
