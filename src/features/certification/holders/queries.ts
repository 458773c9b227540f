import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { contains, isNearWord, LEAST_NEAR, literal } from '../../../ground/database/word-search.ts'
import { addDays, type Day } from '../../../lib/day.ts'
import { isNumber, numberKeys } from '../../../lib/identifiers/number.ts'
import { foldedWords } from '../../../lib/text/fold-text.ts'
import { type CertificateState, ENDS_SOON_DAYS, type StoredState } from '../certificates/rules.ts'
import { type Candidate, rarestLetters, type Turn } from './rules.ts'

/** Rows of a page. */
export const HOLDER_ROWS = 20
/** The most hits of a search, which says when there are more; browsing without a search shows MOST_BROWSED. */
const MOST_FOUND = 200
const MOST_BROWSED = 1000
/** Rows of the register read for each one shown, before the indexes of the chosen filters are used. */
const WALKED = 40
/** Sizes of the random samples: one holder of 64, and one of 4; each sample has an index of its own. */
const SAMPLES = [64, 4]

type Condition = RawBuilder<boolean>

export interface HolderFilter {
  search: string
  kualifikasi: string
  provinsi: string
  keahlian: string
  status_sertifikat?: CertificateState | undefined
  page: number
}

export interface HolderRow {
  id: number
  no_sertifikasi: string
  no_registrasi: string | null
  nama: string
  foto: boolean
  kualifikasi: string
  skema: string
  keahlian: string[]
  kota: string
  provinsi: string
  valid_from: Day
  valid_until: Day
  status: StoredState
}

const LISTED: Condition = sql`publik and status <> 'diganti'`

const holderRows = (db: Db) =>
  db
    .selectFrom('certificates')
    .select([
      'certificates.id',
      'no_sertifikasi',
      'no_registrasi',
      'nama',
      sql<boolean>`publik and exists (select from certificate_portraits where certificate_id = certificates.id)`.as(
        'foto',
      ),
      'kualifikasi',
      'skema',
      'keahlian',
      'kota',
      'provinsi',
      sql<Day>`valid_from`.as('valid_from'),
      sql<Day>`valid_until`.as('valid_until'),
      sql<StoredState>`status`.as('status'),
    ])

/**
 * Returns the condition for a state, the same as certificateState, in a form that the register's indexes can answer.
 */
function inState(state: CertificateState, today: Day): Condition {
  const soon = addDays(today, ENDS_SOON_DAYS)
  if (state === 'belum_berlaku') return sql`status = 'aktif' and valid_from > ${today}`
  if (state === 'kedaluwarsa') return sql`status in ('aktif', 'dibekukan') and valid_until < ${today}`
  if (state === 'dibekukan') return sql`status = 'dibekukan' and valid_until >= ${today}`
  if (state === 'akan_berakhir')
    return sql`status = 'aktif' and valid_from <= ${today} and valid_until between ${today} and ${soon}`
  if (state === 'aktif') return sql`status = 'aktif' and valid_from <= ${today} and valid_until > ${soon}`
  return sql`status = ${state}`
}

function filters({ kualifikasi, provinsi, keahlian, status_sertifikat }: HolderFilter, today: Day): Condition[] {
  return [
    ...(kualifikasi ? [sql<boolean>`kualifikasi = ${kualifikasi}`] : []),
    ...(provinsi ? [sql<boolean>`provinsi = ${provinsi}`] : []),
    ...(keahlian ? [sql<boolean>`keahlian @> array[${keahlian}]`] : []),
    ...(status_sertifikat ? [inState(status_sertifikat, today)] : []),
  ]
}

const all = (conditions: Condition[]): Condition => sql`${sql.join([sql`true`, ...conditions], sql` and `)}`

interface Hits {
  /** The source of the hits, with at most one more than are shown. */
  from: RawBuilder<unknown>
  most: number
}

const NUMBER = sql`number_key collate "C"`
const REGISTRATION = sql`(lower(regexp_replace(no_registrasi, '\\s', '', 'g'))) collate "C"`

