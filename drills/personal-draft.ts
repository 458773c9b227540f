const NAMES = `nama_lengkap gelar_depan gelar_belakang nik no_paspor tempat_lahir tanggal_lahir npwp provinsi kota_kabupaten
  kode_pos phone kontak_darurat instansi jabatan nama_lpjp no_registrasi_lpjp keahlian_lain foto file_ktp file_ijazah
  file_cv jenis_kelamin status_pekerjaan`

/** A draft of personal data that only says how many were written. */
export const draft = (count: number) => ({
  ...Object.fromEntries(NAMES.split(/\s+/).map((name) => [name, ''])),
  ...{ kewarganegaraan: 'WNI', pendidikan: [], bidang_keahlian: [], alamat: `Jalan Contoh Nomor ${count}` },
})

/** As the server keeps it; each write adds one to the version. */
export interface Draft {
  isi: { alamat: string }
  version: number
}
