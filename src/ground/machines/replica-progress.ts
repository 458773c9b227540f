import type { Database } from '../database/db.ts'
import { BEAT_MS, keepPulse } from './heartbeat.ts'
import { addressIn } from './hosts.ts'
import { writerAt } from './writer.ts'

export interface ReplicaProgress {
  /** ok: it has every change that was heard of; behind: it lacks one, or that is not known. */
  state: () => 'ok' | 'behind' | 'away'
  /** How much of the log it lacked when it was last asked, in bytes. */
  lag: () => number
  /** Content changed, by this transaction if it is known. */
  follow: (transaction?: string) => void
  /** Waits until it is in the state ok, for as long as that can be expected. */
  catchUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** A place in the log, and the timeline that it is on. */
interface Progress {
  place: bigint
  timeline: number
}

/** 'A/1B' → the place in the log as one number. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const progressIn = ({ place = '0/0', timeline = '0' }: Record<string, string | undefined>): Progress => ({
  place: placeOf(place),
  timeline: Number(timeline),
})

/**
 * How far a replica is, and on which timeline: it learns of a promotion from what it receives, where it may say that
 * (pg_read_all_stats), else at its next restart point; one that was left behind never does. A replica that was promoted
 * no longer replays: what it has written counts.
 */
const REPLAYED = `select coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
  '0/0')::text as place, case when pg_is_in_recovery() then
    (select greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline,
        (select received_tli from pg_stat_wal_receiver))
      from pg_control_checkpoint() as checkpoint, pg_control_recovery() as recovery)
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end::text as timeline`

/** The transaction, where it has taken place. One whose outcome is no longer kept is long past. */
const HAS = (transaction: string) => `case when '${transaction}'::xid8 < pg_snapshot_xmax(pg_current_snapshot())
  then case when coalesce(pg_xact_status('${transaction}'::xid8) = 'committed', true) then '${transaction}' end
  end as transaction`

/** How far what was committed reaches: what is under way beyond that never arrives from a writer that dies. */
const WRITTEN = `select (case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as place,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int::text as timeline`

const RETRY_MS = 500
/** A change is there within milliseconds as a rule; until then the writer alone answers. */
const CATCHING_UP_MS = 50
/** A change that did not come with so many answers may never come. */
const MOST_ANSWERS = 20

/** Compares a replica with what was heard of its writer. @param reachable hears whether the replica answers at all */
export function followProgress(
  writer: Database,
  url: string,
  reachable: (isReachable: boolean) => void,
): ReplicaProgress {
  let isReachable = false
  let replayed: Progress & { transaction?: string | undefined } = progressIn({})
  /** undefined: a change was heard of, and not yet how far the log went. */
  let needed: Progress | undefined
  /** Who made the newest change: enough to know while the writer cannot say how far its log goes. */
  let changedBy: string | undefined
  let timeline = 0
  const promotions = writerAt(addressIn(writer.url))
  let closed = false
  let nextAnswer = Promise.withResolvers<void>()
  /** Of several changes the newest one counts. */
  let changes = 0

  async function askWriter(): Promise<void> {
    const change = changes
    try {
      const { rows } = await writer.pool.query<Record<string, string>>(WRITTEN)
      if (change !== changes) return
      needed = progressIn(rows[0] ?? {})
      timeline = needed.timeline
      pulse.askNow()
    } catch {
      if (change === changes && !closed) setTimeout(askWriter, RETRY_MS).unref()
    }
  }

  const state = () => {
    if (!isReachable) return 'away'
    const isThere = needed
      ? replayed.place >= needed.place
      : changedBy !== undefined && replayed.transaction === changedBy
    // A promotion that was met, and not heard of yet: there may be changes that nobody has told of.
    const isCurrent = replayed.timeline === timeline && timeline >= promotions.newest
    return isThere && isCurrent ? 'ok' : 'behind'
  }

  const answer = (isThere: boolean) => {
    isReachable = isThere
    nextAnswer.resolve()
    nextAnswer = Promise.withResolvers()
  }
  const pulse = keepPulse(url, {
    reachable(now) {
      answer(now)
      reachable(now)
    },
    beat: {
      sql: () => (changedBy === undefined ? REPLAYED : `${REPLAYED}, ${HAS(changedBy)}`),
      hear(row) {
        const now = progressIn(row)
        // It receives nothing while its primary is away, and nobody goes back to an earlier timeline without a restart.
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
    // Another release may say something else of a change.
    changedBy = /^\d+$/.test(transaction) ? transaction : undefined
    pulse.askNow()
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
      await pulse.close()
    },
  }
}
