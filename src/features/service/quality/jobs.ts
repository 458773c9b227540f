import { sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { longDay } from '../../../lib/day.ts'
import { officeTo } from '../../../office-paths.ts'
import { type LateWork, lateWork, markLetterSent } from './queries.ts'
import { LATE_KINDS } from './rules.ts'

/** Writes once to whoever answers for work that is past its day. */
export async function remindLateQuality(ctx: Context): Promise<void> {
  await eachAlone(ctx.db, 'late works of the quality register', async (each) => {
    await each(await lateWork(ctx.db, ctx.today), (db, late) => remind(db, ctx, late))
  })
}

async function remind(db: Db, ctx: Context, late: LateWork): Promise<void> {
  if (!(await markLetterSent(db, late, ctx.now))) return
  const { kind, opens, judul, batas, name, email } = late
  const link = `${ctx.appUrl}${officeTo.show(kind, opens)}`
  const facts = { judul, batas: longDay(batas), langkah: LATE_KINDS[kind], link }
  await sendMail(db, ctx, { letter: 'qualityLate', name, to: email, ...facts })
}

export const qualityJobs = { deadlines: [remindLateQuality] } satisfies FeatureJobs
