import { reinstateQualification } from '../../features/certification/certificates/qualifications/service.ts'
import { notifySanctionedHolder } from '../../features/certification/sanctions/notification-service.ts'
import { isInForce } from '../../features/certification/sanctions/rules.ts'
import { liftSanction, lockSanction } from '../../features/certification/sanctions/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

interface Conclusion {
  sanction_id: number
  status: 'diterima' | 'ditolak'
  /** The panel's answer in words. */
  putusan: string
}

/**
 * Applies a panel's decision and notifies the holder: a granted appeal lifts the sanction unless it was lifted before.
 */
export async function concludeSanctionAppeal(db: Db, ctx: Context, conclusion: Conclusion): Promise<void> {
  const { sanction_id, status, putusan } = conclusion
  const sanction = await lockSanction(db, sanction_id)
  if (status === 'ditolak') {
    return notifySanctionedHolder(db, ctx, sanction, { letter: 'sanctionAppealRejected', putusan })
  }
  const is_restored = isInForce(sanction)
  if (await liftSanction(db, sanction_id, ctx.now))
    await reinstateQualification(db, ctx, { sanction_id, id: sanction.certificate_id, alasan: putusan })
  await notifySanctionedHolder(db, ctx, sanction, { letter: 'sanctionAppealGranted', putusan, is_restored })
}
