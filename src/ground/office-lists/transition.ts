import { sql } from 'kysely'
import type { Versioned } from '../../lib/calls/resource.ts'
import { Problem } from '../../problems.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import type { DB } from '../database/db-schema.ts'
import { inOfficeTransaction } from './resource-handlers.ts'

interface RecordTransition<R> {
  table: keyof DB
  /** The resource's name: 'jadwal'. */
  noun: string
  /** The action's name in the audit log: 'batalkan'. */
  action: string
  label: (before: R) => string
  /** Reads one record as the resource shows it. */
  get: (ctx: Context, given: { id: number }) => Promise<R>
  /** Refuses by throwing, or answers the columns to write. */
  change: (db: Db, before: R) => Promise<Record<string, unknown>>
  /** Further data for the audit log, such as the reason. */
  auditNote?: Record<string, unknown>
}

/** A change of one record that is more than an edit: locked, checked against what the caller saw, recorded. */
export function takeRecordTransition<R extends Versioned>(
  ctx: Context,
  { id, version }: { id: number; version: number },
  { table, noun, action, label, get, change, auditNote }: RecordTransition<R>,
): Promise<R> {
  return inOfficeTransaction(ctx, async (db) => {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
    const before = await get({ ...ctx, db }, { id })
    if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
    const sets = Object.entries(await change(db, before)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}`.execute(
      db,
    )
    const after = await get({ ...ctx, db }, { id })
    await recordAudit(db, ctx, {
      action,
      noun,
      nounId: id,
      label: label(before),
      before,
      after: { ...after, ...auditNote },
    })
    return after
  })
}
