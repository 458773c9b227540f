import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { limits } from '../../../limits.ts'

/** The letter by which somebody from outside learns that they may read. */
export const readerLetters = {
  readerInvited: letter<{ instansi: string; sampai: string; link: string }>({
    title: 'Akses baca untuk orang luar',
    example: { instansi: 'Lembaga Akreditasi Contoh', sampai: '23 Maret 2027', link: EXAMPLE_LINK },
    derive: (_, { appUrl }) => ({
      alamat_profil: `${appUrl}/user/profile`,
      alamat_kantor: `${appUrl}/admin`,
      hari: limits.invitationDays,
    }),
    subject: 'Akses baca sampai {sampai}',
    paragraphs: [
      'Anda mendapat akun untuk membaca, atas nama {instansi}, sampai {sampai}. Buka tautan di bawah ini untuk menentukan password, lalu masuk dengan alamat email ini.',
      'Akun ini hanya membaca. Setiap halaman dan berkas yang Anda buka tercatat dan dilihat lembaga.',
    ],
    button: 'Tentukan password',
    notes: [
      'Sesudah masuk, aktifkan verifikasi dua langkah pada {alamat_profil}, lalu buka {alamat_kantor}.',
      'Tautan ini berlaku {hari} hari, hanya untuk Anda, dan hanya dapat dipakai satu kali.',
      'Jika Anda tidak mengenal undangan ini, abaikan pesan ini.',
    ],
  }),
} satisfies LetterTable
