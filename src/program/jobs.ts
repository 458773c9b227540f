import { composeMessage, type DrawPaper, mailFolder } from '../documents/mail/mail.ts'
import { sweepMailFolder } from '../documents/mail/mail-folder.ts'
import { readQueuedMail } from '../documents/mail/queued-mail.ts'
import type { Context } from '../ground/context.ts'
import {
  type FeatureJobName,
  type FeatureJobs,
  featureJobNames,
  type JobParts,
  type QueuedWork,
  type TimedWork,
} from '../ground/jobs/feature-jobs.ts'
import type { JobHandlers } from '../ground/jobs/jobs.ts'
import { requestHere } from '../ground/tracing/tracing.ts'
import { serverLimits } from '../limits.ts'
import { featureJobs, queuedWork } from './feature-jobs.ts'
import type { AppParts } from './http/app-parts.ts'
import { sweepGuestAnswers } from './http/calls/guests-once.ts'
import { sweepIdempotency } from './http/calls/idempotency.ts'
import { sweepBrowserFiles } from './http/files/browser-files.ts'

const DAY_MS = 86_400_000

/** Lists what all features do at a moment, feature by feature. */
export const timedWork = (moment: 'sweep' | 'sweepUnused' | 'deadlines' | 'papers'): TimedWork[] =>
  featureJobs.flatMap((jobs: FeatureJobs) => jobs[moment] ?? [])

/** Returns what draws the papers that travel with mails: the feature of each kind does. */
const paperDrawer =
  (ctx: Context, { log }: JobParts): DrawPaper =>
  async ({ kind, id }) => {
    const drawing = featureJobs.map((jobs: FeatureJobs) => jobs.enclosures?.[kind]).find((draw) => draw !== undefined)
    // A letter does not wait for a paper that its reader also finds in the portal.
    return drawing?.(ctx, id).catch(
      (error: unknown) => void log.error({ err: error, kind, id }, 'paper of a mail not drawn'),
    )
  }

/** Returns the work for each kind of job, over the program's parts. */
export function jobHandlers(context: () => Context, parts: AppParts): JobHandlers {
  const { config, mailbox, log, files } = parts
  const takerOf = (work: QueuedWork) => (data: unknown) => work(context(), data, parts).then(() => {})
  const ofFeatures = Object.fromEntries(featureJobNames.map((name) => [name, takerOf(queuedWork[name])]))
  return {
    ...(ofFeatures as Record<FeatureJobName, ReturnType<typeof takerOf>>),
    sweep: () => {
      const sweepMails: TimedWork = ({ now }) =>
        sweepMailFolder(mailFolder(config), new Date(now.getTime() - serverLimits.mailRetentionDays * DAY_MS))
      const own: TimedWork[] = [sweepIdempotency, sweepGuestAnswers, (ctx) => sweepBrowserFiles(ctx), sweepMails]
      return runInTurn(context, parts, [...own, ...timedWork('sweep'), ...timedWork('sweepUnused')])
    },
    deadlines: () => runInTurn(context, parts, [...timedWork('deadlines'), ...timedWork('papers')]),
    mail: async (data, id) => {
      const mail = readQueuedMail(data)
      await mailbox(
        await composeMessage(
          { db: context().db, config, keys: context().keys, log, files, drawPaper: paperDrawer(context(), parts) },
          mail,
          id,
        ),
      )
      log.info({ id, request: requestHere(), letter: mail.letter }, 'mail handed over')
    },
  }
}

/** Runs works one after another; a failure does not stop the rest, but fails the job in the end. */
async function runInTurn(context: () => Context, parts: JobParts, works: TimedWork[]): Promise<void> {
  const failed: unknown[] = []
  for (const work of works) await work(context(), parts).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${works.length} works failed`)
}
