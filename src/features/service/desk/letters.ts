import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface DigestFacts {
  hari: string
  antrean: { label: string; jumlah: number; terlambat?: number }[]
  link: string
}

const queueText = ({ label, jumlah, terlambat = 0 }: DigestFacts['antrean'][number]): string =>
  `${label}: ${jumlah}${terlambat > 0 ? `, ${terlambat} terlambat` : ''}`

/** The letter with what waits for one of the staff in the morning; it has numbers only, no names. */
export const digestLetters = {
  staffDigest: letter<DigestFacts>({
    title: 'Ringkasan harian',
    example: {
      hari: 'Rabu, 3 Maret 2027',
      antrean: [
        { label: 'Permohonan untuk diverifikasi', jumlah: 4, terlambat: 1 },
        { label: 'Bukti pembayaran untuk diperiksa', jumlah: 2 },
      ],
      link: EXAMPLE_LINK,
    },
    derive: ({ antrean }) => ({ antrean: antrean.map(queueText) }),
    subject: 'Yang menunggu Anda, {hari}',
    paragraphs: ['{antrean}'],
    button: 'Buka meja kerja',
    notes: ['Ringkasan ini dapat dimatikan pada Profil, bagian Pemberitahuan.'],
  }),
} satisfies LetterTable
