import type { LetterTable } from '../../../documents/mail/letter.ts'

interface Facts {
  no_sertifikasi: string
  skema: string
  alasan: string
  link: string
}

const see = ({ link }: Facts) => ({ label: 'Lihat sertifikat', link })

/** What happens to a certificate, for its holder. */
export const certificateLetters = {
  certificateRestored: (facts: Facts) => ({
    subject: `Sertifikat ${facts.no_sertifikasi} dipulihkan`,
    paragraphs: [
      `Pembekuan sertifikat ${facts.no_sertifikasi} (${facts.skema}) dicabut. Sertifikat dapat dipakai lagi sampai masa berlakunya habis.`,
      `Alasan: ${facts.alasan}`,
    ],
    button: see(facts),
  }),
  certificateReissued: (facts: Facts) => ({
    subject: `Sertifikat ${facts.no_sertifikasi} dicetak ulang`,
    paragraphs: [
      `Sertifikat ${facts.no_sertifikasi} (${facts.skema}) dicetak ulang dengan data Anda yang terkini. Nomor dan masa berlakunya tetap.`,
      `Alasan: ${facts.alasan}`,
      'Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.',
    ],
    button: see(facts),
  }),
} satisfies LetterTable

export type CertificateLetterKind = keyof typeof certificateLetters
