import type { Permission } from '../../../access.ts'

/** The permissions of which one lets somebody read; `semua` for any administrator, who sees such records anyway. */
type Readers = readonly Permission[] | 'semua'

/**
 * The permissions that let somebody read the content of an audit entry, by its subject; everybody else learns that
 * something happened, when and by whom. Nobody reads a subject that is not in the table.
 */
export const AUDIT_SUBJECTS: Record<string, Readers> = {
  'isi-situs': ['konten'],
  galeri: ['konten'],
  mitra: ['konten'],
  artikel: ['konten'],
  faq: ['konten'],
  'langkah-tutorial': ['konten'],
  'halaman-hukum': ['konten'],
  'desain-dokumen': ['konten'],
  'teks-surat': ['konten', 'pengguna'],
  kategori: 'semua',
  skema: 'semua',
  'versi-skema': 'semua',
  'jenis-metode': 'semua',
  tuk: 'semua',
  penguji: 'semua',
  jadwal: 'semua',
  alasan: 'semua',
  rekening: 'semua',
  kunci: 'semua',
  'kunci-penerbit': 'semua',
  penyiapan: 'semua',
  'masa-simpan': 'semua',
  pengaturan: ['pengguna'],
  'hari-libur': ['pengguna'],
  staf: ['pengguna'],
  'catatan-keamanan': ['pengguna'],
  insiden: ['pengguna'],
  akun: ['pengguna'],
  cadangan: ['pengguna'],
  'rencana-cadangan': ['pengguna'],
  surat: ['pengguna'],
  penandatanganan: ['pengguna'],
  'sertifikat-penandatangan': ['pengguna'],
  'kanal-pesan': ['pengguna'],
  'server-surat': ['pengguna'],
  'nomor-urut': ['pengguna'],
  'dompet-ponsel': ['pengguna'],
  'penerima-pesan': ['pengguna'],
  'pesan-singkat': ['pengguna'],
  'kunci-api': ['pengguna'],
  'kiriman-pengamat': ['pengguna'],
  'penghapusan-data': ['pengguna'],
  'data-diri': ['verifikasi'],
  'perubahan-data': ['verifikasi'],
  'dokumen-diganti': ['verifikasi'],
  permohonan: ['verifikasi', 'keputusan'],
  'kebutuhan-khusus': ['verifikasi'],
  'berita-acara': ['verifikasi', 'keputusan'],
  'berita-acara-saya': ['verifikasi', 'keputusan'],
  kecurangan: ['verifikasi', 'keputusan'],
  ujian: ['ujian'],
  pengerjaan: ['ujian'],
  soal: ['soal'],
  naskah: ['soal'],
  'naskah-jadwal': ['soal'],
  stimulus: ['soal'],
  'lembar-jawaban': ['soal'],
  'permohonan-lama': ['verifikasi'],
  'riwayat-lama': ['verifikasi'],
  'klaim-riwayat': ['verifikasi'],
  'laporan-kinerja': ['verifikasi'],
  kewajiban: ['verifikasi'],
  'laporan-belum-masuk': ['verifikasi'],
  kegiatan: ['verifikasi'],
  kuesioner: ['verifikasi'],
  evaluasi: ['verifikasi'],
  'audit-sampel': ['verifikasi'],
  pemegang: ['verifikasi'],
  'kolom-amdalnet': ['verifikasi'],
  'kiriman-amdalnet': ['verifikasi'],
  penilaian: ['keputusan'],
  sertifikat: ['keputusan', 'verifikasi'],
  sanksi: ['keputusan'],
  invoice: ['keuangan'],
  pembukuan: ['keuangan'],
  perusahaan: ['keuangan'],
  'penyedia-pembayaran': ['keuangan'],
  'selisih-pembayaran': ['keuangan'],
  honorarium: ['keuangan'],
  'honorarium-saya': ['keuangan'],
  'tarif-honorarium': ['keuangan'],
  'penguji-berhalangan': ['verifikasi'],
  'berhalangan-saya': ['verifikasi'],
  'invoice-lama': ['keuangan'],
  banding: ['pengaduan'],
  pengaduan: ['pengaduan'],
}

/** Tells whether somebody with these permissions may read the content of entries about a subject. */
export function mayReadEntry(noun: string, permissions: readonly string[]): boolean {
  const readers = Object.hasOwn(AUDIT_SUBJECTS, noun) ? AUDIT_SUBJECTS[noun] : undefined
  return readers === 'semua' || (readers ?? []).some((permission) => permissions.includes(permission))
}

/** All subjects that somebody reads. */
export const readableSubjects = (permissions: readonly string[]): string[] =>
  Object.keys(AUDIT_SUBJECTS).filter((noun) => mayReadEntry(noun, permissions))
