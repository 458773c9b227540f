import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Zone } from '../../../lib/day.ts'
import type { ContentChanges, EnglishContent, GalleryItem, Partner, SiteContent } from './contract.ts'
import type { MenuRow } from './menu-rules.ts'

export const siteContent = (db: Db): Promise<Omit<SiteContent, 'menu' | 'english'> & { menu_utama: MenuRow[] }> =>
  db
    .selectFrom('site_content')
    .select([
      'alamat',
      'facebook',
      'instagram',
      'home_section1_title',
      'home_section1_description',
      'home_section1_image',
      'home_section2_title',
      'home_section2_description',
      'home_section2_image',
      'tentang_tentangkami',
      'tentang_visi',
      'tentang_misi',
      'struktur_organisasi',
      'nama_lembaga',
      'nama_singkat',
      'dasar_hukum',
      sql<Zone>`zona_waktu`.as('zona_waktu'),
      'logo',
      'warna_utama',
      'warna_kedua',
      'email',
      'phone',
      'asosiasi_nama',
      'asosiasi_url',
      sql<MenuRow[]>`menu_utama`.as('menu_utama'),
      sql<SiteContent['tautan_menu']>`tautan_menu`.as('tautan_menu'),
      sql<SiteContent['tautan_kaki']>`tautan_kaki`.as('tautan_kaki'),
      sql<SiteContent['bagian_beranda']>`bagian_beranda`.as('bagian_beranda'),
    ])
    .executeTakeFirstOrThrow()

export async function contentChanges(db: Db): Promise<ContentChanges> {
  const rows = await db
    .selectFrom('content_changes')
    .select(['bagian', sql<string>`to_char(updated_at at time zone ${bodyZoneName()}, 'YYYY-MM-DD')`.as('updated_at')])
    .execute()
  return Object.fromEntries(rows.map(({ bagian, updated_at }) => [bagian, updated_at]))
}

export const englishContent = (db: Db): Promise<Omit<EnglishContent, 'skema'>> =>
  db
    .selectFrom('site_content')
    .select([
      'nama_lembaga_en',
      'dasar_hukum_en',
      'home_section1_title_en',
      'home_section1_description_en',
      'home_section2_title_en',
      'home_section2_description_en',
      'tentang_tentangkami_en',
      'tentang_visi_en',
      'tentang_misi_en',
    ])
    .executeTakeFirstOrThrow()

/** By every name that a published version has or had: schedules and certificates keep the one of their time. */
export const englishSchemes = (db: Db): Promise<EnglishContent['skema']> =>
  db
    .selectFrom('schemes')
    .innerJoin('scheme_versions', 'scheme_versions.scheme_id', 'schemes.id')
    .select(['scheme_versions.name', 'schemes.name_en', 'schemes.description_en'])
    .distinct()
    .where('scheme_versions.published_at', 'is not', null)
    .where((row) => row.or([row('schemes.name_en', '<>', ''), row('schemes.description_en', '<>', '')]))
    .execute()

/** Only pictures whose people agreed to be shown (domain 2.5). */
export const galleryItems = (db: Db): Promise<GalleryItem[]> =>
  db
    .selectFrom('gallery_items')
    .select(['id', 'source', 'judul', 'album', 'tanggal', 'alt'])
    .where('persetujuan_foto', '=', true)
    .orderBy('urutan')
    .orderBy('id')
    .execute()

export const partners = (db: Db): Promise<Partner[]> =>
  db.selectFrom('partners').select(['id', 'source', 'name', 'url']).orderBy('urutan').orderBy('id').execute()
