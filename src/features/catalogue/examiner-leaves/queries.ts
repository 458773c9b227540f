import type { Db } from '../../../ground/database/db.ts'

/** Tells whether a leave belongs to that examiner. */
export const isLeaveOf = async (db: Db, id: number, examinerId: number): Promise<boolean> => {
  const own = db.selectFrom('examiner_leaves').select('id').where('id', '=', id).where('examiner_id', '=', examinerId)
  return (await own.executeTakeFirst()) !== undefined
}
