/** Hand-overs on the way through the exam that nobody would notice by themselves, in the words a person reads. */
export const HANDOVERS = {
  uji_tanpa_tanggal: 'Perlu tanggal uji baru',
  penguji_kurang: 'Kurang penguji',
  kehadiran_kosong: 'Kehadiran belum dicatat',
  nilai_terlambat: 'Nilai belum lengkap sesudah uji',
} as const
export type Handover = keyof typeof HANDOVERS
export const HANDOVER_NAMES = Object.keys(HANDOVERS) as [Handover, ...Handover[]]
