import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { staffName } from '../../../lib/people/plain-words.ts'

interface Facts {
  hal: string
  /** A line for each thing that changes. */
  perubahan: readonly string[]
  link: string
}

const EXAMPLE = { hal: 'tempat cadangan', perubahan: ['Bucket: cadangan-lama → cadangan-baru'], link: EXAMPLE_LINK }

/** To all administrators: whoever leads money, data or signatures elsewhere does it before everybody's eyes. */
export const pendingChangeLetters = {
  changeProposed: letter<Facts & { pengusul: string; sejak: string }>({
    title: 'Perubahan penting diusulkan',
    strangers: { pengusul: staffName },
    example: { ...EXAMPLE, pengusul: 'Petugas Contoh', sejak: '4 Maret 2027 pukul 10.00 WIB' },
    subject: 'Perubahan diusulkan: {hal}',
    paragraphs: [
      '{pengusul} mengusulkan perubahan {hal}.',
      '{perubahan}',
      'Usul ini baru berlaku sesudah disetujui orang kedua, paling cepat {sejak}. Pastikan kepada pengusul lewat telepon atau tatap muka, bukan lewat surat.',
    ],
    button: 'Lihat usul',
    notes: ['Semua administrator menerima surat ini. Bila usul ini tidak semestinya, tolak dan beri tahu pimpinan.'],
  }),
  changeCounts: letter<Facts & { pelaku: string; penyetuju: string | null }>({
    title: 'Perubahan penting berlaku',
    strangers: { pelaku: staffName, penyetuju: staffName },
    example: { ...EXAMPLE, pelaku: 'Petugas Contoh', penyetuju: 'Rekan Contoh' },
    variants: { 'langsung berlaku': { penyetuju: null } },
    subject: 'Perubahan berlaku: {hal}',
    paragraphs: [
      'Perubahan {hal} oleh {pelaku} sekarang berlaku.',
      '{perubahan}',
      'Orang kedua yang menyetujuinya: {penyetuju}.',
    ],
    button: 'Buka pengaturan',
    notes: ['Semua administrator menerima surat ini. Bila Anda tidak mengetahui perubahan ini, tanyakan segera.'],
  }),
  changeEnded: letter<Facts & { pengusul: string; hasil: string; catatan: string | null }>({
    title: 'Usul perubahan penting berakhir',
    strangers: { pengusul: staffName },
    example: { ...EXAMPLE, pengusul: 'Petugas Contoh', hasil: 'ditolak', catatan: 'Alamatnya tidak dikenal.' },
    variants: { 'tanpa alasan': { catatan: null } },
    subject: 'Usul perubahan berakhir: {hal}',
    paragraphs: ['Usul {pengusul} untuk mengubah {hal} {hasil}.', '{perubahan}', 'Alasannya: {catatan}'],
    button: 'Lihat usul',
    notes: ['Semua administrator menerima surat ini. Pengaturannya tetap seperti semula.'],
  }),
} satisfies LetterTable
