/** What the account contract says in English, by its exact words; people read Indonesian. */
const WORDS: Record<string, string> = {
  'Unauthenticated.': 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan.',
  'Your email address is not verified.': 'Email Anda belum terverifikasi. Buka tautan di email verifikasi dahulu.',
  'CSRF token mismatch.': 'Halaman ini terlalu lama terbuka. Coba lagi.',
  'Too Many Attempts.': 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  'Password confirmation required.': 'Masukkan password Anda sekali lagi.',
}

/** Returns the sentence that people read in place of one of the protocol; any other as it is. */
export const protocolWords = (message: string): string => WORDS[message] ?? message
