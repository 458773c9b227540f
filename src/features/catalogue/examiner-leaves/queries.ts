import type { Db } from '../../../ground/database/db.ts'

/** Whether a leave is that examiner's. */
export const isLeaveOf = async (db: Db, id: number, examinerId: number): Promise<boolean> => {
  const own = db.selectFrom('examiner_leaves').select('id').where('id', '=', id).where('examiner_id', '=', examinerId)
  return (await own.executeTakeFirst()) !== undefined
}
