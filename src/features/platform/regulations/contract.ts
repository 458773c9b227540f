import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { LEGAL_BASIS_KEYS } from './basis-rules.ts'

export const LegalBases = z.array(
  z.object({
    dasar: z.enum(LEGAL_BASIS_KEYS),
    judul: z.string(),
    aturan: z.array(
      z.object({
        /** In short: 'UU 27/2022'. */
        nama: z.string(),
        tentang: z.string(),
        /** Null where no source names the article. */
        pasal: z.string().nullable(),
        /** The regulation that changed or revoked it; null while none did. */
        perubahan: z.string().nullable(),
        /** Leads to the official text. */
        tautan: z.string().nullable(),
      }),
    ),
  }),
)
export type LegalBases = z.output<typeof LegalBases>

export const regulationCalls = calls({
  listLegalBases: {
    method: 'GET',
    path: '/dasar-aturan',
    access: 'public',
    summary: 'Dasar aturan tiap permintaan kepada pemohon, sebagaimana berlaku hari ini',
    answer: LegalBases,
    problems: [],
  },
})
