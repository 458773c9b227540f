import type { ImportList } from '../../platform/import-lists/rules.ts'
import { OFFERED_KIND_NAMES } from './activity-rules.ts'
import { CATEGORY_KINDS } from './rules.ts'

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
    name: {
      label: 'Nama',
      as: 'words',
      required: true,
      heads: ['Nama skema', 'Skema'],
      example: 'Skema Contoh Ketua Tim',
    },
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
      heads: ['Biaya', 'Biaya uji', 'Tarif'],
      example: '2500000',
      hint: 'Boleh kosong selama belum ditentukan.',
    },
    description: {
      label: 'Uraian',
      as: 'lines',
      example: '<p>Uraian contoh.</p>',
      hint: 'HTML; wajib sebelum terbit.',
    },
    unit_kompetensi: {
      label: 'Unit kompetensi',
      as: 'titles',
      example: 'Unit contoh pertama :: Tes tertulis ;; Wawancara :: Kriteria contoh | Unit contoh kedua',
      hint: 'Sesudah tanda :: metode yang mengujinya, sesudah :: kedua KUK-nya; dipisah ;;',
    },
    persyaratan: {
      label: 'Persyaratan',
      as: 'titles',
      example: 'Ijazah terakhir :: Pindaian berwarna | Surat rekomendasi (tidak wajib)',
      hint: 'Keterangan sesudah tanda ::, dan (tidak wajib) di akhir.',
    },
    metode_uji: { label: 'Metode uji', as: 'titles', example: 'Tes tertulis | Wawancara' },
    jenis_metode: {
      label: 'Jenis metode',
      as: 'titles',
      example: 'Tes tertulis :: tulis | Wawancara :: lisan',
      hint: 'tulis, lisan, portofolio, observasi, atau praktik, sesudah tanda ::. Wajib sebelum terbit.',
    },
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
