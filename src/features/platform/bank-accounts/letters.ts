import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { staffName } from '../../../lib/people/plain-words.ts'

interface Facts {
  pengusul: string
  rekening: string
  link: string
}

const EXAMPLE = {
  pengusul: 'Petugas Contoh',
  rekening: 'Bank Contoh 0000000000 a.n. LSK Contoh',
  link: EXAMPLE_LINK,
}

/** To all administrators: whoever diverts payments must do it before everybody's eyes. */
export const bankAccountLetters = {
  bankAccountsProposed: letter<Facts & { alasan: string; sejak: string }>({
    title: 'Perubahan rekening diusulkan',
    strangers: { pengusul: staffName },
    example: { ...EXAMPLE, alasan: 'Rekening lama ditutup bank.', sejak: '4 Maret 2027 pukul 10.00 WIB' },
    subject: 'Perubahan rekening lembaga diusulkan',
    paragraphs: [
      '{pengusul} mengusulkan rekening lembaga diganti menjadi: {rekening}.',
      'Alasannya: {alasan}',
      'Usul ini baru berlaku sesudah dikonfirmasi orang kedua, paling cepat {sejak}. Pastikan nomornya lewat telepon atau tatap muka, bukan lewat surat.',
    ],
    button: 'Lihat usul',
    notes: ['Semua administrator menerima surat ini. Bila usul ini tidak semestinya, tolak dan beri tahu pimpinan.'],
  }),
  bankAccountsDecided: letter<Facts & { pemutus: string; hasil: string }>({
    title: 'Perubahan rekening diputuskan',
    strangers: { pengusul: staffName, pemutus: staffName },
    example: { ...EXAMPLE, pemutus: 'Rekan Contoh', hasil: 'dikonfirmasi dan berlaku untuk invoice baru' },
    subject: 'Usul perubahan rekening lembaga sudah diputuskan',
    paragraphs: [
      'Usul {pengusul} untuk mengganti rekening lembaga {hasil}.',
      'Diputuskan oleh {pemutus}. Rekening pada usul itu: {rekening}.',
    ],
    button: 'Lihat rekening',
    notes: ['Semua administrator menerima surat ini. Invoice yang sudah terbit tetap menyebut rekening semula.'],
  }),
} satisfies LetterTable
