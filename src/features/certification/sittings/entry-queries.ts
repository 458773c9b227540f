import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { EntryKind, EntryRefusal } from './entry-rules.ts'

export interface NewEntry {
  device_id: number
  urutan: number
  sitting_id: number
  jenis: EntryKind
  nomor: number | null
  isi: Buffer | null
  at: Date
  received_at: Date
  tolak: EntryRefusal | null
}

/** Inserts the entries that are not here yet; one that comes again changes nothing. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('exam_entries')
    .values([...entries])
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Lists a device's entries from one on, in their order. */
export async function entriesFrom(db: Db, deviceId: number, first: number) {
  const { rows } = await sql<{ urutan: number; jenis: EntryKind; at: Date }>`
    select urutan, jenis, at from exam_entries where device_id = ${deviceId} and urutan >= ${first} order by urutan`.execute(
    db,
  )
  return rows
}

/** An answer that counts, sealed. */
export interface SealedAnswer {
  device_id: number
  /** The order of the device among those of the sitting. */
  perangkat: number
  urutan: number
  nomor: number
  isi: Buffer | null
}

/** Lists the newest answer of each number that was not refused: that of the last device, and of this the last. */
export async function newestAnswers(db: Db, sittingId: number): Promise<SealedAnswer[]> {
  const { rows } = await sql<SealedAnswer>`
    select distinct on (entry.nomor) entry.device_id, device.urutan as perangkat, entry.urutan, entry.nomor, entry.isi
    from exam_entries as entry join exam_devices as device on device.id = entry.device_id
    where entry.sitting_id = ${sittingId} and entry.jenis = 'jawab' and entry.tolak is null
    order by entry.nomor, device.urutan desc, entry.urutan desc`.execute(db)
  return rows
}

/** Counts the numbers with an answer that counts. */
export async function answeredCount(db: Db, sittingId: number): Promise<number> {
  const answers = await newestAnswers(db, sittingId)
  return answers.filter(({ isi }) => isi !== null).length
}

/** Lists the numbers that the candidate marked for a second look. */
export async function doubtedNumbers(db: Db, sittingId: number): Promise<number[]> {
  const { rows } = await sql<{ nomor: number }>`
    select nomor from (select distinct on (entry.nomor) entry.nomor, entry.jenis
      from exam_entries as entry join exam_devices as device on device.id = entry.device_id
      where entry.sitting_id = ${sittingId} and entry.jenis in ('ragu', 'yakin')
      order by entry.nomor, device.urutan desc, entry.urutan desc) as newest
    where jenis = 'ragu' order by nomor`.execute(db)
  return rows.map(({ nomor }) => nomor)
}
