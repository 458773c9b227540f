import { z } from 'zod'
import { calls } from '../../../lib/call.ts'
import { RichText } from '../../../lib/rich-text.ts'
import { LEGAL_PAGE_KINDS, VERSION_STATES } from './rules.ts'

const MOST_VERSIONS = 1_000_000
export const versi = z.coerce.number('Muat ulang halaman, lalu coba lagi.').int().min(0).max(MOST_VERSIONS)
const jenis = z.enum(LEGAL_PAGE_KINDS)

const LegalPageVersion = z.object({
  /** 0: the built-in text. */
  versi: z.number(),
  /** YYYY-MM-DD; null for the built-in text. */
  berlaku_sejak: z.string().nullable(),
  /** What is new in it. */
  perubahan: z.string(),
  /** Whether those who agreed to an earlier version are asked again. */
  minta_persetujuan: z.boolean(),
  status: z.enum(VERSION_STATES),
})

/** One version of a legal page, its settings filled in, with all versions, the newest first. */
const LegalPage = LegalPageVersion.extend({ jenis, isi: RichText, riwayat: z.array(LegalPageVersion) })
export type LegalPage = z.output<typeof LegalPage>

export const legalPageCalls = calls({
  getLegalPage: {
    method: 'GET',
    path: '/halaman-hukum/{jenis}',
    access: 'public',
    summary: 'Kebijakan privasi, syarat, atau pernyataan aksesibilitas: versi yang berlaku, atau versi yang diminta',
    payload: z.object({ jenis, versi: versi.optional() }),
    answer: LegalPage,
    problems: ['RECORD_NOT_FOUND'],
  },
})
