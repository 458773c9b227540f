import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, type Day, momentIn } from '../../../lib/day.ts'
import type { ComplaintKind } from './rules.ts'
import type { ComplaintState } from './state-rules.ts'

export interface ComplaintRow {
  id: number
  no_tiket: string
  pin_hash: string
  jenis_pengaduan: ComplaintKind
  is_anonim: boolean
  pelapor: Buffer
  terlapor: string
  no_sertifikasi: string
  certificate_id: number | null
  examiner_id: number | null
  tanggal_kejadian: Day | null
  uraian: string
  status: ComplaintState
  handler_id: number | null
  created_at: Date
  target: Day | null
  target_terima: Day
  target_validasi: Day
  target_jawab: Day
  acknowledged_at: Date | null
  validated_at: Date | null
  closed_at: Date | null
  putusan: string | null
  reopen_until: Day | null
  reopened_at: Date | null
  version: number
}

const COLUMNS = sql`id, no_tiket, pin_hash, jenis_pengaduan, is_anonim, pelapor, terlapor, no_sertifikasi, certificate_id, examiner_id,
  tanggal_kejadian, uraian, status, handler_id, created_at, target, target_terima, target_validasi, target_jawab,
  acknowledged_at, validated_at, closed_at, putusan, reopen_until, reopened_at, version`

async function complaintWhere(db: Db, condition: RawBuilder<unknown>): Promise<ComplaintRow | undefined> {
  const { rows } = await sql<ComplaintRow>`select ${COLUMNS} from complaints where ${condition}`.execute(db)
  return rows[0]
}

export const complaintByTicket = (db: Db, ticket: string) => complaintWhere(db, sql`no_tiket = ${ticket}`)

/** Locks a complaint until the transaction ends. */
export const lockComplaintByTicket = (db: Db, ticket: string) =>
  complaintWhere(db, sql`no_tiket = ${ticket} for update`)

/** Returns the condition that a person is involved in a row of `complaints`; such a case does not exist for them. */
export const isInvolvedInComplaint = (userId: number): RawBuilder<boolean> =>
  sql`exists (select from complaint_involved where complaint_id = complaints.id and user_id = ${userId})`

export const complaintFor = (db: Db, userId: number, id: number) =>
  complaintWhere(db, sql`id = ${id} and not ${isInvolvedInComplaint(userId)}`)

/** Locks before it reads: people found to be involved meanwhile are seen by the second statement. */
export async function lockComplaintFor(db: Db, userId: number, id: number): Promise<ComplaintRow | undefined> {
  await sql`select from complaints where id = ${id} for update`.execute(db)
  return complaintFor(db, userId, id)
}

interface NewComplaint {
  no_tiket: string
  pin_hash: string
  jenis_pengaduan: ComplaintKind
  is_anonim: boolean
  pelapor: Buffer
  user_id: number | null
  terlapor: string
  no_sertifikasi: string
  certificate_id: number | null
  examiner_id: number | null
  tanggal_kejadian: Day | null
  uraian: string
  created_at: Date
  target_terima: Day
  target_validasi: Day
  target_jawab: Day
}

export const insertComplaint = (db: Db, complaint: NewComplaint) =>
  db.insertInto('complaints').values(complaint).returning('id').executeTakeFirstOrThrow()

type Changes = Partial<
  Pick<
    ComplaintRow,
    | 'status'
    | 'handler_id'
    | 'acknowledged_at'
    | 'validated_at'
    | 'closed_at'
    | 'putusan'
    | 'reopen_until'
    | 'reopened_at'
    | 'target_jawab'
  >
>

export const updateComplaint = (db: Db, id: number, changes: Changes) =>
  db
    .updateTable('complaints')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export interface NewEntry {
  complaint_id: number
  jenis: 'langkah' | 'pesan' | 'catatan' | 'tindakan'
  dari_pelapor: boolean
  user_id: number | null
  ke?: ComplaintState
  isi: string
  at: Date
}

export const insertComplaintEntry = (db: Db, entry: NewEntry) =>
  db.insertInto('complaint_entries').values(entry).returning('id').executeTakeFirstOrThrow()

export const insertComplaintFile = (db: Db, file: { complaint_id: number; entry_id: number | null; file_id: string }) =>
  db.insertInto('complaint_files').values(file).execute()

export interface EntryRow {
  id: number
  jenis: NewEntry['jenis']
  dari_pelapor: boolean
  /** The name of the member of staff. */
  nama: string | null
  ke: ComplaintState | null
  isi: string
  at: Date
}

export const complaintEntriesOf = (db: Db, complaintId: number): Promise<EntryRow[]> =>
  db
    .selectFrom('complaint_entries as entry')
    .leftJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.id', 'entry.dari_pelapor', 'users.name as nama', 'entry.isi'])
    .select(sql<NewEntry['jenis']>`entry.jenis`.as('jenis'))
    .select(sql<ComplaintState | null>`entry.ke`.as('ke'))
    .select(sql<Date>`entry.at`.as('at'))
    .where('complaint_id', '=', complaintId)
    .orderBy('entry.id')
    .execute()

export interface AttachedRow {
  entry_id: number | null
  id: string
  name: string
  type: string
  bytes: number
}

export const complaintFilesOf = (db: Db, complaintId: number): Promise<AttachedRow[]> =>
  db
    .selectFrom('complaint_files as given')
    .innerJoin('private_files as file', 'file.id', 'given.file_id')
    .select(['given.entry_id', 'file.id', 'file.name', 'file.type', 'file.bytes'])
    .where('complaint_id', '=', complaintId)
    .orderBy('file.created_at')
    .orderBy('file.name')
    .execute()

/** Deletes complaints closed before that day, and what was attached to them: its time is over too, so it waits nowhere. */
export async function deleteComplaintsClosedBefore(db: Db, first: Day): Promise<void> {
  const over = sql`closed_at < ${momentIn(bodyZone(), first, '00.00')}`
  const { rows } = await sql<{ file_id: string }>`
    select file_id from complaint_files where complaint_id in (select id from complaints where ${over})`.execute(db)
  await sql`delete from complaints where ${over}`.execute(db)
  await sql`
    delete from private_files as file where id = any (${rows.map(({ file_id }) => file_id)}::uuid[])
      and not exists (select from complaint_files where file_id = file.id)`.execute(db)
}

/** Returns the name and address of a handler, for letters. */
export const handlerById = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()
