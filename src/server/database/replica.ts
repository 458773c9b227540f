import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Database, type Db, isAwayError, openDatabase } from './db.ts'
import { queryTrail } from './query-trail.ts'
import { followProgress, type ReplicaProgress } from './replica-progress.ts'

/** What public reads are asked of. */
export interface Reads {
  db: Db
  /** undefined: there is no replica. */
  replica?: Replica
}

export interface Replica extends Pick<ReplicaProgress, 'state' | 'lag' | 'follow' | 'close'> {
  db: Db
}

/**
 * Public reads go to the replica while it has every change that was heard of, and to the writer otherwise; once either
 * breaks one off, or the writer is away, the other is asked.
 */
export function followReplica(writer: Database, url: string, most: number): Replica {
  const replica = openDatabase(url, { most })
  const { state, lag, follow, catchUp, close } = followProgress(writer, url, replica.setReachable)
  const askWriter = () => writer.connect()
  const askReplica = async (lost: unknown) => {
    if (await catchUp()) return replica.connect()
    throw lost
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = state() === 'ok' ? await replica.connect().catch(() => undefined) : undefined
    if (client) return askingAgain(client, askWriter)
    try {
      return askingAgain(await writer.connect(), askReplica)
    } catch (error) {
      if (!isAwayError(error)) throw error
      return askReplica(error)
    }
  }
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }),
    ...queryTrail(),
  })
  return {
    ...{ db, state, lag, follow },
    async close() {
      await close()
      await replica.close()
    },
  }
}

/** Recovery ended a query of the replica so that the log could be replayed. */
const CONFLICT_WITH_RECOVERY = '40001'

const mayAskAgain = (error: unknown): boolean =>
  isAwayError(error) || (error as { code?: string }).code === CONFLICT_WITH_RECOVERY

/** A read that one server breaks off is asked of the other: it changes nothing, so it may be asked twice. */
function askingAgain(client: pg.PoolClient, other: (error: unknown) => Promise<pg.PoolClient>): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    let second: pg.PoolClient
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (!mayAskAgain(error)) throw error
      second = await other(error)
    }
    try {
      return await second.query(text, [...values])
    } finally {
      second.release()
    }
  }
  const asking = Object.create(client) as pg.PoolClient
  return Object.assign(asking, { query, release: () => client.release() })
}
