import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { endAllAccess } from '../../../../ground/sessions/session.ts'
import { randomSecret } from '../../../../lib/signing/secret.ts'
import {
  anonymiseAccount,
  deleteDependents,
  emptyExamination,
  emptyMaintenance,
  emptyPastRecords,
  emptyReports,
  emptySamples,
} from './erasure-queries.ts'

/** Removes a person for good; what has to stay on record stays without them. */
export async function erasePerson(
  db: Db,
  { passwords, now }: Pick<Context, 'passwords' | 'now'>,
  userId: number,
): Promise<void> {
  await emptyExamination(db, userId)
  await emptyReports(db, userId)
  await emptySamples(db, userId)
  await emptyMaintenance(db, userId)
  await emptyPastRecords(db, userId)
  await deleteDependents(db, userId, now)
  await endAllAccess(db, userId)
  await anonymiseAccount(db, userId, await passwords.hash(randomSecret()), now)
}
