import type { Db } from '../../../ground/database/db.ts'
import { deleteContent } from './erasure-queries.ts'

/** Erases the personal parts of an application that has been kept long enough; its files go with the next sweep. */
export const eraseApplicationContent = (db: Db, id: number, now: Date): Promise<void> => deleteContent(db, id, now)
