import { type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { staffName } from '../../../lib/people/plain-words.ts'

/** The letters by which administrators learn about one another. */
export const staffLetters = {
  permissionsGranted: letter<{ pemberi: string; penerima: string; izin: string; sejak: string; hal: string }>({
    title: 'Petugas mendapat izin baru',
    strangers: { pemberi: staffName, penerima: staffName },
    example: {
      pemberi: 'Petugas Contoh',
      penerima: 'Rekan Contoh',
      izin: 'administrator, keuangan',
      sejak: '23 Maret 2027 pukul 10.00 WIB',
      hal: 'perubahan rekening lembaga, pencabutan sertifikat',
    },
    subject: '{penerima} mendapat izin baru',
    paragraphs: [
      '{pemberi} memberi {penerima} izin ini: {izin}.',
      'Sebagai orang kedua untuk {hal}, izin itu baru berlaku mulai {sejak}.',
    ],
    notes: [
      'Semua administrator menerima surat ini. Bila izin itu tidak semestinya, tangguhkan akunnya sebelum saat itu.',
    ],
  }),
  personalDataExported: letter<{ petugas: string; daftar: string; waktu: string }>({
    title: 'Daftar berisi data pribadi diunduh',
    strangers: { petugas: staffName },
    example: {
      petugas: 'Petugas Contoh',
      daftar: 'Ekspor Amdalnet, 120 sertifikat',
      waktu: '23 Maret 2027 pukul 10.00 WIB',
    },
    subject: 'Daftar berisi data pribadi diunduh',
    paragraphs: ['{petugas} mengunduh sebuah daftar berisi data pribadi pada {waktu}: {daftar}.'],
    notes: [
      'Semua administrator menerima surat ini. Bila unduhan ini tidak semestinya, tangguhkan akunnya dan catat insidennya.',
    ],
  }),
} satisfies LetterTable
