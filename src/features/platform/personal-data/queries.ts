import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

export interface PersonalRow {
  isi: Buffer
  submitted_at: Date | null
  version: number
}

const selectPersonal = (db: Db, userId: number) =>
  db.selectFrom('personal_data').select(['isi', 'submitted_at', 'version']).where('user_id', '=', userId)

/** The sealed data of a person. */
export const personalRow = (db: Db, userId: number): Promise<PersonalRow | undefined> =>
  selectPersonal(db, userId).executeTakeFirst()

/** The sealed data that people have submitted. */
export const sentPersonalRows = (db: Db, userIds: readonly number[]): Promise<{ user_id: number; isi: Buffer }[]> =>
  db
    .selectFrom('personal_data')
    .select(['user_id', 'isi'])
    .where('user_id', 'in', userIds)
    .where('submitted_at', 'is not', null)
    .execute()

export const lockPersonalRow = (db: Db, userId: number): Promise<PersonalRow | undefined> =>
  selectPersonal(db, userId).forUpdate().executeTakeFirst()

/** Stores the first draft; false when another tab was faster. */
export async function insertDraft(db: Db, userId: number, isi: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('personal_data')
    .values({ user_id: userId, isi, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores data as they were sent, in the place of a draft where there is one. */
export const saveSent = (db: Db, userId: number, sent: { isi: Buffer; identity_index: string }, now: Date) =>
  db
    .insertInto('personal_data')
    .values({ user_id: userId, ...sent, submitted_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((draft) => ({
        ...sent,
        submitted_at: now,
        version: draft('personal_data.version', '+', 1),
        updated_at: now,
      })),
    )
    .execute()

export const updatePersonal = (db: Db, userId: number, changed: { isi: Buffer; identity_index?: string }, now: Date) =>
  db
    .updateTable('personal_data')
    .set((set) => ({ ...changed, version: set('version', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .execute()

/** Saves without a new version, so that another tab that is writing meets no conflict. */
export const updateWithoutVersion = (db: Db, userId: number, isi: Buffer) =>
  db.updateTable('personal_data').set({ isi }).where('user_id', '=', userId).execute()

/** Keeps by id which files the data name now. */
export async function replaceNamedFiles(db: Db, userId: number, ids: readonly string[]): Promise<void> {
  const rows = ids.map((file_id) => ({ user_id: userId, file_id }))
  await db
    .deleteFrom('personal_data_files')
    .where('user_id', '=', userId)
    .$if(ids.length > 0, (query) => query.where('file_id', 'not in', ids))
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('personal_data_files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Tells whether somebody else has sent data under one of these blind indexes. */
export async function isIdentityTaken(db: Db, indexes: readonly string[], exceptUserId: number): Promise<boolean> {
  const row = await db
    .selectFrom('personal_data')
    .select('user_id')
    .where('identity_index', 'in', indexes)
    .where('user_id', '!=', exceptUserId)
    .executeTakeFirst()
  return row !== undefined
}

const selectAccount = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'name', 'email', 'phone', 'role']).where('id', '=', userId)

export const accountById = (db: Db, userId: number) => selectAccount(db, userId).executeTakeFirstOrThrow()

export const lockAccount = (db: Db, userId: number) => selectAccount(db, userId).forUpdate().executeTakeFirstOrThrow()

export const markDataComplete = (db: Db, userId: number, phone: string) =>
  db.updateTable('users').set({ status_data: 1, phone }).where('id', '=', userId).execute()

export const updatePhone = (db: Db, userId: number, phone: string) =>
  db.updateTable('users').set({ phone }).where('id', '=', userId).execute()

/** Accounts whose personal data are complete and carry one of these blind indexes. */
export async function accountsByIdentity(db: Db, indexes: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('personal_data')
    .select('user_id')
    .where('submitted_at', 'is not', null)
    .where(sql<boolean>`identity_index = any(${[...indexes]})`)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
