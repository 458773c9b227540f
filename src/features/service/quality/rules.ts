/** The sentence against an owner who does not work on the quality register. */
export const NO_QUALITY_STAFF = 'Pilih petugas aktif yang memegang izin mutu.'

/** Days before its due day from which something stands on the desk. */
export const SHOWN_DAYS = 7

/** What flows into the quality register by itself, by the noun that it is. */
export const INPUT_KINDS = { pengaduan: 'Pengaduan', banding: 'Banding', insiden: 'Insiden' } as const
export type InputKind = keyof typeof INPUT_KINDS
export const INPUT_KIND_NAMES = Object.keys(INPUT_KINDS) as [InputKind, ...InputKind[]]

/** Months of inputs that the overview shows. */
export const INPUT_MONTHS = 12

/** The screens on which work can be late, each with what is to be done there. */
export const LATE_KINDS = {
  temuan: 'Isi langkah berikutnya dari temuan ini, atau ubah batasnya dengan alasan yang dapat Anda jelaskan.',
  'audit-internal': 'Laporkan hasil auditnya, atau pindahkan harinya.',
  risiko: 'Tinjau lagi risikonya bersama pihak terkait, lalu catat hasilnya.',
  'dokumen-mutu': 'Siapkan penggantinya, atau akhiri bila tidak dipakai lagi.',
  'tinjauan-manajemen': 'Kumpulkan masukannya dan tulis risalahnya, atau pindahkan harinya.',
  'pemakaian-tanda': 'Ambil langkah berikutnya: surati pemakainya, catat jawabannya, atau akhiri laporannya.',
  'tugas-mutu': 'Selesaikan tugasnya dan catat hasilnya.',
  'bukti-kompetensi': 'Minta bukti yang baru dari petugasnya, atau tandai tidak dipakai lagi.',
  kalibrasi: 'Buka atau tutup kasus kalibrasinya.',
  'catatan-petugas': 'Saksikan pengujinya menguji, atau tinjau lagi, lalu catat hasilnya.',
  'syarat-saya': 'Baca dan tandatangani pernyataan Anda, atau ikuti kalibrasi.',
  aturan: 'Periksa apakah aturan ini masih berlaku atau sudah diubah, lalu catat hasil peninjauannya.',
  'perubahan-aturan': 'Tinjau setiap tempat yang menyebut aturan yang diubah, lalu selesaikan perubahannya.',
  'penilaian-dampak': 'Tinjau lagi risikonya dan langkahnya, lalu ajukan versi berikutnya.',
  'kecerdasan-buatan': 'Tinjau lagi pernyataannya, lalu ajukan versi berikutnya.',
} as const
export type LateKind = keyof typeof LATE_KINDS
