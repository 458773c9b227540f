import type { LetterTable } from '../../../documents/mail/letter.ts'

interface DigestFacts {
  hari: string
  antrean: { label: string; jumlah: number }[]
  link: string
}

/** What waits for one of the staff on a morning; numbers only, no names. */
export const digestLetters = {
  staffDigest: ({ hari, antrean, link }: DigestFacts) => ({
    subject: `Yang menunggu Anda, ${hari}`,
    paragraphs: antrean.map(({ label, jumlah }) => `${label}: ${jumlah}`),
    button: { label: 'Buka meja kerja', link },
    notes: ['Ringkasan ini dapat dimatikan pada Profil, bagian Pemberitahuan.'],
  }),
} satisfies LetterTable
