import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Handlers } from '../../lib/calls/handler.ts'
import {
  type CreateOf,
  type RecordSchema,
  type Resource,
  type ResourceCalls,
  recordOf,
  rowOf,
  VERBS,
  type Verb,
  type VerbOf,
} from '../../lib/calls/resource.ts'
import { Problem } from '../../problems.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { type Db, inTransaction } from '../database/db.ts'
import type { DB } from '../database/db-schema.ts'
import { definedColumns } from './column-values.ts'
import { refusalByDatabase } from './database-refusals.ts'
import { type ListGiven, officeListPage } from './list-page.ts'
import { lastVersion, type RevisionChoice, requireRevision, revisionsOf } from './record-revisions.ts'

type Fields = Record<string, unknown>

/** A record of a resource as it goes out and into the log. */
export type StoredRecord<R extends Resource = Resource> = z.output<RecordSchema<R>>

interface Scope {
  db: Db
  ctx: Context
}

interface Change<R extends Resource> extends Scope {
  before: StoredRecord<R>
  form: z.output<R['form']>
}

interface Creation<R extends Resource> extends Scope {
  before: undefined
  /** A removed record comes back by the form of its last revision. */
  form: z.output<CreateOf<R>> | (['remove' | 'restore'] extends [VerbOf<R>] ? z.output<R['form']> : never)
}

/** A write: a new record or, with `before`, another state of one. */
export type Write<R extends Resource> = Change<R> | Creation<R>

/**
 * The storage of a resource in the database. Its functions are methods, so that a store of one resource counts as a
 * Store.
 */
export interface Store<R extends Resource> {
  /** With columns id and version. */
  table: keyof DB
  /** A select of the columns that a list shows, with id; filters and sorting name its columns. */
  rows: RawBuilder<unknown>
  /** The same rows in a select that is faster to read in the order of a joined table's column, by that column. */
  soughtBy?: Record<string, RawBuilder<unknown>>
  /** A select of whole records, with id and version; the list's when left out. */
  record?: RawBuilder<unknown>
  /** The column with names of people, which are sorted without their titles. */
  personName?: string
  /** True when rows have a column search_text in which `q` is searched. */
  search?: true
  /** Conditions of filters that are more than `column = value`; `r` is a row. */
  filters?: Record<string, (value: unknown, now: Date) => RawBuilder<unknown>>
  /** Returns the record's name in the audit log. */
  label(record: StoredRecord<R>): string
  /** Columns to write; the form's own fields when left out. */
  values?(write: Write<R>): Fields | Promise<Fields>
  /** Writes what lies in other tables, in the same transaction. */
  afterSave?(write: Write<R> & { id: number }): Promise<unknown>
  /** Refuses a removal by throwing, or first removes what depends on the record. */
  beforeRemove?(before: StoredRecord<R>, scope: Scope): Promise<unknown>
}

type ResourceHandler = (ctx: Context, given: Fields) => Promise<unknown>

interface Stored {
  of: Resource
  store: Store<Resource>
}

type ReadRecord<R extends Resource> = (ctx: Context, given: { id: number }) => Promise<StoredRecord<R>>

/**
 * The handlers of a resource; the answer of `get` has passed its schema, so that other handlers may read a record by
 * it.
 */
type ResourceHandlers<R extends Resource, All = Handlers<ResourceCalls<R>, Context>> = {
  [Name in keyof All]: Name extends `get${R['noun']}` ? ReadRecord<R> : All[Name]
}

/** The handlers of a resource's calls over one table: every write in one transaction with its audit entry. */
export function resourceHandlers<const R extends Resource>(of: R, store: Store<R>): ResourceHandlers<R>
export function resourceHandlers(of: Resource, store: Store<Resource>): object {
  const handlers = handlersByVerb({ of, store })
  const verbs: readonly Verb[] = of.verbs ?? VERBS
  return Object.fromEntries(verbs.map((verb) => [`${verb}${of.noun}`, handlers[verb]]))
}

const handlersByVerb = (stored: Stored): Record<Verb, ResourceHandler> => ({
  list: (ctx, given) => recordPage(ctx, stored, given as ListGiven),
  get: (ctx, { id }) => requireRecord(ctx.db, stored, Number(id)),
  history: (ctx, { id }) => revisionsOf(ctx.db, stored.of.name, Number(id)),
  create: (ctx, form) => inOfficeTransaction(ctx, (db) => insertRecord(db, ctx, stored, form)),
  update: (ctx, { id, version, ...form }) =>
    inOfficeTransaction(ctx, async (db) => {
      const before = await lockRecord(db, stored, Number(id))
      if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
      return updateRecord({ db, ctx, before, form }, stored)
    }),
  remove: (ctx, { id }) => inOfficeTransaction(ctx, (db) => deleteRecord(db, ctx, stored, Number(id))),
  restore: (ctx, given) =>
    inOfficeTransaction(ctx, (db) => restoreRecord(db, ctx, stored, given as Fields & RevisionChoice)),
})

