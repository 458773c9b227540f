/** 45 → '45 detik', 90 → '2 menit', 5400 → '2 jam'. */
function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} detik`
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} menit` : `${Math.ceil(seconds / 3600)} jam`
}

/** Said instead of the account contract's answer to too many tries, which is English and does not name the wait. */
export const tooManyWords = (seconds: number): string =>
  `Terlalu banyak percobaan. Coba lagi dalam ${waitWords(seconds)}.`
