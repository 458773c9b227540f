/** The cases that may be open about a person, as a refusal names them; nothing is deleted until they are closed. */
export const OPEN_CASES = {
  permohonan: 'permohonan yang masih berjalan',
  banding: 'banding yang belum diputus',
  sanksi: 'sanksi yang belum selesai',
  pengaduan: 'pengaduan yang belum selesai',
  penghapusan_data: 'permintaan penghapusan data yang belum dijawab',
  perubahan_data: 'perubahan data yang belum diputus',
  penggantian_dokumen: 'penggantian dokumen yang belum diperiksa',
  klaim_riwayat: 'klaim riwayat yang belum diputus',
  invoice: 'invoice yang belum selesai',
  pengembalian: 'pengembalian dana yang belum selesai',
  pembayaran: 'pembayaran yang belum dicocokkan',
  invoice_perusahaan: 'invoice perusahaan yang belum selesai dan tidak dikelola orang lain',
  kegiatan: 'kegiatan pemeliharaan yang belum selesai',
  laporan: 'laporan kinerja yang belum diputus',
  evaluasi: 'evaluasi yang belum dinilai',
  audit_sampel: 'audit sampel yang belum selesai',
  pemakaian_tanda: 'laporan pemakaian tanda yang belum selesai',
  insiden: 'insiden data pribadi yang belum ditutup',
} as const
export type OpenCase = keyof typeof OPEN_CASES
export const OPEN_CASE_NAMES = Object.keys(OPEN_CASES) as OpenCase[]

/** Cases as part of a sentence: 'banding yang belum diputus; invoice yang belum selesai'. */
export const openCasesInWords = (cases: readonly OpenCase[]): string => cases.map((each) => OPEN_CASES[each]).join('; ')
