import { z } from 'zod'
import {
  maybeDay,
  maybePicture,
  maybeWebAddress,
  pictureName,
  place,
  webAddress,
  words,
  yesNo,
} from '../../../lib/field.ts'
import { resource, resourceCalls } from '../../../lib/resource.ts'
import { RichText } from '../../../lib/rich-text.ts'

const LONGEST_RICH_TEXT = 100_000
const richText = (label: string) =>
  RichText.min(1, `${label} wajib diisi.`).max(LONGEST_RICH_TEXT, `${label} terlalu panjang.`)

const Account = z.object({
  bank: words('Bank', 60),
  nomor: words('Nomor rekening', 40).regex(/^[\d .-]+$/, 'Nomor rekening berisi angka.'),
  atas_nama: words('Atas nama', 120),
})

/** The single record of spec section 3, with the body's name, the association's link and the bank accounts. */
export const siteContentResource = resource({
  noun: 'SiteContent',
  name: 'isi-situs',
  title: 'isi situs',
  access: 'office:konten',
  form: z.object({
    nama_lembaga: words('Nama lembaga', 120),
    alamat: words('Alamat', 500),
    email: z.email('Tulis email yang lengkap, misalnya nama@contoh.co.id.').max(255),
    phone: words('No. telepon', 40),
    facebook: webAddress,
    instagram: webAddress,
    asosiasi_nama: words('Nama asosiasi', 120),
    asosiasi_url: webAddress,
    home_section1_title: words('Judul beranda', 150),
    home_section1_description: words('Uraian beranda', 1000),
    home_section1_image: maybePicture,
    home_section2_title: words('Judul bagian kedua', 150),
    home_section2_description: words('Uraian bagian kedua', 2000),
    home_section2_image: maybePicture,
    tentang_tentangkami: richText('Tentang Kami'),
    tentang_visi: richText('Visi'),
    tentang_misi: richText('Misi'),
    struktur_organisasi: maybePicture,
    rekening: z.array(Account).max(10, 'Rekening paling banyak 10.').default([]),
  }),
  sort: ['id'],
  verbs: ['list', 'get', 'update', 'history', 'restore'],
})

export const galleryResource = resource({
  noun: 'GalleryItem',
  name: 'galeri',
  title: 'gambar galeri',
  access: 'office:konten',
  form: z.object({
    source: pictureName,
    judul: words('Judul', 150),
    album: words('Album', 100),
    tanggal: maybeDay('Tanggal'),
    /** What the picture shows, for those who cannot see it. */
    alt: words('Teks alternatif', 300),
    /** Everybody recognisable agreed to be shown, or nobody is recognisable; otherwise the picture stays hidden. */
    persetujuan_foto: yesNo.default(false),
    urutan: place,
  }),
  filters: { album: z.string().max(100), persetujuan_foto: z.stringbool() },
  sort: ['urutan', 'judul', 'album', 'tanggal', 'persetujuan_foto', 'id'],
})

export const partnerResource = resource({
  noun: 'Partner',
  name: 'mitra',
  title: 'mitra',
  access: 'office:konten',
  form: z.object({ name: words('Nama', 150), source: pictureName, url: maybeWebAddress, urutan: place }),
  sort: ['urutan', 'name', 'id'],
})

export const siteContentOfficeCalls = {
  ...resourceCalls(siteContentResource),
  ...resourceCalls(galleryResource),
  ...resourceCalls(partnerResource),
}
