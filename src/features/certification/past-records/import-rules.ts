import type { ImportList } from '../../platform/import-lists/rules.ts'

const PERSON = {
  nama: {
    label: 'Nama',
    as: 'words',
    required: true,
    isPerson: true,
    heads: ['Nama lengkap', 'Nama peserta', 'Nama pemohon'],
    example: 'Ir. Wulan Contoh, M.Si.',
  },
  nik: {
    label: 'NIK',
    as: 'nik',
    heads: ['No. KTP', 'KTP', 'NIK KTP', 'Nomor induk kependudukan'],
    example: "'9901015212900001",
    hint: '16 angka. Orang dengan NIK ini melihat riwayatnya sendiri.',
  },
  email: { label: 'Email', as: 'words', heads: ['E-mail', 'Alamat email'], example: 'wulan@example.com' },
} as const

const ABOUT =
  'Riwayat dari sistem sebelumnya, hanya untuk dibaca: tidak mengubah penomoran, permohonan, pendapatan, atau tagihan. Nomor yang sudah ada dilewati.'

/** Applications that were decided before the portal. */
export const PAST_APPLICATION_LIST = {
  name: 'permohonan-lama',
  title: 'permohonan lama',
  noun: 'permohonan-lama',
  permission: 'verifikasi',
  key: 'nomor',
  about: ABOUT,
  columns: {
    nomor: {
      label: 'Nomor',
      as: 'words',
      required: true,
      heads: ['No. permohonan', 'No. pendaftaran'],
      example: 'P-2023-0042',
      hint: 'Dari sistem sebelumnya.',
    },
    ...PERSON,
    skema: {
      label: 'Skema',
      as: 'words',
      required: true,
      heads: ['Kualifikasi', 'Jenis sertifikasi'],
      example: 'Ketua Tim Penyusun Amdal',
    },
    hasil: {
      label: 'Hasil',
      as: 'words',
      required: true,
      heads: ['Status', 'Keputusan', 'Hasil uji'],
      example: 'Kompeten',
      hint: 'Tahap atau hasil terakhir.',
    },
    tanggal_permohonan: { label: 'Tanggal permohonan', as: 'day', example: '2023-01-31' },
    tanggal_uji: { label: 'Tanggal uji', as: 'day', example: '2023-03-01' },
    tanggal_keputusan: { label: 'Tanggal keputusan', as: 'day', example: '2023-03-10' },
    no_sertifikat: { label: 'No. sertifikat', as: 'words', example: '0042/KTPA/LSK-XX/III/2023' },
    keterangan: { label: 'Keterangan', as: 'lines', example: '' },
  },
} as const satisfies ImportList

/** Invoices of a predecessor's system. */
export const PAST_INVOICE_LIST = {
  name: 'invoice-lama',
  title: 'invoice lama',
  noun: 'invoice-lama',
  permission: 'keuangan',
  key: 'nomor',
  about: ABOUT,
  columns: {
    nomor: {
      label: 'Nomor',
      as: 'words',
      required: true,
      heads: ['No. invoice', 'No. tagihan', 'No. faktur'],
      example: 'INV-2023-0042',
      hint: 'Dari sistem sebelumnya.',
    },
    ...PERSON,
    perihal: { label: 'Perihal', as: 'words', required: true, example: 'Biaya uji KTPA' },
    total: {
      label: 'Total',
      as: 'amount',
      required: true,
      heads: ['Jumlah', 'Nilai', 'Nominal', 'Biaya'],
      example: '2500000',
    },
    status: { label: 'Status', as: 'words', required: true, example: 'Lunas' },
    tanggal: {
      label: 'Tanggal',
      as: 'day',
      required: true,
      heads: ['Tanggal invoice', 'Tanggal tagihan'],
      example: '2023-01-31',
    },
    tanggal_bayar: { label: 'Tanggal bayar', as: 'day', example: '2023-02-02' },
    nomor_kuitansi: { label: 'Nomor kuitansi', as: 'words', heads: ['Kuitansi', 'No. bukti'], example: 'KW-2023-0042' },
    keterangan: { label: 'Keterangan', as: 'lines', example: '' },
  },
} as const satisfies ImportList
