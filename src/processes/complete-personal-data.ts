import { claimPastRecords } from '../features/certification/past-records/service.ts'
import type { PersonalDraft } from '../features/platform/personal-data/contract.ts'
import { keepSentData } from '../features/platform/personal-data/service.ts'
import type { Context } from '../server/context.ts'
import type { Db } from '../server/database/db.ts'
import { claimCertificates } from './claim-certificates.ts'

/** Keeps complete data as sent, and gives their owner what is from before the portal and carries the same number. */
export async function completePersonalData(
  db: Db,
  ctx: Pick<Context, 'keys' | 'today' | 'now' | 'visit'>,
  userId: number,
  isi: PersonalDraft,
): Promise<void> {
  await keepSentData(db, ctx, userId, isi)
  await claimCertificates(db, ctx, userId)
  await claimPastRecords(db, ctx, userId)
}
