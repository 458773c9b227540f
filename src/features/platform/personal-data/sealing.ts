import type { Context } from '../../../server/context.ts'
import { PersonalDraft } from './contract.ts'

type Keys = Context['keys']

const PURPOSE = 'personal-data'

/** Opens for its owner's number only. */
export const sealPersonal = (keys: Keys, userId: number, isi: PersonalDraft): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(isi), String(userId))

export const openPersonal = (keys: Keys, userId: number, sealed: Uint8Array): PersonalDraft =>
  PersonalDraft.parse(JSON.parse(keys.open(PURPOSE, sealed, String(userId)).toString()))

/** Blind indexes of the number that only one person has: NIK, or the passport's of a foreigner. */
export const identityIndexes = (
  keys: Keys,
  { kewarganegaraan, nik, no_paspor }: Pick<PersonalDraft, 'kewarganegaraan' | 'nik' | 'no_paspor'>,
): [string, ...string[]] => keys.indexes('identity', kewarganegaraan === 'WNA' ? `paspor ${no_paspor}` : `nik ${nik}`)
