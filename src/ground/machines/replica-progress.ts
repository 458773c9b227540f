import type { Database } from '../database/db.ts'
import { BEAT_MS, keepHeartbeat } from './heartbeat.ts'
import { addressIn } from './hosts.ts'
import { writerAt } from './writer.ts'

export interface ReplicaProgress {
  /** Returns `ok` when it has every change that was heard of, `behind` when it lacks one or that is not known. */
  state: () => 'ok' | 'behind' | 'away'
  /** Returns how much of the log it lacked at the last answer, in bytes. */
  lag: () => number
  /** Told that content changed, by this transaction if it is known. */
  follow: (transaction?: string) => void
  /** Waits until the state is `ok`, for as long as that can be expected. */
  catchUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** A place in the log, and the timeline that it is on. */
interface Progress {
  place: bigint
  timeline: number
}

/** Returns the place in the log as one number, from 'A/1B'. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const progressIn = ({ place = '0/0', timeline = '0' }: Record<string, string | undefined>): Progress => ({
  place: placeOf(place),
  timeline: Number(timeline),
})

/**
 * The query for a replica's place in the log and its timeline. It learns of a promotion from what it receives (with
 * pg_read_all_stats) or at its next restart point; a promoted replica counts by what it has written.
 */
const REPLAYED = `select coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
  '0/0')::text as place, case when pg_is_in_recovery() then
    (select greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline,
        (select received_tli from pg_stat_wal_receiver))
      from pg_control_checkpoint() as checkpoint, pg_control_recovery() as recovery)
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end::text as timeline`

/**
 * Returns the SQL that tells whether a transaction has been replayed; one whose outcome is no longer kept is long past.
 */
const HAS = (transaction: string) => `case when '${transaction}'::xid8 < pg_snapshot_xmax(pg_current_snapshot())
  then case when coalesce(pg_xact_status('${transaction}'::xid8) = 'committed', true) then '${transaction}' end
  end as transaction`

/** The query for how far committed changes reach in the log; a dying writer never delivers what lies beyond. */
const WRITTEN = `select (case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as place,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int::text as timeline`

const RETRY_MS = 500
/** The interval at which a replica is asked for a missing change; until it is there the writer alone answers. */
const CATCHING_UP_MS = 50
/** The answers after which a missing change is no longer waited for. */
const MOST_ANSWERS = 20

/** Compares a replica with what was heard of its writer. @param reachable hears whether the replica answers at all */
export function followProgress(
  writer: Database,
  url: string,
  reachable: (isReachable: boolean) => void,
): ReplicaProgress {
  let isReachable = false
  let replayed: Progress & { transaction?: string | undefined } = progressIn({})
  /** The place that the replica must reach; undefined until the writer has said how far its log goes. */
  let needed: Progress | undefined
  /** The transaction of the newest change: enough to know while the writer cannot say how far its log goes. */
  let changedBy: string | undefined
  let timeline = 0
  const promotions = writerAt(addressIn(writer.url))
  let closed = false
  let nextAnswer = Promise.withResolvers<void>()
  /** The number of changes heard of, so that only the answer for the newest one counts. */
  let changes = 0

  async function askWriter(): Promise<void> {
    const change = changes
    try {
      const { rows } = await writer.pool.query<Record<string, string>>(WRITTEN)
      if (change !== changes) return
      needed = progressIn(rows[0] ?? {})
      timeline = needed.timeline
      heartbeat.askNow()
    } catch {
      if (change === changes && !closed) setTimeout(askWriter, RETRY_MS).unref()
    }
  }

  const state = () => {
    if (!isReachable) return 'away'
    const isThere = needed
      ? replayed.place >= needed.place
      : changedBy !== undefined && replayed.transaction === changedBy
    // A newer timeline was seen before its changes were heard of: some may be missing.
    const isCurrent = replayed.timeline === timeline && timeline >= promotions.newest
    return isThere && isCurrent ? 'ok' : 'behind'
  }

  const answer = (isThere: boolean) => {
    isReachable = isThere
    nextAnswer.resolve()
    nextAnswer = Promise.withResolvers()
  }
  const heartbeat = keepHeartbeat(url, {
    reachable(now) {
      answer(now)
      reachable(now)
    },
    beat: {
      sql: () => (changedBy === undefined ? REPLAYED : `${REPLAYED}, ${HAS(changedBy)}`),
      hear(row) {
        const now = progressIn(row)
        // A replica receives nothing while its primary is away; only a restart can lead to an earlier timeline.
        const timeline = Math.max(now.timeline, isReachable ? replayed.timeline : 0)
        replayed = { ...now, timeline, transaction: row['transaction'] }
        answer(isReachable)
      },
      everyMs: () => (state() === 'ok' ? BEAT_MS : CATCHING_UP_MS),
    },
  })

  function follow(transaction = ''): void {
    changes += 1
    needed = undefined
    // Another release may send a payload of another form.
    changedBy = /^\d+$/.test(transaction) ? transaction : undefined
    heartbeat.askNow()
    void askWriter()
  }

  follow()
  return {
    state,
    lag: () => (needed === undefined ? 0 : Math.max(0, Number(needed.place - replayed.place))),
    follow,
    async catchUp() {
      const isAwaited = () => state() === 'behind' && (needed ?? changedBy) !== undefined
      for (let answers = 0; answers < MOST_ANSWERS && isAwaited(); answers += 1) await nextAnswer.promise
      return state() === 'ok'
    },
    async close() {
      closed = true
      answer(false)
      await heartbeat.close()
    },
  }
}
