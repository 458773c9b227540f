import type { Context } from '../../../ground/context.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { enclosedInvoice } from './invoice-paper-view.ts'
import { invoicesToRemind } from './office/queries.ts'
import { lockInvoice } from './queries.ts'
import { sendPaymentReminder } from './service.ts'
import { isPayable } from './state-rules.ts'

/** Reminds of payments that are due soon, each once, even when several processes do so at the same time. */
export async function sendPaymentReminders(ctx: Context): Promise<void> {
  const { ingatkan_bayar } = await settingsOn(ctx.db, ctx.today)
  await eachAlone(ctx.db, 'payment reminders', async (each) => {
    await each(await invoicesToRemind(ctx.db, ctx.today, ingatkan_bayar, ctx.now), async (db, id) => {
      const invoice = await lockInvoice(db, id)
      if (invoice && isPayable(invoice.status) && !invoice.reminded_at) await sendPaymentReminder(db, ctx, invoice)
    })
  })
}

export const invoiceJobs = {
  deadlines: [sendPaymentReminders],
  enclosures: { invoice: enclosedInvoice },
} satisfies FeatureJobs
