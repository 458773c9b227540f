import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { limits } from '../../../limits.ts'
import type { RequestChannel, RequestKind, RequestOrigin, RequestSource, RequestState } from './rules.ts'

/** A request as the list shows it: no name, no words. */
export interface RequestRow {
  /** Its source and number: 'masuk-12'. */
  id: string
  sumber: RequestSource
  jenis: RequestKind
  kanal: RequestOrigin
  received_at: Date
  answer_due: Date
  answered_at: Date | null
  status: RequestState
}

const BY_LAW = sql`make_interval(hours => ${limits.personalDataAnswerHours}::int)`

const decidedAs = (granted: string) =>
  sql`case status when ${granted} then 'dipenuhi' when 'ditolak' then 'ditolak' else 'terbuka' end`

/**
 * Every request of people about their data: those typed in by the office, and those that they made in the portal, where
 * a withdrawn consent and a copy are done in the same moment.
 */
export const DATA_REQUESTS = sql<RequestRow>`
  select 'masuk-' || id as id, received_at, answer_due, answered_at, status, jenis, kanal, 'masuk' as sumber from data_requests
  union all select 'penghapusan-' || id, created_at, created_at + ${BY_LAW}, decided_at, ${decidedAs('selesai')},
    'penghapusan', 'portal', 'penghapusan' from deletion_requests
  union all select 'perubahan-' || id, created_at, created_at + ${BY_LAW}, decided_at, ${decidedAs('disetujui')},
    'perbaikan', 'portal', 'perubahan' from data_change_requests
  union all select 'persetujuan-' || id, at, at + ${BY_LAW}, at, 'dipenuhi', 'tarik_persetujuan', 'portal', 'persetujuan'
    from consents as taken where not given and exists (select from consents as before
      where before.user_id = taken.user_id and before.jenis = taken.jenis and before.given and before.id < taken.id)
  union all select 'salinan-' || id, at, at + ${BY_LAW}, at, 'dipenuhi', 'akses', 'portal', 'salinan'
    from audit_log where noun = 'salinan-data'`

export async function requestRow(db: Db, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`select * from (${DATA_REQUESTS}) as r where r.id = ${id}`.execute(db)
  return rows[0]
}

/** What the office typed of a request that came in outside the portal. */
export interface ReceivedRequest {
  version: number
  status: RequestState
  nama: string | null
  kontak: string | null
  isi: string | null
  jawaban: string | null
  answered_by_name: string | null
  created_by_name: string
  erased_at: Date | null
}

export const receivedRequest = (db: Db, id: number): Promise<ReceivedRequest | undefined> =>
  db
    .selectFrom('data_requests as one')
    .leftJoin('users as answerer', 'answerer.id', 'one.answered_by')
    .innerJoin('users as creator', 'creator.id', 'one.created_by')
    .select(['one.version', 'one.nama', 'one.kontak', 'one.isi', 'one.jawaban', 'one.erased_at'])
    .select(['answerer.name as answered_by_name', 'creator.name as created_by_name'])
    .select(sql<RequestState>`one.status`.as('status'))
    .where('one.id', '=', id)
    .executeTakeFirst()

/** Locks a request that came in outside the portal; undefined for an unknown one. */
export const lockRequest = (db: Db, id: number) =>
  db
    .selectFrom('data_requests')
    .select(['version', sql<RequestState>`status`.as('status')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface NewRequest {
  jenis: RequestKind
  kanal: RequestChannel
  nama: string
  kontak: string
  isi: string
  received_at: Date
  answer_due: Date
  created_by: number
  created_at: Date
}

export async function insertDataRequest(db: Db, request: NewRequest): Promise<number> {
  const { id } = await db.insertInto('data_requests').values(request).returning('id').executeTakeFirstOrThrow()
  return id
}

interface RequestAnswer {
  status: Exclude<RequestState, 'terbuka'>
  jawaban: string
  answered_by: number
  answered_at: Date
}

export const answerDataRequest = (db: Db, id: number, answer: RequestAnswer) =>
  db
    .updateTable('data_requests')
    .set((set) => ({ ...answer, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Takes name, contact and words out of what was answered before a moment; kind and times stay. */
export const eraseAnsweredBefore = (db: Db, before: Date, erased_at: Date) =>
  db
    .updateTable('data_requests')
    .set((set) => ({ nama: null, kontak: null, isi: null, jawaban: null, erased_at, version: set('version', '+', 1) }))
    .where('answered_at', '<', before)
    .where('erased_at', 'is', null)
    .execute()

/** Counts the open requests from outside the portal for the desk. */
export async function waitingDataRequests(db: Db, { now, tomorrow }: { now: Date; tomorrow: Date }) {
  const { rows } = await sql<{ jumlah: number; tertua: Date | null; terlambat: number; hari_ini: number }>`
    select count(*)::int as jumlah, min(received_at) as tertua,
      count(*) filter (where answer_due < ${now})::int as terlambat,
      count(*) filter (where answer_due >= ${now} and answer_due < ${tomorrow})::int as hari_ini
    from data_requests where status = 'terbuka'`.execute(db)
  return { key: 'permintaan_data' as const, jumlah: 0, tertua: null, ...rows[0] }
}

/** The most requests that a report lists. */
const MOST_IN_REPORT = 5000

/** The requests that were received in a period, the first one first. */
export async function requestsBetween(db: Db, { from, before }: { from: Date; before: Date }): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`select * from (${DATA_REQUESTS}) as r
    where r.received_at >= ${from} and r.received_at < ${before} order by r.received_at, r.id
    limit ${MOST_IN_REPORT}`.execute(db)
  return rows
}
