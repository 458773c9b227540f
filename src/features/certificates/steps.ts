import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'

interface Issued {
  id: number
  nomor: string
}

/**
 * Issues the certificate of a decision, in the caller's transaction, which holds the application: number, validity,
 * signed credential, the holder's number, letter and notice; the PDF is made by a job right after.
 */
export function issueCertificate(
  _db: Db,
  _ctx: Context,
  _of: { user_training_id: number; decision_id: number },
): Promise<Issued> {
  throw new Error('not yet')
}

/** Shows or hides a person's certificates to those who browse the register. */
export async function setPublication(_db: Db, _userId: number, _given: boolean): Promise<void> {}

/** Gives a person the certificates of earlier days that carry their identity number. */
export async function claimCertificates(_db: Db, _ctx: Context, _userId: number): Promise<void> {}
