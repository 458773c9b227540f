import { z } from 'zod'
import { recordId, seenVersion } from './field.ts'

export const VERBS = ['list', 'get', 'history', 'create', 'update', 'remove', 'restore'] as const
export type Verb = (typeof VERBS)[number]

/** A kind of record of the back office; its calls follow from this (resourceCalls). */
export interface Resource {
  /** In PascalCase, for the names of the calls: listFaq, getFaq … */
  noun: string
  /** Its path below /admin-api. */
  name: string
  /** Its name for people: 'pertanyaan umum'. */
  title: string
  access: string
  /** The access for reading, where more people have it: choosing a venue does not require the right to change it. */
  reads?: string
  /** The form of a change. A record must contain every field of it, so that an older revision can be written again. */
  form: z.ZodObject
  /** The form of a new record, where it differs. */
  create?: z.ZodObject
  /** The fields of one record besides id and version; the form's fields when left out. */
  record?: z.ZodObject
  /** The fields of a list's row besides id; the record's fields when left out. */
  row?: z.ZodObject
  /** The filters of a list, each of them optional. */
  filters?: z.ZodRawShape
  /** Columns by which a list may be sorted, its own order first. */
  sort: readonly [string, ...string[]]
  order?: 'asc' | 'desc'
  verbs?: readonly Verb[]
}

/** Declares a resource with exact types. */
export const resource = <const R extends Resource>(declared: R): R => declared

export type VerbOf<R extends Resource> = R extends { verbs: readonly (infer V extends Verb)[] } ? V : Verb
type AccessOf<R extends Resource> = R['access'] | (R extends { reads: infer A extends string } ? A : never)
export type CreateOf<R extends Resource> = R extends { create: infer S extends z.ZodObject } ? S : R['form']
type RecordOf<R extends Resource> = R extends { record: infer S extends z.ZodObject } ? S : R['form']
type RowOf<R extends Resource> = R extends { row: infer S extends z.ZodObject } ? S : RecordOf<R>
type FiltersOf<R extends Resource> = R extends { filters: infer S extends z.ZodRawShape } ? S : Record<never, never>

/** A moment as the database returns it, on the wire as ISO text. */
export const Moment = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.string())

/** An audit entry as a revision of one record. */
export const Revision = z.object({
  id: z.number(),
  at: Moment,
  who: z.string(),
  ip: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

const LIST_PAGES = 1_000_000
const LIST_ROWS = 1000
const SEARCH_LENGTH = 100

interface Identified {
  id: number
}

export interface Versioned extends Identified {
  version: number
}

/** One row of the resource's list. */
export type RowSchema<R extends Resource> = z.ZodType<z.output<RowOf<R>> & Identified, z.input<RowOf<R>> & Identified>

/** One whole record of the resource. */
export type RecordSchema<R extends Resource> = z.ZodType<
  z.output<RecordOf<R>> & Versioned,
  z.input<RecordOf<R>> & Versioned
>

const rowObject = ({ row, record, form }: Resource) => (row ?? record ?? form).safeExtend({ id: z.number() })

const recordObject = ({ record, form }: Resource) =>
  (record ?? form).safeExtend({ id: z.number(), version: z.number() })

// The type says which of a resource's schemas counts; zod cannot follow that through `??`.
export const rowOf = <R extends Resource>(of: R): RowSchema<R> => rowObject(of) as unknown as RowSchema<R>

export const recordOf = <R extends Resource>(of: R): RecordSchema<R> => recordObject(of) as unknown as RecordSchema<R>

/** Page, order, search and filters of a list; `id` takes several by comma. */
export const Listing = z.object({
  page: z.coerce.number().int().min(1).max(LIST_PAGES).default(1),
  perPage: z.coerce.number().int().min(1).max(LIST_ROWS).default(25),
  order: z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(['asc', 'desc']).optional(),
  ),
  q: z.string().trim().max(SEARCH_LENGTH).optional(),
  id: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
    .optional(),
})

/** One page of a list. `mirip`: nothing contains the search, and these rows contain what is like it. */
export const pageAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number(), page: z.number(), mirip: z.literal(true).optional() })

const listPayload = ({ sort, filters = {} }: Resource) =>
  Listing.extend({ sort: z.enum([...sort]).default(sort[0]) }).extend(z.object(filters).partial().shape)

interface Shape {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  below: string
  summary: (title: string) => string
  payload: (resource: Resource) => z.ZodObject
  answer: (resource: Resource) => z.ZodType | 'nothing'
  status?: number
  problems: readonly Refused[]
}

