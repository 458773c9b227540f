import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { asJson } from '../../../server/office/column-values.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import {
  galleryResource,
  partnerResource,
  type siteContentOfficeCalls,
  siteContentResource,
} from './office-contract.ts'

export const siteContentOfficeHandlers: Handlers<typeof siteContentOfficeCalls, Context> = {
  ...resourceHandlers(siteContentResource, {
    table: 'site_content',
    rows: sql`select id, version, nama_lembaga, nama_singkat, dasar_hukum, zona_waktu, logo, warna_utama,
      warna_kedua, nama_pengirim, email_pengirim, alamat, email, phone, facebook, instagram, asosiasi_nama, asosiasi_url,
      home_section1_title, home_section1_description, home_section1_image,
      home_section2_title, home_section2_description, home_section2_image,
      tentang_tentangkami, tentang_visi, tentang_misi, struktur_organisasi, menu_utama, tautan_menu, tautan_kaki, bagian_beranda,
      nama_lembaga_en, dasar_hukum_en, home_section1_title_en, home_section1_description_en, home_section2_title_en,
      home_section2_description_en, tentang_tentangkami_en, tentang_visi_en, tentang_misi_en from site_content`,
    values: ({ form, ctx }) => ({
      ...form,
      menu_utama: asJson(form.menu_utama),
      tautan_menu: asJson(form.tautan_menu),
      tautan_kaki: asJson(form.tautan_kaki),
      bagian_beranda: asJson(form.bagian_beranda),
      updated_at: ctx.now,
    }),
    label: () => 'Isi situs',
  }),

  ...resourceHandlers(galleryResource, {
    table: 'gallery_items',
    rows: sql`select id, version, source, judul, album, tanggal, alt, persetujuan_foto, urutan, search_text from gallery_items`,
    search: true,
    label: ({ judul }) => judul,
  }),

  ...resourceHandlers(partnerResource, {
    table: 'partners',
    rows: sql`select id, version, name, source, url, urutan, search_text from partners`,
    search: true,
    label: ({ name }) => name,
  }),
}
