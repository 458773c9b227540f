/** What a trace says of what was done at the machine, by no account. */
export const BY_OPERATOR = 'lewat perintah operator'

/** What leaves a trace in the security log, and what people read there. */
export const SECURITY_KINDS = {
  daftar: 'Akun didaftarkan',
  masuk: 'Masuk dengan password',
  masuk_dua_faktor: 'Masuk dengan password dan faktor kedua',
  masuk_passkey: 'Masuk dengan passkey',
  masuk_lagi: 'Masuk lagi lewat "Remember me"',
  masuk_gagal: 'Gagal masuk',
  dua_faktor_gagal: 'Gagal pada langkah kedua',
  keluar: 'Keluar',
  sesi_diakhiri: 'Sesi diakhiri',
  token_diakhiri: 'Token diakhiri',
  ingat_disalin: 'Salinan kuki "Remember me" ditolak',
  password_salah: 'Konfirmasi password salah',
  password_diminta: 'Tautan penggantian password dikirim',
  password_diganti: 'Password diganti',
  password_direset: 'Password diganti lewat tautan email',
  dua_faktor_aktif: 'Aplikasi autentikator diaktifkan',
  dua_faktor_mati: 'Faktor kedua dimatikan',
  kode_pemulihan_diganti: 'Kode pemulihan diganti',
  kode_pemulihan_dipakai: 'Kode pemulihan dipakai',
  passkey_ditambah: 'Passkey ditambahkan',
  passkey_dinamai: 'Nama passkey diubah',
  passkey_dihapus: 'Passkey dihapus',
  passkey_diblokir: 'Passkey diblokir karena mungkin ada salinannya',
  email_diubah: 'Alamat email diubah',
  email_dikembalikan: 'Perubahan alamat email dibatalkan',
  email_diverifikasi: 'Alamat email diverifikasi',
  petugas_diundang: 'Diundang sebagai petugas',
  peran_diubah: 'Peran atau izin petugas diubah',
  izin_diberikan: 'Izin baru diberikan',
  orang_kedua_setuju: 'Menyetujui sebagai orang kedua',
  orang_kedua_ditolak: 'Belum boleh menyetujui sebagai orang kedua',
  catatan_diunduh: 'Catatan keamanan diunduh',
  akun_ditangguhkan: 'Akun ditangguhkan',
  akun_dipulihkan: 'Akun dipulihkan',
} as const

export type SecurityKind = keyof typeof SECURITY_KINDS

export const SECURITY_KIND_NAMES = Object.keys(SECURITY_KINDS) as [SecurityKind, ...SecurityKind[]]