/** Runs the work in one transaction; an error of the database becomes a refusal with a sentence. */
export const inOfficeTransaction = <T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(ctx.db, work).catch((error: unknown) => {
    throw refusalByDatabase(error)
  })

async function recordPage({ db, now }: Context, { of, store }: Stored, given: ListGiven & Fields) {
  const { page, perPage, sort, order = of.order ?? 'asc', q, id, ...filters } = given
  const conditions = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => store.filters?.[name]?.(value, now) ?? sql`${sql.ref(`r.${name}`)} = ${value}`)
  const { rows, soughtBy, personName, search = false } = store
  const source = { rows, soughtBy, personName, search, conditions, order }
  const { data, ...counts } = await officeListPage(db, source, { page, perPage, sort, q, id })
  return { data: data.map((row) => rowOf(of).parse(row)), ...counts }
}

/** Returns one record as it goes out and into the log; throws RECORD_NOT_FOUND. */
async function requireRecord(db: Db, { of, store }: Stored, id: number): Promise<StoredRecord> {
  const { rows } = await sql`select * from (${store.record ?? store.rows}) as r where r.id = ${id}`.execute(db)
  if (rows.length === 0) throw new Problem('RECORD_NOT_FOUND')
  return recordOf(of).parse(rows[0])
}

/** Returns the record like requireRecord, locked until the transaction ends. */
async function lockRecord(db: Db, stored: Stored, id: number): Promise<StoredRecord> {
  await sql`select 1 from ${sql.table(stored.store.table)} where id = ${id} for update`.execute(db)
  return requireRecord(db, stored, id)
}

/** Writes a new record, or a removed one under the id and after the version that it had. */
async function insertRecord(
  db: Db,
  ctx: Context,
  stored: Stored,
  form: Fields,
  removed?: { id: number; version: number },
): Promise<StoredRecord> {
  const { table, values, afterSave } = stored.store
  const write = { db, ctx, before: undefined, form }
  const written = definedColumns((await values?.(write)) ?? form)
  const all = removed ? { ...written, id: removed.id, version: removed.version + 1 } : written
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    overriding system value values (${sql.join(Object.values(all))}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await afterSave?.({ ...write, id })
  const after = await requireRecord(db, stored, id)
  await recordChange(db, ctx, stored, removed ? 'pulihkan' : 'buat', { after })
  return after
}

async function updateRecord(
  write: Change<Resource>,
  stored: Stored,
  action: 'ubah' | 'pulihkan' = 'ubah',
): Promise<StoredRecord> {
  const { table, values, afterSave } = stored.store
  const { db, ctx, before, form } = write
  const { id } = before
  const written = definedColumns((await values?.(write)) ?? form)
  const sets = Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}`.execute(
    db,
  )
  await afterSave?.({ ...write, id })
  const after = await requireRecord(db, stored, id)
  await recordChange(db, ctx, stored, action, { before, after })
  return after
}

async function deleteRecord(db: Db, ctx: Context, stored: Stored, id: number): Promise<undefined> {
  const before = await lockRecord(db, stored, id)
  await stored.store.beforeRemove?.(before, { db, ctx })
  await sql`delete from ${sql.table(stored.store.table)} where id = ${id}`.execute(db)
  await recordChange(db, ctx, stored, 'hapus', { before })
  return undefined
}

/** Writes what a revision holds as if it were typed in again; brings a removed record back under its id. */
async function restoreRecord(db: Db, ctx: Context, stored: Stored, choice: RevisionChoice): Promise<StoredRecord> {
  const { id } = choice
  const { form, name } = stored.of
  const old = form.safeParse(await requireRevision(db, name, choice))
  if (!old.success) {
    throw new Problem('INVALID', { errors: { data: ['Keadaan lama itu tidak lagi memenuhi aturan isian.'] } })
  }
  const before = await lockRecord(db, stored, id).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'RECORD_NOT_FOUND') return undefined
    throw error
  })
  if (before) return updateRecord({ db, ctx, before, form: old.data }, stored, 'pulihkan')
  return insertRecord(db, ctx, stored, old.data, { id, version: await lastVersion(db, name, id) })
}

async function recordChange(
  db: Db,
  ctx: Context,
  { of, store }: Stored,
  action: string,
  states: { before?: StoredRecord; after?: StoredRecord },
): Promise<void> {
  const shown = states.after ?? states.before
  if (!shown) return
  await recordAudit(db, ctx, { action, noun: of.name, nounId: shown.id, label: store.label(shown), ...states })
}
