import { EXPERTISES } from '../../../lib/people/expertise.ts'
import type { ImportList } from '../../platform/import-lists/rules.ts'

/** Other heads of a column of areas of expertise, in every list that has one. */
export const EXPERTISE_HEADS = ['Bidang', 'Bidang keahlian', 'Keahlian bidang', 'Bidang ilmu']

/** Other words for areas of expertise. */
export const EXPERTISE_SYNONYMS: Readonly<Record<string, string>> = {
  udara: 'mutu udara',
  'kualitas udara': 'mutu udara',
  air: 'mutu air',
  'kualitas air': 'mutu air',
  tanah: 'mutu tanah',
  'kualitas tanah': 'mutu tanah',
  kehati: 'keanekaragaman hayati',
  biologi: 'keanekaragaman hayati',
  hayati: 'keanekaragaman hayati',
  hutan: 'kehutanan',
  'sosial ekonomi': 'sosial',
  'sosial ekonomi budaya': 'sosial',
  sosekbud: 'sosial',
  kesmas: 'kesehatan masyarakat',
  kesehatan: 'kesehatan masyarakat',
  transport: 'transportasi',
  'lalu lintas': 'transportasi',
  laut: 'kelautan',
  lain: 'lainnya',
  'lain-lain': 'lainnya',
}

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
    name: {
      label: 'Nama',
      as: 'words',
      required: true,
      isPerson: true,
      heads: ['Nama lengkap', 'Nama penguji', 'Nama asesor'],
      example: 'Dr. Sekar Contoh, M.Si.',
      hint: 'Dengan gelar.',
    },
    email: { label: 'Email', as: 'words', heads: ['E-mail', 'Alamat email'], example: 'sekar@example.com' },
    riwayat: {
      label: 'Riwayat pendidikan',
      as: 'titles',
      example: 'S3 Ilmu Lingkungan, Universitas Contoh | S2 Kimia, Universitas Contoh',
    },
    no_sertifikat: {
      label: 'No. sertifikat penguji',
      as: 'words',
      heads: ['No. sertifikat', 'No. sertifikat asesor', 'No. registrasi asesor'],
      example: 'PGJ-0042',
    },
    berlaku_sampai: {
      label: 'Masa berlaku',
      as: 'day',
      heads: ['Berlaku sampai', 'Tanggal kedaluwarsa', 'Berlaku hingga'],
      example: '2027-12-31',
      hint: 'Hari terakhir rekomendasinya.',
    },
    keahlian: {
      label: 'Keahlian',
      as: 'list',
      of: EXPERTISES,
      heads: EXPERTISE_HEADS,
      synonyms: EXPERTISE_SYNONYMS,
      example: 'mutu air; sosial',
    },
    instansi: {
      label: 'Instansi',
      as: 'words',
      heads: ['Lembaga', 'Asal instansi', 'Unit kerja'],
      example: 'Universitas Contoh',
    },
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
