/** Where a complaint stands, in the order in which it goes (domain 2.6). */
export const COMPLAINT_STATES = {
  diterima: 'Diterima',
  divalidasi: 'Divalidasi',
  tidak_valid: 'Tidak valid',
  ditelaah: 'Ditelaah',
  menunggu_pelapor: 'Menunggu pelapor',
  tindakan: 'Tindakan',
  selesai: 'Selesai',
  dibuka_kembali: 'Dibuka kembali',
} as const
export type ComplaintState = keyof typeof COMPLAINT_STATES
