import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

/** The letters about backups to the people who answer for the settings. */
export const backupLetters = {
  backupFailed: letter<{ waktu: string; galat: string; link: string }>({
    title: 'Cadangan gagal',
    example: { waktu: '3 Maret 2027 pukul 02.10 WIB', galat: 'Disk untuk /srv/cadangan penuh.', link: EXAMPLE_LINK },
    subject: 'Cadangan portal gagal',
    paragraphs: [
      'Cadangan portal yang dimulai {waktu} gagal.',
      '{galat}',
      'Perbaiki penyebabnya, lalu buat cadangan lagi pada halaman Cadangan.',
    ],
    button: 'Buka halaman Cadangan',
  }),
  backupTrialFailed: letter<{ waktu: string; galat: string; link: string }>({
    title: 'Cadangan tidak dapat dipulihkan',
    example: { waktu: '3 Maret 2027 pukul 02.10 WIB', galat: 'Arsip itu tidak utuh.', link: EXAMPLE_LINK },
    subject: 'Pemeriksaan cadangan portal gagal',
    paragraphs: [
      'Cadangan terbaru portal diperiksa {waktu}, dan pemulihannya gagal.',
      '{galat}',
      'Perbaiki penyebabnya, buat cadangan baru, lalu periksa lagi pada halaman Cadangan.',
    ],
    button: 'Buka halaman Cadangan',
  }),
} satisfies LetterTable
