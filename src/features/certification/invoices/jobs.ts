import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { invoicesToRemind } from './office-queries.ts'
import { heldInvoice } from './queries.ts'
import { isPayable } from './rules.ts'
import { remind } from './service.ts'

/** Reminds of payments that are due soon, each once and alone; several processes may do it at the same time. */
export async function paymentReminders(ctx: Context): Promise<void> {
  const { ingatkan_bayar } = await settingsOf(ctx.db, ctx.today)
  const failed: unknown[] = []
  for (const id of await invoicesToRemind(ctx.db, ctx.today, ingatkan_bayar, ctx.now)) {
    await inTransaction(ctx.db, async (db) => {
      const invoice = await heldInvoice(db, id)
      if (invoice && isPayable(invoice.status) && invoice.reminded_at === null) await remind(db, ctx, invoice)
    }).catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} reminders failed`)
}
