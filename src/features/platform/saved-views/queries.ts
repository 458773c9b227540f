import type { z } from 'zod'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { savedViewOfficeCalls } from './office/contract.ts'

type SavedView = z.output<typeof savedViewOfficeCalls.saveArrangement.answer>

const COLUMNS = ['id', 'daftar', 'nama', 'susunan', 'bawaan'] as const

export const savedViewsOf = (db: Db, userId: number) =>
  db
    .selectFrom('list_arrangements')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('nama')
    .orderBy('id')
    .execute()

/** How many of a list somebody has; others who save for the same person wait. */
export async function countLocked(db: Db, userId: number, daftar: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const row = await db
    .selectFrom('list_arrangements')
    .select((count) => count.fn.countAll<number>().as('jumlah'))
    .where('user_id', '=', userId)
    .where('daftar', '=', daftar)
    .executeTakeFirstOrThrow()
  return Number(row.jumlah)
}

/** No saved view of the list is the one that it opens with, but perhaps `but`. */
export const clearDefault = (db: Db, userId: number, daftar: string, but = 0) =>
  db
    .updateTable('list_arrangements')
    .set({ bawaan: false })
    .where('user_id', '=', userId)
    .where('daftar', '=', daftar)
    .where('bawaan', '=', true)
    .where('id', '<>', but)
    .execute()

export const insertSavedView = (db: Db, userId: number, { susunan, ...row }: Omit<SavedView, 'id'>) =>
  db
    .insertInto('list_arrangements')
    .values({ ...row, user_id: userId, susunan: asJson(susunan) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** Undefined where the person has no such one. */
export const ownSavedView = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('list_arrangements')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const updateSavedView = (db: Db, id: number, changes: Pick<SavedView, 'nama' | 'bawaan'>) =>
  db.updateTable('list_arrangements').set(changes).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow()

/** False where the person has no such one. */
export async function deleteSavedView(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list_arrangements')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
