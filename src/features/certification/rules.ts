/** Stages of an application (domain 3), each with the status number of spec section 4. */
export const STAGES = {
  draft: { status: 0, label: 'Draf' },
  daftar_tunggu: { status: 0, label: 'Daftar tunggu' },
  diajukan: { status: 0, label: 'Menunggu verifikasi' },
  perlu_perbaikan: { status: 0, label: 'Perlu perbaikan' },
  menunggu_pembayaran: { status: 0, label: 'Menunggu pembayaran' },
  menunggu_konfirmasi: { status: 0, label: 'Menunggu konfirmasi pembayaran' },
  ditolak: { status: 0, label: 'Ditolak' },
  dibatalkan: { status: 0, label: 'Dibatalkan' },
  kedaluwarsa: { status: 0, label: 'Kedaluwarsa' },
  terjadwal: { status: 1, label: 'Terjadwal' },
  tidak_hadir: { status: 1, label: 'Tidak hadir' },
  diuji: { status: 1, label: 'Sudah diuji' },
  dinilai: { status: 1, label: 'Sudah dinilai' },
  menunggu_keputusan: { status: 1, label: 'Menunggu keputusan' },
  belum_kompeten: { status: 1, label: 'Belum kompeten' },
  banding: { status: 1, label: 'Banding' },
  diterbitkan: { status: 2, label: 'Sertifikat diterbitkan' },
} as const satisfies Record<string, { status: 0 | 1 | 2; label: string }>

export type Stage = keyof typeof STAGES

/** Stages from which a person may still come to the exam: who has to know when it is cancelled or moved. */
export const AHEAD_OF_EXAM = [
  'draft',
  'daftar_tunggu',
  'diajukan',
  'perlu_perbaikan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
] as const satisfies readonly Stage[]

/** The words of spec section 4, its spelling included. */
export const STATUS_LABELS = { 0: 'Proses Verifikasi', 1: 'Proses Sertifikasi', 2: 'Sertfikasi Diterima' } as const

export const statusOf = (stage: Stage): 0 | 1 | 2 => STAGES[stage].status
