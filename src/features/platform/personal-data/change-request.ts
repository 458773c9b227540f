import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import type { ChangeRow } from './change-queries.ts'
import { PersonalDraft } from './contract.ts'
import { IDENTITY_FIELD_NAMES } from './rules.ts'

const PURPOSE = 'data-change'

/** What a person wants changed: as it was, what shall be otherwise, and why. */
const ChangeContent = z.object({
  lama: PersonalDraft.pick({ nama_lengkap: true, nik: true, no_paspor: true, tanggal_lahir: true }),
  baru: z.partialRecord(z.enum(IDENTITY_FIELD_NAMES), z.string()),
  alasan: z.string(),
})
export type ChangeContent = z.output<typeof ChangeContent>

export const sealChange = (keys: Context['keys'], userId: number, content: ChangeContent): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(ChangeContent.parse(content)), String(userId))

export const openChange = (
  keys: Context['keys'],
  { user_id, isi }: Pick<ChangeRow, 'user_id' | 'isi'>,
): ChangeContent => ChangeContent.parse(JSON.parse(keys.open(PURPOSE, isi, String(user_id)).toString()))
