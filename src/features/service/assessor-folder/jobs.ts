import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { accountByEmail } from '../../../ground/sessions/session-queries.ts'
import { addDays, bodyZone, momentIn } from '../../../lib/day.ts'
import { erasePrivateFile, keepFile } from '../../platform/files/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { SignerFault } from '../../platform/signing/fault-service.ts'
import { makeArchive } from './archive-service.ts'
import {
  abandonedFolders,
  failOldFolders,
  foldersReadyBefore,
  folderToMake,
  markErasedFolder,
  markFailed,
  markProgress,
  markReady,
} from './queries.ts'

/** Makes a folder that somebody asked for, in that person's name; where nothing can sign it, it says so. */
export async function makeFolder(ctx: Context, { id }: { id: number }): Promise<void> {
  const folder = await folderToMake(ctx.db, id)
  if (!folder) return
  const account = await accountByEmail(ctx.db, folder.created_by_email)
  const own: Context = { ...ctx, visit: { ...nobody(), account } }
  try {
    const { bytes, kosong } = await makeArchive(own, folder, (done) => markProgress(ctx.db, id, done))
    await inTransaction(ctx.db, async (db) => {
      const name = `berkas-asesor-${folder.edisi}-${folder.dari}-${folder.sampai}.zip`
      const kept = { userId: folder.created_by, jenis: 'berkas_asesor', name, type: 'application/zip', bytes } as const
      const file = await keepFile(db, ctx, kept)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await markReady(db, id, { file_id: file.id, sha256, kosong, finished_at: ctx.now })
    })
  } catch (error) {
    if (!(error instanceof SignerFault)) throw error
    await markFailed(ctx.db, id, `Indeksnya tidak dapat ditandatangani: ${error.message}`.slice(0, 500))
  }
}

/** Takes away archives that were kept long enough; what was missing stays in their rows. */
export async function sweepFolders(ctx: Context): Promise<void> {
  const { hari_berkas_asesor } = await settingsOn(ctx.db, ctx.today)
  const before = momentIn(bodyZone(), addDays(ctx.today, -hari_berkas_asesor), '00:00')
  for (const { id, file_id } of await foldersReadyBefore(ctx.db, before)) {
    await inTransaction(ctx.db, async (db) => {
      await markErasedFolder(db, id)
      if (file_id !== null) await erasePrivateFile(db, file_id, ctx.now)
    })
  }
}

/** A folder that nobody's job finishes within this time is taken up again; after some days it has failed. */
const ABANDONED_MS = 1_800_000
const DAY_MS = 86_400_000
const FOLDER_DAYS = 3

/** Takes up folders whose job was lost, and ends those that could not be made for days. */
export async function takeUpFolders(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms)
  await failOldFolders(ctx.db, before(FOLDER_DAYS * DAY_MS), 'Berkas ini tidak selesai dalam beberapa hari.')
  for (const { id } of await abandonedFolders(ctx.db, before(ABANDONED_MS))) await makeFolder(ctx, { id })
}

export const assessorFolderJobs = {
  deadlines: [takeUpFolders],
  sweep: [sweepFolders],
  'assessor-folder': (ctx, folder: { id: number }) => makeFolder(ctx, folder),
} satisfies FeatureJobs
