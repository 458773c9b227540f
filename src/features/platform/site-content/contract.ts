import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { Zone } from '../../../lib/calls/field.ts'
import { RichText } from '../../../lib/text/rich-text.ts'
import type { OfOnePage } from './frame-rules.ts'
import { MENU_ENTRIES } from './menu-rules.ts'
import { HOME_PARTS } from './rules.ts'

const picture = z.string().nullable()

const MenuPage = z.object({ halaman: z.enum(MENU_ENTRIES), label: z.string(), to: z.string() })
/** A page, or a group of pages: the menu as it is shown, made where the office's rows are read. */
const MenuItem = z.union([
  MenuPage.extend({ pages: z.undefined().optional() }),
  MenuPage.omit({ to: true }).extend({ pages: z.array(MenuPage) }),
])

export const OwnLink = z.object({ nama: z.string(), url: z.string() })
export type OwnLink = z.output<typeof OwnLink>

/** The single record of spec section 3, with the body's own name and the parent association. */
export const SiteContent = z.object({
  alamat: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  home_section1_title: z.string(),
  home_section1_description: z.string(),
  home_section1_image: picture,
  home_section2_title: z.string(),
  home_section2_description: z.string(),
  home_section2_image: picture,
  tentang_tentangkami: RichText,
  tentang_visi: RichText,
  tentang_misi: RichText,
  struktur_organisasi: picture,
  nama_lembaga: z.string(),
  nama_singkat: z.string(),
  dasar_hukum: z.string(),
  zona_waktu: Zone,
  logo: picture,
  warna_utama: z.string(),
  warna_kedua: z.string(),
  email: z.string(),
  phone: z.string(),
  asosiasi_nama: z.string(),
  asosiasi_url: z.string(),
  /** The menu's pages and groups, in their order; what is not shown stays reachable. */
  menu: z.array(MenuItem),
  /** The body's own links beside the pages of the menu. */
  tautan_menu: z.array(OwnLink),
  /** The links in the footer to other networks and addresses. */
  tautan_kaki: z.array(OwnLink),
  bagian_beranda: z.array(z.object({ bagian: z.enum(HOME_PARTS) })),
  /** The beginning of a page's English path, by the first part of its Indonesian one ('' for the home page). */
  english: z.record(z.string(), z.string()),
})
export type SiteContent = z.output<typeof SiteContent>

/** The part of the content that stands around every page. */
export type FrameContent = Omit<SiteContent, OfOnePage>

/** The texts that the office wrote in English; '' where it did not. Schemes go by each Indonesian name they had. */
export const EnglishContent = z.object({
  nama_lembaga_en: z.string(),
  dasar_hukum_en: z.string(),
  home_section1_title_en: z.string(),
  home_section1_description_en: z.string(),
  home_section2_title_en: z.string(),
  home_section2_description_en: z.string(),
  tentang_tentangkami_en: RichText,
  tentang_visi_en: RichText,
  tentang_misi_en: RichText,
  skema: z.array(z.object({ name: z.string(), name_en: z.string(), description_en: RichText })),
})
export type EnglishContent = z.output<typeof EnglishContent>

export const GalleryItem = z.object({
  id: z.number(),
  source: z.string(),
  judul: z.string(),
  album: z.string(),
  tanggal: z.string().nullable(),
  alt: z.string(),
})
export type GalleryItem = z.output<typeof GalleryItem>

export const Partner = z.object({ id: z.number(), source: z.string(), name: z.string(), url: z.string().nullable() })
export type Partner = z.output<typeof Partner>

/** The parts of the site whose last change is kept. */
const CONTENT_PARTS = ['isi_situs', 'galeri', 'mitra', 'tutorial', 'tuk', 'penguji'] as const

/** YYYY-MM-DD of the last change of each part of the site; a part that has not changed yet is missing. */
export const ContentChanges = z.partialRecord(z.enum(CONTENT_PARTS), z.string())
export type ContentChanges = z.output<typeof ContentChanges>

export const siteContentCalls = calls({
  getContent: {
    method: 'GET',
    path: '/content/get',
    access: 'public',
    summary: 'Isi situs: alamat, beranda, tentang kami',
    answer: SiteContent,
    problems: [],
  },
  getEnglishContent: {
    method: 'GET',
    path: '/content/english',
    access: 'public',
    summary: 'Isi situs dan skema dalam bahasa Inggris; kosong bila belum ditulis',
    answer: EnglishContent,
    problems: [],
  },
  getContentChanges: {
    method: 'GET',
    path: '/content/perubahan',
    access: 'public',
    summary: 'Hari perubahan terakhir tiap bagian situs',
    answer: ContentChanges,
    problems: [],
  },
  listGallery: {
    method: 'GET',
    path: '/galeri',
    access: 'public',
    summary: 'Gambar galeri',
    answer: z.array(GalleryItem),
    problems: [],
  },
  listPartners: {
    method: 'GET',
    path: '/partner',
    access: 'public',
    summary: 'Logo mitra',
    answer: z.array(Partner),
    problems: [],
  },
})
