/** Why a start stops: what is strange to what, and what the operator can do. */
export class StrangerError extends Error {}

const WAYS_OUT = `Tidak ada yang diubah. Bila Anda memulihkan cadangan: pulihkan basis data, folder files, dan kunci dari cadangan yang sama.
Bila ketiganya memang berpasangan, tegaskan satu kali: npm run admin -- adopt --yes`

export const strangers = {
  noKey: (place: string): string =>
    `Kunci tidak ada: basis data ini berisi data yang disegel, tetapi ${place} kosong. Kunci baru tidak dibuat, karena tidak akan membuka apa pun.
Kembalikan kunci yang dipakai selama ini: isi APP_KEY, atau letakkan berkas app.key dari salinan Anda di DATA_DIR. Tidak ada yang diubah.`,

  wrongKey: (place: string): string =>
    `Kunci asing: ${place} bukan kunci yang menyegel data portal ini; basis data dan folder berkas berpasangan, kuncinya tidak.
Kembalikan kunci yang lama, atau tulis keduanya, yang baru di depan: APP_KEY=baru,lama (lalu npm run admin -- rekey). Tidak ada yang diubah.`,

  wrongDatabase: (files: string): string =>
    `Basis data asing: kunci dan folder berkas ${files} berpasangan, tetapi basis data ini milik pemasangan lain.
Periksa DATABASE_URL. ${WAYS_OUT}`,

  wrongFiles: (files: string): string =>
    `Folder berkas asing: kunci dan basis data berpasangan, tetapi ${files} milik pemasangan lain.
Periksa DATA_DIR atau S3_URL, dan apakah disknya terpasang. ${WAYS_OUT}`,

  allStrange: (files: string): string =>
    `Basis data, kunci, dan folder berkas ${files} tidak berpasangan: tidak dua pun di antaranya.
Periksa DATABASE_URL, APP_KEY, dan DATA_DIR atau S3_URL. Pulihkan ketiganya dari cadangan yang sama. Tidak ada yang diubah.`,

  missingFiles: (files: string, { absent, sampled }: { absent: number; sampled: number }): string =>
    `Berkas hilang: basis data mencatat berkas, tetapi ${absent} dari ${sampled} yang dicoba tidak ada di ${files}. Tempat itu kosong, belum terpasang, atau milik pemasangan lain.
Periksa DATA_DIR atau S3_URL, dan apakah disknya terpasang. ${WAYS_OUT}`,

  halfMoved: (files: string): string =>
    `Pemindahan berkas ke ${files} belum selesai. Ulangi sampai selesai: npm run admin -- files move --to s3 (atau --to disk).
Sampai saat itu kembalikan S3_URL seperti sebelumnya. Tidak ada yang diubah.`,

  emptyDatabase: (what: string): string =>
    `Basis data kosong, tetapi ${what} sudah ada: itu milik sebuah pemasangan yang basis datanya lain.
Periksa DATABASE_URL, atau pulihkan basis data dari cadangan. Bila memang hendak mulai dari kosong, pindahkan ${what} ke tempat lain dahulu. Tidak ada yang diubah.`,

  noCluster: (what: string, cluster: string): string =>
    `Basis data tidak ada di ${cluster}, tetapi ${what} sudah ada: itu milik sebuah pemasangan yang basis datanya tidak ikut. Basis data baru tidak dibuat.
Pulihkan basis data dari cadangan, atau isi DATABASE_URL. Salinan folder DATA_DIR saja tidak selalu memuat basis datanya: saat mulai, program menyebut tempatnya.
Bila memang hendak mulai dari kosong, pindahkan ${what} ke tempat lain dahulu. Tidak ada yang diubah.`,
}
