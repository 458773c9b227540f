import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { notifyUser } from '../notifications/service.ts'
import { markSent, type Recipient, waitingRecipients } from './queries.ts'
import { incidentNotice, NOTICE_PATH } from './service.ts'

/** So many in one run, which comes every five minutes: no other deadline waits long. */
const MOST_A_RUN = 1000

/** Writes to those affected by incidents, to each once. */
export async function sendIncidentNotices(ctx: Context): Promise<void> {
  await eachAlone(ctx.db, 'notices of incidents', async (each) => {
    await each(await waitingRecipients(ctx.db, MOST_A_RUN), (db, recipient) => sendNotice(db, ctx, recipient))
  })
}

async function sendNotice(db: Db, ctx: Context, recipient: Recipient): Promise<void> {
  if (!(await markSent(db, recipient, ctx.now))) return
  const { incident_id, user_id, name, email } = recipient
  const letter = await incidentNotice(db, ctx, incident_id, name)
  await notifyUser(db, ctx, { id: user_id, email }, letter, NOTICE_PATH)
}

export const incidentJobs = {
  deadlines: [sendIncidentNotices],
} satisfies FeatureJobs