/** Finds the certificates whose number begins with the search, however it is written. */
function byNumber(search: string, conditions: Condition[]): Hits {
  const one = (column: RawBuilder<unknown>, key: string) => sql`(select id, nama from certificates where ${LISTED}
    and ${column} like ${`${literal(key)}%`} and ${all(conditions)} order by ${column} limit ${MOST_FOUND + 1})`
  const each = numberKeys([search]).flatMap((key) => [one(NUMBER, key), one(REGISTRATION, key)])
  const from = each.length === 0 ? sql`(select id, nama from certificates where false)` : sql.join(each, sql` union `)
  return { from: sql`(${from}) as found`, most: MOST_FOUND }
}

/** Reads the register by name: a common choice has enough matches in the first rows. */
function walkRegister(conditions: Condition[], most: number): Hits {
  const from = sql`(select * from (select * from certificates where ${LISTED} order by name_order(nama), id limit ${WALKED * most}) as walk
    where ${all(conditions)} limit ${most + 1}) as found`
  return { from, most }
}

/**
 * Asks the indexes, which find rare matches completely; `materialized` keeps the planner from reading by name instead.
 */
function askIndexes(conditions: Condition[], most: number): Hits {
  const from = sql`(with hits as materialized (select id, nama from certificates where ${LISTED} and ${all(conditions)})
    select * from hits limit ${most + 1}) as found`
  return { from, most }
}

interface PageOfHits {
  ids: number[]
  total: number
}

/** One page of hits, by name. */
async function pageOf(db: Db, { from, most }: Hits, page: number): Promise<PageOfHits> {
  const { rows } = await sql<PageOfHits>`
    with hits as materialized (select id, nama from ${from}), shown as (select * from hits limit ${most})
    select (select count(*)::int from hits) as total,
      array(select id from shown order by name_order(nama), id limit ${HOLDER_ROWS} offset ${(page - 1) * HOLDER_ROWS}) as ids`.execute(
    db,
  )
  return rows[0] ?? { ids: [], total: 0 }
}

/**
 * Matches a word: the trigram index is asked only for the word's rarest three letters, since common ones have long
 * lists, and the hits are compared with the whole word.
 */
function hasWord(word: string): Condition {
  const letters = rarestLetters(word)
  if (letters === undefined) return contains('search_text', word)
  return sql`(${contains('search_text', letters)} and strpos(search_text, ${word}) > 0)`
}

/**
 * Searches a small sample first, where a common search finds enough at a fraction of the cost, then a larger one if it
 * may hold enough, and else everything, so that rare matches are complete.
 */
async function findAll(ask: (conditions: Condition[]) => Promise<PageOfHits>, wanted: Condition[], most: number) {
  let likely = Number.POSITIVE_INFINITY
  for (const share of SAMPLES) {
    if (likely < (most * share) / 2) continue
    const found = await ask([sql`hashint4(id) & ${sql.lit(share - 1)} = 0`, ...wanted])
    if (found.total > most) return found
    likely = found.total * share
  }
  return ask(wanted)
}

interface Search extends PageOfHits {
  most: number
  /** True where no name contains the search, and the hits are like it. */
  mirip?: boolean
}

async function searchRegister(db: Db, filter: HolderFilter, today: Day): Promise<Search> {
  const { search, page } = filter
  const most = search ? MOST_FOUND : MOST_BROWSED
  const conditions = filters(filter, today)
  const ask = async (hits: Hits) => ({ ...(await pageOf(db, hits, page)), most })
  if (isNumber(search)) return ask(byNumber(search, conditions))
  const words = foldedWords(search)
  const askWords = (wanted: Condition[]) => ask(askIndexes([...wanted, ...conditions], most))
  if (words.length > 0) {
    const found = await findAll(askWords, words.map(hasWord), most)
    if (found.total > 0 || !words.some((word) => word.length >= LEAST_NEAR)) return { ...found, most }
    const near = await findAll(
      askWords,
      words.map((word) => isNearWord('search_text', word)),
      most,
    )
    return { ...near, most, mirip: near.total > 0 }
  }
  if (search !== '') return { ids: [], total: 0, most }
  const first = await ask(walkRegister(conditions, most))
  return first.total > most ? first : ask(askIndexes(conditions, most))
}

