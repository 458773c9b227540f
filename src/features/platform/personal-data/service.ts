import type { Context } from '../../../ground/context.ts'
import { type Db, isUniqueViolation } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import type { PersonalDraft } from './contract.ts'
import { insertConsents } from './privacy/consent-queries.ts'
import {
  accountsByIdentity,
  lockPersonalRow,
  markDataComplete,
  personalRow,
  replaceNamedFiles,
  saveSent,
  sentPersonalRows,
  updatePersonal,
  updateWithoutVersion,
} from './queries.ts'
import { consentTo, identityTaken } from './rules.ts'
import { identityIndexes, openPersonal, sealPersonal } from './sealing-service.ts'

export { accountById, lockAccount } from './queries.ts'

type Keeping = Pick<Context, 'keys' | 'now'>

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

/** The same of many people, each by their number; those who have submitted none are not among them. */
export async function personalDataByPerson(
  db: Db,
  keys: Context['keys'],
  userIds: readonly number[],
): Promise<Map<number, PersonalFacts>> {
  const rows = userIds.length === 0 ? [] : await sentPersonalRows(db, userIds)
  return new Map(rows.map(({ user_id, isi }) => [user_id, openPersonal(keys, user_id, isi)]))
}

/** Accounts whose personal data are complete and carry one of these identity numbers. */
export const accountsWithIdentity = (db: Db, indexes: readonly string[]): Promise<number[]> =>
  indexes.length === 0 ? Promise.resolve([]) : accountsByIdentity(db, indexes)

/** The same with their version, locked; throws DATA_NOT_SUBMITTED. */
export async function lockSentData(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  userId: number,
): Promise<{ isi: PersonalDraft; version: number }> {
  const row = await lockPersonalRow(db, userId)
  if (!row?.submitted_at) throw new Problem('DATA_NOT_SUBMITTED')
  return { isi: openPersonal(keys, userId, row.isi), version: row.version }
}

/**
 * Keeps data as sent, with the consents. That they are complete is the caller's affair; throws DATA_INCOMPLETE when
 * somebody else sends the same number at the same moment.
 */
export async function keepSentData(db: Db, { keys, now }: Keeping, userId: number, isi: PersonalDraft): Promise<void> {
  const [identity_index] = identityIndexes(keys, isi)
  await saveSent(db, userId, { isi: sealPersonal(keys, userId, isi), identity_index }, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem('DATA_INCOMPLETE', { errors: identityTaken(isi) }) : error
  })
  await replaceNamedFiles(db, userId, fileIdsIn(isi))
  const declared = [
    consentTo('pdp', true),
    consentTo('pernyataan', true),
    consentTo('publikasi', isi.persetujuan_publikasi),
  ]
  await insertConsents(db, userId, declared, now)
  await markDataComplete(db, userId, isi.phone)
}

/** Keeps sent data that name other documents; whoever saw them before is refused with STALE. */
export async function keepDocuments(db: Db, { keys, now }: Keeping, userId: number, isi: PersonalDraft): Promise<void> {
  await updatePersonal(db, userId, { isi: sealPersonal(keys, userId, isi) }, now)
  await replaceNamedFiles(db, userId, fileIdsIn(isi))
}

/** Keeps whether a person agrees to be shown among the holders; throws DATA_NOT_SUBMITTED. */
export async function keepPublicationConsent(
  db: Db,
  ctx: Keeping,
  userId: number,
  persetujuan_publikasi: boolean,
): Promise<void> {
  const { isi } = await lockSentData(db, ctx, userId)
  await updateWithoutVersion(db, userId, sealPersonal(ctx.keys, userId, { ...isi, persetujuan_publikasi }))
  await insertConsents(db, userId, [consentTo('publikasi', persetujuan_publikasi)], ctx.now)
}
