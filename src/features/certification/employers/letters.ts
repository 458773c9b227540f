import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { employerName, memberName } from '../../../lib/people/plain-words.ts'

interface Facts {
  nama_perusahaan: string
  link: string
}

const EXAMPLE = { nama_perusahaan: 'PT Contoh Lestari', link: EXAMPLE_LINK } as const

/** The letters between an employer that pays and the people it pays for. */
export const employerLetters = {
  employerInvitation: letter<Facts & { pengundang: string; batas: string }>({
    title: 'Undangan perusahaan pembayar',
    strangers: { nama_perusahaan: employerName, pengundang: memberName },
    example: { ...EXAMPLE, pengundang: 'Sari Contoh', batas: '10 Maret 2027 pukul 23.59 WIB' },
    subject: 'Undangan dari {nama_perusahaan}',
    paragraphs: [
      '{pengundang} mengundang Anda bergabung dengan {nama_perusahaan}, yang membayar biaya sertifikasi anggotanya.',
      'Masuk, atau buat akun dengan alamat email ini dan verifikasi alamatnya, lalu baca apa yang dilihat perusahaan sebelum Anda menerima atau menolak. Undangan berlaku sampai {batas}.',
    ],
    button: 'Lihat undangan',
    notes: ['Tidak mengenal perusahaan ini? Abaikan email ini: tanpa persetujuan Anda tidak ada yang terjadi.'],
  }),
  employerNews: letter<Facts & { kabar: string }>({
    title: 'Kabar anggota untuk pengelola perusahaan',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, kabar: 'Wulan Contoh menerima undangan.' },
    subject: 'Kabar anggota {nama_perusahaan}',
    paragraphs: ['{kabar}'],
    button: 'Buka perusahaan',
  }),
  employerRegistered: letter<Facts & { pendaftar: string; skema: string; waktu: string; batas: string | null }>({
    title: 'Didaftarkan oleh perusahaan',
    strangers: { nama_perusahaan: employerName, pendaftar: memberName },
    example: {
      ...EXAMPLE,
      pendaftar: 'Sari Contoh',
      skema: 'Skema Contoh Ketua Tim',
      waktu: '20 Maret 2027',
      batas: '10 Maret 2027 pukul 23.59 WIB',
    },
    variants: { 'tanpa batas': { batas: null } },
    subject: '{nama_perusahaan} mendaftarkan Anda: {skema}',
    paragraphs: [
      '{pendaftar} mendaftarkan Anda untuk {skema}, {waktu}. Biayanya ditagihkan kepada {nama_perusahaan}.',
      'Permohonannya masih draf: lengkapi dan kirim sendiri. Kursi baru disimpan sesudah permohonan terkirim.',
      'Draf ini disimpan sampai {batas}.',
    ],
    button: 'Lengkapi permohonan',
    notes: ['Ingin membayar sendiri? Ganti pembayarnya pada halaman permohonan sebelum invoice terbit.'],
  }),
  employerLeft: letter<Facts>({
    title: 'Keanggotaan perusahaan diakhiri',
    strangers: { nama_perusahaan: employerName },
    example: EXAMPLE,
    subject: 'Keanggotaan Anda pada {nama_perusahaan} berakhir',
    paragraphs: [
      'Pengelola {nama_perusahaan} mengakhiri keanggotaan Anda.',
      'Permohonan yang belum ditagih kini Anda bayar sendiri. Invoice yang sudah ditagihkan kepada perusahaan tidak berubah.',
    ],
    button: 'Lihat perusahaan Anda',
  }),
  employerReleased: letter<Facts & { skema: string }>({
    title: 'Perusahaan tidak lagi membayar permohonan',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, skema: 'Skema Contoh Ketua Tim' },
    subject: '{nama_perusahaan} tidak lagi membayar permohonan Anda',
    paragraphs: [
      'Pengelola {nama_perusahaan} melepas permohonan Anda untuk {skema}. Permohonan tetap berjalan, dan invoicenya nanti ditagihkan kepada Anda.',
    ],
    button: 'Buka permohonan',
  }),
} satisfies LetterTable
