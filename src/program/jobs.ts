import type { Logger } from 'pino'
import { composeMessage, mailFolder } from '../documents/mail/mail.ts'
import { sweepMailFolder } from '../documents/mail/mail-folder.ts'
import { readQueuedMail } from '../documents/mail/queued-mail.ts'
import { meetApplicationDeadlines } from '../features/certification/applications/jobs.ts'
import {
  certificateJobs,
  refreshHolderNumbers,
  signWaitingPapers,
} from '../features/certification/certificates/jobs.ts'
import { askCharge, askDueCharges, reconcile, startReconciliation } from '../features/certification/charges/jobs.ts'
import { askDueRefunds, askRefund } from '../features/certification/charges/refund-jobs.ts'
import { signWaitingReports } from '../features/certification/decisions/jobs.ts'
import { sweepEmployerInvitations } from '../features/certification/employers/jobs.ts'
import { sendExamReminders } from '../features/certification/examination/jobs.ts'
import { sendPaymentReminders } from '../features/certification/invoices/jobs.ts'
import { signWaitingLetters } from '../features/certification/sanctions/jobs.ts'
import { sweepVerifications } from '../features/certification/verification/jobs.ts'
import { sweepWalletOffers } from '../features/certification/wallets/jobs.ts'
import { deliverToWebhook, notifyWebhooks, sweepWebhooks } from '../features/certification/webhooks/jobs.ts'
import { accountJobs, sweepAccounts } from '../features/platform/accounts/jobs.ts'
import { sweepKeyUse } from '../features/platform/api-keys/jobs.ts'
import { endAbandonedTrials, runBackup, runTrial, startDueBackup } from '../features/platform/backups/jobs.ts'
import { sendTextMessage, sweepTextMessages } from '../features/platform/channels/jobs.ts'
import { sweepFiles, sweepUploads } from '../features/platform/files/jobs.ts'
import { scanFiles } from '../features/platform/files/scan-jobs.ts'
import { sendIncidentNotices } from '../features/platform/incidents/jobs.ts'
import { countDueChanges } from '../features/platform/pending-changes/jobs.ts'
import { sweepSecurityLog } from '../features/platform/security-log/jobs.ts'
import { renewOwn } from '../features/platform/signing/jobs.ts'
import { sweepComplaints } from '../features/service/complaints/jobs.ts'
import { sendStaffDigests } from '../features/service/desk/jobs.ts'
import { keepRetention } from '../features/service/retention/jobs.ts'
import { sendDutyReminders } from '../features/upkeep/duties/jobs.ts'
import { advanceEvaluations } from '../features/upkeep/evaluation/jobs.ts'
import { takeDueActivityTransitions } from '../features/upkeep/maintenance/jobs.ts'
import type { Context } from '../ground/context.ts'
import { TurnNotReached } from '../ground/database/one-at-a-time.ts'
import type { JobHandlers } from '../ground/jobs/jobs.ts'
import { requestHere } from '../ground/tracing/tracing.ts'
import { serverLimits } from '../limits.ts'
import type { AppParts } from './http/app-parts.ts'
import { sweepGuestAnswers } from './http/calls/guests-once.ts'
import { sweepIdempotency } from './http/calls/idempotency.ts'
import { sweepBrowserFiles } from './http/files/browser-files.ts'

const DAY_MS = 86_400_000

/** Returns the work for each kind of job, over the program's parts. */
export const jobHandlers = (
  context: () => Context,
  { config, database, mailbox, tryArchive, log, files, scanner }: AppParts,
): JobHandlers => ({
  ...accountJobs(context),
  ...certificateJobs(context),
  sweep: async () => {
    await sweepAccounts(context())
    await sweepIdempotency(context())
    await sweepGuestAnswers(context())
    await sweepBrowserFiles(context())
    await sweepSecurityLog(context())
    await sweepTextMessages(context())
    await sweepWebhooks(context())
    await sweepEmployerInvitations(context())
    await sweepKeyUse(context())
    await sweepWalletOffers(context())
    await sweepVerifications(context())
    // Before their files.
    await sweepComplaints(context())
    await keepRetention(context())
    for (const stop of [...(await sweepFiles(context())), ...(await sweepUploads(context()))])
      log.error(stop, 'a sweep would take too many files, so it took none')
    await refreshHolderNumbers(context())
    await sweepMailFolder(
      mailFolder(config),
      new Date(context().now.getTime() - serverLimits.mailRetentionDays * DAY_MS),
    )
  },
  deadlines: () =>
    runInTurn(context, [
      meetApplicationDeadlines,
      sendPaymentReminders,
      askDueCharges,
      askDueRefunds,
      startReconciliation,
      sendExamReminders,
      sendDutyReminders,
      notifyWebhooks,
      advanceEvaluations,
      takeDueActivityTransitions,
      sendIncidentNotices,
      sendStaffDigests,
      scanFiles(scanner),
      startDueBackup,
      endAbandonedTrials,
      countDueChanges,
      renewOwn,
      signWaitingPapers,
      signWaitingReports,
      signWaitingLetters,
    ]),
  backup: (data) =>
    runBackup(context(), { ...config, url: database.url }, (data as { id: number }).id).catch(logFailureOf(log)),
  'backup-trial': (data) =>
    runTrial(context(), config, tryArchive, (data as { id: number }).id).catch(logFailureOf(log)),
  charge: async (data) => void (await askCharge(context(), data as { id: number })),
  refund: (data) => askRefund(context(), data as { id: number }),
  reconciliation: (data) => reconcile(context(), data as { tanggal: string }),
  webhook: (data) => deliverToWebhook(context(), data as { id: number }),
  'text-message': (data) => sendTextMessage(context(), data as { id: number; text: string }),
  mail: async (data, id) => {
    const mail = readQueuedMail(data)
    await mailbox(await composeMessage({ db: context().db, config, log, files }, mail, id))
    log.info({ id, request: requestHere(), letter: mail.letter }, 'mail handed over')
  },
})

/**
 * Logs a failure that a retry would not change, as its row already says so; only work that has not begun is retried.
 */
const logFailureOf = (log: Logger) => (error: unknown) => {
  if (error instanceof TurnNotReached) throw error
  log.error({ err: error }, 'a backup or its trial failed')
}

/** Runs sweeps one after another; a failure does not stop the rest, but fails the job in the end. */
async function runInTurn(context: () => Context, sweeps: ((ctx: Context) => Promise<void>)[]): Promise<void> {
  const failed: unknown[] = []
  for (const work of sweeps) await work(context()).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${sweeps.length} works failed`)
}
