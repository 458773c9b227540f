import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { PendingChanges } from '../../../ground/database/db-schema.ts'
import type { WaitingRule } from '../staff/second-person-rules.ts'
import type { PendingState } from './rules.ts'

/** As the office shows them: without the new values. */
export const PENDING_ROWS = sql`select own.id, own.version, own.hal, own.record_id, own.perubahan, own.status,
  own.proposed_by, own.proposed_at, proposer.name as proposed_by_name, own.counts_at, own.approved_at,
  approver.name as approved_by_name, own.ended_at, ender.name as ended_by_name, own.catatan
  from pending_changes as own left join users as proposer on proposer.id = own.proposed_by
  left join users as approver on approver.id = own.approved_by left join users as ender on ender.id = own.ended_by`

export interface ShownChange {
  id: number
  version: number
  hal: WaitingRule
  record_id: number
  perubahan: string[]
  status: PendingState
  proposed_by: number
  proposed_at: Date
  proposed_by_name: string | null
  counts_at: Date
  approved_at: Date | null
  approved_by_name: string | null
  ended_at: Date | null
  ended_by_name: string | null
  catatan: string | null
}

/** Returns the change of a record that waits; undefined where none does. */
export async function openPendingChange(db: Db, hal: WaitingRule, record_id: number): Promise<ShownChange | undefined> {
  const { rows } = await sql<ShownChange>`select * from (${PENDING_ROWS}) as r
    where r.hal = ${hal} and r.record_id = ${record_id} and r.ended_at is null`.execute(db)
  return rows[0]
}

const changes = (db: Db) =>
  db
    .selectFrom('pending_changes')
    .selectAll()
    .$narrowType<{ hal: WaitingRule; status: PendingState; perubahan: string[] }>()

export type PendingChangeRow = Awaited<ReturnType<typeof lockPendingChange>> & object

export const lockPendingChange = (db: Db, id: number) => changes(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const lockOpenChange = (db: Db, hal: WaitingRule, record_id: number) =>
  changes(db)
    .where('hal', '=', hal)
    .where('record_id', '=', record_id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Stores a proposed change and returns its id; undefined where another change of that record waits. */
export async function insertPendingChange(db: Db, change: Insertable<PendingChanges>): Promise<number | undefined> {
  const row = await db
    .insertInto('pending_changes')
    .values(change)
    .onConflict((same) => same.columns(['hal', 'record_id']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const updateApproved = (db: Db, id: number, approved: { approved_by: number; approved_at: Date }) =>
  db
    .updateTable('pending_changes')
    .set((set) => ({ ...approved, status: 'disetujui', version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

interface Ending {
  status: PendingState
  ended_by: number | null
  ended_at: Date
  catatan: string | null
}

/** Ends a change; its new values, with their keys, are kept no longer. */
export const updateEnded = (db: Db, id: number, ending: Ending) =>
  db
    .updateTable('pending_changes')
    .set((set) => ({ ...ending, isi: null, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Confirmed changes whose time has come. */
export const dueChanges = (db: Db, now: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('pending_changes')
    .select('id')
    .where('status', '=', 'disetujui')
    .where('counts_at', '<=', now)
    .orderBy('id')
    .execute()

/** Proposals from before that moment that nobody has confirmed. */
export const forgottenChanges = (db: Db, before: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('pending_changes')
    .select('id')
    .where('status', '=', 'diusulkan')
    .where('proposed_at', '<', before)
    .orderBy('id')
    .execute()
