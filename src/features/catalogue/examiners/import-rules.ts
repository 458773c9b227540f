import type { ImportList } from '../../platform/import-lists/rules.ts'

/** The list of examiners, with their education. */
export const EXAMINER_LIST = {
  name: 'penguji',
  title: 'penguji',
  noun: 'penguji',
  permission: 'konten',
  key: 'name',
  about:
    'Penguji dengan nama yang sama dilewati. Foto, dan akun untuk menilai, ditambahkan kemudian oleh petugas di halaman penguji.',
  columns: {
    name: { label: 'Nama', as: 'words', required: true, example: 'Dr. Sekar Contoh, M.Si.', hint: 'Dengan gelar.' },
    email: { label: 'Email', as: 'words', example: 'sekar@example.com' },
    riwayat: {
      label: 'Riwayat pendidikan',
      as: 'titles',
      example: 'S3 Ilmu Lingkungan, Universitas Contoh | S2 Kimia, Universitas Contoh',
    },
    no_sertifikat: { label: 'No. sertifikat penguji', as: 'words', example: 'PGJ-0042' },
    berlaku_sampai: { label: 'Masa berlaku', as: 'day', example: '2027-12-31', hint: 'Hari terakhir rekomendasinya.' },
    keahlian: { label: 'Keahlian', as: 'list', example: 'mutu air; sosial' },
    instansi: { label: 'Instansi', as: 'words', example: 'Universitas Contoh' },
    nama_lpjp: { label: 'Nama LPJP', as: 'words', example: '' },
    kota: {
      label: 'Kota',
      as: 'words',
      example: 'Kota Yogyakarta',
      hint: 'Tempat tinggal: penguji terdekat diusulkan dahulu.',
    },
    provinsi: { label: 'Provinsi', as: 'province', example: 'DI Yogyakarta' },
    urutan: { label: 'Urutan', as: 'number', example: '1', hint: 'Angka kecil tampil dahulu; kosong berarti 0.' },
  },
} as const satisfies ImportList
