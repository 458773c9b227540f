import type { LetterTable } from '../../../documents/mail/letter.ts'

interface ReportFacts {
  no_sertifikasi: string
  /** The certificate's year, from one. */
  ke: number
  link: string
}

interface RoleFacts {
  judul: string
  tahun: string
  pemrakarsa: string
  peran: string
  link: string
}

/** What happens to a performance report, for its holder and the colleagues it names. */
export const reportLetters = {
  reportAccepted: (facts: ReportFacts) => ({
    subject: `Laporan kinerja tahun ke-${facts.ke} diterima`,
    paragraphs: [`Laporan kinerja tahun ke-${facts.ke} untuk sertifikat ${facts.no_sertifikasi} diterima.`],
    button: { label: 'Lihat laporan', link: facts.link },
    notes: ['Dokumen pada laporan ini menjadi portofolio Anda pada perpanjangan sertifikat.'],
  }),
  reportReturned: (facts: ReportFacts & { catatan: string }) => ({
    subject: `Laporan kinerja tahun ke-${facts.ke} perlu diperbaiki`,
    paragraphs: [
      `Laporan kinerja tahun ke-${facts.ke} untuk sertifikat ${facts.no_sertifikasi} perlu diperbaiki.`,
      facts.catatan,
    ],
    button: { label: 'Perbaiki laporan', link: facts.link },
  }),
  roleAsked: (facts: RoleFacts) => ({
    subject: 'Pastikan peran Anda pada satu dokumen Amdal',
    paragraphs: [
      `Seorang rekan melaporkan dokumen "${facts.judul}" (${facts.tahun}, ${facts.pemrakarsa}) dan menyebut Anda sebagai ${facts.peran}.`,
      'Sebutkan apakah peran itu benar.',
    ],
    button: { label: 'Jawab', link: facts.link },
    notes: ['Jawaban Anda membantu lembaga memeriksa laporan. Tidak ada sanksi yang mengikutinya.'],
  }),
} satisfies LetterTable
