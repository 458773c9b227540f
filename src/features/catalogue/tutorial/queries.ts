import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Tutorial } from './contract.ts'

export const tutorialSections = (db: Db): Promise<Tutorial['langkah']> =>
  db
    .selectFrom('tutorial_sections')
    .select(['id', 'judul', 'isi', 'pelaku', 'target_waktu', 'dokumen', 'kesalahan'])
    .orderBy('urutan')
    .execute()

export const faqs = (db: Db): Promise<Tutorial['faq']> =>
  db.selectFrom('faqs').select(['id', 'pertanyaan', 'jawaban']).orderBy('urutan').execute()

/** The newest published requirements of each scheme that leads to a certificate. */
export const requirementsByTrack = (db: Db) =>
  db
    .selectFrom('scheme_versions as scheme')
    .innerJoin('schemes', 'schemes.id', 'scheme.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .distinctOn('categories.id')
    .select([
      'categories.name as kategori',
      sql<Tutorial['daftar_periksa'][0]['persyaratan']>`scheme.persyaratan`.as('persyaratan'),
    ])
    .where('scheme.published_at', 'is not', null)
    .where('categories.jenis', 'in', ['sertifikasi', 'perpanjangan'])
    .orderBy('categories.id')
    .orderBy('schemes.id')
    .orderBy('scheme.versi', 'desc')
    .execute()
