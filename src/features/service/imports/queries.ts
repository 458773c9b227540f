import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** One import of a kind at a time: what one finds free, the other must not take meanwhile. */
export const lockKind = (db: Db, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`import-${name}`}))`.execute(db)
