import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import { contains } from '../../../server/office/list-page.ts'
import type { Hit } from './office-contract.ts'
import type { SearchGroup } from './rules.ts'

/** Shown of each group. */
const MOST_SHOWN = 6
/** Looked at before the best are chosen, so that a common word costs no more than a rare one. */
const MOST_LOOKED_AT = 200

export interface Sought {
  groups: readonly SearchGroup[]
  words: readonly string[]
  /** Whether addresses are looked through and shown. */
  seesEmail: boolean
  /** Blind indexes of an identity number that was typed whole. */
  identity: readonly string[]
}

type Found = RawBuilder<unknown>

const all = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `)

const has = (column: string, words: readonly string[]) => words.map((word) => contains(column, word))

/** Those who do not see addresses do not find people by them either. */
const inName = (word: string): RawBuilder<boolean> => sql`strpos(lower(own.name), ${word}) > 0`

const peopleIn = ({ words, seesEmail, identity }: Sought): Found => sql`
  select own.id, own.name as judul, ${seesEmail ? sql`own.email` : sql`''`} as keterangan, null::date as tanggal_uji
  from users as own where ${
    identity.length > 0
      ? sql`own.id in (select user_id from personal_data
          where submitted_at is not null and identity_index = any(${[...identity]}))`
      : all([...has('own.search_text', words), ...(seesEmail ? [] : words.map(inName))])
  }`

const certificatesIn = ({ words, identity }: Sought): Found => sql`
  select own.id, own.no_sertifikasi as judul, own.nama || ', ' || own.kualifikasi as keterangan, null::date as tanggal_uji
  from certificates as own where ${
    identity.length > 0 ? sql`own.identity_index = any(${[...identity]})` : all(has('own.search_text', words))
  }`

const FOUND: Record<SearchGroup, (sought: Sought) => Found> = {
  orang: peopleIn,
  permohonan: ({ words }) => sql`
    select own.id, coalesce(own.nomor, 'Permohonan ' || own.id) as judul, person.name as keterangan,
      null::date as tanggal_uji
    from user_trainings as own join users as person on person.id = own.user_id
    where own.tahap <> 'draft' and ${all(has('own.search_text', words))}`,
  invoice: ({ words }) => sql`
    select own.id, own.nomor as judul, own.nama_tagihan as keterangan, null::date as tanggal_uji
    from invoices as own where ${all(has('own.search_text', words))}`,
  sertifikat: certificatesIn,
  jadwal: ({ words }) => sql`
    select own.id, own.skema as judul, coalesce(own.tuk, own.metode) as keterangan, own.start_date as tanggal_uji
    from schedules as own where ${all(has('own.search_text', words))}`,
}

/** The best of each group in one round trip: those that begin with what was typed, then the newest. */
export async function hitsOf(db: Db, sought: Sought): Promise<Hit[]> {
  const [first = ''] = sought.words
  const parts = sought.groups.map(
    (
      group,
    ) => sql`(select ${group}::text as grup, found.* from (${FOUND[group](sought)} limit ${MOST_LOOKED_AT}) as found
      order by starts_with(lower(found.judul), ${first}) desc, found.id desc limit ${MOST_SHOWN})`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
