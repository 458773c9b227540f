import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { ImportedScheme } from './import-contract.ts'
import type { Requirement } from './import-rules.ts'

const VERSION_COLUMNS = [
  ...(['durasi', 'registration_fee', 'description', 'metode_uji', 'min_pendidikan', 'min_pengalaman_tahun'] as const),
  ...(['min_dokumen_amdal', 'wajib_atpa', 'jenis_kegiatan', 'jam_pelajaran', 'poin'] as const),
] as const

/** The newest version of every scheme, in the order in which the schemes were made. */
export const newestVersions = (db: Db) =>
  db
    .selectFrom('schemes')
    .innerJoin('scheme_versions', 'scheme_versions.scheme_id', 'schemes.id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .distinctOn('schemes.id')
    .select(['schemes.kategori', 'categories.jenis', 'schemes.kualifikasi', 'scheme_versions.name', ...VERSION_COLUMNS])
    .select([
      sql<Requirement[]>`persyaratan`.as('persyaratan'),
      sql<{ judul: string }[]>`unit_kompetensi`.as('unit_kompetensi'),
    ])
    .orderBy('schemes.id')
    .orderBy('versi', 'desc')
    .execute()

/** Under which names schemes go and went, each with its category. */
export const schemeNames = (db: Db) =>
  db
    .selectFrom('scheme_versions')
    .innerJoin('schemes', 'schemes.id', 'scheme_versions.scheme_id')
    .select(['schemes.kategori', 'scheme_versions.name'])
    .execute()

export async function countSchemes(db: Db): Promise<number> {
  const { count } = await db.selectFrom('schemes').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

export const allCategories = (db: Db) => db.selectFrom('categories').select(['id', 'name', 'jenis']).execute()

export async function insertCategory(db: Db, category: { name: string; jenis: string }): Promise<number> {
  const { id } = await db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts a scheme with its first version, a draft. */
export async function insertSchemeWithDraft(db: Db, category_id: number, row: ImportedScheme): Promise<void> {
  const { kategori: _kategori, jenis: _jenis, kualifikasi, persyaratan, unit_kompetensi, ...version } = row
  const { id: scheme_id } = await db
    .insertInto('schemes')
    .values({ category_id, kualifikasi })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lists = { persyaratan: asJson(persyaratan), unit_kompetensi: asJson(unit_kompetensi) }
  await db
    .insertInto('scheme_versions')
    .values({ ...version, ...lists, scheme_id, versi: 1 })
    .execute()
}
