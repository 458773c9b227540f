/** States of a refund by bank transfer. */
export const TRANSFER_STATES = {
  diusulkan: 'Menunggu orang kedua',
  selesai: 'Sudah ditransfer',
  dibatalkan: 'Tidak jadi',
} as const
export type TransferState = keyof typeof TRANSFER_STATES
export const TRANSFER_STATE_NAMES = Object.keys(TRANSFER_STATES) as [TransferState, ...TransferState[]]

const NOBODY_ELSE =
  'Belum ada petugas keuangan lain. Minta administrator yang mengatur pengguna memberi izin keuangan kepada orang kedua; sesudah 72 jam ia dapat mengonfirmasi.'

/** Names the people who may confirm a proposal of somebody else; the reader may be one of them. */
export function confirmersWords(names: readonly string[]): string {
  if (names.length === 0) return NOBODY_ELSE
  return `Yang dapat mengonfirmasi: ${new Intl.ListFormat('id', { type: 'disjunction' }).format(names)}.`
}
