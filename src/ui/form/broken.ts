/** Shown to people when the program itself has failed. */
export const BROKEN = 'Terjadi gangguan di peramban Anda. Muat ulang halaman, lalu coba lagi.'
