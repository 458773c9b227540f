import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { sendMail } from '../../../documents/mail/mail.ts'
import { recordAudit } from '../../../ground/audit.ts'
import { readArchiveName } from '../../../ground/backup/archive-name.ts'
import { BackupFault } from '../../../ground/backup/backup-fault.ts'
import type { BackupPlace } from '../../../ground/backup/backup-place.ts'
import { type BackupTarget, openTarget } from '../../../ground/backup/backup-target.ts'
import { type BackupParts, makeBackup, sourceOf } from '../../../ground/backup/make-backup.ts'
import type { TryArchive } from '../../../ground/backup/try-archive.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { oneAtATime, TurnNotReached } from '../../../ground/database/one-at-a-time.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { longMoment } from '../../../lib/day.ts'
import { officeTo } from '../../../office-paths.ts'
import { backupResource } from './office/contract.ts'
import {
  abandonedBackups,
  abandonedTrials,
  beginTrial,
  endTrial,
  keepersOfSettings,
  markRemoved,
  updateOpen,
} from './queries.ts'
import { archivesToKeep, isBackupDue } from './rules.ts'
import { backupPlan, openBucketOf, requestBackup } from './service.ts'

/** Whoever is at a backup or its trial holds one of these with its id, for as long as its process lives. */
const MAKING = 7_241_011
const TRYING = 7_241_012
const MOST_WORDS = 1000

/** Asks for the day's backup once its hour has come, and gives up those that nobody takes over any more. */
export async function startDueBackup(ctx: Context): Promise<void> {
  for (const { id } of await abandonedBackups(ctx.db)) {
    await fail(ctx, id, 'Cadangan terputus: program berhenti sebelum selesai.')
  }
  if (!isBackupDue(ctx.now, ctx.today, await backupPlan(ctx.db))) return
  await inTransaction(ctx.db, (db) => requestBackup(db, ctx, { asal: 'jadwal', tanggal: ctx.today }))
}

interface Planned {
  target: BackupTarget
  /** Where an archive stands or falls with the data it is of. */
  warning: string
}

type Folders = Pick<BackupParts, 'dataDir' | 'backupDir'>

const isOnDiskOf = async (folder: string, other: string): Promise<boolean> => {
  const device = (at: string) => stat(at).then(({ dev }) => dev)
  return device(folder).then(
    async (dev) => dev === (await device(other)),
    () => false,
  )
}

type Planning = Pick<Context, 'db' | 'keys' | 'outbound'>

async function targetOfPlan({ db, keys, outbound }: Planning, folders: Folders): Promise<Planned> {
  const { dataDir, backupDir } = folders
  const plan = await backupPlan(db)
  if (plan.tujuan === 'folder') {
    const isSameDisk = await isOnDiskOf(backupDir, dataDir)
    const warning = isSameDisk || backupDir.startsWith(dataDir) ? 'Di disk yang sama dengan data.' : ''
    return { target: { folder: path.join(backupDir, plan.folder) }, warning }
  }
  const bucket = openBucketOf(keys, plan.bucket_sealed)
  if (!bucket) throw new BackupFault('Tempat S3 belum diisi.')
  return { target: { bucket, outbound }, warning: '' }
}

/** Takes away archives of this installation that the plan no longer keeps; never another's. */
async function clearOld(ctx: Context, place: BackupPlace, own: string): Promise<void> {
  const archives = (await place.list()).flatMap(({ name }) => {
    const named = readArchiveName(name)
    return named?.installation === own ? [{ name, at: named.at }] : []
  })
  const kept = archivesToKeep(archives, await backupPlan(ctx.db))
  for (const archive of archives.filter((each) => !kept.has(each))) {
    await place.remove(archive.name)
    await markRemoved(ctx.db, archive.name, ctx.now)
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof BackupFault ? error.message : 'Kesalahan yang tidak terduga; rinciannya ada dalam log program.'

async function fail(ctx: Context, id: number, catatan: string): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    if (!(await updateOpen(db, id, { status: 'gagal', catatan: catatan.slice(0, MOST_WORDS) }))) return
    await writeToKeepers(db, ctx, 'backupFailed', catatan)
  })
}

/** Writes to those who answer for the settings what went wrong. */
async function writeToKeepers(db: Db, ctx: Context, letter: 'backupFailed' | 'backupTrialFailed', galat: string) {
  const facts = { waktu: longMoment(ctx.now), galat, link: `${ctx.appUrl}${officeTo.list(backupResource.name)}` }
  for (const { name, email } of await keepersOfSettings(db)) {
    await sendMail(db, ctx, { letter, name, to: email, ...facts })
  }
}

