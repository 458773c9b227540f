import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { LIST_LENGTH, type StatusPurpose } from './rules.ts'

/** The proof of a `paper`: the first of a list; credentials until 2026 have it by itself. */
const PROOF = sql`coalesce(paper.credential #> '{proof,0}', paper.credential -> 'proof')`

/** The SQL condition that a `paper` was signed by a `key` since the moment at which that key was revoked. */
export const isSignedByRevoked = sql`key.revoked_at is not null
  and ${PROOF} ->> 'verificationMethod' like '%#' || key.public_key
  and (${PROOF} ->> 'created')::timestamptz >= key.revoked_at`

/**
 * The SQL conditions for a mark: revocation for what does not count now, be it for ever (earlier papers too) or until a
 * suspension ends; suspension for the latter alone.
 */
const MARKED = {
  revocation: sql`own.status in ('dicabut', 'diganti', 'dibekukan') or exists (
    select from certificate_papers as later where later.certificate_id = own.id and later.versi > paper.versi)
    or exists (select from issuer_keys as key where ${isSignedByRevoked})`,
  suspension: sql`own.status = 'dibekukan'`,
} satisfies Record<StatusPurpose, unknown>

/** Tells whether any credential has a place in that list. */
export async function hasPlaces(db: Db, number: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificate_papers')
    .select('id')
    .where('status_index', '>=', number * LIST_LENGTH)
    .where('status_index', '<', (number + 1) * LIST_LENGTH)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest event in the life of any certificate. */
export async function newestEvent(db: Db): Promise<number> {
  const row = await db.selectFrom('certificate_events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

/** The places of a list that are marked. */
export async function markedPlaces(db: Db, purpose: StatusPurpose, number: number): Promise<number[]> {
  const first = number * LIST_LENGTH
  const { rows } = await sql<{ place: number }>`
    select paper.status_index - ${first}::int as place
    from certificate_papers as paper join certificates as own on own.id = paper.certificate_id
    where paper.status_index >= ${first} and paper.status_index < ${first + LIST_LENGTH}
      and (${MARKED[purpose]})`.execute(db)
  return rows.map(({ place }) => place)
}
