import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import { eachRow } from '../../../../ground/office-lists/each-row.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields } from '../../../../problems.ts'
import { galleryResource, partnerResource, type siteContentOfficeCalls, siteContentResource } from './contract.ts'

const pictures = resourceHandlers(galleryResource, {
  table: 'gallery_items',
  rows: sql`select id, version, source, judul, album, tanggal, alt, persetujuan_foto, urutan, search_text from gallery_items`,
  search: true,
  label: ({ judul }) => judul,
})

/** Marks a picture as one that may be shown, or not; throws INVALID where it is so already. */
async function setConsent(
  ctx: Context,
  { id, version, persetujuan_foto }: { id: number; version?: number | undefined; persetujuan_foto: boolean },
) {
  const before = await pictures.getGalleryItem(ctx, { id })
  if (before.persetujuan_foto === persetujuan_foto)
    throw invalidFields({ data: persetujuan_foto ? 'Sudah disetujui.' : 'Sudah tidak tampil.' })
  return takeRecordTransition(
    ctx,
    { id, version: version ?? before.version },
    {
      table: 'gallery_items',
      noun: galleryResource.name,
      action: persetujuan_foto ? 'setujui' : 'cabut persetujuan',
      label: ({ judul }) => judul,
      get: pictures.getGalleryItem,
      change: async () => ({ persetujuan_foto }),
    },
  )
}

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

  ...pictures,

  ...resourceHandlers(partnerResource, {
    table: 'partners',
    rows: sql`select id, version, name, source, url, urutan, search_text from partners`,
    search: true,
    label: ({ name }) => name,
  }),

  setPictureConsent: (ctx, { baris, persetujuan_foto }) =>
    eachRow(baris, async (row) => {
      const { version } = await setConsent(ctx, { ...row, persetujuan_foto })
      return { id: row.id, version }
    }),
}
