import type { Db } from '../../../../ground/database/db.ts'
import type { OwnedCertificate } from '../rules.ts'
import { certificatesIn, renewableOf } from './queries.ts'

export { certificateFile, renewableOf } from './queries.ts'

/** Every ATPA certificate of a person, revoked ones included; the longest valid first. */
export const atpaOf = (db: Db, userId: number): Promise<OwnedCertificate[]> => certificatesIn(db, userId, 'ATPA')

/** The certificates that an application may depend on: those to renew, and those that a scheme may require. */
export const certificatesForApplying = async (db: Db, userId: number) => ({
  sertifikat: await renewableOf(db, userId),
  atpa: await atpaOf(db, userId),
})
