import { accountWork, sweepAccounts } from '../features/accounts/work.ts'
import { certificateWork, refreshNumbers } from '../features/certificates/work.ts'
import { applicationDeadlines } from '../features/certification/work.ts'
import { sweepComplaints } from '../features/complaints/work.ts'
import { dutyReminders } from '../features/duties/work.ts'
import { evaluationDeadlines } from '../features/evaluation/work.ts'
import { examReminders } from '../features/examination/work.ts'
import { sweepFiles, sweepUploads } from '../features/files/work.ts'
import { paymentReminders } from '../features/invoices/work.ts'
import { activityDeadlines } from '../features/maintenance/work.ts'
import { staffDigests } from '../features/notifications/work.ts'
import type { AppParts } from './app.ts'
import type { Context } from './context.ts'
import { sweepIdempotency } from './idempotency.ts'
import type { Work } from './jobs.ts'
import { type Mail, messageOf } from './mail.ts'

/** What is done for each kind of job, over the program's parts. */
export const workOf = (context: () => Context, { config, mailbox }: AppParts): Work => ({
  ...accountWork(context),
  ...certificateWork(context),
  sweep: async () => {
    await sweepAccounts(context())
    await sweepIdempotency(context())
    // Before their files.
    await sweepComplaints(context())
    await sweepFiles(context())
    await sweepUploads(context())
    await refreshNumbers(context())
  },
  deadlines: () =>
    inTurn(context, [
      applicationDeadlines,
      paymentReminders,
      examReminders,
      dutyReminders,
      evaluationDeadlines,
      activityDeadlines,
      staffDigests,
    ]),
  mail: async (data, id) => mailbox(await messageOf({ db: context().db, config }, data as Mail, id)),
})

/** One after another; none holds up the rest, and in the end what failed fails the job. */
async function inTurn(context: () => Context, works: ((ctx: Context) => Promise<void>)[]): Promise<void> {
  const failed: unknown[] = []
  for (const work of works) await work(context()).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${works.length} works failed`)
}
