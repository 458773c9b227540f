type Tone = 'warning' | 'info' | 'success' | 'error'

/** The office's turn, somebody else's, well ended, badly ended; what has none simply is over. */
const STATES_BY_TONE: Record<Tone, string[]> = {
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
}

const TONES = Object.keys(STATES_BY_TONE) as Tone[]

/** The colour of a state: never green before it is well ended. */
export const stateTone = (state: string): Tone | 'default' =>
  TONES.find((tone) => STATES_BY_TONE[tone].includes(state)) ?? 'default'
