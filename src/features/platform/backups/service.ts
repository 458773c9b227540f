import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { serverLimits } from '../../../limits.ts'
import {
  type Backup,
  failureOfNewestTrial,
  failureSinceSuccess,
  hasOpenRequest,
  hasOpenTrial,
  insertBackup,
  insertRequest,
  lockPlan,
  markTrialAsked,
  markVerified,
  newestArchive,
  newestBackup,
} from './queries.ts'

export type { Backup } from './queries.ts'
export { backupPlan } from './queries.ts'

const PURPOSE = 'backup-place'
const HOUR_MS = 3_600_000

/** Records that a backup has been finished; `place` and `bytes` are what the script says of it. */
export async function recordBackup(
  db: Db,
  backup: Backup & { nama?: string; jumlah_baris?: number; jumlah_berkas?: number; catatan?: string },
): Promise<void> {
  await insertBackup(db, backup)
}

/** The newest recorded backup; null before the first one. */
export async function lastBackup(db: Db): Promise<Backup | null> {
  return (await newestBackup(db)) ?? null
}

/** When the newest recorded backup was finished; null before the first one. */
export const lastBackupAt = async (db: Db): Promise<Date | null> => (await lastBackup(db))?.at ?? null

/** How backups stand, for the desk: the newest one, whether it is too old, and what went wrong since or at the newest trial. */
export async function backupReport(db: Db, now: Date) {
  const terakhir = await lastBackupAt(db)
  const isOld = terakhir === null || now.getTime() - terakhir.getTime() >= serverLimits.backupHours * HOUR_MS
  const galat = (await failureSinceSuccess(db))?.catatan ?? null
  return { terakhir, terlambat: isOld, galat, catatan_uji: (await failureOfNewestTrial(db)) ?? null }
}

/** Records how the trial restore of an archive went; no words mean that it went well. */
export const recordVerification = (db: Db, nama: string, verified_at: Date, catatan_uji: string) =>
  markVerified(db, nama, { verified_at, catatan_uji })

/** Asks for a backup, part of the caller's transaction; answers its id, undefined when one waits or runs already. */
export async function requestBackup(
  db: Db,
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
  { asal, tanggal = null }: { asal: 'jadwal' | 'petugas'; tanggal?: string | null },
): Promise<number | undefined> {
  if (await hasOpenRequest(db)) return undefined
  const id = await insertRequest(db, { at: now, asal, tanggal })
  if (id !== undefined) await jobs.enqueue(db, 'backup', { id })
  return id
}

/** Asks for a trial of the newest archive, part of the caller's transaction; answers whose, or why none can be made. */
export async function requestTrial(
  db: Db,
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
): Promise<{ id: number } | { refused: 'NO_BACKUP' | 'BACKUP_TRIAL_UNDER_WAY' }> {
  await lockPlan(db)
  const newest = await newestArchive(db)
  if (!newest) return { refused: 'NO_BACKUP' }
  if (await hasOpenTrial(db)) return { refused: 'BACKUP_TRIAL_UNDER_WAY' }
  await markTrialAsked(db, newest.id, now)
  await jobs.enqueue(db, 'backup-trial', { id: newest.id })
  return { id: newest.id }
}

const Bucket = z.object({
  endpoint: z.string(),
  region: z.string(),
  bucket: z.string(),
  prefix: z.string(),
  access_key: z.string(),
  secret_key: z.string(),
})
export type SealedBucket = z.output<typeof Bucket>

export const sealBucket = (keys: Context['keys'], bucket: SealedBucket): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(bucket))

export const openBucketOf = (keys: Context['keys'], sealed: Buffer | null): SealedBucket | null =>
  sealed === null ? null : Bucket.parse(JSON.parse(keys.open(PURPOSE, sealed).toString()))
