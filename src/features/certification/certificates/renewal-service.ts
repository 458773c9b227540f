import type { Db } from '../../../server/database/db.ts'
import { paperFile, renewables } from './renewal-queries.ts'
import type { Renewable } from './renewal-rules.ts'

/** A person's certificates that are neither revoked nor renewed, the longest valid first. */
export const renewableOf = (db: Db, userId: number): Promise<Renewable[]> => renewables(db, userId)

/** The newest PDF of a certificate, a private file; null where none was made. */
export const certificateFile = (db: Db, certificateId: number): Promise<string | null> => paperFile(db, certificateId)
