/** Why a certificate may be suspended or withdrawn (domain 3). */
export const SANCTION_REASONS = {
  tanpa_pemeliharaan: 'Tidak ada pemeliharaan kompetensi',
  dokumen_palsu: 'Dokumen palsu atau tidak benar',
  etik: 'Pelanggaran kode etik',
  salah_guna_tanda: 'Penyalahgunaan sertifikat atau tanda sertifikasi',
  pengaduan_terbukti: 'Pengaduan terbukti',
  permintaan_sendiri: 'Permintaan sendiri',
} as const
export type SanctionReason = keyof typeof SANCTION_REASONS
