import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { SchemeVersions } from '../../../../ground/database/db-schema.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import type { KindOfMethod } from '../method-rules.ts'
import type { PlannedUnit } from '../plan-rules.ts'
import type { Requirement } from '../rules.ts'

/** Locks a scheme, so that of two people who begin a version at once the second waits. */
export const lockScheme = (db: Db, schemeId: number) =>
  sql`select 1 from schemes where id = ${schemeId} for update`.execute(db)

/** The number of a scheme's next version, under the scheme's lock. */
export async function nextVersionNumber(db: Db, schemeId: number): Promise<number> {
  const { last } = await db
    .selectFrom('scheme_versions')
    .select(sql<number>`coalesce(max(versi), 0)`.as('last'))
    .where('scheme_id', '=', schemeId)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Locks the templates until the transaction ends, so that none is used twice at once. */
export const lockSchemeTemplates = (db: Db) => sql`select pg_advisory_xact_lock(7241032)`.execute(db)

/** Tells whether a version of any scheme has that name. */
export async function isSchemeNamed(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from scheme_versions where lower(name) = lower(${name}) limit 1`.execute(db)
  return rows.length > 0
}

/** The category of that name. */
export const categoryNamed = (db: Db, name: string): Promise<{ id: number; jenis: string } | undefined> =>
  db.selectFrom('categories').select(['id', 'jenis']).where('name', '=', name).executeTakeFirst()

/** Returns the kind of a scheme's category. */
export async function categoryKindOf(db: Db, schemeId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('schemes')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .select('categories.jenis')
    .where('schemes.id', '=', schemeId)
    .executeTakeFirst()
  return row?.jenis
}

/** The version that is still a draft. */
export async function draftVersionOf(db: Db, schemeId: number): Promise<number | undefined> {
  const draft = await db
    .selectFrom('scheme_versions')
    .select('id')
    .where('scheme_id', '=', schemeId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return draft?.id
}

export const versionsOfScheme = (db: Db, schemeId: number) =>
  db
    .selectFrom('scheme_versions')
    .select(['id', sql<boolean>`published_at is not null`.as('published')])
    .where('scheme_id', '=', schemeId)
    .orderBy('versi')
    .execute()

/** An empty first version under that name, its fee undecided; answers its id. */
export async function insertFirstVersion(db: Db, schemeId: number, name: string): Promise<number> {
  const { id } = await db
    .insertInto('scheme_versions')
    .values({ scheme_id: schemeId, versi: 1, name, description: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Copies these columns of a version into a new draft; answers its id. */
export async function insertCopyOfVersion(
  db: Db,
  { id, versi, columns }: { id: number; versi: number; columns: readonly string[] },
): Promise<number> {
  const copied = sql.join(columns.map((name) => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`insert into scheme_versions (versi, ${copied})
    select ${versi}::int, ${copied} from scheme_versions where id = ${id} returning id`.execute(db)
  return rows[0]?.id ?? 0
}

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
      sql<Pick<PlannedUnit, 'judul'>[]>`unit_kompetensi`.as('unit_kompetensi'),
      sql<KindOfMethod[]>`jenis_metode`.as('jenis_metode'),
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

export const allCategories = (db: Db) => db.selectFrom('categories').select(['id', 'name', 'jenis']).execute()

export async function insertCategory(db: Db, category: { name: string; jenis: string }): Promise<number> {
  const { id } = await db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()
  return id
}

interface NewScheme
  extends Omit<Insertable<SchemeVersions>, 'scheme_id' | 'versi' | 'persyaratan' | 'unit_kompetensi' | 'jenis_metode'> {
  kualifikasi: string | null
  persyaratan: object[]
  unit_kompetensi: object[]
  jenis_metode: object[]
}

/** Inserts a scheme with its first version, a draft. */
export async function insertSchemeWithDraft(db: Db, category_id: number, row: NewScheme): Promise<void> {
  const { kualifikasi, persyaratan, unit_kompetensi, jenis_metode, ...version } = row
  const { id: scheme_id } = await db
    .insertInto('schemes')
    .values({ category_id, kualifikasi })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lists = {
    persyaratan: asJson(persyaratan),
    unit_kompetensi: asJson(unit_kompetensi),
    jenis_metode: asJson(jenis_metode),
  }
  await db
    .insertInto('scheme_versions')
    .values({ ...version, ...lists, scheme_id, versi: 1 })
    .execute()
}
