import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { contains } from '../../../ground/database/word-search.ts'
import type { Hit } from './office/contract.ts'
import type { SearchGroup } from './rules.ts'

/** The most hits that are shown of each group. */
const MOST_SHOWN = 6
/** The most rows looked at before the best are chosen, so that a common word costs no more than a rare one. */
const MOST_LOOKED_AT = 200

export interface Sought {
  groups: readonly SearchGroup[]
  words: readonly string[]
  /** True when email addresses are searched and shown. */
  seesEmail: boolean
  /** Blind indexes of an identity number that was typed whole. */
  identity: readonly string[]
}

type Found = RawBuilder<unknown>

/** The columns that every kind answers, in this order. */
const COLUMNS = sql`found(id, nomor, no_sertifikasi, nama, email, skema, tuk, tanggal_uji)`

const all = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `)

const has = (column: string, words: readonly string[]) => words.map((word) => contains(column, word))

/** Matches names only: a reader who does not see addresses must not find people by them either. */
const inName = (word: string): RawBuilder<boolean> => sql`strpos(fold_text(own.name), ${word}) > 0`

const FOUND: Record<SearchGroup, (sought: Sought) => Found> = {
  orang: ({ words, seesEmail, identity }) => sql`
    select own.id, null, null, own.name as nama,
      case when ${seesEmail} then own.email end, null, null, null::date
    from users as own where ${
      identity.length > 0
        ? sql`own.id in (select user_id from personal_data
            where submitted_at is not null and identity_index = any(${[...identity]}))`
        : all([...has('own.search_text', words), ...(seesEmail ? [] : words.map(inName))])
    }`,
  permohonan: ({ words }) => sql`
    select own.id, own.nomor, null, person.name as nama, null, null, null, null::date
    from user_trainings as own join users as person on person.id = own.user_id
    where own.tahap <> 'draft' and ${all(has('own.search_text', words))}`,
  invoice: ({ words }) => sql`
    select own.id, own.nomor, null, person.name as nama, null, null, null, null::date
    from invoices as own join users as person on person.id = own.user_id where ${all(has('own.search_text', words))}`,
  sertifikat: ({ words, identity }) => sql`
    select own.id, null, own.no_sertifikasi, own.nama, null, null, null, null::date from certificates as own where ${
      identity.length > 0 ? sql`own.identity_index = any(${[...identity]})` : all(has('own.search_text', words))
    }`,
  jadwal: ({ words }) => sql`
    select own.id, null, null, null, null, own.skema, own.tuk, own.start_date as tanggal_uji
    from schedules as own where ${all(has('own.search_text', words))}`,
}

/** The best of each group in one round trip: those that begin with what was typed, then the newest. */
export async function hitsOf(db: Db, sought: Sought): Promise<Hit[]> {
  const [first = ''] = sought.words
  const parts = sought.groups.map(
    (
      group,
    ) => sql`(select ${group}::text as grup, found.* from (${FOUND[group](sought)} limit ${MOST_LOOKED_AT}) as ${COLUMNS}
      order by starts_with(fold_text(coalesce(nomor, no_sertifikasi, nama, skema)), ${first}) desc, id desc limit ${MOST_SHOWN})`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
