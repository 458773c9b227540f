import { accountWork, sweepAccounts } from '../features/accounts/work.ts'
import { applicationDeadlines } from '../features/certification/work.ts'
import { sweepFiles, sweepUploads } from '../features/files/work.ts'
import { paymentReminders } from '../features/invoices/work.ts'
import type { AppParts } from './app.ts'
import type { Context } from './context.ts'
import { sweepIdempotency } from './idempotency.ts'
import type { Work } from './jobs.ts'
import { type Mail, messageOf } from './mail.ts'

/** What is done for each kind of job, over the program's parts. */
export const workOf = (context: () => Context, { config, mailbox }: AppParts): Work => ({
  ...accountWork(context),
  sweep: async () => {
    await sweepAccounts(context())
    await sweepIdempotency(context())
    await sweepFiles(context())
    await sweepUploads(context())
  },
  deadlines: async () => {
    try {
      await applicationDeadlines(context())
    } finally {
      await paymentReminders(context())
    }
  },
  mail: async (data, id) => mailbox(await messageOf({ db: context().db, config }, data as Mail, id)),
})
