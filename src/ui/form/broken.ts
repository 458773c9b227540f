/** What a person reads when the program itself failed. */
export const BROKEN = 'Terjadi gangguan di peramban Anda. Muat ulang halaman, lalu coba lagi.'
