import { bodyZone, dayIn } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { settingsOn } from '../settings/service.ts'
import { deleteUnusedUpload, unusedUploads } from './public-queries.ts'
import { deleteOldAccesses, deleteOldUnused, knownFileIds } from './queries.ts'
import { isFileId } from './service.ts'

type Swept = Pick<Context, 'db' | 'files' | 'now'>

const HOUR_MS = 3_600_000
/** Given, but not yet named: a form may still be open. */
const UNUSED_MS = 24 * HOUR_MS
/** On disk, but not yet listed: an upload may still be under way. */
const UNLISTED_MS = HOUR_MS

function yearsBefore(moment: Date, years: number): Date {
  const date = new Date(moment)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date
}

const isBefore = (at: Date | undefined, moment: number): boolean => at !== undefined && at.getTime() < moment

/** Sweeps files that nothing names any more, what broken uploads left on disk, and accesses from long ago. */
export async function sweepFiles(ctx: Swept): Promise<void> {
  const now = ctx.now.getTime()
  await inTransaction(ctx.db, (db) => deleteOldUnused(db, new Date(now - UNUSED_MS)))
  for await (const names of ctx.files.private.names()) await deleteUnlisted(ctx, names, now - UNLISTED_MS)
  const { retensi_log_akses } = await settingsOn(ctx.db, dayIn(bodyZone(), ctx.now))
  await deleteOldAccesses(ctx.db, yearsBefore(ctx.now, retensi_log_akses))
}

async function deleteUnlisted({ db, files }: Swept, names: string[], before: number): Promise<void> {
  const known = await knownFileIds(db, names.filter(isFileId))
  for (const name of names.filter((each) => !known.has(each))) {
    if (isBefore(await files.private.writtenAt(name), before)) await files.private.remove(name)
  }
}

/** Sweeps public uploads that no record, text or history uses; those who upload the same file meanwhile wait for it. */
export async function sweepUploads({ db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  for (const name of await unusedUploads(db)) {
    await inTransaction(db, async (db) => {
      if (await deleteUnusedUpload(db, name)) await files.remove(name)
    })
  }
}
