import type { Db } from '../../../ground/database/db.ts'
import type { LetterTexts } from './rules.ts'

/** Locks the office's texts of a kind until the transaction ends; answers their version, if there are any. */
export const lockedVersion = async (db: Db, id: string): Promise<number | undefined> => {
  const row = await db.selectFrom('letter_texts').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.version
}

/** Writes texts for a kind that had none; false where somebody else has just done so. */
export async function insertTexts(db: Db, texts: LetterTexts & { id: string; version: number; updated_at: Date }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('letter_texts')
    .values(texts)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const updateTexts = (
  db: Db,
  { id, ...texts }: LetterTexts & { id: string; version: number; updated_at: Date },
) => db.updateTable('letter_texts').set(texts).where('id', '=', id).execute()

export const deleteTexts = (db: Db, id: string) => db.deleteFrom('letter_texts').where('id', '=', id).execute()
