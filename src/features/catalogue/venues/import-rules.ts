import type { ImportList } from '../../platform/import-lists/rules.ts'

/** The list of venues (TUK). */
export const VENUE_LIST = {
  name: 'tuk',
  title: 'TUK',
  noun: 'tuk',
  permission: 'konten',
  key: 'name',
  about: 'TUK dengan nama dan kota yang sama dilewati. Foto ditambahkan kemudian.',
  columns: {
    name: {
      label: 'Nama',
      as: 'words',
      required: true,
      heads: ['Nama TUK', 'TUK', 'Tempat uji'],
      example: 'TUK Contoh Yogyakarta',
    },
    jenis: {
      label: 'Jenis',
      as: 'choice',
      heads: ['Jenis TUK'],
      of: ['Sewaktu', 'Tempat Kerja', 'Mandiri'],
      required: true,
      example: 'Sewaktu',
    },
    alamat: { label: 'Alamat', as: 'lines', required: true, example: 'Jalan Contoh 1' },
    akses_difabel: { label: 'Akses difabel', as: 'lines', example: 'Jalur kursi roda dari tempat parkir' },
    kota: {
      label: 'Kota',
      as: 'words',
      required: true,
      heads: ['Kabupaten/kota', 'Kabupaten'],
      example: 'Kota Yogyakarta',
    },
    provinsi: { label: 'Provinsi', as: 'province', required: true, example: 'DI Yogyakarta' },
    zona_waktu: { label: 'Zona waktu', as: 'choice', of: ['WIB', 'WITA', 'WIT'], required: true, example: 'WIB' },
  },
} as const satisfies ImportList
