import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Database, type Db, isAwayError, openDatabase } from '../database/db.ts'
import { queryTracing } from '../tracing/query-spans.ts'
import { addressIn } from './hosts.ts'
import { followProgress, type ReplicaProgress } from './replica-progress.ts'

/** The databases that public reads are asked of. */
export interface Reads {
  db: Db
  /** The replica or replicas; undefined when there is none. */
  replica?: Replica
}

export interface Replica extends Pick<ReplicaProgress, 'state' | 'lag' | 'follow' | 'close'> {
  db: Db
  /** Tells it whether changes are heard of: while not, a replica answers only when the writer does not. */
  setListening: (isListening: boolean) => void
}

type Server = ReplicaProgress & Pick<Database, 'connect'>

function followServer(writer: Database, url: string, most: number): Server {
  const database = openDatabase(url, { most })
  const progress = followProgress(writer, url, database.setReachable)
  return {
    ...progress,
    connect: database.connect,
    async close() {
      await progress.close()
      await database.close()
    },
  }
}

/**
 * Sends public reads to a replica while it has every known change, and to the writer otherwise; when one fails or the
 * writer is away, another is asked. Replicas that have every change take turns.
 */
export function followReplica(writer: Database, url: string, most: number): Replica {
  const servers = addressIn(url).hosts.map((host) => followServer(writer, host.url, most))
  let turn = 0
  let isListening = true
  const connectReplica = async (asked: readonly Server[]) => {
    turn += 1
    const ready = isListening ? servers.filter((server) => !asked.includes(server) && server.state() === 'ok') : []
    for (let at = 0; at < ready.length; at += 1) {
      const server = ready[(turn + at) % ready.length] as Server
      const client = await server.connect().catch(() => undefined)
      if (client) return { server, client }
    }
    return undefined
  }
  /** Waits for the first replica that catches up; throws the given error where none can. */
  const awaitReplica = async (lost: unknown, asked: readonly Server[]) => {
    const others = servers.filter((server) => !asked.includes(server))
    const caughtUp = others.map(async (server) => ((await server.catchUp()) ? server : Promise.reject(lost)))
    return Promise.any(caughtUp).catch(() => Promise.reject(lost))
  }
  /**
   * Yields the connections to ask for one read in turn, each after the one before failed. Throws that failure in the
   * end.
   */
  async function* inTurn(): AsyncGenerator<pg.PoolClient, void, unknown> {
    const asked: Server[] = []
    let lost: unknown
    for (let found = await connectReplica(asked); found; found = await connectReplica(asked)) {
      asked.push(found.server)
      lost = yield found.client
    }
    try {
      lost = yield await writer.connect()
    } catch (error) {
      if (!isAwayError(error)) throw error
      lost = error
    }
    for (;;) {
      const server = await awaitReplica(lost, asked)
      asked.push(server)
      const client = await server.connect().catch(() => undefined)
      if (client) lost = yield client
    }
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const turns = inTurn()
    const { value: first } = await turns.next()
    return askingOn(first as pg.PoolClient, turns)
  }
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }),
    ...queryTracing(),
  })
  return {
    db,
    state: () => {
      const states = servers.map((server) => server.state())
      return states.includes('ok') ? 'ok' : states.includes('behind') ? 'behind' : 'away'
    },
    setListening: (isListeningNow) => {
      isListening = isListeningNow
    },
    lag: () => Math.min(...servers.map((server) => server.lag())),
    follow: (transaction) => {
      for (const server of servers) server.follow(transaction)
    },
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  }
}

/** The SQLSTATE of a query that the replica cancelled so that the log could be replayed. */
const CONFLICT_WITH_RECOVERY = '40001'

const mayAskAgain = (error: unknown): boolean =>
  isAwayError(error) || (error as { code?: string }).code === CONFLICT_WITH_RECOVERY

/** The time after which no third server is asked: the query itself may exceed its limit, wherever it runs. */
const AWAITED_MS = 10_000

/** Asks the next server when one breaks off a read, which changes nothing and so may be repeated. */
function askingOn(first: pg.PoolClient, turns: AsyncGenerator<pg.PoolClient, void, unknown>): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const until = performance.now() + AWAITED_MS
    for (let client = first; ; ) {
      let lost: unknown
      try {
        return await client.query(text, [...values])
      } catch (error) {
        if (!mayAskAgain(error) || (client !== first && performance.now() > until)) throw error
        lost = error
      } finally {
        if (client !== first) client.release()
      }
      const next = await turns.next(lost)
      if (next.done) throw lost
      client = next.value
    }
  }
  const asking = Object.create(first) as pg.PoolClient
  return Object.assign(asking, { query, release: () => first.release() })
}
