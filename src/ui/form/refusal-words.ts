import type { Refusal } from '../../lib/refusal.ts'

/** The account contract's answer to too many tries is English and short of the wait. */
export const wordsOfRefusal = ({ message, wait }: Pick<Refusal, 'message' | 'wait'>): string =>
  wait === undefined ? message : `Terlalu banyak percobaan. Coba lagi dalam ${waitWords(wait)}.`

/** 45 → '45 detik', 90 → '2 menit', 5400 → '2 jam'. */
function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} detik`
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} menit` : `${Math.ceil(seconds / 3600)} jam`
}
