import type { Body, Letter } from '../../../documents/mail/letters.ts'

/** What happens to a certificate, told to its holder; days come as text. */
export interface CertificateLetter {
  letter: 'certificateRestored' | 'certificateReissued'
  name: string
  nomor: string
  skema: string
  alasan: string
  link: string
}

interface Told {
  subject: string
  paragraphs: string[]
}

const WORDS: Record<CertificateLetter['letter'], (letter: CertificateLetter) => Told> = {
  certificateRestored: ({ nomor, skema, alasan }) => ({
    subject: `Sertifikat ${nomor} dipulihkan`,
    paragraphs: [
      `Pembekuan sertifikat ${nomor} (${skema}) dicabut. Sertifikat dapat dipakai lagi sampai masa berlakunya habis.`,
      `Alasan: ${alasan}`,
    ],
  }),
  certificateReissued: ({ nomor, skema, alasan }) => ({
    subject: `Sertifikat ${nomor} dicetak ulang`,
    paragraphs: [
      `Sertifikat ${nomor} (${skema}) dicetak ulang dengan data Anda yang terkini. Nomor dan masa berlakunya tetap.`,
      `Alasan: ${alasan}`,
      'Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.',
    ],
  }),
}

export const isCertificateLetter = (letter: Letter): letter is CertificateLetter => letter.letter in WORDS

/** The words of such a letter. */
export function certificateBody(letter: CertificateLetter): Body {
  const { link } = letter
  return { ...WORDS[letter.letter](letter), button: { label: 'Lihat sertifikat', link }, notes: [] }
}
