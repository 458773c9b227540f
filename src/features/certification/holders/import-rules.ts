import type { ImportList } from '../../platform/import-lists/rules.ts'

/** The list of holders from before the portal. */
export const HOLDER_LIST = {
  name: 'pemegang',
  title: 'pemegang sertifikat',
  noun: 'sertifikat',
  permission: 'verifikasi',
  key: 'no_sertifikat',
  about:
    'Nomor sertifikat yang sudah ada dilewati. Pemegang lama belum menyetujui penampilan, jadi mereka tidak muncul di daftar umum, tetapi nomornya dapat diperiksa. Bila seorang pemegang membuat akun dengan NIK yang sama, sertifikatnya menjadi miliknya.',
  columns: {
    nama: { label: 'Nama', as: 'words', required: true, example: 'Ir. Wulan Contoh, M.Si.', hint: 'Dengan gelar.' },
    nik: {
      label: 'NIK',
      as: 'words',
      example: "'9901015212900001",
      hint: '16 angka; tanda petik di depan menjaga agar Excel tidak membulatkannya.',
    },
    no_sertifikat: {
      label: 'No. sertifikat',
      as: 'words',
      required: true,
      example: '0042/KTPA/LSK-XX/III/2024',
      hint: 'Dengan nomor ini sertifikat dikenali.',
    },
    no_registrasi: { label: 'No. registrasi', as: 'words', example: '', hint: 'Dari kementerian, bila ada.' },
    kualifikasi: { label: 'Kualifikasi', as: 'choice', of: ['KTPA', 'ATPA'], required: true, example: 'KTPA' },
    keahlian: { label: 'Keahlian', as: 'list', example: 'mutu air; sosial' },
    kota: { label: 'Kota', as: 'words', example: 'Kota Yogyakarta' },
    provinsi: { label: 'Provinsi', as: 'province', example: 'DI Yogyakarta' },
    alamat: { label: 'Alamat', as: 'lines', example: 'Jalan Contoh 1' },
    telepon: { label: 'Telepon', as: 'words', example: "'+62 811-0000-0042" },
    email: { label: 'Email', as: 'words', example: 'wulan@example.com' },
    berlaku_mulai: { label: 'Berlaku mulai', as: 'day', required: true, example: '2024-03-10' },
    berlaku_sampai: { label: 'Berlaku sampai', as: 'day', required: true, example: '2027-03-09' },
    status: {
      label: 'Status',
      as: 'choice',
      of: ['aktif', 'dibekukan', 'dicabut', 'diganti'],
      example: 'aktif',
      hint: 'Kosong berarti aktif.',
    },
  },
} as const satisfies ImportList
