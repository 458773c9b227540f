import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Database, type Db, isAwayError, openDatabase } from '../database/db.ts'
import { queryTrail } from '../tracing/query-spans.ts'
import { addressIn } from './hosts.ts'
import { followProgress, type ReplicaProgress } from './replica-progress.ts'

/** What public reads are asked of. */
export interface Reads {
  db: Db
  /** One or several; undefined: there is none. */
  replica?: Replica
}

export interface Replica extends Pick<ReplicaProgress, 'state' | 'lag' | 'follow' | 'close'> {
  db: Db
  /** Whether changes are heard of: while they are not, a replica answers only what the writer does not. */
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
 * Public reads go to a replica while it has every change that was heard of, and to the writer otherwise; once one breaks
 * one off, or the writer is away, another is asked. Of several replicas those that have everything take turns.
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
  /** The first replica that catches up; throws what was lost where none can. */
  const awaitReplica = async (lost: unknown, asked: readonly Server[]) => {
    const others = servers.filter((server) => !asked.includes(server))
    const caughtUp = others.map(async (server) => ((await server.catchUp()) ? server : Promise.reject(lost)))
    return Promise.any(caughtUp).catch(() => Promise.reject(lost))
  }
  /** Whom one read is asked of in turn; each is told why the one before did not answer. Throws that where nobody is left. */
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
    ...queryTrail(),
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

/** Recovery ended a query of the replica so that the log could be replayed. */
const CONFLICT_WITH_RECOVERY = '40001'

const mayAskAgain = (error: unknown): boolean =>
  isAwayError(error) || (error as { code?: string }).code === CONFLICT_WITH_RECOVERY

/** After so long a read is not asked of a third server: it may be its own limit that ends it, wherever it is asked. */
const AWAITED_MS = 10_000

/** A read that one server breaks off is asked of the next: it changes nothing, so it may be asked again. */
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
