import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

/** The letters to those who answer for something in the quality register. */
export const qualityLetters = {
  qualityLate: letter<{
    judul: string
    /** The day, ready to read. */
    batas: string
    langkah: string
    link: string
  }>({
    title: 'Pekerjaan mutu lewat batas',
    example: {
      judul: 'Pemeriksaan TUK tanpa tanggal',
      batas: '3 Mei 2027',
      langkah: 'Isi langkah berikutnya dari temuan ini.',
      link: EXAMPLE_LINK,
    },
    subject: 'Lewat batas: {judul}',
    paragraphs: ['{judul} menjadi tanggung jawab Anda dan lewat batasnya, {batas}.', '{langkah}'],
    button: 'Buka sekarang',
  }),
} satisfies LetterTable
