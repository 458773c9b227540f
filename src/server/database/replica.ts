import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Database, type Db, isAwayError, openDatabase } from './db.ts'
import { keepPulse } from './pulse.ts'
import { queryTrail } from './query-trail.ts'

/** What public reads are asked of. */
export interface Reads {
  db: Db
  /** undefined: there is no replica. */
  replica?: Replica
}

export interface Replica {
  db: Db
  /** ok: it answers public reads; behind: it lacks a change, or is away: the writer answers them. */
  state: () => 'ok' | 'behind' | 'away'
  /** How much of the log it lacked when it was last asked, in bytes. */
  lag: () => number
  /** Content changed: until the replica has the change too, the writer is asked. */
  follow: () => void
  close: () => Promise<void>
}

/** 'A/1B' → the place in the log as one number. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * How far a replica is, and on which timeline: it learns of a promotion at its next restart point, and one that was left
 * behind never does. A replica that was promoted no longer replays: what it has written counts.
 */
const REPLAYED = `select coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
  '0/0')::text as place, case when pg_is_in_recovery() then
    (select greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline)
      from pg_control_checkpoint() as checkpoint, pg_control_recovery() as recovery)
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end::text as timeline`
const WRITTEN = `select pg_current_wal_insert_lsn()::text as place,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int::text as timeline`

interface Progress {
  place: bigint
  timeline: number
}

const progressIn = ({ place = '0/0', timeline = '0' }: Record<string, string | undefined>): Progress => ({
  place: placeOf(place),
  timeline: Number(timeline),
})

const RETRY_MS = 500

/** Public reads go to the replica while it has every change that was heard of, and to the writer otherwise. */
export function followReplica(writer: Database, url: string, most: number): Replica {
  const replica = openDatabase(url, { most })
  let isReachable = false
  let replayed: Progress = progressIn({})
  /** undefined: a change was heard of, and not yet how far the log went. */
  let needed: Progress | undefined
  let closed = false
  /** Of several changes the newest one counts. */
  let changes = 0

  async function askWriter(): Promise<void> {
    const change = changes
    try {
      const { rows } = await writer.pool.query<Record<string, string>>(WRITTEN)
      if (change === changes) needed = progressIn(rows[0] ?? {})
    } catch {
      if (change === changes && !closed) setTimeout(askWriter, RETRY_MS).unref()
    }
  }

  function follow(): void {
    changes += 1
    needed = undefined
    void askWriter()
  }

  const state = () => {
    if (!isReachable) return 'away'
    const hasAll = needed && replayed.place >= needed.place && replayed.timeline === needed.timeline
    return hasAll ? 'ok' : 'behind'
  }

  const pulse = keepPulse(url, {
    reachable(now) {
      isReachable = now
      replica.setReachable(now)
    },
    beat: {
      sql: REPLAYED,
      answered: (row) => {
        replayed = progressIn(row)
      },
    },
  })
  const connect = async (): Promise<PostgresPoolClient> => {
    if (state() !== 'ok') return writer.connect()
    const client = await replica.connect().catch(() => undefined)
    return client ? withWriterBehind(client, writer) : writer.connect()
  }
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }),
    ...queryTrail(),
  })
  follow()
  return {
    db,
    state,
    lag: () => (needed === undefined ? 0 : Math.max(0, Number(needed.place - replayed.place))),
    follow,
    async close() {
      closed = true
      await pulse.close()
      await replica.close()
    },
  }
}

/** Recovery ended a query of the replica so that the log could be replayed. */
const CONFLICT_WITH_RECOVERY = '40001'

const mayAskAgain = (error: unknown): boolean =>
  isAwayError(error) || (error as { code?: string }).code === CONFLICT_WITH_RECOVERY

/** A read that the replica breaks off is asked of the writer: it changes nothing, so it may be asked twice. */
function withWriterBehind(client: pg.PoolClient, writer: Database): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (!mayAskAgain(error)) throw error
    }
    const other = await writer.connect()
    try {
      return await other.query(text, [...values])
    } finally {
      other.release()
    }
  }
  const behind = Object.create(client) as pg.PoolClient
  return Object.assign(behind, { query, release: () => client.release() })
}
