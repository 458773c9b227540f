import type { PersonalDraft } from '../../contract.ts'

/** The name of each field, on the form and where it is read again. */
export const LABELS: Record<keyof PersonalDraft, string> = {
  nama_lengkap: 'Nama lengkap sesuai KTP',
  gelar_depan: 'Gelar di depan nama',
  gelar_belakang: 'Gelar di belakang nama',
  kewarganegaraan: 'Kewarganegaraan',
  nik: 'NIK',
  no_paspor: 'Nomor paspor',
  tempat_lahir: 'Tempat lahir',
  tanggal_lahir: 'Tanggal lahir',
  jenis_kelamin: 'Jenis kelamin',
  npwp: 'NPWP',
  alamat: 'Alamat',
  provinsi: 'Provinsi',
  kota_kabupaten: 'Kota atau kabupaten',
  kode_pos: 'Kode pos',
  phone: 'No. HP',
  kontak_darurat: 'Kontak darurat',
  pendidikan: 'Pendidikan',
  status_pekerjaan: 'Status pekerjaan',
  instansi: 'Instansi',
  jabatan: 'Jabatan',
  nama_lpjp: 'Nama LPJP',
  no_registrasi_lpjp: 'Nomor registrasi LPJP',
  bidang_keahlian: 'Bidang keahlian',
  keahlian_lain: 'Bidang keahlian lain',
  foto: 'Pas foto',
  file_ktp: 'KTP atau paspor',
  file_ijazah: 'Ijazah',
  file_cv: 'Daftar riwayat hidup',
  persetujuan_pdp: 'Pemrosesan data pribadi',
  persetujuan_publikasi: 'Tampil di daftar pemegang',
  pernyataan_benar: 'Kebenaran data',
}

export const SEXES = [
  ['L', 'Laki-laki'],
  ['P', 'Perempuan'],
] as const

/** 'mutu udara' → 'Mutu udara'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** '9902011203900001' → '9902 0112 0390 0001'. */
export const inFours = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ')

export const EDUCATION_LABELS: Record<keyof PersonalDraft['pendidikan'][number], string> = {
  jenjang: 'Jenjang',
  perguruan_tinggi: 'Perguruan tinggi',
  program_studi: 'Program studi',
  tahun_lulus: 'Tahun lulus',
  nomor_ijazah: 'Nomor ijazah',
}
