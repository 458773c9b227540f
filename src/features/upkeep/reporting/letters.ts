import type { Body, Letter } from '../../../documents/mail/letters.ts'

/** What happens to a performance report; days come as text. */
export type ReportLetter =
  | { letter: 'reportAccepted'; name: string; nomor: string; ke: number; link: string }
  | { letter: 'reportReturned'; name: string; nomor: string; ke: number; catatan: string; link: string }
  | {
      letter: 'roleAsked'
      name: string
      judul: string
      tahun: string
      pemrakarsa: string
      peran: string
      link: string
    }

const WORDS: { [Kind in ReportLetter['letter']]: (letter: Extract<ReportLetter, { letter: Kind }>) => Body } = {
  reportAccepted: (letter) => ({
    subject: `Laporan kinerja tahun ke-${letter.ke} diterima`,
    paragraphs: [`Laporan kinerja tahun ke-${letter.ke} untuk sertifikat ${letter.nomor} diterima.`],
    button: { label: 'Lihat laporan', link: letter.link },
    notes: ['Dokumen pada laporan ini menjadi portofolio Anda pada perpanjangan sertifikat.'],
  }),
  reportReturned: (letter) => ({
    subject: `Laporan kinerja tahun ke-${letter.ke} perlu diperbaiki`,
    paragraphs: [
      `Laporan kinerja tahun ke-${letter.ke} untuk sertifikat ${letter.nomor} perlu diperbaiki.`,
      letter.catatan,
    ],
    button: { label: 'Perbaiki laporan', link: letter.link },
    notes: [],
  }),
  roleAsked: (letter) => ({
    subject: 'Pastikan peran Anda pada satu dokumen Amdal',
    paragraphs: [
      `Seorang rekan melaporkan dokumen "${letter.judul}" (${letter.tahun}, ${letter.pemrakarsa}) dan menyebut Anda sebagai ${letter.peran}.`,
      'Sebutkan apakah peran itu benar.',
    ],
    button: { label: 'Jawab', link: letter.link },
    notes: ['Jawaban Anda membantu lembaga memeriksa laporan. Tidak ada sanksi yang mengikutinya.'],
  }),
}

export const isReportLetter = (letter: Letter): letter is ReportLetter => letter.letter in WORDS

/** The words of such a letter. */
export function reportBody(letter: ReportLetter): Body {
  const say = WORDS[letter.letter] as (letter: ReportLetter) => Body
  return say(letter)
}
