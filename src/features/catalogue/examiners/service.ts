import type { Db } from '../../../ground/database/db.ts'
import { examinerByAccount } from './queries.ts'

/** The examiner who works with an account; undefined where it belongs to none. */
export const examinerOfAccount = (db: Db, userId: number) => examinerByAccount(db, userId)
