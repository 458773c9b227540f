import { reinstateCertificate } from '../features/certification/certificates/service.ts'
import { notifySanctionedHolder } from '../features/upkeep/sanctions/notification-service.ts'
import { isInForce } from '../features/upkeep/sanctions/rules.ts'
import { lockSanction } from '../features/upkeep/sanctions/service.ts'
import type { Context } from '../server/context.ts'
import type { Db } from '../server/database/db.ts'

interface Conclusion {
  sanction_id: number
  status: 'diterima' | 'ditolak'
  /** The panel's answer in words. */
  putusan: string
}

/** What follows from a panel's decision: a granted appeal ends the sanction if it is still in force; the holder is notified. */
export async function concludeSanctionAppeal(db: Db, ctx: Context, conclusion: Conclusion): Promise<void> {
  const { sanction_id, status, putusan } = conclusion
  const sanction = await lockSanction(db, sanction_id)
  if (status === 'ditolak') {
    return notifySanctionedHolder(db, ctx, sanction, { letter: 'sanctionAppealRejected', putusan })
  }
  const is_restored = isInForce(sanction)
  const { certificate_id: id, frozen_before: until } = sanction
  if (is_restored) await reinstateCertificate(db, ctx, { id, alasan: putusan, until })
  await notifySanctionedHolder(db, ctx, sanction, { letter: 'sanctionAppealGranted', putusan, is_restored })
}
