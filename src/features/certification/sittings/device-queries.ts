import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

export interface DeviceRow {
  id: number
  sitting_id: number
  urutan: number
  nama: string
  kunci: string
  asked_at: Date
  accepted_at: Date | null
  replaced_at: Date | null
  diterima: number
}

const COLUMNS = [
  'exam_devices.id',
  'exam_devices.sitting_id',
  'exam_devices.urutan',
  'exam_devices.nama',
  'exam_devices.kunci',
  'exam_devices.asked_at',
  'exam_devices.accepted_at',
  'exam_devices.replaced_at',
  'exam_devices.diterima',
] as const

export const devicesOf = (db: Db, sittingId: number): Promise<DeviceRow[]> =>
  db.selectFrom('exam_devices').select(COLUMNS).where('sitting_id', '=', sittingId).orderBy('urutan').execute()

/** Locks a sitting until the transaction ends, and returns one of its devices as it then is. */
export const lockDevice = (db: Db, sittingId: number, id: number): Promise<DeviceRow | undefined> =>
  db
    .selectFrom('exam_devices')
    .innerJoin('exam_sittings as sitting', 'sitting.id', 'exam_devices.sitting_id')
    .select(COLUMNS)
    .where('exam_devices.id', '=', id)
    .where('sitting.id', '=', sittingId)
    .forNoKeyUpdate('sitting')
    .executeTakeFirst()

export const deviceById = (db: Db, id: number): Promise<DeviceRow | undefined> =>
  db.selectFrom('exam_devices').select(COLUMNS).where('id', '=', id).executeTakeFirst()

interface NewDevice {
  sitting_id: number
  urutan: number
  nama: string
  kunci: string
  asked_at: Date
  accepted_at: Date | null
}

export const insertDevice = (db: Db, device: NewDevice): Promise<DeviceRow> =>
  db.insertInto('exam_devices').values(device).returning(COLUMNS).executeTakeFirstOrThrow()

/** Takes the accepted device of a sitting out of use, and refuses those that wait. */
export const replaceDevices = (db: Db, sittingId: number, now: Date): Promise<unknown> =>
  sql`update exam_devices set replaced_at = ${now} where sitting_id = ${sittingId} and replaced_at is null`.execute(db)

export const acceptDevice = (db: Db, id: number, accepted_by: number, accepted_at: Date): Promise<unknown> =>
  db.updateTable('exam_devices').set({ accepted_at, accepted_by, replaced_at: null }).where('id', '=', id).execute()

export const refuseDevice = (db: Db, id: number, replaced_at: Date): Promise<unknown> =>
  db.updateTable('exam_devices').set({ replaced_at }).where('id', '=', id).execute()

export const writeReceived = (db: Db, id: number, diterima: number): Promise<unknown> =>
  db.updateTable('exam_devices').set({ diterima }).where('id', '=', id).execute()
