import { z } from 'zod'

export const VERBS = ['list', 'get', 'history', 'create', 'update', 'remove', 'restore'] as const
export type Verb = (typeof VERBS)[number]

/** A kind of record that the back office keeps; its calls follow from this (resourceCalls). */
export interface Resource<
  N extends string = string,
  A extends string = string,
  V extends Verb = Verb,
  F extends z.ZodObject = z.ZodObject,
> {
  /** In PascalCase; names the calls: listFaq, getFaq … */
  noun: N
  /** Its place below /admin-api. */
  name: string
  /** What a person calls it: 'pertanyaan umum'. */
  title: string
  access: A
  /** Who may look at it, where that is more people; those who choose a venue need not be able to change it. */
  reads?: A
  /** What is written. A record must hold every field of it, so that an older revision can be written again. */
  form: F
  /** What is written the first time, where that is something else. */
  create?: z.ZodObject
  /** What is shown of one record besides id and version; the form's fields when left out. */
  record?: z.ZodObject
  /** What a list shows besides id; the record's fields when left out. */
  row?: z.ZodObject
  /** Each may be left out of a request. */
  filters?: z.ZodRawShape
  /** Columns by which a list may be sorted, its own order first. */
  sort: readonly [string, ...string[]]
  order?: 'asc' | 'desc'
  verbs?: readonly V[]
}

/** Declares a resource with exact types. */
export const resource = <
  const N extends string,
  const A extends string,
  F extends z.ZodObject,
  const V extends Verb = Verb,
>(
  declared: Resource<N, A, V, F>,
): Resource<N, A, V, F> => declared

/** A moment as the database gives it, on the wire as ISO text. */
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

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const LIST_PAGES = 1_000_000
const LIST_ROWS = 1000
const SEARCH_LENGTH = 100

export const rowOf = ({ row, record, form }: Resource) => (row ?? record ?? form).safeExtend({ id: z.number() })

export const recordOf = ({ record, form }: Resource) =>
  (record ?? form).safeExtend({ id: z.number(), version: z.number() })

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

const idOnly = () => z.object({ id })

const SHAPES: Record<Verb, Shape> = {
  list: {
    method: 'GET',
    below: '',
    summary: (title) => `Daftar ${title}`,
    payload: listPayload,
    answer: (of) => z.object({ data: z.array(rowOf(of)), total: z.number(), page: z.number() }),
    problems: [],
  },
  get: {
    method: 'GET',
    below: '/{id}',
    summary: (title) => `Satu ${title}`,
    payload: idOnly,
    answer: recordOf,
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
    answer: recordOf,
    status: 201,
    problems: [],
  },
  update: {
    method: 'PUT',
    below: '/{id}',
    summary: (title) => `Ubah ${title}; version yang dilihat ikut dikirim`,
    payload: (of) => of.form.safeExtend({ id, version: z.number().int() }),
    answer: recordOf,
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
      z.object({ id, audit_id: z.number().int().min(1), keadaan: z.enum(['sebelum', 'sesudah']).optional() }),
    answer: recordOf,
    problems: ['RECORD_NOT_FOUND'],
  },
}

interface ResourceCall<K extends Verb, A extends string> {
  method: Shape['method']
  path: string
  access: A
  summary: string
  payload: z.ZodObject
  answer: K extends 'remove' ? 'nothing' : z.ZodType
  status?: number
  problems: readonly Refused[]
}

export type ResourceCalls<N extends string, A extends string, V extends Verb = Verb> = {
  [K in V as `${K}${N}`]: ResourceCall<K, A>
}

/** The calls of a resource: list, get, history, create, update, remove, restore. */
export function resourceCalls<N extends string, A extends string, V extends Verb, F extends z.ZodObject>(
  of: Resource<N, A, V, F>,
): ResourceCalls<N, A, V> {
  const verbs: readonly Verb[] = of.verbs ?? VERBS
  const entries = verbs.map((verb) => {
    const { method, below, summary, payload, answer, status, problems } = SHAPES[verb]
    const plain = of as unknown as Resource
    const access = method === 'GET' ? (of.reads ?? of.access) : of.access
    const call = { method, path: `/admin-api/${of.name}${below}`, access, summary: summary(of.title) }
    return [
      `${verb}${of.noun}`,
      { ...call, payload: payload(plain), answer: answer(plain), problems, ...(status ? { status } : {}) },
    ]
  })
  return Object.fromEntries(entries) as ResourceCalls<N, A, V>
}
