import type { limits } from '../../../limits.ts'
import type { RecipientName } from './recipient-rules.ts'

/** The legal bases of processing (UU 27/2022, Pasal 20 ayat 2). */
export const LEGAL_BASES = {
  persetujuan: 'Persetujuan (huruf a)',
  perjanjian: 'Pelaksanaan perjanjian (huruf b)',
  kewajiban_hukum: 'Kewajiban hukum (huruf c)',
  kepentingan_umum: 'Kepentingan umum dan pelayanan publik (huruf e)',
  kepentingan_sah: 'Kepentingan yang sah (huruf f)',
} as const
export type LegalBasis = keyof typeof LEGAL_BASES

/** Those whose data are processed. */
export const DATA_SUBJECTS = {
  pemegang_akun: 'Pemegang akun',
  peserta: 'Peserta sertifikasi',
  pemegang: 'Pemegang sertifikat',
  penguji: 'Penguji',
  petugas: 'Petugas lembaga',
  pembayar: 'Pembayar dan perusahaannya',
  pelapor: 'Pelapor dan terlapor',
  umum: 'Pengunjung dan pihak lain',
} as const
export type DataSubject = keyof typeof DATA_SUBJECTS

/** What keeps the data safe; each sentence is true of the program as it is. */
export const SAFEGUARDS = {
  tersegel: 'Disimpan terenkripsi dengan kunci lembaga',
  sidik: 'Hanya sidik yang tersimpan, isinya tidak dapat dibaca kembali',
  dua_langkah: 'Petugas masuk dengan verifikasi dua langkah dan hanya menurut izinnya',
  dibaca_tercatat: 'Setiap pembukaan oleh petugas tercatat',
  dua_orang: 'Perubahan penting memerlukan orang kedua',
  persetujuan: 'Tampil hanya dengan persetujuan yang dapat ditarik',
  tautan_pribadi: 'Hanya dapat dibuka pemiliknya dan petugas yang berwenang',
  pin: 'Dibuka dengan nomor tiket dan PIN',
  kunci_perangkat: 'Ditandatangani dengan kunci yang hanya ada pada perangkat peserta',
  rantai: 'Catatan berantai: perubahan sesudahnya ketahuan',
  tanpa_nama: 'Tidak menyebut siapa yang memeriksa',
} as const
export type Safeguard = keyof typeof SAFEGUARDS

/** The settings that say how long something is kept. */
export const RETENTION_SETTINGS = [
  ...(['umur_draf', 'retensi_permohonan', 'retensi_ditolak', 'retensi_ktp', 'retensi_pengaduan'] as const),
  ...(['retensi_log_akses', 'retensi_log_keamanan', 'retensi_verifikasi'] as const),
] as const

/** How long something is kept: by a setting, by a limit of the program in days, or by a rule without a number. */
export type Retention =
  | { data: string; setting: (typeof RETENTION_SETTINGS)[number]; since: string }
  | { data: string; limit: keyof typeof limits & ('sessionDays' | 'rememberDays'); since: string }
  | { data: string; rule: string }

/** A processing of personal data, as the law asks the body to keep it on record (UU 27/2022, Pasal 31). */
export interface ProcessingActivity {
  kegiatan: string
  judul: string
  tujuan: string
  bases: readonly LegalBasis[]
  subjects: readonly DataSubject[]
  /** True where data are specific ones (Pasal 4 ayat 2), such as those on health. */
  isSpecific?: true
  retention: readonly Retention[]
  recipients: readonly RecipientName[]
  safeguards: readonly Safeguard[]
}
