import { CATEGORY_KINDS } from '../../catalogue/schemes/rules.ts'
import { OFFERED_KIND_NAMES } from '../../upkeep/maintenance/rules.ts'
import type { ImportList } from './rules.ts'

/** The list of schemes, each with the units, requirements and methods of its newest version. */
export const SCHEME_LIST = {
  name: 'skema',
  title: 'skema',
  noun: 'skema',
  permission: 'konten',
  key: 'name',
  about:
    'Skema dengan kategori dan nama yang sama dilewati. Setiap skema masuk dengan versi 1 sebagai draf: periksa, tambahkan dokumen skema dan gambar, lalu terbitkan. Kategori yang belum ada dibuat. Yang diekspor adalah versi terbaru.',
  columns: {
    kategori: { label: 'Kategori', as: 'words', required: true, example: 'KTPA' },
    jenis: { label: 'Jenis kategori', as: 'choice', of: CATEGORY_KINDS, required: true, example: 'sertifikasi' },
    name: { label: 'Nama', as: 'words', required: true, example: 'Skema Contoh Ketua Tim' },
    kualifikasi: {
      label: 'Kualifikasi',
      as: 'words',
      example: '',
      hint: 'Hanya bila bukan nama kategorinya, misalnya KTPA untuk perpanjangan.',
    },
    durasi: { label: 'Pelaksanaan', as: 'words', example: '2 hari' },
    registration_fee: {
      label: 'Biaya pendaftaran',
      as: 'amount',
      example: '2500000',
      hint: 'Boleh kosong selama belum ditentukan.',
    },
    description: {
      label: 'Uraian',
      as: 'lines',
      example: '<p>Uraian contoh.</p>',
      hint: 'HTML; wajib sebelum terbit.',
    },
    unit_kompetensi: { label: 'Unit kompetensi', as: 'titles', example: 'Unit contoh pertama | Unit contoh kedua' },
    persyaratan: {
      label: 'Persyaratan',
      as: 'titles',
      example: 'Ijazah terakhir :: Pindaian berwarna | Surat rekomendasi (tidak wajib)',
      hint: 'Keterangan sesudah tanda ::, dan (tidak wajib) di akhir.',
    },
    metode_uji: { label: 'Metode uji', as: 'titles', example: 'Tes tertulis | Wawancara' },
    min_pendidikan: { label: 'Pendidikan terendah', as: 'choice', of: ['D3', 'D4/S1', 'S2', 'S3'], example: 'D4/S1' },
    min_pengalaman_tahun: { label: 'Pengalaman tahun', as: 'number', example: '3' },
    min_dokumen_amdal: { label: 'Jumlah dokumen Amdal', as: 'number', example: '0' },
    wajib_atpa: { label: 'Wajib ATPA', as: 'yes', example: 'tidak' },
    jenis_kegiatan: {
      label: 'Jenis kegiatan',
      as: 'choice',
      of: OFFERED_KIND_NAMES,
      example: '',
      hint: 'Hanya pemeliharaan.',
    },
    jam_pelajaran: { label: 'Jam pelajaran', as: 'number', example: '', hint: 'Hanya pemeliharaan.' },
    poin: { label: 'Poin', as: 'number', example: '', hint: 'Hanya pemeliharaan.' },
  },
} as const satisfies ImportList

/** The list of venues (TUK). */
export const VENUE_LIST = {
  name: 'tuk',
  title: 'TUK',
  noun: 'tuk',
  permission: 'konten',
  key: 'name',
  about: 'TUK dengan nama dan kota yang sama dilewati. Foto ditambahkan kemudian.',
  columns: {
    name: { label: 'Nama', as: 'words', required: true, example: 'TUK Contoh Yogyakarta' },
    jenis: {
      label: 'Jenis',
      as: 'choice',
      of: ['Sewaktu', 'Tempat Kerja', 'Mandiri'],
      required: true,
      example: 'Sewaktu',
    },
    alamat: { label: 'Alamat', as: 'lines', required: true, example: 'Jalan Contoh 1' },
    kota: { label: 'Kota', as: 'words', required: true, example: 'Kota Yogyakarta' },
    provinsi: { label: 'Provinsi', as: 'province', required: true, example: 'DI Yogyakarta' },
    zona_waktu: { label: 'Zona waktu', as: 'choice', of: ['WIB', 'WITA', 'WIT'], required: true, example: 'WIB' },
  },
} as const satisfies ImportList

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

