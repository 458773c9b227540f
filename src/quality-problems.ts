/** Errors of the quality register and its neighbours; office-problems.ts merges them. */
export const QUALITY_PROBLEMS = {
  READER_STATE: { status: 409, message: 'Keadaan akses ini sudah lewat dari langkah ini. Muat ulang halaman.' },
  QUALITY_STATE: { status: 409, message: 'Keadaannya sudah lewat dari langkah ini. Muat ulang halaman.' },
  QUALITY_OWNER: {
    status: 409,
    message: 'Hanya penanggung jawabnya yang mengisi ini. Ubah dahulu penanggung jawabnya bila berganti.',
  },
  NO_TRAINING_DIFFERENCE: {
    status: 409,
    message: 'Perbedaannya sekarang masih dapat terjadi karena kebetulan, jadi tidak ada temuan yang dibuka.',
  },
  REGULATION_PLACES_OPEN: {
    status: 409,
    message: 'Masih ada tempat yang belum ditinjau. Tekan Cari lagi, lalu tinjau semuanya.',
  },
  REGULATION_ITEMS_OPEN: {
    status: 409,
    message: 'Bank soal belum dicari. Minta petugas dengan izin soal mencarinya lebih dahulu.',
  },
  REVIEW_UNGATHERED: { status: 409, message: 'Kumpulkan dahulu masukannya, lalu selesaikan tinjauan.' },
} as const satisfies Record<string, { status: number; message: string }>
