import type { Db } from '../../../server/database/db.ts'
import { fullMethods, paperFile, renewables } from './renewal-queries.ts'
import type { Renewable } from './renewal-rules.ts'

/** A person's certificates that are neither withdrawn nor renewed, the longest valid first. */
export const renewableOf = (db: Db, userId: number): Promise<Renewable[]> => renewables(db, userId)

/** By which methods a certificate's qualification is examined anew. */
export const methodsOfFullExam = (db: Db, certificateId: number): Promise<string[]> => fullMethods(db, certificateId)

/** The newest PDF of a certificate, a private file; null where none was made. */
export const certificateFile = (db: Db, certificateId: number): Promise<string | null> => paperFile(db, certificateId)
