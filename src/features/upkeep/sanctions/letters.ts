import type { LetterOf, LetterTable } from '../../../documents/mail/letter.ts'
import { SANCTION_KINDS, type SanctionKind } from './rules.ts'

interface Facts {
  /** The certificate's. */
  no_sertifikasi: string
  skema: string
  jenis: SanctionKind
  link: string
}

/** The number of the case, or of the appeal. */
interface WithCase {
  case_number: string
}

interface WithDecision {
  putusan: string
}

interface PlanFacts extends Facts, WithCase {
  alasan: string
  uraian: string
  batas: string
}

interface ImposedFacts extends Facts, WithDecision {
  /** The last day of a suspension. */
  sampai: string | null
  tugas: string[]
  /** The last moment to appeal, where that is possible. */
  banding: string | null
}

const kindOf = ({ jenis }: Facts): string => SANCTION_KINDS[jenis].toLowerCase()
const which = ({ no_sertifikasi, skema }: Facts): string => `sertifikat ${no_sertifikasi} (${skema})`
const DONE = { pembekuan: 'dibekukan', pencabutan: 'dicabut' } as const

const STOP = 'Sejak saat ini Anda tidak boleh memakai sertifikat dan tanda sertifikasi itu.'
const NO_HARM = 'Menjawab atau mengajukan banding tidak memengaruhi pelayanan kepada Anda.'

/** What happens to a sanction, for the holder; moments come as text. */
export const sanctionLetters = {
  sanctionPlanned: (facts: PlanFacts) => ({
    subject: `Rencana ${kindOf(facts)} sertifikat ${facts.no_sertifikasi}`,
    paragraphs: [
      `Kami merencanakan ${kindOf(facts)} ${which(facts)}. Perkara ini bernomor ${facts.case_number}.`,
      `Alasan: ${facts.alasan}. ${facts.uraian}`,
      `Anda dapat menjawab satu kali sampai ${facts.batas}. Sebelum ada putusan, tidak ada yang berubah pada sertifikat Anda.`,
    ],
    button: { label: 'Jawab rencana ini', link: facts.link },
    notes: ['Putusan diambil oleh petugas yang tidak terlibat, sesudah jawaban Anda atau batas itu.', NO_HARM],
  }),
  sanctionRequested: (facts: Facts & WithCase) => ({
    subject: `Permintaan ${kindOf(facts)} sertifikat ${facts.no_sertifikasi} diterima`,
    paragraphs: [
      `Permintaan Anda atas ${kindOf(facts)} ${which(facts)} sudah kami terima dengan nomor ${facts.case_number}.`,
      'Sebelum ada putusan, tidak ada yang berubah pada sertifikat Anda.',
    ],
    button: { label: 'Lihat permintaan', link: facts.link },
    notes: ['Bukan Anda yang meminta? Segera ganti password Anda dan hubungi kami.'],
  }),
  sanctionAnswered: (facts: Facts & WithCase) => ({
    subject: `Jawaban atas rencana ${kindOf(facts)} diterima`,
    paragraphs: [
      `Jawaban Anda pada perkara ${facts.case_number} tentang ${which(facts)} sudah kami terima.`,
      'Petugas yang tidak terlibat mempertimbangkannya, lalu Anda menerima putusannya.',
    ],
    button: { label: 'Lihat perkara', link: facts.link },
  }),
  sanctionImposed: (facts: ImposedFacts) => ({
    subject: `Sertifikat ${facts.no_sertifikasi} ${DONE[facts.jenis]}`,
    paragraphs: [
      `Kami memutuskan ${kindOf(facts)} ${which(facts)}${facts.sampai ? `, paling lama sampai ${facts.sampai}` : ''}. ${STOP}`,
      `Putusan: ${facts.putusan}`,
      `Siapa pun yang memeriksa nomornya melihat bahwa sertifikat ${DONE[facts.jenis]}, tanpa alasannya.`,
      ...facts.tugas.map((tugas, index) => `Tugas ${index + 1} sebelum dipulihkan: ${tugas}`),
    ],
    button: { label: facts.banding ? 'Lihat putusan dan ajukan banding' : 'Lihat putusan', link: facts.link },
    notes: facts.banding ? [`Tidak setuju? Anda berhak mengajukan banding sampai ${facts.banding}.`, NO_HARM] : [],
  }),
  sanctionSpared: (facts: Facts & WithDecision) => ({
    subject: `Tidak ada ${kindOf(facts)} atas sertifikat ${facts.no_sertifikasi}`,
    paragraphs: [
      `Kami memutuskan bahwa ${kindOf(facts)} ${which(facts)} tidak dijatuhkan.`,
      `Putusan: ${facts.putusan}`,
    ],
    button: { label: 'Lihat sertifikat', link: facts.link },
  }),
  sanctionAppealReceived: (facts: Facts & WithCase) => ({
    subject: `Banding atas ${kindOf(facts)} diterima`,
    paragraphs: [
      `Banding Anda atas ${kindOf(facts)} ${which(facts)} sudah kami terima dengan nomor ${facts.case_number}.`,
      'Banding disidangkan oleh tiga orang yang tidak terlibat. Selama itu putusan semula tetap berlaku.',
    ],
    button: { label: 'Lihat banding', link: facts.link },
    notes: [NO_HARM],
  }),
  /** `pulih`: what was imposed ends with it. */
  sanctionAppealGranted: (facts: Facts & WithDecision & { is_restored: boolean }) => ({
    subject: `Banding diterima panel: sertifikat ${facts.no_sertifikasi}`,
    paragraphs: [
      `Panel menerima banding Anda atas ${kindOf(facts)} ${which(facts)}.`,
      `Putusan panel: ${facts.putusan}`,
      ...(facts.is_restored ? ['Sanksi itu berakhir sekarang juga, dan daftar pemegang sudah mengikutinya.'] : []),
      ...(facts.is_restored && facts.jenis === 'pencabutan'
        ? ['Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.']
        : []),
    ],
    button: { label: 'Lihat sertifikat', link: facts.link },
  }),
  sanctionAppealRejected: (facts: Facts & WithDecision) => ({
    subject: `Banding ditolak: sertifikat ${facts.no_sertifikasi}`,
    paragraphs: [
      `Panel menolak banding Anda atas ${kindOf(facts)} ${which(facts)}. Putusan semula tetap berlaku.`,
      `Putusan panel: ${facts.putusan}`,
    ],
    button: { label: 'Lihat putusan', link: facts.link },
  }),
} satisfies LetterTable

export type SanctionLetter = LetterOf<typeof sanctionLetters>
