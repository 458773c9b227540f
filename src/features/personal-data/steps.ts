import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import type { PersonalDraft } from './contract.ts'
import { personalRow } from './queries.ts'
import { openPersonal } from './sealing.ts'

/** Personal data as they were sent: complete and right, texts trimmed, numbers without blanks. */
export type PersonalFacts = Readonly<PersonalDraft>

/** A person's submitted data, opened; undefined while they are not submitted. */
export async function personalDataOf(
  db: Db,
  keys: Context['keys'],
  userId: number,
): Promise<PersonalFacts | undefined> {
  const row = await personalRow(db, userId)
  return row?.submitted_at ? openPersonal(keys, userId, row.isi) : undefined
}
