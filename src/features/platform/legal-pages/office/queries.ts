import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { LegalPageKind } from '../rules.ts'

/** Locks a page, so that of two people who begin a version at once the second waits. */
export const lockLegalPage = (db: Db, jenis: LegalPageKind) =>
  sql`select pg_advisory_xact_lock(hashtext(${`legal page ${jenis}`}))`.execute(db)

/** The number of a page's next version, under its lock. */
export async function nextLegalVersion(db: Db, jenis: LegalPageKind): Promise<number> {
  const { last } = await db
    .selectFrom('legal_page_versions')
    .select(sql<number>`coalesce(max(versi), 0)`.as('last'))
    .where('jenis', '=', jenis)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Tells whether a page already has a draft. */
export async function hasDraft(db: Db, jenis: LegalPageKind): Promise<boolean> {
  const draft = await db
    .selectFrom('legal_page_versions')
    .select('id')
    .where('jenis', '=', jenis)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return draft !== undefined
}
