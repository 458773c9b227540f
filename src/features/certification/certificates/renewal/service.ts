import type { Db } from '../../../../ground/database/db.ts'
import type { OwnedCertificate } from '../rules.ts'
import { certificatesIn, paperFile, renewables } from './queries.ts'
import type { Renewable } from './rules.ts'

/** A person's certificates that are neither revoked nor renewed, the longest valid first. */
export const renewableOf = (db: Db, userId: number): Promise<Renewable[]> => renewables(db, userId)

/** The newest PDF of a certificate, a private file; null where none was made. */
export const certificateFile = (db: Db, certificateId: number): Promise<string | null> => paperFile(db, certificateId)

/** Every ATPA certificate of a person, revoked ones included; the longest valid first. */
export const atpaOf = (db: Db, userId: number): Promise<OwnedCertificate[]> => certificatesIn(db, userId, 'ATPA')

/** The certificates that an application may depend on: those to renew, and those that a scheme may require. */
export const certificatesForApplying = async (db: Db, userId: number) => ({
  sertifikat: await renewableOf(db, userId),
  atpa: await atpaOf(db, userId),
})
