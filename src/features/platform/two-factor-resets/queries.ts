import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ResetState } from './rules.ts'

export const accountOf = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .select(sql<boolean>`has_two_factor(users)`.as('two_factor'))
    .where('id', '=', id)
    .executeTakeFirst()

interface NewReset {
  user_id: number
  alasan: string
  proposed_by: number
  proposed_at: Date
}

/** Stores a proposal; false when one for that account waits already. */
export async function insertReset(db: Db, reset: NewReset): Promise<boolean> {
  const row = await db
    .insertInto('two_factor_resets')
    .values(reset)
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'diusulkan').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const openResets = (db: Db, userId: number) =>
  db
    .selectFrom('two_factor_resets as reset')
    .where('reset.user_id', '=', userId)
    .where('reset.status', '=', 'diusulkan')

/** Returns the proposal that waits for the second person. */
export const openReset = (db: Db, userId: number) =>
  openResets(db, userId)
    .innerJoin('users', 'users.id', 'reset.proposed_by')
    .select(['reset.id', 'reset.alasan', 'reset.proposed_by', 'reset.proposed_at', 'users.name as proposed_by_name'])
    .executeTakeFirst()

export const lockReset = (db: Db, userId: number, id: number) =>
  openResets(db, userId)
    .select(['reset.id', 'reset.proposed_by', 'reset.alasan'])
    .where('reset.id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Decision {
  status: Exclude<ResetState, 'diusulkan'>
  decided_by: number
  decided_at: Date
  catatan?: string
}

export const decideReset = (db: Db, id: number, decision: Decision) =>
  db.updateTable('two_factor_resets').set(decision).where('id', '=', id).execute()
