import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  skema: string
  nomor: string
  link: string
}

interface GrantedFacts extends Facts {
  /** The measures that have a field of their own, one line each. */
  langkah: string[]
  /** There are others, in words that stand on the page only. */
  has_more: boolean
}

const REPLY =
  'Bila putusan ini belum sesuai dengan kebutuhan Anda, ubah uraian kebutuhan khusus pada halaman permohonan itu, atau tulis pesan kepada kami: permintaan Anda diputuskan lagi sebelum uji.'
const example = { skema: 'Sertifikasi Contoh', nomor: 'PMH/2026/11/0042', link: EXAMPLE_LINK }

/** The letters about what a candidate needs at the exam; they say nothing of health. */
export const accommodationLetters = {
  accommodationGranted: letter<GrantedFacts>({
    title: 'Penyesuaian uji ditetapkan',
    example: { ...example, langkah: ['Tambahan waktu 30 menit', 'Ruang terpisah'], has_more: true },
    variants: { 'hanya dengan kata-kata': { langkah: [] }, 'tanpa yang lain': { has_more: false } },
    derive: ({ langkah, has_more }) => ({
      langkah: langkah.map((line) => `- ${line}`),
      lain: has_more ? 'Ada penyesuaian yang hanya tertulis pada halaman permohonan Anda.' : null,
    }),
    subject: 'Penyesuaian uji Anda ditetapkan: {skema}',
    paragraphs: [
      'Kebutuhan khusus pada permohonan {nomor} sudah kami putuskan. Pada hari uji kami menyiapkan:',
      '{langkah}',
      '{lain}',
    ],
    button: 'Lihat putusan',
    notes: [REPLY],
  }),
  accommodationRefused: letter<Facts>({
    title: 'Penyesuaian uji ditolak',
    example,
    subject: 'Kebutuhan khusus Anda sudah diputuskan: {skema}',
    paragraphs: [
      'Kebutuhan khusus pada permohonan {nomor} belum dapat kami penuhi. Alasannya tertulis pada halaman permohonan Anda.',
    ],
    button: 'Lihat putusan',
    notes: [REPLY],
  }),
} satisfies LetterTable
