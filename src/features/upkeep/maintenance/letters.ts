import type { Body, Letter } from '../../../documents/mail/letters.ts'

/** What every letter about an activity may say; days and moments come as text. */
interface Words {
  name: string
  kegiatan: string
  waktu: string
  batas: string | null
  alasan: string | null
  poin: number | null
  link: string
}

const SEEN = { label: 'Lihat kegiatan', notes: [] }

/** Subject, paragraphs and the button of each letter. */
const LETTERS = {
  activityRegistered: ({ kegiatan, waktu }: Words) => ({
    subject: `Anda terdaftar: ${kegiatan}`,
    paragraphs: [
      `Kursi Anda pada kegiatan ${kegiatan} sudah dikonfirmasi.`,
      `Waktu dan tempat: ${waktu}.`,
      'Tunjukkan kode QR pada halaman kegiatan saat hadir; petugas memindainya sebagai bukti kehadiran.',
    ],
    label: 'Lihat kode QR',
    notes: ['Berhalangan? Batalkan pada halaman yang sama, paling lambat sehari sebelum kegiatan.'],
  }),
  activityProofRefused: ({ kegiatan, batas, alasan }: Words) => ({
    subject: `Bukti pembayaran ditolak: ${kegiatan}`,
    paragraphs: [
      `Bukti pembayaran Anda untuk kegiatan ${kegiatan} belum dapat diterima.`,
      `Alasan: ${alasan}`,
      `Kirim bukti yang benar paling lambat ${batas}.`,
    ],
    label: 'Lihat invoice',
    notes: [],
  }),
  activityLapsed: ({ kegiatan }: Words) => ({
    subject: `Pendaftaran berakhir: ${kegiatan}`,
    paragraphs: [
      `Batas pembayaran kegiatan ${kegiatan} sudah lewat, jadi kursi Anda dilepas.`,
      'Masih berminat? Daftar lagi selama kursi tersedia.',
    ],
    ...SEEN,
  }),
  activityCancelled: ({ kegiatan, waktu }: Words) => ({
    subject: `Pendaftaran dibatalkan: ${kegiatan}`,
    paragraphs: [`Pendaftaran Anda pada kegiatan ${kegiatan} (${waktu}) sudah dibatalkan sesuai permintaan Anda.`],
    ...SEEN,
  }),
  activityCalledOff: ({ kegiatan, waktu, alasan }: Words) => ({
    subject: `Kegiatan dibatalkan: ${kegiatan}`,
    paragraphs: [
      `Dengan berat hati kami memberitahukan bahwa kegiatan ${kegiatan} pada ${waktu} dibatalkan.`,
      `Alasan: ${alasan}`,
      'Biaya yang sudah Anda bayar dikembalikan seluruhnya. Silakan memilih kegiatan lain.',
    ],
    ...SEEN,
  }),
  activityMissed: ({ kegiatan, waktu }: Words) => ({
    subject: `Anda tercatat tidak hadir: ${kegiatan}`,
    paragraphs: [
      `Anda tercatat tidak hadir pada kegiatan ${kegiatan} (${waktu}), jadi kegiatan ini tidak diakui.`,
      'Anda sebenarnya hadir? Hubungi kami melalui alamat lembaga di bawah ini.',
    ],
    ...SEEN,
  }),
  activityReceived: ({ kegiatan }: Words) => ({
    subject: `Kegiatan luar diterima: ${kegiatan}`,
    paragraphs: [
      `Kami menerima pengajuan kegiatan ${kegiatan} dan akan memeriksanya. Hasilnya kami kirim melalui email.`,
    ],
    ...SEEN,
  }),
  activityReturned: ({ kegiatan, alasan }: Words) => ({
    subject: `Kegiatan perlu diperbaiki: ${kegiatan}`,
    paragraphs: [
      `Pengajuan kegiatan ${kegiatan} perlu diperbaiki sebelum dapat diakui.`,
      `Catatan petugas: ${alasan}`,
      'Perbaiki isian atau buktinya, lalu ajukan lagi.',
    ],
    label: 'Perbaiki kegiatan',
    notes: [],
  }),
  activityRefused: ({ kegiatan, alasan }: Words) => ({
    subject: `Kegiatan tidak diakui: ${kegiatan}`,
    paragraphs: [`Kegiatan ${kegiatan} tidak dapat diakui sebagai pemeliharaan kompetensi.`, `Alasan: ${alasan}`],
    ...SEEN,
  }),
  activityRecognised: ({ kegiatan, poin }: Words) => ({
    subject: `Kegiatan diakui: ${kegiatan}`,
    paragraphs: [`Kegiatan ${kegiatan} diakui sebagai pemeliharaan kompetensi Anda dengan ${poin} poin.`],
    ...SEEN,
  }),
} as const

export type MaintenanceLetterKind = keyof typeof LETTERS

/** What happens to an activity of maintenance. */
export type MaintenanceLetter = Words & { letter: MaintenanceLetterKind }

export const isMaintenanceLetter = (letter: Letter): letter is MaintenanceLetter => letter.letter in LETTERS

/** The words of such a letter. */
export function maintenanceBody(letter: MaintenanceLetter): Body {
  const { subject, paragraphs, label, notes } = LETTERS[letter.letter](letter)
  return { subject, paragraphs: [...paragraphs], button: { label, link: letter.link }, notes: [...notes] }
}
