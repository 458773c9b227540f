import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Handlers } from '../../lib/handler.ts'
import {
  type Resource,
  type ResourceCalls,
  type Revision,
  recordOf,
  rowOf,
  VERBS,
  type Verb,
} from '../../lib/resource.ts'
import { Problem } from '../../problems.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { type Db, inTransaction } from '../database/db.ts'
import type { DB } from '../database/db-schema.ts'
import { type ListGiven, listed } from './list.ts'
import { refusedByDatabase } from './refusals.ts'
import { whole } from './values.ts'

type Fields = Record<string, unknown>
export type StoredRecord = Fields & { id: number; version: number }

export interface Writing {
  db: Db
  ctx: Context
  /** undefined for a new one. */
  before: StoredRecord | undefined
}

/** How a resource lies in the database. */
export interface Store<F> {
  /** With columns id and version. */
  table: keyof DB
  /** A select of what a list shows, with id; filters and sorting speak of its columns. */
  rows: RawBuilder<unknown>
  /** The same rows as they are best looked through, where that is another select than the best for one page. */
  sought?: RawBuilder<unknown>
  /** A select of whole records, with id and version; the list's when left out. */
  record?: RawBuilder<unknown>
  /** Whether rows have a column search_text in which `q` is looked for. */
  search?: true
  /** Conditions of filters that are more than `column = value`; `r` is a row. */
  filters?: Record<string, (value: unknown, now: Date) => RawBuilder<unknown>>
  /** What the audit log calls a record. */
  label: (record: StoredRecord) => string
  /** Columns to write; the form's own fields when left out. */
  values?(form: F, writing: Writing): Fields | Promise<Fields>
  /** Writes what lies in other tables, in the same transaction. */
  saved?(form: F, saved: Writing & { id: number }): Promise<unknown>
  /** Refuses a removal by throwing, or removes first what hangs on the record. */
  removing?: (before: StoredRecord, writing: Writing) => Promise<unknown>
}

const HISTORY_LENGTH = 200
const WORDS = { create: 'buat', update: 'ubah', remove: 'hapus', restore: 'pulihkan' } as const

/** The handlers of a resource's calls over one table: every write in one transaction with its audit entry. */
export function officeResource<const R extends Resource>(
  of: R,
  store: Store<z.output<R['form']>>,
): Handlers<ResourceCalls<R>, Context> {
  const kept = { of, store }
  const verbs: readonly Verb[] = of.verbs ?? VERBS
  const steps = stepsOf(kept)
  const handlers = verbs.map((verb) => [`${verb}${of.noun}`, steps[verb]])
  return Object.fromEntries(handlers) as Handlers<ResourceCalls<R>, Context>
}

interface Kept {
  of: Resource
  store: Store<Fields>
}

type Step = (ctx: Context, given: Fields) => Promise<unknown>

const stepsOf = (kept: Kept): Record<Verb, Step> => ({
  list: (ctx, given) => list(ctx, kept, given as ListGiven),
  get: (ctx, { id }) => found(ctx.db, kept, Number(id)),
  history: (ctx, { id }) => historyOf(ctx.db, kept.of.name, Number(id)),
  create: (ctx, form) => writing(ctx, (db) => created(db, ctx, kept, form)),
  update: (ctx, { id, version, ...form }) =>
    writing(ctx, async (db) => {
      const before = await locked(db, kept, Number(id))
      if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
      return updated(db, ctx, kept, before, form)
    }),
  remove: (ctx, { id }) => writing(ctx, (db) => removed(db, ctx, kept, Number(id))),
  restore: (ctx, given) => writing(ctx, (db) => restored(db, ctx, kept, given as never)),
})

const writing = <T>(ctx: Context, steps: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(ctx.db, steps).catch((error: unknown) => {
    throw refusedByDatabase(error)
  })

async function list({ db, now }: Context, { of, store }: Kept, given: ListGiven & Fields) {
  const { page, perPage, sort, order = of.order ?? 'asc', q, id, ...filters } = given
  const conditions = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => store.filters?.[name]?.(value, now) ?? sql`${sql.ref(`r.${name}`)} = ${value}`)
  const source = { rows: store.rows, sought: store.sought, search: store.search ?? false, conditions, order }
  const { data, total } = await listed(db, source, { page, perPage, sort, q, id })
  return { data: data.map((row) => rowOf(of).parse(row)), total, page }
}

