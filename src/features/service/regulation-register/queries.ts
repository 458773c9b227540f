import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { CitedRegulation } from '../../platform/regulations/citation-rules.ts'
import type { RegulationName } from '../../platform/regulations/rules.ts'
import type { PlaceKindName, PlaceVerdict } from './rules.ts'

/** The parts of a regulation's name, as JSON. */
const nameOf = (table: string) => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`json_build_object('id', ${of('id')}, 'jenis', ${of('jenis')}, 'instansi', ${of('instansi')},
    'nomor', ${of('nomor')}, 'tahun', ${of('tahun')})`
}

/** What became of a regulation: a revocation counts before any other change. */
const STANDING = sql`(select cara from regulation_changes as change where change.changed_id = one.id
      order by cara = 'mencabut' desc, change.id desc limit 1)`

export const REGULATION_ROWS = sql`
  select one.id, one.version, one.nama, one.jenis, one.instansi, one.nomor, one.tahun, one.tentang, one.berlaku_sejak, one.tinjau_pada,
    one.owner_id, owner.name as owner_name, ${STANDING} as cara
  from regulations as one left join users as owner on owner.id = one.owner_id`

export const REGULATION_RECORD = sql`
  select one.id, one.version, one.nama, one.jenis, one.instansi, one.nomor, one.tahun, one.tentang, one.nama_lain, one.berlaku_sejak,
    one.tautan, one.owner_id, one.tinjau_pada, one.catatan, one.reviewed_at, one.created_at, owner.name as owner_name,
    reviewer.name as reviewed_by_name, creator.name as created_by_name, ${STANDING} as cara, (select coalesce(json_agg(json_build_object('id', change.id, 'cara', change.cara, 'status', change.status,
      'aturan', ${nameOf('next')}, 'berlaku_sejak', next.berlaku_sejak) order by next.tahun, next.id), '[]')
      from regulation_changes as change join regulations as next on next.id = change.regulation_id
      where change.changed_id = one.id) as diubah_oleh,
    (select coalesce(json_agg(json_build_object('id', change.id, 'cara', change.cara, 'status', change.status,
      'aturan', ${nameOf('former')}, 'berlaku_sejak', former.berlaku_sejak) order by former.tahun, former.id), '[]')
      from regulation_changes as change join regulations as former on former.id = change.changed_id
      where change.regulation_id = one.id) as mengubah
  from regulations as one left join users as owner on owner.id = one.owner_id
  left join users as reviewer on reviewer.id = one.reviewed_by left join users as creator on creator.id = one.created_by`

const TITLE = sql`next.nama || ' ' || one.cara || ' ' || former.nama as judul`

const COUNTS = sql`
  (select count(*)::int from regulation_places as place where place.change_id = one.id) as jumlah_tempat,
  (select count(*)::int from regulation_places as place where place.change_id = one.id
    and place.status = 'belum_ditinjau') as jumlah_belum`

export const CHANGE_ROWS = sql`
  select one.id, one.version, one.status, one.cara, one.batas, one.owner_id, owner.name as owner_name, one.regulation_id,
    one.changed_id, ${TITLE}, ${nameOf('next')} as baru, ${nameOf('former')} as lama, one.items_searched_at, ${COUNTS}
  from regulation_changes as one left join regulations as next on next.id = one.regulation_id
  left join regulations as former on former.id = one.changed_id left join users as owner on owner.id = one.owner_id`

const PLACES = sql`json_agg(json_build_object('id', place.id, 'jenis', place.jenis, 'kunci', place.kunci, 'judul', place.judul,
  'sebutan', place.sebutan, 'status', place.status, 'catatan', place.catatan, 'reviewed_at', place.reviewed_at,
  'reviewed_by_name', reviewer.name) order by place.jenis, place.judul, place.id)`

const placesOfChange = (which: 'soal' | 'lain') => sql`
  (select coalesce(${PLACES}, '[]') from regulation_places as place
    left join users as reviewer on reviewer.id = place.reviewed_by
    where place.change_id = one.id and (place.jenis = 'soal') = ${which === 'soal'})`

