import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { plainTitle } from '../../../lib/people/plain-words.ts'

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

const REPORT = { no_sertifikasi: '0001/KTPA/CONTOH/2027', ke: 2, link: EXAMPLE_LINK }

/** The letters about a performance report, to its holder and the colleagues it names. */
export const reportLetters = {
  reportAccepted: letter<ReportFacts>({
    title: 'Laporan kinerja disetujui',
    example: REPORT,
    subject: 'Laporan kinerja tahun ke-{ke} disetujui',
    paragraphs: ['Laporan kinerja tahun ke-{ke} untuk sertifikat {no_sertifikasi} disetujui.'],
    button: 'Lihat laporan',
    notes: ['Dokumen pada laporan ini menjadi portofolio Anda pada perpanjangan sertifikat.'],
  }),
  reportReturned: letter<ReportFacts & { catatan: string }>({
    title: 'Laporan kinerja perlu diperbaiki',
    example: { ...REPORT, catatan: 'Surat keputusan kelayakan pada dokumen kedua belum terbaca.' },
    subject: 'Laporan kinerja tahun ke-{ke} perlu diperbaiki',
    paragraphs: ['Laporan kinerja tahun ke-{ke} untuk sertifikat {no_sertifikasi} perlu diperbaiki.', '{catatan}'],
    button: 'Perbaiki laporan',
  }),
  roleAsked: letter<RoleFacts>({
    title: 'Rekan diminta memastikan peran',
    strangers: { judul: plainTitle('judul pada laporan'), pemrakarsa: plainTitle('pemrakarsa pada laporan') },
    example: {
      judul: 'Amdal Contoh Bendungan Khayalan',
      tahun: '2026',
      pemrakarsa: 'PT Contoh Fiktif',
      peran: 'anggota tim',
      link: EXAMPLE_LINK,
    },
    subject: 'Pastikan peran Anda pada satu dokumen Amdal',
    paragraphs: [
      'Seorang rekan melaporkan dokumen "{judul}" ({tahun}, {pemrakarsa}) dan menyebut Anda sebagai {peran}.',
      'Sebutkan apakah peran itu benar.',
    ],
    button: 'Jawab',
    notes: ['Jawaban Anda membantu lembaga memeriksa laporan. Tidak ada sanksi yang mengikutinya.'],
  }),
} satisfies LetterTable
