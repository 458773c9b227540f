import type { Body, Letter } from './letters.ts'

/** What happens to a certificate, told to its holder; days come as text. */
export interface CertificateLetter {
  letter: 'certificateSuspended' | 'certificateRestored' | 'certificateRevoked' | 'certificateReissued'
  name: string
  nomor: string
  skema: string
  alasan: string
  /** Until when a suspension lasts at most. */
  batas: string | null
  link: string
}

const STOP = 'Sejak saat ini Anda tidak boleh memakai sertifikat dan tanda sertifikasi itu.'
const OBJECT = 'Tidak setuju? Anda dapat menyampaikan keberatan melalui halaman Pengaduan.'

interface Told {
  subject: string
  paragraphs: string[]
  notes: string[]
}

const WORDS: Record<CertificateLetter['letter'], (letter: CertificateLetter) => Told> = {
  certificateSuspended: ({ nomor, skema, alasan, batas }) => ({
    subject: `Sertifikat ${nomor} dibekukan`,
    paragraphs: [
      `Sertifikat ${nomor} (${skema}) dibekukan paling lama sampai ${batas ?? 'dipulihkan'}. ${STOP}`,
      `Alasan: ${alasan}`,
      'Siapa pun yang memeriksa nomornya melihat bahwa sertifikat dibekukan, tanpa alasannya.',
    ],
    notes: ['Penuhi yang diminta agar sertifikat dapat dipulihkan.', OBJECT],
  }),
  certificateRestored: ({ nomor, skema, alasan }) => ({
    subject: `Sertifikat ${nomor} dipulihkan`,
    paragraphs: [
      `Pembekuan sertifikat ${nomor} (${skema}) dicabut. Sertifikat dapat dipakai lagi sampai masa berlakunya habis.`,
      `Alasan: ${alasan}`,
    ],
    notes: [],
  }),
  certificateRevoked: ({ nomor, skema, alasan }) => ({
    subject: `Sertifikat ${nomor} dicabut`,
    paragraphs: [`Sertifikat ${nomor} (${skema}) dicabut. ${STOP}`, `Alasan: ${alasan}`],
    notes: ['Sertifikat tetap milik lembaga; musnahkan salinan cetaknya.', OBJECT],
  }),
  certificateReissued: ({ nomor, skema, alasan }) => ({
    subject: `Sertifikat ${nomor} dicetak ulang`,
    paragraphs: [
      `Sertifikat ${nomor} (${skema}) dicetak ulang dengan data Anda yang terkini. Nomor dan masa berlakunya tetap.`,
      `Alasan: ${alasan}`,
      'Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.',
    ],
    notes: [],
  }),
}

export const isCertificateLetter = (letter: Letter): letter is CertificateLetter => letter.letter in WORDS

/** The words of such a letter. */
export function certificateBody(letter: CertificateLetter): Body {
  const { link } = letter
  return { ...WORDS[letter.letter](letter), button: { label: 'Lihat sertifikat', link } }
}
