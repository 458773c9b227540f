import { sql } from 'kysely'
import { Problem } from '../../problems.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { type Db, inTransaction } from '../database/db.ts'
import type { DB } from '../database/db-schema.ts'
import { refusedByDatabase } from './refusals.ts'
import type { StoredRecord } from './store.ts'

interface Step<R> {
  table: keyof DB
  /** The resource's name: 'jadwal'. */
  noun: string
  /** What the audit log calls the step: 'batalkan'. */
  action: string
  label: (before: R) => string
  /** Reads one record as the resource shows it. */
  get: (ctx: Context, id: number) => Promise<R>
  /** Refuses by throwing, or answers the columns to write. */
  change: (db: Db, before: R) => Promise<Record<string, unknown>>
  /** What the log keeps beside the record, such as the reason. */
  noted?: Record<string, unknown>
}

/** A change of one record that is more than an edit: locked, checked against what the caller saw, noted. */
export function officeStep<R extends StoredRecord>(
  ctx: Context,
  { id, version }: { id: number; version: number },
  { table, noun, action, label, get, change, noted }: Step<R>,
): Promise<R> {
  return inTransaction(ctx.db, async (db) => {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
    const before = await get({ ...ctx, db }, id)
    if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
    const sets = Object.entries(await change(db, before)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}`.execute(
      db,
    )
    const after = await get({ ...ctx, db }, id)
    await recordAudit(db, ctx, {
      action,
      noun,
      nounId: id,
      label: label(before),
      before,
      after: { ...after, ...noted },
    })
    return after
  }).catch((error: unknown) => {
    throw refusedByDatabase(error)
  })
}