/**
 * Makes the backup that was asked for, where the plan says; whoever answers for the settings hears of a failure. One that
 * a dead process has begun is begun anew.
 */
export const runBackup = (ctx: Context, parts: BackupParts, id: number): Promise<void> =>
  oneAtATime(ctx.db, [MAKING, id], () => makeAskedFor(ctx, parts, id))

async function makeAskedFor(ctx: Context, parts: BackupParts, id: number): Promise<void> {
  if (!(await updateOpen(ctx.db, id, { status: 'berjalan', at: ctx.now }))) return
  try {
    const { target, warning } = await targetOfPlan(ctx, parts)
    const place = await openTarget(target)
    const { name, installation, bytes, rows, files, missing } = await makeBackup(sourceOf(parts.url, ctx), place)
    const lacking = missing.length > 0 ? `${missing.length} berkas yang tercatat tidak ditemukan.` : ''
    const made = { nama: name, bytes, jumlah_baris: rows, jumlah_berkas: files, place: place.label.slice(0, 500) }
    const catatan = [warning, lacking].filter((words) => words !== '').join(' ')
    await updateOpen(ctx.db, id, { status: 'selesai', ...made, catatan })
    await clearOld(ctx, place, installation)
  } catch (error) {
    await fail(ctx, id, wordsOf(error))
    if (!(error instanceof BackupFault)) throw error
  }
}

/** Ends a trial; no words mean that all of it went well. */
async function concludeTrial(ctx: Context, id: number, words: string): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    const catatan_uji = words.slice(0, MOST_WORDS)
    if (!(await endTrial(db, id, { verified_at: ctx.now, catatan_uji }))) return
    const action = catatan_uji === '' ? 'pemeriksaan berhasil' : 'pemeriksaan gagal'
    const label = `Cadangan ${id}`
    await recordAudit(db, ctx, { action, noun: backupResource.name, nounId: id, label, who: 'sistem' })
    if (catatan_uji !== '') await writeToKeepers(db, ctx, 'backupTrialFailed', catatan_uji)
  })
}

/** Gives up trials that nobody takes over any more. */
export async function endAbandonedTrials(ctx: Context): Promise<void> {
  for (const { id } of await abandonedTrials(ctx.db)) {
    await concludeTrial(ctx, id, 'Pemeriksaan terputus: program berhenti sebelum selesai.')
  }
}

/** Tries the archive that was asked for out of the plan's place; whoever answers for the settings hears of a failure. */
export const runTrial = (ctx: Context, folders: Folders, tryArchive: TryArchive, id: number): Promise<void> =>
  oneAtATime(ctx.db, [TRYING, id], () => tryAskedFor(ctx, folders, tryArchive, id))

async function tryAskedFor(ctx: Context, folders: Folders, tryArchive: TryArchive, id: number): Promise<void> {
  const name = await beginTrial(ctx.db, id, ctx.now)
  if (name === undefined) return
  try {
    const { target } = await targetOfPlan(ctx, folders)
    const place = await openTarget(target)
    if (!(await place.list()).some((archive) => archive.name === name)) {
      throw new BackupFault(`${name} tidak ada di ${place.label}, tempat cadangan menurut rencana.`)
    }
    await tryArchive({ target, name, now: ctx.now })
    await concludeTrial(ctx, id, '')
  } catch (error) {
    await concludeTrial(ctx, id, wordsOf(error))
    if (!(error instanceof BackupFault)) throw error
  }
}

/**
 * Logs a failure that a retry would not change, as its row already says so; only work that has not begun is retried.
 */
const logFailureOf = (log: Logger) => (error: unknown) => {
  if (error instanceof TurnNotReached) throw error
  log.error({ err: error }, 'a backup or its trial failed')
}

export const backupJobs = {
  deadlines: [startDueBackup, endAbandonedTrials],
  backup: (ctx, { id }: { id: number }, { config, database, log }) =>
    runBackup(ctx, { ...config, url: database.url }, id).catch(logFailureOf(log)),
  'backup-trial': (ctx, { id }: { id: number }, { config, tryArchive, log }) =>
    runTrial(ctx, config, tryArchive, id).catch(logFailureOf(log)),
} satisfies FeatureJobs
