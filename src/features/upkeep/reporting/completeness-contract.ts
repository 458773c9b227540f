import { z } from 'zod'
import { words } from '../../../lib/calls/field.ts'
import { type Sentences, sentencesAgainst } from '../../../lib/calls/sentences.ts'
import { foundByNumber } from '../../../lib/identifiers/number.ts'
import { completeExperience } from '../../certification/applications/form/completeness-contract.ts'
import { EXPERIENCE_ROLES } from '../../certification/applications/rules.ts'
import type { Colleague, ReportContent, ReportDocument } from './contract.ts'
import { DOCUMENT_STAGES, type ReportPart, rowKey, SUMMARY_LENGTH } from './rules.ts'

/** The facts by which a report is checked: the year, its writer, and the certificates of the numbers it names. */
export interface ReportCircumstances {
  thisYear: number
  /** The reporter's account. */
  userId: number
  /** By numberKey; without an account where nobody has claimed the certificate. */
  certificates: ReadonlyMap<string, { id: number; user_id: number | null }>
}

const { least, most } = SUMMARY_LENGTH
const SUMMARY = `Ringkasan peran ditulis dengan ${least} sampai ${most} huruf.`

const documentRow = (thisYear: number) =>
  completeExperience(thisYear).extend({
    tahap_dokumen: z.enum(DOCUMENT_STAGES, 'Pilih tahap dokumen.'),
    no_registrasi_amdalnet: z.string().max(100, 'Nomor registrasi Amdalnet paling panjang 100 huruf.'),
    bidang_tugas: words('Bidang tugas', 200),
    ringkasan_peran: z.string().trim().min(least, SUMMARY).max(most, SUMMARY),
    rekan: z.array(
      z.object({
        no_sertifikasi: words('Nomor sertifikat rekan', 100),
        peran: z.enum(EXPERIENCE_ROLES, 'Pilih peran rekan.'),
      }),
    ),
  })

const SHORTEST_REASON = 10

function colleagueError(
  { no_sertifikasi }: Colleague,
  earlier: Colleague[],
  around: ReportCircumstances,
): string | undefined {
  if (no_sertifikasi.trim() === '') return undefined
  const certificate = foundByNumber(around.certificates, no_sertifikasi)
  if (!certificate) return 'Nomor sertifikat ini tidak ditemukan. Periksa nomornya pada sertifikat rekan Anda.'
  if (certificate.user_id === around.userId) return 'Nomor ini milik Anda sendiri. Tulis nomor sertifikat rekan Anda.'
  const isTwice = earlier.some(
    (other) => foundByNumber(around.certificates, other.no_sertifikasi)?.id === certificate.id,
  )
  return isTwice ? 'Rekan ini sudah disebut pada dokumen ini. Hapus salah satunya.' : undefined
}

function documentErrors(documents: ReportDocument[], around: ReportCircumstances): Sentences {
  const row = documentRow(around.thisYear)
  const found: Sentences = {}
  for (const [at, document] of documents.entries()) {
    Object.assign(found, sentencesAgainst(row, document, `dokumen.${at}`))
    if (document.judul_dokumen && documents.slice(0, at).some((other) => rowKey(other) === rowKey(document))) {
      found[`dokumen.${at}.judul_dokumen`] = ['Dokumen dan tahap ini sudah ada pada laporan ini. Hapus salah satunya.']
    }
    for (const [place, colleague] of document.rekan.entries()) {
      const wrong = colleagueError(colleague, document.rekan.slice(0, place), around)
      if (wrong) found[`dokumen.${at}.rekan.${place}.no_sertifikasi`] = [wrong]
    }
  }
  return found
}

const reason = z.object({
  alasan_nihil: z
    .string()
    .trim()
    .min(SHORTEST_REASON, 'Tulis alasan laporan nihil dengan kalimat lengkap.')
    .max(1000, 'Alasan laporan nihil paling panjang 1000 huruf.'),
})

const closing = z.object({
  kendala: z.string().max(2000, 'Kendala paling panjang 2000 huruf.'),
  pernyataan: z.literal(true, 'Setujui pernyataan ini.'),
})

/**
 * Returns what is missing in each part before a report may be sent; a nil report needs a reason instead of documents.
 */
export function reportErrors(content: ReportContent, around: ReportCircumstances): Record<ReportPart, Sentences> {
  const { nihil, dokumen } = content
  const none = { dokumen: ['Tambahkan dokumen yang Anda susun, atau pilih laporan nihil.'] }
  const matter = dokumen.length === 0 ? none : documentErrors(dokumen, around)
  return {
    dokumen: nihil ? sentencesAgainst(reason, content) : matter,
    pernyataan: sentencesAgainst(closing, content),
  }
}

interface Written extends Omit<ReportContent, 'pernyataan'> {
  declared_at: Date | null
}

/** The content of a report as its form has it. */
export const contentOf = ({ nihil, alasan_nihil, dokumen, kendala, declared_at }: Written): ReportContent => ({
  nihil,
  alasan_nihil,
  dokumen,
  kendala,
  pernyataan: declared_at !== null,
})

/** Tells whether anything was filled in at a part. */
export const hasBegunPart = (part: ReportPart, { nihil, dokumen, kendala, pernyataan }: ReportContent): boolean =>
  ({ dokumen: nihil || dokumen.length > 0, pernyataan: pernyataan || kendala !== '' })[part]

/** Returns the content that is kept once a report is sent: documents or a reason, never both. */
export const contentToSend = (content: ReportContent): ReportContent =>
  content.nihil ? { ...content, dokumen: [] } : { ...content, alasan_nihil: '' }
