import { EXAMPLE_LINK, type LetterKind, letter } from '../../../documents/mail/letter.ts'
import type { MaintenanceLetterKind } from './rules.ts'

interface Facts {
  kegiatan: string
  waktu: string
  batas: string | null
  alasan: string | null
  poin: number | null
  /** The day by which the body means to have looked at it; null where nothing came in. */
  target: string | null
  link: string
}

const EXAMPLE = {
  kegiatan: 'Lokakarya Contoh Peta Sensitivitas',
  waktu: '20 Maret 2027 pukul 08.00 WIB, Gedung Contoh, Kota Contoh',
  batas: '10 Maret 2027 pukul 23.59 WIB',
  target: '10 Maret 2027',
  alasan: 'Jumlah yang ditransfer tidak terbaca.',
  poin: 10,
  link: EXAMPLE_LINK,
}
const SEE = 'Lihat kegiatan'

/** The letters about a maintenance activity, to its holder. */
export const maintenanceLetters = {
  activityRegistered: letter<Facts>({
    title: 'Terdaftar pada kegiatan',
    example: EXAMPLE,
    subject: 'Anda terdaftar: {kegiatan}',
    paragraphs: [
      'Kursi Anda pada kegiatan {kegiatan} sudah dikonfirmasi.',
      'Waktu dan tempat: {waktu}.',
      'Tunjukkan kode QR pada halaman kegiatan saat hadir; petugas memindainya sebagai bukti kehadiran.',
    ],
    button: 'Lihat kode QR',
    notes: ['Berhalangan? Batalkan pada halaman yang sama, paling lambat sehari sebelum kegiatan.'],
  }),
  activityProofRefused: letter<Facts>({
    title: 'Bukti pembayaran kegiatan ditolak',
    example: EXAMPLE,
    subject: 'Bukti pembayaran ditolak: {kegiatan}',
    paragraphs: [
      'Bukti pembayaran Anda untuk kegiatan {kegiatan} belum sesuai.',
      'Alasan: {alasan}',
      'Kirim bukti yang benar paling lambat {batas}.',
    ],
    button: 'Lihat invoice',
  }),
  activityLapsed: letter<Facts>({
    title: 'Pendaftaran kegiatan berakhir',
    example: EXAMPLE,
    subject: 'Pendaftaran berakhir: {kegiatan}',
    paragraphs: [
      'Batas pembayaran kegiatan {kegiatan} sudah lewat, jadi kursi Anda diberikan kepada orang lain.',
      'Masih berminat? Daftar lagi selama kursi tersedia.',
    ],
    button: SEE,
  }),
  activityCancelled: letter<Facts>({
    title: 'Pendaftaran kegiatan dibatalkan sendiri',
    example: EXAMPLE,
    subject: 'Pendaftaran dibatalkan: {kegiatan}',
    paragraphs: ['Pendaftaran Anda pada kegiatan {kegiatan} ({waktu}) sudah dibatalkan sesuai permintaan Anda.'],
    button: SEE,
  }),
  activityCalledOff: letter<Facts>({
    title: 'Kegiatan dibatalkan lembaga',
    example: { ...EXAMPLE, alasan: 'Narasumber berhalangan.' },
    subject: 'Kegiatan dibatalkan: {kegiatan}',
    paragraphs: [
      'Dengan berat hati kami memberitahukan bahwa kegiatan {kegiatan} pada {waktu} dibatalkan.',
      'Alasan: {alasan}',
      'Biaya yang sudah Anda bayar dikembalikan seluruhnya. Silakan memilih kegiatan lain.',
    ],
    button: SEE,
  }),
  activityMissed: letter<Facts>({
    title: 'Tidak hadir pada kegiatan',
    example: EXAMPLE,
    subject: 'Anda tercatat tidak hadir: {kegiatan}',
    paragraphs: [
      'Anda tercatat tidak hadir pada kegiatan {kegiatan} ({waktu}), jadi kegiatan ini tidak diakui.',
      'Anda sebenarnya hadir? Hubungi kami melalui alamat lembaga di bawah ini.',
    ],
    button: SEE,
  }),
  activityReceived: letter<Facts>({
    title: 'Tanda terima kegiatan luar',
    // Words of the office from before it was promised leave it out.
    optional: ['target'],
    example: EXAMPLE,
    subject: 'Tanda terima kegiatan luar: {kegiatan}',
    paragraphs: [
      'Pengajuan kegiatan {kegiatan} sudah masuk. Petugas akan memeriksanya; hasilnya kami kirim melalui email.',
      'Target kami: selesai diperiksa paling lambat {target}.',
    ],
    button: SEE,
  }),
  activityReturned: letter<Facts>({
    title: 'Kegiatan luar perlu diperbaiki',
    example: { ...EXAMPLE, alasan: 'Sertifikat kehadiran belum terbaca.' },
    subject: 'Kegiatan perlu diperbaiki: {kegiatan}',
    paragraphs: [
      'Pengajuan kegiatan {kegiatan} perlu diperbaiki sebelum dapat diakui.',
      'Catatan petugas: {alasan}',
      'Perbaiki isian atau buktinya, lalu ajukan lagi.',
    ],
    button: 'Perbaiki kegiatan',
  }),
  activityRefused: letter<Facts>({
    title: 'Kegiatan luar tidak diakui',
    example: { ...EXAMPLE, alasan: 'Isinya tidak berhubungan dengan penyusunan Amdal.' },
    subject: 'Kegiatan tidak diakui: {kegiatan}',
    paragraphs: ['Kegiatan {kegiatan} tidak dapat diakui sebagai pemeliharaan kompetensi.', 'Alasan: {alasan}'],
    button: SEE,
  }),
  activityRecognised: letter<Facts>({
    title: 'Kegiatan diakui',
    example: EXAMPLE,
    subject: 'Kegiatan diakui: {kegiatan}',
    paragraphs: ['Kegiatan {kegiatan} diakui sebagai pemeliharaan kompetensi Anda dengan {poin} poin.'],
    button: SEE,
  }),
} satisfies Record<MaintenanceLetterKind, LetterKind<Facts>>
