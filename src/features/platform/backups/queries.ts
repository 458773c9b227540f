import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { BackupPlan, Backups } from '../../../server/database/db-schema.ts'
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

const MOST_LISTED = 60

/** The newest first; those still under way before all others. */
export const listBackups = (db: Db) =>
  db.selectFrom('backups').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(MOST_LISTED).execute()

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

/** Backups that were under way before that moment and never ended. */
export const abandonedBackups = (db: Db, before: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('backups')
    .select('id')
    .where('status', 'in', ['menunggu', 'berjalan'])
    .where('at', '<', before)
    .execute()

export const markRemoved = (db: Db, nama: string, removed_at: Date) =>
  db.updateTable('backups').set({ removed_at }).where('nama', '=', nama).execute()

export const markVerified = (db: Db, nama: string, verified: { verified_at: Date; catatan_uji: string }) =>
  db.updateTable('backups').set(verified).where('nama', '=', nama).where('status', '=', 'selesai').execute()

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

export const planRow = (db: Db) =>
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
