/** Documents that are drawn when they are asked for, in the words a person reads. */
export const ISSUED_DOCUMENTS = {
  invoice: 'Invoice',
  kuitansi: 'Kuitansi',
  kartu_peserta: 'Kartu peserta',
  hasil_uji: 'Laporan hasil uji',
  surat_sanksi: 'Surat keputusan',
  sertifikat_kehadiran: 'Sertifikat kehadiran',
} as const

export type IssuedDocument = keyof typeof ISSUED_DOCUMENTS
