import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import type { PersonalDraft } from './contract.ts'
import { markComplete, nameFiles, noteConsents, personalRow, putSent } from './queries.ts'
import { identityIndexes, openPersonal, sealPersonal } from './sealing.ts'

/** The files that personal data name. */
export const fileIdsIn = ({ foto, file_ktp, file_ijazah, file_cv }: PersonalDraft): string[] =>
  [foto, file_ktp, file_ijazah, file_cv].filter((id) => id !== '')

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

/** Keeps data as sent, with the consents; that they are complete, and the number nobody else's, is the caller's affair. */
export async function keepSent(
  db: Db,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  userId: number,
  isi: PersonalDraft,
): Promise<void> {
  const [identity_index] = identityIndexes(keys, isi)
  await putSent(db, userId, { isi: sealPersonal(keys, userId, isi), identity_index }, now)
  await nameFiles(db, userId, fileIdsIn(isi))
  await noteConsents(db, userId, { pdp: true, pernyataan: true, publikasi: isi.persetujuan_publikasi }, now)
  await markComplete(db, userId, isi.phone)
}
