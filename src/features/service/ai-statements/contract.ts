import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { VERSION_STATES } from '../../platform/legal-pages/rules.ts'

const MOST_VERSIONS = 1_000_000
const RELOAD = 'Muat ulang halaman, lalu coba lagi.'

export const AiStageShown = z.object({ tahap: z.string(), dihitung: z.string(), diputus: z.string() })

/** A use of the body's own, as it stands in a published version. */
export const OwnUseShown = z.object({
  alat: z.string(),
  tujuan: z.string(),
  divalidasi_oleh: z.string(),
  diawasi_oleh: z.string(),
  ditinjau_pada: z.string(),
})

const AiStatementVersion = z.object({
  /** 0: what the portal does, before the body has published a version. */
  versi: z.number(),
  /** YYYY-MM-DD; null for the built-in version. */
  berlaku_sejak: z.string().nullable(),
  perubahan: z.string(),
  status: z.enum(VERSION_STATES),
})

const AiStatement = AiStatementVersion.extend({
  nama_lembaga: z.string(),
  /** The day on which it is looked at again; null for the built-in version. */
  tinjau_pada: z.string().nullable(),
  tahap: z.array(AiStageShown),
  pemakaian: z.array(OwnUseShown),
  /** All versions, the newest first. */
  riwayat: z.array(AiStatementVersion),
})
export type AiStatement = z.output<typeof AiStatement>

export const aiStatementCalls = calls({
  getAiStatement: {
    method: 'GET',
    path: '/pernyataan-kecerdasan-buatan',
    access: 'public',
    summary: 'Pernyataan pemakaian kecerdasan buatan: versi yang berlaku, atau versi yang diminta',
    payload: z.object({
      versi: z.coerce.number(RELOAD).int(RELOAD).min(0, RELOAD).max(MOST_VERSIONS, RELOAD).optional(),
    }),
    answer: AiStatement,
    problems: ['RECORD_NOT_FOUND'],
  },
})
