import type { LetterTable } from '../../../documents/mail/letter.ts'

interface Facts {
  kegiatan: string
  waktu: string
  batas: string | null
  alasan: string | null
  poin: number | null
  link: string
}

const see = (link: string) => ({ label: 'Lihat kegiatan', link })

/** What happens to a maintenance activity, for its holder. */
export const maintenanceLetters = {
  activityRegistered: ({ kegiatan, waktu, link }: Facts) => ({
    subject: `Anda terdaftar: ${kegiatan}`,
    paragraphs: [
      `Kursi Anda pada kegiatan ${kegiatan} sudah dikonfirmasi.`,
      `Waktu dan tempat: ${waktu}.`,
      'Tunjukkan kode QR pada halaman kegiatan saat hadir; petugas memindainya sebagai bukti kehadiran.',
    ],
    button: { label: 'Lihat kode QR', link },
    notes: ['Berhalangan? Batalkan pada halaman yang sama, paling lambat sehari sebelum kegiatan.'],
  }),
  activityProofRefused: ({ kegiatan, batas, alasan, link }: Facts) => ({
    subject: `Bukti pembayaran ditolak: ${kegiatan}`,
    paragraphs: [
      `Bukti pembayaran Anda untuk kegiatan ${kegiatan} belum dapat diterima.`,
      `Alasan: ${alasan}`,
      `Kirim bukti yang benar paling lambat ${batas}.`,
    ],
    button: { label: 'Lihat invoice', link },
  }),
  activityLapsed: ({ kegiatan, link }: Facts) => ({
    subject: `Pendaftaran berakhir: ${kegiatan}`,
    paragraphs: [
      `Batas pembayaran kegiatan ${kegiatan} sudah lewat, jadi kursi Anda dilepas.`,
      'Masih berminat? Daftar lagi selama kursi tersedia.',
    ],
    button: see(link),
  }),
  activityCancelled: ({ kegiatan, waktu, link }: Facts) => ({
    subject: `Pendaftaran dibatalkan: ${kegiatan}`,
    paragraphs: [`Pendaftaran Anda pada kegiatan ${kegiatan} (${waktu}) sudah dibatalkan sesuai permintaan Anda.`],
    button: see(link),
  }),
  activityCalledOff: ({ kegiatan, waktu, alasan, link }: Facts) => ({
    subject: `Kegiatan dibatalkan: ${kegiatan}`,
    paragraphs: [
      `Dengan berat hati kami memberitahukan bahwa kegiatan ${kegiatan} pada ${waktu} dibatalkan.`,
      `Alasan: ${alasan}`,
      'Biaya yang sudah Anda bayar dikembalikan seluruhnya. Silakan memilih kegiatan lain.',
    ],
    button: see(link),
  }),
  activityMissed: ({ kegiatan, waktu, link }: Facts) => ({
    subject: `Anda tercatat tidak hadir: ${kegiatan}`,
    paragraphs: [
      `Anda tercatat tidak hadir pada kegiatan ${kegiatan} (${waktu}), jadi kegiatan ini tidak diakui.`,
      'Anda sebenarnya hadir? Hubungi kami melalui alamat lembaga di bawah ini.',
    ],
    button: see(link),
  }),
  activityReceived: ({ kegiatan, link }: Facts) => ({
    subject: `Kegiatan luar diterima: ${kegiatan}`,
    paragraphs: [
      `Kami menerima pengajuan kegiatan ${kegiatan} dan akan memeriksanya. Hasilnya kami kirim melalui email.`,
    ],
    button: see(link),
  }),
  activityReturned: ({ kegiatan, alasan, link }: Facts) => ({
    subject: `Kegiatan perlu diperbaiki: ${kegiatan}`,
    paragraphs: [
      `Pengajuan kegiatan ${kegiatan} perlu diperbaiki sebelum dapat diakui.`,
      `Catatan petugas: ${alasan}`,
      'Perbaiki isian atau buktinya, lalu ajukan lagi.',
    ],
    button: { label: 'Perbaiki kegiatan', link },
  }),
  activityRefused: ({ kegiatan, alasan, link }: Facts) => ({
    subject: `Kegiatan tidak diakui: ${kegiatan}`,
    paragraphs: [`Kegiatan ${kegiatan} tidak dapat diakui sebagai pemeliharaan kompetensi.`, `Alasan: ${alasan}`],
    button: see(link),
  }),
  activityRecognised: ({ kegiatan, poin, link }: Facts) => ({
    subject: `Kegiatan diakui: ${kegiatan}`,
    paragraphs: [`Kegiatan ${kegiatan} diakui sebagai pemeliharaan kompetensi Anda dengan ${poin} poin.`],
    button: see(link),
  }),
} satisfies LetterTable

export type MaintenanceLetterKind = keyof typeof maintenanceLetters
