import { fileAppeal } from '../../features/certification/appeals/service.ts'
import { notifySanctionedHolder } from '../../features/certification/sanctions/notification-service.ts'
import { requireSanction } from '../../features/certification/sanctions/service.ts'
import { promisedDay } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

interface SanctionAppeal {
  sanction_id: number
  /** The holder's account. */
  user_id: number
  alasan: string
  file_id: string | null
}

/** Files a holder's appeal against a sanction and writes them its number; the caller decides whether it may be filed. */
export async function appealSanction(db: Db, ctx: Context, appeal: SanctionAppeal): Promise<void> {
  const case_number = await fileAppeal(db, ctx, { ...appeal, user_training_id: null, decision_id: null })
  const sanction = await requireSanction(db, appeal.sanction_id)
  const target = await promisedDay(db, ctx.now, 'target_perkara')
  await notifySanctionedHolder(db, ctx, sanction, { letter: 'sanctionAppealReceived', case_number, target })
}
