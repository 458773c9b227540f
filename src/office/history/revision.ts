import type { Fields } from './differences.ts'

export interface Revision {
  id: number
  at: string
  who: string
  ip: string
  action: string
  before: Fields | null
  after: Fields | null
}

/** The actions of the log, with the words for each. */
export const ACTIONS: Record<string, string> = {
  buat: 'dibuat',
  susun: 'disusun',
  buang: 'dibuang',
  'usul-faktor-kedua': 'diusulkan diatur ulang faktor keduanya',
  'konfirmasi-faktor-kedua': 'faktor keduanya diatur ulang',
  'tolak-faktor-kedua': 'usul atur ulangnya ditolak',
  ubah: 'diubah',
  hapus: 'dihapus',
  pulihkan: 'dipulihkan',
  kembalikan: 'dikembalikan ke teks bawaan',
  terbitkan: 'diterbitkan',
  tarik: 'ditarik',
  buka: 'dibuka',
  pindahkan: 'dipindahkan',
  batalkan: 'dibatalkan',
  ajukan: 'diajukan',
  kirim: 'dikirim',
  nilai: 'dinilai',
  masuk: 'masuk',
  'ambil alih': 'diambil alih',
  serahkan: 'diserahkan',
  'nyatakan terlibat': 'mendapat pernyataan keterlibatan',
  validasi: 'divalidasi',
  tolak: 'ditolak',
  telaah: 'ditelaah',
  tanya: 'ditanyakan kepada pelapor',
  jawab: 'dijawab pelapor',
  balas: 'dibalas pelapor',
  lanjut: 'dilanjutkan',
  tindak: 'ditindaklanjuti',
  tutup: 'ditutup',
  catatan: 'diberi catatan',
  pesan: 'dikirimi pesan',
  tindakan: 'diberi tindakan',
  usulkan: 'diusulkan',
  gugurkan: 'gugur usul perubahannya',
  undi: 'terpilih secara acak',
  jalankan: 'dijalankan',
  audit: 'diaudit',
  beritahukan: 'diberitahukan',
  jatuhkan: 'dijatuhkan',
  'undang-ulang': 'diundang lagi',
  'kirim-ulang': 'dikirim ulang',
  impor: 'dimasukkan',
  ekspor: 'diunduh',
  'matikan-dua-faktor': 'dilepas dari verifikasi dua langkah',
  ganti: 'diganti',
  salin: 'disalin',
  uji: 'diuji',
  periksa: 'diperiksa',
  kaitkan: 'dikaitkan',
  hentikan: 'dihentikan',
  konfirmasi: 'dikonfirmasi',
  persetujuan: 'mendapat persetujuan',
  setujui: 'disetujui',
  tinjau: 'ditinjau',
  ingatkan: 'diingatkan',
  'ubah-tagihan': 'diubah tagihannya',
  'kirim-bukti': 'dikirimi bukti pembayaran',
  'tolak-bukti': 'ditolak bukti pembayarannya',
  'isi-rekening': 'mendapat rekening pengembalian',
  'kembalikan-dana': 'dikembalikan dananya',
  'usul-pengembalian': 'diusulkan pengembaliannya',
  'konfirmasi-pengembalian': 'dikonfirmasi pengembaliannya',
  'tolak-pengembalian': 'ditolak usul pengembaliannya',
  'ditolak-penyedia': 'ditolak pengembaliannya oleh penyedia',
  'ganti-kunci': 'diganti kuncinya',
  'cabut-kunci': 'dicabut kuncinya',
  'segel-ulang': 'disegel ulang',
}

/** How one says it; what has no words of its own here is a phrase already. */
export const actionText = (action: string): string => ACTIONS[action] ?? action.replaceAll('-', ' ')
