import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

/** The letter to somebody who uses the body's mark. */
export const markReportLetters = {
  markUse: letter<{
    /** What was seen and what is asked, in words of the office. */
    isi: string
    /** The day, ready to read. */
    batas: string
    link: string
  }>({
    title: 'Permintaan tentang pemakaian tanda lembaga',
    example: {
      isi: 'Pada brosur Anda tercantum logo lembaga kami, padahal Anda tidak memegang sertifikat kami. Mohon hentikan pemakaiannya.',
      batas: '3 Mei 2027',
      link: EXAMPLE_LINK,
    },
    subject: 'Pemakaian tanda lembaga kami',
    paragraphs: ['{isi}', 'Mohon jawab surat ini paling lambat {batas}, dengan membalas email ini.'],
    button: 'Baca aturan pemakaian tanda',
  }),
} satisfies LetterTable
