import { type RawBuilder, sql } from 'kysely'
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
  perangkat_urutan: number
  urutan: number
  nomor: number
  isi: Buffer | null
}

/** Selects the newest answer of each number that was not refused: that of the last device, and of this the last. */
const NEWEST = <T>(columns: RawBuilder<T>, sittingId: number) => sql<T>`
  select distinct on (entry.nomor) ${columns}
  from exam_entries as entry join exam_devices as device on device.id = entry.device_id
  where entry.sitting_id = ${sittingId} and entry.jenis = 'jawab' and entry.tolak is null
  order by entry.nomor, device.urutan desc, entry.urutan desc`

export async function newestAnswers(db: Db, sittingId: number): Promise<SealedAnswer[]> {
  const columns = sql<SealedAnswer>`entry.device_id, device.urutan as perangkat_urutan, entry.urutan, entry.nomor, entry.isi`
  const { rows } = await NEWEST(columns, sittingId).execute(db)
  return rows
}

/** Counts the numbers with an answer that counts. */
export async function answeredCount(db: Db, sittingId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${NEWEST(sql`entry.isi is not null as answered`, sittingId)}) as newest
    where answered`.execute(db)
  return rows[0]?.count ?? 0
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