type Refused = 'RECORD_NOT_FOUND' | 'STALE' | 'IN_USE'

const idOnly = () => z.object({ id: recordId })

const SHAPES: Record<Verb, Shape> = {
  list: {
    method: 'GET',
    below: '',
    summary: (title) => `Daftar ${title}`,
    payload: listPayload,
    answer: (of) => pageAnswer(rowObject(of)),
    problems: [],
  },
  get: {
    method: 'GET',
    below: '/{id}',
    summary: (title) => `Satu ${title}`,
    payload: idOnly,
    answer: recordObject,
    problems: ['RECORD_NOT_FOUND'],
  },
  history: {
    method: 'GET',
    below: '/{id}/riwayat',
    summary: (title) => `Riwayat perubahan satu ${title}`,
    payload: idOnly,
    answer: () => z.array(Revision),
    problems: [],
  },
  create: {
    method: 'POST',
    below: '',
    summary: (title) => `Buat ${title}`,
    payload: (of) => of.create ?? of.form,
    answer: recordObject,
    status: 201,
    problems: [],
  },
  update: {
    method: 'PUT',
    below: '/{id}',
    summary: (title) => `Ubah ${title}; version yang dilihat ikut dikirim`,
    payload: (of) => of.form.safeExtend({ id: recordId, version: seenVersion }),
    answer: recordObject,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  remove: {
    method: 'DELETE',
    below: '/{id}',
    summary: (title) => `Hapus ${title}`,
    payload: idOnly,
    answer: () => 'nothing',
    problems: ['RECORD_NOT_FOUND', 'IN_USE'],
  },
  restore: {
    method: 'POST',
    below: '/{id}/pulihkan',
    summary: (title) => `Pulihkan ${title} ke keadaan sebelum atau sesudah suatu perubahan`,
    payload: () =>
      z.object({ id: recordId, audit_id: z.number().int().min(1), keadaan: z.enum(['sebelum', 'sesudah']).optional() }),
    answer: recordObject,
    problems: ['RECORD_NOT_FOUND'],
  },
}

interface Page<Row> {
  data: Row[]
  total: number
  page: number
}

interface AnswerOf<R extends Resource> {
  list: z.ZodType<Page<z.output<RowSchema<R>>>, Page<z.input<RowSchema<R>>>>
  get: RecordSchema<R>
  history: z.ZodArray<typeof Revision>
  create: RecordSchema<R>
  update: RecordSchema<R>
  remove: 'nothing'
  restore: RecordSchema<R>
}

type Id = { id: typeof recordId }

interface PayloadOf<R extends Resource> {
  list: z.ZodObject<
    (typeof Listing)['shape'] & {
      sort: z.ZodDefault<z.ZodEnum<{ [Column in R['sort'][number]]: Column }>>
    } & { [Name in keyof FiltersOf<R>]: z.ZodOptional<Extract<FiltersOf<R>[Name], z.core.SomeType>> }
  >
  get: z.ZodObject<Id>
  history: z.ZodObject<Id>
  create: CreateOf<R>
  update: z.ZodObject<R['form']['shape'] & Id & { version: z.ZodNumber }>
  remove: z.ZodObject<Id>
  restore: z.ZodObject<
    Id & { audit_id: z.ZodNumber; keadaan: z.ZodOptional<z.ZodEnum<{ sebelum: 'sebelum'; sesudah: 'sesudah' }>> }
  >
}

interface ResourceCall<R extends Resource, V extends Verb> {
  method: Shape['method']
  path: string
  access: AccessOf<R>
  summary: string
  payload: PayloadOf<R>[V]
  answer: AnswerOf<R>[V]
  status?: number
  problems: readonly Refused[]
}

export type ResourceCalls<R extends Resource> = {
  [V in VerbOf<R> as `${V}${R['noun']}`]: ResourceCall<R, V>
}

/** The calls of a resource: list, get, history, create, update, remove, restore. */
export function resourceCalls<const R extends Resource>(of: R): ResourceCalls<R> {
  const verbs: readonly Verb[] = of.verbs ?? VERBS
  const entries = verbs.map((verb) => {
    const { method, below, summary, payload, answer, status, problems } = SHAPES[verb]
    const access = method === 'GET' ? (of.reads ?? of.access) : of.access
    const call = { method, path: `/admin-api/${of.name}${below}`, access, summary: summary(of.title) }
    return [
      `${verb}${of.noun}`,
      { ...call, payload: payload(of), answer: answer(of), problems, ...(status ? { status } : {}) },
    ]
  })
  return Object.fromEntries(entries)
}
