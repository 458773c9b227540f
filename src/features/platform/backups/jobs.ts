import { stat } from 'node:fs/promises'
import path from 'node:path'
import { longMoment } from '../../../lib/day.ts'
import { officeTo } from '../../../office-paths.ts'
import { readArchiveName } from '../../../server/backup/archive-name.ts'
import { BackupFault } from '../../../server/backup/backup-fault.ts'
import type { BackupPlace } from '../../../server/backup/backup-place.ts'
import { openFolderPlace } from '../../../server/backup/folder-place.ts'
import { type BackupParts, makeBackup, sourceOf } from '../../../server/backup/make-backup.ts'
import { openBucket } from '../../../server/backup/open-place.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { sendMail } from '../../../server/mail/mail.ts'
import { abandonedBackups, keepersOfSettings, markRemoved, updateOpen } from './queries.ts'
import { archivesToKeep, isBackupDue } from './rules.ts'
import { backupPlan, openBucketOf, requestBackup } from './service.ts'

/** By then a backup has ended, or the process that made it has. */
const MOST_MS = 6 * 3_600_000
const MOST_WORDS = 1000

/** Asks for the day's backup once its hour has come, and gives up those that never ended. */
export async function startDueBackup(ctx: Context): Promise<void> {
  for (const { id } of await abandonedBackups(ctx.db, new Date(ctx.now.getTime() - MOST_MS))) {
    await fail(ctx, id, 'Cadangan terputus: program berhenti sebelum selesai.')
  }
  if (!isBackupDue(ctx.now, ctx.today, await backupPlan(ctx.db))) return
  await inTransaction(ctx.db, (db) => requestBackup(db, ctx, { asal: 'jadwal', tanggal: ctx.today }))
}

interface Planned {
  place: BackupPlace
  /** Where an archive stands or falls with the data it is of. */
  warning: string
}

const isOnDiskOf = async (folder: string, other: string): Promise<boolean> => {
  const device = (at: string) => stat(at).then(({ dev }) => dev)
  return device(folder).then(
    async (dev) => dev === (await device(other)),
    () => false,
  )
}

async function placeOfPlan({ db, keys }: Pick<Context, 'db' | 'keys'>, parts: BackupParts): Promise<Planned> {
  const plan = await backupPlan(db)
  if (plan.tujuan === 'folder') {
    const isSameDisk = await isOnDiskOf(parts.backupDir, parts.dataDir)
    const warning = isSameDisk || parts.backupDir.startsWith(parts.dataDir) ? 'Di disk yang sama dengan data.' : ''
    return { place: openFolderPlace(path.join(parts.backupDir, plan.folder)), warning }
  }
  const bucket = openBucketOf(keys, plan.bucket_sealed)
  if (!bucket) throw new BackupFault('Tempat S3 belum diisi.')
  return { place: await openBucket(bucket), warning: '' }
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
  const report = async (db: Db): Promise<void> => {
    if (!(await updateOpen(db, id, { status: 'gagal', catatan: catatan.slice(0, MOST_WORDS) }))) return
    const link = `${ctx.appUrl}${officeTo.list('cadangan')}`
    const facts = { waktu: longMoment(ctx.now), galat: catatan, link }
    for (const { name, email } of await keepersOfSettings(db)) {
      await sendMail(db, ctx, { letter: 'backupFailed', name, to: email, ...facts })
    }
  }
  await inTransaction(ctx.db, report)
}

/** Makes the backup that was asked for, where the plan says; whoever answers for the settings hears of a failure. */
export async function runBackup(ctx: Context, parts: BackupParts, id: number): Promise<void> {
  if (!(await updateOpen(ctx.db, id, { status: 'berjalan', at: ctx.now }))) return
  try {
    const { place, warning } = await placeOfPlan(ctx, parts)
    const { name, installation, bytes, rows, files, missing } = await makeBackup(sourceOf(parts, ctx.now), place)
    const lacking = missing.length > 0 ? `${missing.length} berkas yang tercatat tidak ditemukan di disk.` : ''
    const made = { nama: name, bytes, jumlah_baris: rows, jumlah_berkas: files, place: place.label.slice(0, 500) }
    const catatan = [warning, lacking].filter((words) => words !== '').join(' ')
    await updateOpen(ctx.db, id, { status: 'selesai', ...made, catatan })
    await clearOld(ctx, place, installation)
  } catch (error) {
    await fail(ctx, id, wordsOf(error))
    if (!(error instanceof BackupFault)) throw error
  }
}
