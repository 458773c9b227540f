/** The office's turn, somebody else's, well ended, badly ended; what has none simply is over. */
const STATES_BY_TONE = {
  warning: [
    ...['menunggu', 'diajukan', 'diusulkan', 'menunggu_konfirmasi', 'pengembalian_diajukan', 'terkirim'],
    ...['divalidasi', 'ditelaah', 'tindakan', 'dibuka_kembali'],
  ],
  info: [
    ...['belum_dibayar', 'bukti_ditolak', 'perlu_perbaikan', 'menunggu_pelapor', 'menunggu_pembayaran'],
    ...['belum_dikerjakan', 'berlangsung', 'diberitahukan', 'diundang', 'terdaftar'],
  ],
  success: [
    ...['lunas', 'disetujui', 'diterima', 'sesuai', 'diakui', 'aktif', 'berlaku', 'dinilai', 'selesai'],
    ...['dikonfirmasi', 'hadir'],
  ],
  error: ['ditolak', 'gagal', 'tidak_sesuai', 'dijatuhkan', 'ditangguhkan', 'tidak_hadir'],
} as const

type Tone = keyof typeof STATES_BY_TONE | 'default'

const TONES = new Map(
  Object.entries(STATES_BY_TONE).flatMap(([tone, states]) => states.map((state) => [state as string, tone as Tone])),
)

/** The colour of a state: never green before it is well ended. */
export const toneOf = (state: string): Tone => TONES.get(state) ?? 'default'