/** One record as it goes out and into the log; throws RECORD_NOT_FOUND. */
async function found(db: Db, { of, store }: Kept, id: number): Promise<StoredRecord> {
  const { rows } = await sql`select * from (${store.record ?? store.rows}) as r where r.id = ${id}`.execute(db)
  if (rows.length === 0) throw new Problem('RECORD_NOT_FOUND')
  return recordOf(of).parse(rows[0]) as StoredRecord
}

/** The same, held until the transaction ends. */
async function locked(db: Db, kept: Kept, id: number): Promise<StoredRecord> {
  await sql`select 1 from ${sql.table(kept.store.table)} where id = ${id} for update`.execute(db)
  return found(db, kept, id)
}

/** The newest changes of one record. */
export const historyOf = async (db: Db, noun: string, id: number): Promise<z.input<typeof Revision>[]> =>
  db
    .selectFrom('audit_log')
    .select(['id', 'at', 'who', 'ip', 'action', 'before', 'after'])
    .where('noun', '=', noun)
    .where('noun_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(HISTORY_LENGTH)
    .execute()

async function created(db: Db, ctx: Context, kept: Kept, form: Fields, old?: StoredRecord): Promise<StoredRecord> {
  const { table, values, saved } = kept.store
  const written = whole((await values?.(form, { db, ctx, before: undefined })) ?? form)
  const all = old ? { ...written, id: old.id, version: old.version + 1 } : written
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    overriding system value values (${sql.join(Object.values(all))}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await saved?.(form, { db, ctx, before: undefined, id })
  const after = await found(db, kept, id)
  await noted(db, ctx, kept, old ? 'restore' : 'create', { after })
  return after
}

async function updated(
  db: Db,
  ctx: Context,
  kept: Kept,
  before: StoredRecord,
  form: Fields,
  verb: 'update' | 'restore' = 'update',
): Promise<StoredRecord> {
  const { table, values, saved } = kept.store
  const { id } = before
  const written = whole((await values?.(form, { db, ctx, before })) ?? form)
  const sets = Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}`.execute(
    db,
  )
  await saved?.(form, { db, ctx, before, id })
  const after = await found(db, kept, id)
  await noted(db, ctx, kept, verb, { before, after })
  return after
}

async function removed(db: Db, ctx: Context, kept: Kept, id: number): Promise<undefined> {
  const before = await locked(db, kept, id)
  await kept.store.removing?.(before, { db, ctx, before })
  await sql`delete from ${sql.table(kept.store.table)} where id = ${id}`.execute(db)
  await noted(db, ctx, kept, 'remove', { before })
  return undefined
}

interface Wanted {
  id: number
  audit_id: number
  keadaan?: 'sebelum' | 'sesudah' | undefined
}

/** A record as an audit entry of it knows it: after the change, else before; throws RECORD_NOT_FOUND. */
export async function revisionState(db: Db, noun: string, { id, audit_id, keadaan }: Wanted): Promise<Fields> {
  const revision = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('id', '=', audit_id)
    .where('noun', '=', noun)
    .where('noun_id', '=', String(id))
    .executeTakeFirst()
  const states = { sebelum: revision?.before, sesudah: revision?.after }
  const state = keadaan ? states[keadaan] : (states.sesudah ?? states.sebelum)
  if (!state) throw new Problem('RECORD_NOT_FOUND')
  return state as Fields
}

/** Writes what a revision holds as if it were typed in again; brings a removed record back under its id. */
async function restored(db: Db, ctx: Context, kept: Kept, wanted: Wanted): Promise<StoredRecord> {
  const form = kept.of.form.safeParse(await revisionState(db, kept.of.name, wanted))
  if (!form.success) {
    throw new Problem('INVALID', { errors: { data: ['Keadaan lama itu tidak lagi memenuhi aturan isian.'] } })
  }
  const current = await locked(db, kept, wanted.id).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'RECORD_NOT_FOUND') return undefined
    throw error
  })
  if (current) return updated(db, ctx, kept, current, form.data, 'restore')
  return created(db, ctx, kept, form.data, await lastKnown(db, kept.of.name, wanted.id))
}

/** A removed record as it last was. */
async function lastKnown(db: Db, noun: string, id: number): Promise<StoredRecord> {
  const [last] = await historyOf(db, noun, id)
  return last?.before as StoredRecord
}

const noted = (
  db: Db,
  ctx: Context,
  { of, store }: Kept,
  verb: keyof typeof WORDS,
  states: { before?: StoredRecord; after?: StoredRecord },
): Promise<void> => {
  const shown = states.after ?? states.before
  if (!shown) return Promise.resolve()
  return recordAudit(db, ctx, {
    action: WORDS[verb],
    noun: of.name,
    nounId: shown.id,
    label: store.label(shown),
    ...states,
  })
}
