import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  anyWebAddress,
  anyWords,
  bodyColour,
  lineWords,
  maybeDay,
  maybePicture,
  maybeWebAddress,
  pictureName,
  place,
  seenVersion,
  webAddress,
  words,
  yesNo,
  Zone,
} from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { selectedRows, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { BUILT_IN } from '../../../../lib/graphics/colour-scheme.ts'
import { RichText } from '../../../../lib/text/rich-text.ts'
import { BUILT_IN_MENU, MENU_ENTRIES, menuOf } from '../menu-rules.ts'
import { HOME_PARTS } from '../rules.ts'

const LONGEST_RICH_TEXT = 100_000
const richText = (label: string) => RichText.max(LONGEST_RICH_TEXT, `${label} terlalu panjang.`).default('')

const FULL_EMAIL = 'Tulis email yang lengkap, misalnya nama@contoh.co.id.'

const ownLinks = (label: string, most: number) =>
  z
    .array(z.object({ nama: lineWords('Nama tautan', 40), url: webAddress }))
    .max(most, `${label} paling banyak ${most}.`)
    .default([])

const menuRows = z
  .array(
    z.object({
      halaman: z.enum(MENU_ENTRIES, 'Pilih halaman menu.'),
      label: words('Label', 30),
      tampil: yesNo.default(true),
    }),
  )
  .superRefine(
    (rows, check) => {
      rows.forEach(({ halaman }, at) => {
        if (rows.findIndex((row) => row.halaman === halaman) === at) return
        const message = 'Halaman ini sudah ada di baris lain.'
        check.addIssue({ code: 'custom', path: [at, 'halaman'], message })
      })
      if (menuOf(rows).length > 0) return
      check.addIssue({ code: 'custom', message: 'Paling sedikit satu halaman tampil di menu.' })
    },
    ruleOf('halaman', 'tampil'),
  )
  .default(BUILT_IN_MENU)

const homePartList = z
  .array(z.object({ bagian: z.enum(HOME_PARTS, 'Pilih bagian beranda.') }))
  .refine((parts) => new Set(parts.map(({ bagian }) => bagian)).size === parts.length, {
    ...ruleOf('bagian'),
    message: 'Setiap bagian ditulis sekali.',
  })
  .default([])

const SiteContentForm = z.object({
  nama_lembaga: lineWords('Nama lembaga', 120),
  alamat: words('Alamat', 500),
  email: z.email(FULL_EMAIL).max(255),
  phone: words('No. telepon', 40),
  nama_singkat: anyWords('Nama singkat', 40),
  dasar_hukum: anyWords('Dasar hukum', 500),
  zona_waktu: Zone.default('WIB'),
  logo: maybePicture,
  warna_utama: bodyColour('Warna utama').default(BUILT_IN.warna_utama),
  warna_kedua: bodyColour('Warna kedua').default(BUILT_IN.warna_kedua),
  nama_pengirim: anyWords('Nama pengirim', 120),
  email_pengirim: z.union([z.literal(''), z.email().max(255)], FULL_EMAIL).default(''),
  facebook: anyWebAddress,
  instagram: anyWebAddress,
  asosiasi_nama: anyWords('Nama asosiasi', 120),
  asosiasi_url: anyWebAddress,
  menu_utama: menuRows,
  tautan_menu: ownLinks('Tautan menu', 3),
  tautan_kaki: ownLinks('Tautan kaki halaman', 12),
  bagian_beranda: homePartList,
  home_section1_title: anyWords('Judul beranda', 150),
  home_section1_description: anyWords('Uraian beranda', 1000),
  home_section1_image: maybePicture,
  home_section2_title: anyWords('Judul bagian kedua', 150),
  home_section2_description: anyWords('Uraian bagian kedua', 2000),
  home_section2_image: maybePicture,
  tentang_tentangkami: richText('Tentang Kami'),
  tentang_visi: richText('Visi'),
  tentang_misi: richText('Misi'),
  struktur_organisasi: maybePicture,
  nama_lembaga_en: anyWords('Nama lembaga (Inggris)', 120),
  dasar_hukum_en: anyWords('Dasar hukum (Inggris)', 500),
  home_section1_title_en: anyWords('Judul beranda (Inggris)', 150),
  home_section1_description_en: anyWords('Uraian beranda (Inggris)', 1000),
  home_section2_title_en: anyWords('Judul bagian kedua (Inggris)', 150),
  home_section2_description_en: anyWords('Uraian bagian kedua (Inggris)', 2000),
  tentang_tentangkami_en: richText('Tentang Kami (Inggris)'),
  tentang_visi_en: richText('Visi (Inggris)'),
  tentang_misi_en: richText('Misi (Inggris)'),
})

/** Before the set-up nothing is filled in yet. */
const SiteContentRecord = SiteContentForm.extend({
  nama_lembaga: z.string(),
  alamat: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** The single record of spec section 3, with the body's name and the association's link. */
export const siteContentResource = resource({
  noun: 'SiteContent',
  name: 'isi-situs',
  title: 'isi situs',
  access: 'office:konten',
  form: SiteContentForm,
  record: SiteContentRecord,
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
    /** The description of the picture for people who cannot see it. */
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
  form: z.object({ name: lineWords('Nama', 150), source: pictureName, url: maybeWebAddress, urutan: place }),
  sort: ['urutan', 'name', 'id'],
})

export const siteContentOfficeCalls = {
  ...resourceCalls(siteContentResource),
  ...resourceCalls(galleryResource),
  ...resourceCalls(partnerResource),
  ...calls({
    setPictureConsent: {
      method: 'POST',
      path: '/admin-api/galeri-persetujuan',
      access: 'office:konten',
      summary:
        'Tandai beberapa gambar galeri disetujui untuk tampil, atau tidak; version, bila dikirim, harus yang dilihat',
      payload: z.object({ baris: selectedRows({ version: seenVersion.optional() }), persetujuan_foto: yesNo }),
      answer: selectionAnswer({ version: z.number() }),
      problems: [],
    },
  }),
}