export interface HolderPage {
  rows: HolderRow[]
  total: number
  lebih: boolean
  mirip: boolean
}

/**
 * Returns a page of the register, by name: holders who agreed to be shown, always the same ones where there are too
 * many.
 */
export async function findHolders(db: Db, filter: HolderFilter, today: Day): Promise<HolderPage> {
  const { ids, total, most, mirip = false } = await searchRegister(db, filter, today)
  const rows =
    ids.length === 0
      ? []
      : await holderRows(db).where('id', 'in', ids).orderBy(sql`name_order(nama)`).orderBy('id').execute()
  return { rows, total: Math.min(total, most), lebih: total > most, mirip }
}

/** The certificate with that number, ours or the ministry's, by its comparison key. */
export const holderByNumber = (db: Db, key: string) =>
  holderRows(db)
    .select((certificate) => [
      'unit_kompetensi',
      'issued_at',
      'status_since',
      sql<Day | null>`frozen_until`.as('frozen_until'),
      certificate
        .selectFrom('certificates as next')
        .whereRef('next.replaces_id', '=', 'certificates.id')
        .select('next.no_sertifikasi')
        .as('pengganti'),
      sql<{ sha256: string; berlaku: boolean }[]>`coalesce((
        select json_agg(json_build_object('sha256', sha256, 'berlaku', versi = newest) order by versi desc)
        from (select sha256, versi, max(versi) over () as newest from certificate_papers
          where certificate_id = certificates.id) as papers
        where sha256 is not null), '[]')`.as('berkas'),
    ])
    // The two indexes are asked in turn: for both at once the planner expects thousands of rows and starts workers.
    .where(
      sql<boolean>`certificates.id = coalesce((select id from certificates where ${NUMBER} = ${key}),
        (select id from certificates where ${REGISTRATION} = ${key} limit 1))`,
    )
    .executeTakeFirst()

/** Returns the facts that the check of a team needs about these numbers, each by its comparison key. */
export async function candidatesOf(db: Db, keys: string[]): Promise<Map<string, Candidate & { id: number }>> {
  const rows = await db
    .selectFrom('certificates')
    .select([
      'id',
      'number_key',
      sql<string | null>`lower(regexp_replace(no_registrasi, '\\s', '', 'g'))`.as('registrasi'),
      'nama',
      'kualifikasi',
      sql<string | null>`coalesce('akun ' || user_id, identity_index)`.as('orang'),
      sql<StoredState>`status`.as('status'),
      sql<Day>`valid_from`.as('valid_from'),
      sql<Day>`valid_until`.as('valid_until'),
      sql<{ ke: StoredState; at: string }[]>`coalesce((
        select json_agg(json_build_object('ke', ke, 'at', at) order by id)
        from certificate_events where certificate_id = certificates.id), '[]')`.as('turns'),
    ])
    .where(
      sql<boolean>`certificates.id in (select id from certificates where ${NUMBER} = any(${keys})
        union select id from certificates where ${REGISTRATION} = any(${keys}))`,
    )
    .execute()
  const candidates = rows.map(({ turns, ...row }) => ({
    ...row,
    turns: turns.map(({ ke, at }): Turn => ({ ke, at: new Date(at) })),
  }))
  const byRegistration = candidates.flatMap((one) => (one.registrasi === null ? [] : [[one.registrasi, one] as const]))
  return new Map([...byRegistration, ...candidates.map((one) => [one.number_key, one] as const)])
}

/** Returns the portrait only while its holder agrees to be shown. */
export const portraitOf = (db: Db, id: number) =>
  db
    .selectFrom('certificate_portraits')
    .innerJoin('certificates', 'certificates.id', 'certificate_id')
    .select('webp')
    .where('certificate_id', '=', id)
    .where('publik', '=', true)
    .executeTakeFirst()