const PERSON = {
  nama: { label: 'Nama', as: 'words', required: true, example: 'Ir. Wulan Contoh, M.Si.' },
  nik: {
    label: 'NIK',
    as: 'words',
    example: "'9901015212900001",
    hint: '16 angka. Orang dengan NIK ini melihat riwayatnya sendiri.',
  },
  email: { label: 'Email', as: 'words', example: 'wulan@example.com' },
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
    nomor: { label: 'Nomor', as: 'words', required: true, example: 'P-2023-0042', hint: 'Dari sistem sebelumnya.' },
    ...PERSON,
    skema: { label: 'Skema', as: 'words', required: true, example: 'Ketua Tim Penyusun Amdal' },
    hasil: { label: 'Hasil', as: 'words', required: true, example: 'Kompeten', hint: 'Tahap atau hasil terakhir.' },
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
    nomor: { label: 'Nomor', as: 'words', required: true, example: 'INV-2023-0042', hint: 'Dari sistem sebelumnya.' },
    ...PERSON,
    perihal: { label: 'Perihal', as: 'words', required: true, example: 'Biaya uji KTPA' },
    total: { label: 'Total', as: 'amount', required: true, example: '2500000' },
    status: { label: 'Status', as: 'words', required: true, example: 'Lunas' },
    tanggal: { label: 'Tanggal', as: 'day', required: true, example: '2023-01-31' },
    tanggal_bayar: { label: 'Tanggal bayar', as: 'day', example: '2023-02-02' },
    nomor_kuitansi: { label: 'Nomor kuitansi', as: 'words', example: 'KW-2023-0042' },
    keterangan: { label: 'Keterangan', as: 'lines', example: '' },
  },
} as const satisfies ImportList

/** The list of articles: news of the body. */
export const ARTICLE_LIST = {
  name: 'artikel',
  title: 'artikel',
  noun: 'artikel',
  permission: 'konten',
  key: 'title',
  about:
    'Artikel dengan alamat yang sama dilewati. Isi dibersihkan seperti di penyunting: hanya tulisan, tautan, dan tabel yang tinggal; gambar diunggah kemudian.',
  columns: {
    title: { label: 'Judul', as: 'words', required: true, example: 'Contoh berita' },
    slug: { label: 'Alamat', as: 'words', example: 'contoh-berita', hint: 'Kosong: dibuat dari judul.' },
    content: { label: 'Isi', as: 'lines', example: '<p>Paragraf pertama.</p><p>Paragraf kedua.</p>', hint: 'HTML.' },
    published_at: {
      label: 'Terbit',
      as: 'moment',
      example: '2025-01-31 14.30',
      hint: 'Kosong: draf. Waktu mendatang: terbit otomatis pada waktu itu.',
    },
  },
} as const satisfies ImportList

/** The lists that can be imported and exported, in the order in which a body moves in. */
export const IMPORT_LISTS = [
  SCHEME_LIST,
  VENUE_LIST,
  EXAMINER_LIST,
  HOLDER_LIST,
  PAST_APPLICATION_LIST,
  PAST_INVOICE_LIST,
  ARTICLE_LIST,
] as const

export type ImportName = (typeof IMPORT_LISTS)[number]['name']

export const isImportName = (name: string): name is ImportName => IMPORT_LISTS.some((list) => list.name === name)

/** Lists of members with what only they and the office know: to take one out asks for the password again. */
export const PERSONAL_LISTS: readonly ImportName[] = ['pemegang', 'permohonan-lama', 'invoice-lama']
