import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  /** The month in words. */
  bulan: string
  jumlah: string
  link: string
}

/** The letters to examiners about their honoraria. */
export const honorariumLetters = {
  honorariumApproved: letter<Facts>({
    title: 'Honorarium disetujui',
    example: { bulan: 'Maret 2027', jumlah: 'Rp1.800.000', link: EXAMPLE_LINK },
    subject: 'Honorarium {bulan} disetujui: {jumlah}',
    paragraphs: ['Rincian honorarium dan perjalanan Anda untuk {bulan} sudah disetujui, sejumlah {jumlah}.'],
    button: 'Lihat rincian',
    notes: ['Bila menurut Anda ada yang keliru, sampaikan kepada kantor dengan menyebut bulannya.'],
  }),
} satisfies LetterTable