/** A change with its places; of exam items there is a count alone. */
export const CHANGE_RECORD = sql`
  select one.*, ${TITLE}, owner.name as owner_name, creator.name as created_by_name, finisher.name as finished_by_name,
    searcher.name as items_searched_by_name, ${nameOf('next')} as baru, ${nameOf('former')} as lama, ${COUNTS},
    (select count(*)::int from regulation_places as place where place.change_id = one.id and place.jenis = 'soal') as jumlah_soal,
    (select count(*)::int from regulation_places as place where place.change_id = one.id and place.jenis = 'soal'
      and place.status = 'belum_ditinjau') as jumlah_soal_belum,
    ${placesOfChange('lain')} as tempat
  from regulation_changes as one left join regulations as next on next.id = one.regulation_id
  left join regulations as former on former.id = one.changed_id left join users as owner on owner.id = one.owner_id
  left join users as creator on creator.id = one.created_by left join users as finisher on finisher.id = one.finished_by
  left join users as searcher on searcher.id = one.items_searched_by`

/** A change under way as those see it who keep the bank of items. */
export const ITEM_CHANGE_RECORD = sql`
  select one.id, one.version, one.status, one.cara, one.batas, ${TITLE}, ${nameOf('next')} as baru, ${nameOf('former')} as lama,
    one.items_searched_at, searcher.name as items_searched_by_name, one.items_searched_at is null or exists (
      select from regulation_places as place where place.change_id = one.id and place.jenis = 'soal'
        and place.status = 'belum_ditinjau') as menunggu, ${placesOfChange('soal')} as tempat
  from regulation_changes as one left join regulations as next on next.id = one.regulation_id
  left join regulations as former on former.id = one.changed_id
  left join users as searcher on searcher.id = one.items_searched_by where one.created_by is not null`

export type StoredRegulation = RegulationName & CitedRegulation & { id: number }

/** Returns a regulation by its number; undefined for an unknown one. */
export async function regulationById(db: Db, id: number): Promise<StoredRegulation | undefined> {
  const { rows } = await sql<StoredRegulation>`
    select id, jenis, instansi, nomor, tahun, nama_lain from regulations where id = ${id}`.execute(db)
  return rows[0]
}

/** Tells whether that change is recorded already. */
export async function hasChange(db: Db, regulation_id: number, changed_id: number): Promise<boolean> {
  const { rows } = await sql`select from regulation_changes
    where regulation_id = ${regulation_id} and changed_id = ${changed_id}`.execute(db)
  return rows.length > 0
}

/** Tells whether the bank has an exam item. */
export async function hasItems(db: Db): Promise<boolean> {
  const { rows } = await sql`select from item_versions limit 1`.execute(db)
  return rows.length > 0
}

export interface FoundPlace {
  jenis: PlaceKindName
  kunci: string
  judul: string
  sebutan: string[]
}

/** Adds the places that were not known yet, and brings the words of those that nobody has reviewed up to date. */
export async function keepPlaces(db: Db, change_id: number, places: readonly FoundPlace[]): Promise<void> {
  if (places.length === 0) return
  await db
    .insertInto('regulation_places')
    .values(places.map((place) => ({ change_id, ...place })))
    .onConflict((known) =>
      known
        .columns(['change_id', 'jenis', 'kunci'])
        .doUpdateSet((given) => ({ judul: given.ref('excluded.judul'), sebutan: given.ref('excluded.sebutan') }))
        .where('regulation_places.status', '=', 'belum_ditinjau'),
    )
    .execute()
}

/** Returns the places of a change by their kinds and keys, for what a new search adds to them. */
export const knownPlaces = (db: Db, change_id: number) =>
  db.selectFrom('regulation_places').select(['jenis', 'kunci']).where('change_id', '=', change_id).execute()

interface Verdict {
  change_id: number
  ids: readonly number[]
  of: 'soal' | 'lain'
  status: PlaceVerdict
  catatan: string | null
  reviewed_by: number
  reviewed_at: Date
}

/** Writes what a review found for some places of a change, and returns how many of them there are. */
export async function judgePlaces(db: Db, { change_id, ids, of, ...found }: Verdict): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('regulation_places')
    .set(found)
    .where('change_id', '=', change_id)
    .where('jenis', of === 'soal' ? '=' : '<>', 'soal')
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
