import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { ChangeRow } from './changes/queries.ts'
import { PersonalDraft } from './contract.ts'
import { IDENTITY_FIELD_NAMES } from './rules.ts'

type Keys = Context['keys']

const PERSONAL = 'personal-data'
const CHANGE = 'data-change'

/** Sealed for its owner: it does not open under another person's number. */
export const sealPersonal = (keys: Keys, userId: number, isi: PersonalDraft): Buffer =>
  keys.seal(PERSONAL, JSON.stringify(isi), String(userId))

export const openPersonal = (keys: Keys, userId: number, sealed: Uint8Array): PersonalDraft =>
  PersonalDraft.parse(JSON.parse(keys.open(PERSONAL, sealed, String(userId)).toString()))

/** Blind indexes of the number that only one person has: NIK, or the passport's of a foreigner. */
export const identityIndexes = (
  keys: Keys,
  { kewarganegaraan, nik, no_paspor }: Pick<PersonalDraft, 'kewarganegaraan' | 'nik' | 'no_paspor'>,
): [string, ...string[]] => keys.indexes('identity', kewarganegaraan === 'WNA' ? `paspor ${no_paspor}` : `nik ${nik}`)

/** The change that a person wants: the old values, the new ones, and why. */
const ChangeContent = z.object({
  lama: PersonalDraft.pick({ nama_lengkap: true, nik: true, no_paspor: true, tanggal_lahir: true }),
  baru: z.partialRecord(z.enum(IDENTITY_FIELD_NAMES), z.string()),
  alasan: z.string(),
})
export type ChangeContent = z.output<typeof ChangeContent>

export const sealChange = (keys: Keys, userId: number, content: ChangeContent): Buffer =>
  keys.seal(CHANGE, JSON.stringify(ChangeContent.parse(content)), String(userId))

export const openChange = (keys: Keys, { user_id, isi }: Pick<ChangeRow, 'user_id' | 'isi'>): ChangeContent =>
  ChangeContent.parse(JSON.parse(keys.open(CHANGE, isi, String(user_id)).toString()))
