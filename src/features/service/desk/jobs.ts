import { sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { jobCounts } from '../../../ground/jobs/job-queries.ts'
import { longDay } from '../../../lib/day.ts'
import { officeTo } from '../../../office-paths.ts'
import { own } from '../../../own-paths.ts'
import { allHolidays } from '../../platform/settings/service.ts'
import { insertDigest, type Reader, staffWithoutDigest } from './digest-queries.ts'
import { isDigestDue } from './rules.ts'
import { deskQueues, type SharedQueues, sharedQueues } from './view.ts'

/** Sends each of the staff what waits on their desk, once on a working day; one that fails does not hold up the rest. */
export async function sendStaffDigests(ctx: Context): Promise<void> {
  if (!isDigestDue(ctx.now, ctx.today, await allHolidays(ctx.db))) return
  await ctx.jobs.prepare()
  const readers = await staffWithoutDigest(ctx.db, ctx.today)
  if (readers.length === 0) return
  const shared = await sharedQueues(ctx.db, ctx, await jobCounts(ctx.db))
  await eachAlone(ctx.db, 'digests', (each) => each(readers, (db, reader) => sendDigest(db, ctx, shared, reader)))
}

async function sendDigest(db: Db, ctx: Context, shared: SharedQueues, reader: Reader): Promise<void> {
  if (!(await insertDigest(db, reader.id, ctx.today))) return
  const antrean = (await deskQueues(db, ctx, shared, reader)).filter(({ jumlah }) => jumlah > 0)
  if (antrean.length === 0) return
  const { name, email } = reader
  const lines = antrean.map(({ label, jumlah, terlambat }) => ({ label, jumlah, terlambat }))
  const link = `${ctx.appUrl}${officeTo.home}`
  const facts = { name, hari: longDay(ctx.today), antrean: lines, link }
  const optional = { user_id: reader.id, jenis: 'ringkasan' } as const
  await sendMail(db, ctx, { letter: 'staffDigest', ...facts, to: email, decline: own.mailChoices, optional })
}

export const deskJobs = {
  deadlines: [sendStaffDigests],
} satisfies FeatureJobs
