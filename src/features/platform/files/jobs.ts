import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs, JobParts } from '../../../ground/jobs/feature-jobs.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { settingsOn } from '../settings/service.ts'
import { sweepPartials } from './partial-service.ts'
import { deleteOldAccesses, installationOf } from './queries.ts'
import { scanFiles } from './scan-jobs.ts'
import {
  quarantineBytes,
  quarantineUnusedFiles,
  quarantineUploads,
  type StoppedSweep,
  sweepQuarantine,
} from './sweep-service.ts'

type Swept = Pick<Context, 'db' | 'files' | 'now'>

function yearsBefore(moment: Date, years: number): Date {
  const date = new Date(moment)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date
}

/** A store that was exchanged while the program runs is nobody's to sweep. */
async function refuseForeignStore({ db, files }: Pick<Swept, 'db' | 'files'>): Promise<void> {
  const [own, mark] = [await installationOf(db), await files.mark.read()]
  if (own?.identity !== mark?.identity) throw new Error('the file store belongs to another installation: nothing swept')
}

/**
 * Sweeps private files that nothing names, what lies on disk unlisted, and accesses from long ago.
 * @returns the sweeps that took nothing, as they would have taken too much
 */
export async function sweepFiles(ctx: Swept, options = { withoutBar: false }): Promise<StoppedSweep[]> {
  await refuseForeignStore(ctx)
  const stops = [await quarantineUnusedFiles(ctx, options), await quarantineBytes(ctx, options)]
  await sweepQuarantine(ctx)
  await sweepPartials(ctx)
  const { retensi_log_akses } = await settingsOn(ctx.db, dayIn(bodyZone(), ctx.now))
  await deleteOldAccesses(ctx.db, yearsBefore(ctx.now, retensi_log_akses))
  return stops.filter((stop) => stop !== undefined)
}

/** The same of public uploads that no record, text or history uses; those who upload the same file meanwhile wait for it. */
export async function sweepUploads(ctx: Swept, options = { withoutBar: false }): Promise<StoppedSweep[]> {
  await refuseForeignStore(ctx)
  const stop = await quarantineUploads(ctx, options)
  return stop ? [stop] : []
}

/** Sweeps private files and public uploads; a sweep that took nothing is logged. */
async function sweepStore(ctx: Context, { log }: JobParts): Promise<void> {
  for (const stop of [...(await sweepFiles(ctx)), ...(await sweepUploads(ctx))])
    log.error(stop, 'a sweep would take too many files, so it took none')
}

export const fileJobs = {
  sweepUnused: [sweepStore],
  deadlines: [scanFiles],
} satisfies FeatureJobs
