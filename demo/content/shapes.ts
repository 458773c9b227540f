/** These types describe demonstration content before the seed stores it. Field names are the wire's. */

/** Name of a picture in demo/pictures, without its ending: 'galeri-01'. */
export type Picture = string

export interface DemoSiteContent {
  nama_lembaga: string
  nama_singkat: string
  dasar_hukum: string
  logo: Picture
  alamat: string
  email: string
  phone: string
  facebook: string
  instagram: string
  /** Where invoices are paid to: fictional banks. */
  rekening: { bank: string; nomor: string; atas_nama: string }[]
  asosiasi_nama: string
  asosiasi_url: string
  home_section1_title: string
  home_section1_description: string
  home_section1_image: Picture
  home_section2_title: string
  home_section2_description: string
  home_section2_image: Picture
  /** Rich text: p, h3, ul, ol, li, strong, em, a, blockquote. */
  tentang_tentangkami: string
  tentang_visi: string
  tentang_misi: string
  struktur_organisasi: Picture
}

export type SchemeKind = 'sertifikasi' | 'perpanjangan' | 'uji_ulang' | 'pemeliharaan'

export interface DemoScheme {
  /** Short stable key: 'ktpa', 'atpa', 'bimtek-pelingkupan'. */
  key: string
  name: string
  category: string
  jenis: SchemeKind
  /** The qualification on its certificates, where that is not the category's name. */
  kualifikasi?: string
  durasi: string
  /** Whole rupiah. */
  registration_fee: number
  image: Picture
  /** Rich text, 60–150 words. */
  description: string
  persyaratan: { nama: string; keterangan: string; wajib: boolean }[]
  /** Titles only: unit codes are never invented. */
  unit_kompetensi: { judul: string }[]
  metode_uji: string[]
  /** Only for those who hold a valid ATPA certificate. */
  wajib_atpa?: boolean
  /** The credit that a maintenance activity gives; only for schemes of maintenance. */
  nilai?: { jenis_kegiatan: 'bimtek' | 'workshop' | 'seminar' | 'webinar'; jam_pelajaran: number; poin: number }
  /** The regulation document, section by section, in the order of a scheme document. */
  regulasi: { judul: string; isi: string[] }[]
}

export interface DemoExaminer {
  name: string
  email: string
  foto: Picture | null
  riwayat: string[]
  no_sertifikat: string
  /** How long the own certificate is valid from the seed's day on; negative when it has run out. */
  valid_days: number
  keahlian: string[]
  instansi: string
}

export interface DemoVenue {
  key: string
  name: string
  jenis: 'Sewaktu' | 'Tempat Kerja' | 'Mandiri'
  alamat: string
  kota: string
  /** Kemendagri province code, two digits. */
  provinsi: string
  zona_waktu: 'WIB' | 'WITA' | 'WIT'
  /** How people with disabilities enter. */
  akses_difabel?: string
  foto: Picture
}

export interface DemoArticle {
  slug: string
  title: string
  image: Picture
  /** Days before the seed's day. */
  days_ago: number
  content: string
}

export interface DemoGalleryItem {
  source: Picture
  judul: string
  album: string
  days_ago: number
  alt: string
}

export interface DemoPartner {
  name: string
  source: Picture
  url: string
}

export interface DemoTutorialSection {
  judul: string
  isi: string
  pelaku: 'Anda' | 'Admin' | 'Penguji' | 'Sistem' | 'Pengambil keputusan'
  target_waktu: string
  dokumen: string[]
  kesalahan: string[]
}

export interface DemoFaq {
  pertanyaan: string
  jawaban: string
}

/** A date offered: days count from the seed's day, so the site never looks stale. */
export interface DemoSchedule {
  scheme: string
  venue: string
  starts_in_days: number
  days: number
  jam_mulai: string
  jam_selesai: string
  kuota: number
  terisi: number
  metode: 'Luring' | 'Daring' | 'Hibrida'
  opens_in_days: number
  closes_in_days: number
  /** Takes place on that very day, even on a weekend. */
  any_day?: boolean
  dibatalkan?: boolean
}
