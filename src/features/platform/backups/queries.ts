import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { BackupPlan, Backups } from '../../../ground/database/db-schema.ts'
import type { BACKUP_TARGETS } from './rules.ts'

/** A finished backup. */
export interface Backup {
  at: Date
  place: string | null
  bytes: number | null
}

export const insertBackup = (db: Db, backup: Insertable<Backups>) => db.insertInto('backups').values(backup).execute()

export const newestBackup = (db: Db): Promise<Backup | undefined> =>
  db
    .selectFrom('backups')
    .select(['at', 'place', 'bytes'])
    .where('status', '=', 'selesai')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Asks for a backup; undefined when the day's scheduled one was asked for already. */
export async function insertRequest(
  db: Db,
  request: { at: Date; asal: 'jadwal' | 'petugas'; tanggal: string | null },
): Promise<number | undefined> {
  const row = await db
    .insertInto('backups')
    .values({ ...request, status: 'menunggu' })
    .onConflict((same) => same.column('tanggal').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function hasOpenRequest(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('backups')
    .select('id')
    .where('status', 'in', ['menunggu', 'berjalan'])
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a backup that has not ended yet; false when it has. */
export async function updateOpen(db: Db, id: number, change: Updateable<Backups>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', ['menunggu', 'berjalan'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The condition that no job of a kind is left that would go on; the job of a dead process is tried again. */
const hasNoJob = (name: 'backup' | 'backup-trial') =>
  sql<boolean>`not exists (select from jobs.job where name = ${name} and state in ('created', 'retry', 'active'))`

/** Backups that never ended, and that nobody is at any more. */
export const abandonedBackups = (db: Db): Promise<{ id: number }[]> =>
  db
    .selectFrom('backups')
    .select('id')
    .where('status', 'in', ['menunggu', 'berjalan'])
    .where(hasNoJob('backup'))
    .execute()

export const markRemoved = (db: Db, nama: string, removed_at: Date) =>
  db.updateTable('backups').set({ removed_at }).where('nama', '=', nama).execute()

export const markVerified = (db: Db, nama: string, verified: { verified_at: Date; catatan_uji: string }) =>
  db.updateTable('backups').set(verified).where('nama', '=', nama).where('status', '=', 'selesai').execute()

/** The newest archive that the portal has made and still keeps, with its trial. */
export const newestArchive = (db: Db): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('backups')
    .select('id')
    .where('status', '=', 'selesai')
    .where('asal', 'in', ['jadwal', 'petugas'])
    .where('nama', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function hasOpenTrial(db: Db): Promise<boolean> {
  const row = await db.selectFrom('backups').select('id').where('trial_asked_at', 'is not', null).executeTakeFirst()
  return row !== undefined
}

/** Locks the plan, so that nobody else asks for a trial until the transaction ends. */
export const lockPlan = (db: Db) => db.selectFrom('backup_plan').select('id').forUpdate().execute()

export const markTrialAsked = (db: Db, id: number, trial_asked_at: Date) =>
  db.updateTable('backups').set({ trial_asked_at }).where('id', '=', id).execute()

/** Begins a trial that was asked for, or anew where its process died; answers its archive, undefined when it is over. */
export async function beginTrial(db: Db, id: number, trial_began_at: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('backups')
    .set({ trial_began_at })
    .where('id', '=', id)
    .where('trial_asked_at', 'is not', null)
    .returning('nama')
    .executeTakeFirst()
  return row?.nama ?? undefined
}

/** Ends a trial with its verdict; false when it has ended already. */
export async function endTrial(
  db: Db,
  id: number,
  verdict: { verified_at: Date; catatan_uji: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set({ ...verdict, trial_asked_at: null, trial_began_at: null })
    .where('id', '=', id)
    .where('trial_asked_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Trials that never ended, and that nobody is at any more. */
export const abandonedTrials = (db: Db): Promise<{ id: number }[]> =>
  db
    .selectFrom('backups')
    .select('id')
    .where('trial_asked_at', 'is not', null)
    .where(hasNoJob('backup-trial'))
    .execute()

/** Returns what the newest trial found wrong; undefined when it went well, or none was made. */
export async function failureOfNewestTrial(db: Db): Promise<string | undefined> {
  const newest = await db
    .selectFrom('backups')
    .select('catatan_uji')
    .where('verified_at', 'is not', null)
    .orderBy('verified_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.catatan_uji || undefined
}

/** Why the newest attempt failed, where none has succeeded since. */
export async function failureSinceSuccess(db: Db): Promise<{ at: Date; catatan: string } | undefined> {
  const newest = await db
    .selectFrom('backups')
    .select(['at', 'status', 'catatan'])
    .where('status', 'in', ['selesai', 'gagal'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.status === 'gagal' ? newest : undefined
}

/** When and where backups are made; the bucket as it is sealed. */
export const backupPlan = (db: Db) =>
  db
    .selectFrom('backup_plan')
    .selectAll()
    .$narrowType<{ tujuan: (typeof BACKUP_TARGETS)[number] }>()
    .executeTakeFirstOrThrow()

/** Saves a plan over the version that was seen; false when another one was saved meanwhile. */
export async function updatePlan(db: Db, version: number, plan: Updateable<BackupPlan>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup_plan')
    .set({ ...plan, version: sql`version + 1` })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Administrators who answer for the settings. */
export const keepersOfSettings = (db: Db): Promise<{ id: number; name: string; email: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'administrator')
    .where('suspended_at', 'is', null)
    .where(sql<boolean>`'pengguna' = any (permissions)`)
    .orderBy('id')
    .execute()
