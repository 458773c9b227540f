import { sql } from 'kysely'
import type { Context } from './context.ts'
import { type Db, runAtEnd } from './database/db.ts'

export interface Change {
  /** buat, ubah, hapus, pulihkan, or the word of a feature's own transition. */
  action: string
  /** The resource's name: 'faq'. */
  noun: string
  nounId: number | string
  /** The record's name for people. */
  label: string
  before?: unknown
  after?: unknown
  /** The author when nobody is logged in; the operator when left out. */
  who?: string
}

/** The author of a change: a person, or the operator at the machine. */
export type Doer = Pick<Context, 'now' | 'visit'>

const LABEL_LENGTH = 200

/** Records a change in its transaction, at the end of it; the database's trigger adds number and hashes. */
export const recordAudit = (db: Db, doer: Doer, change: Change): Promise<void> => recordAudits(db, doer, [change])

/** Records several changes in their order, in one round trip. */
export const recordAudits = (db: Db, doer: Doer, changes: readonly Change[]): Promise<void> =>
  runAtEnd(db, () => insertAudits(db, doer, changes))

async function insertAudits(db: Db, { visit, now }: Doer, changes: readonly Change[]): Promise<void> {
  const given = changes.map((change) => ({ ...change, label: change.label.slice(0, LABEL_LENGTH).toWellFormed() }))
  await sql`
    insert into audit_log (at, user_id, who, ip, action, noun, noun_id, label, before, after)
    select ${now}::timestamptz, ${visit.account?.id ?? null}::integer,
      coalesce(${visit.account?.name ?? null}::text, change ->> 'who', 'operator'), ${visit.ip}::text, change ->> 'action',
      change ->> 'noun', change ->> 'nounId', change ->> 'label', change -> 'before', change -> 'after'
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as given (change, place) order by place`.execute(
    db,
  )
}

export interface AuditCheck {
  entries: number
  /** Number and hash of the newest entry: written down elsewhere, they show later whether the end was cut off. */
  last: string
  /** The first entry that is not as it was written. */
  broken: number | undefined
}

/** Checks the chain in the database: numbers without a gap, each hash over its entry and the hash before it. */
export async function checkAudit(db: Db, anchor?: string): Promise<AuditCheck> {
  const { rows } = await sql<{ entries: number; last: string | null; broken: number | null }>`
    select count(*)::int as entries, max(id) || ':' || max(hash) filter (where id = newest) as last,
      min(id) filter (where id <> place or prev_hash <> hash_before or hash <> audit_hash(entry)) as broken
    from (
      select entry, entry.id, entry.hash, entry.prev_hash, row_number() over walk as place,
        coalesce(lag(entry.hash) over walk, '') as hash_before, max(entry.id) over () as newest
      from audit_log as entry window walk as (order by entry.id)
    ) as chain`.execute(db)
  const { entries = 0, last = null, broken = null } = rows[0] ?? {}
  const found = { entries, last: last ?? '0:', broken: broken ?? undefined }
  if (found.broken !== undefined || anchor === undefined) return found
  const [id = '', hash = ''] = anchor.split(':')
  const known = await sql`select 1 from audit_log where id = ${Number(id)} and hash = ${hash}`.execute(db)
  return known.rows.length === 1 ? found : { ...found, broken: Number(id) }
}
