import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { serverLimits } from '../../limits.ts'
import { queryTracing } from '../tracing/query-spans.ts'
import { connectionTo, type Waits, waits } from './connection.ts'
import type { DB } from './db-schema.ts'
import { KeepingClient } from './prepared-statements.ts'

export type Db = Kysely<DB>

/** How long a closing pool lets what is under way finish. */
const CLOSE_MS = 1000

const DATE = 1082
const BIGINT = 20

/** Keeps days as text; a bigint is money or a count and safe as a number. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === BIGINT) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

export interface Database {
  /** The address for a connection of one's own, past the pooler where there is one. */
  url: string
  db: Db
  pool: pg.Pool
  /** A connection of the pool; refused at once while the database cannot be reached. */
  connect: () => Promise<pg.PoolClient>
  /** Makes running and new queries fail at once while the database cannot be reached. */
  setReachable: (isReachable: boolean) => void
  close: () => Promise<void>
}

interface Options {
  /** Connections. */
  most?: number
  waits?: Waits
  /** The address of the same database without the pooler, where `url` leads through one. */
  direct?: string | undefined
}

/** The connections that stay open when idle: a new one reads the catalogue first, which takes longer than a query. */
const LEAST_OPEN = 2

const sessions = new WeakMap<Db, Db>()

/** Returns connections that keep their session: those past the pooler, where there is one. */
export const withoutPooler = (db: Db): Db => sessions.get(db) ?? db

/** Returns an error with SQLSTATE's cannot_connect_now, as a starting server gives it. */
const awayError = (): Error => Object.assign(new Error('the database cannot be reached'), { code: '57P03' })

export function openDatabase(url: string, options: Options = {}): Database {
  const { most = 10, waits: patience = waits.request, direct } = options
  const isPooled = direct !== undefined
  const unpooled = isPooled
    ? openDatabase(direct, { most: serverLimits.connections.session, waits: patience })
    : undefined
  const sockets = new Set<Socket>()
  const keepSocket = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const breakOff = () => {
    for (const socket of sockets) socket.destroy(awayError())
  }
  const own = {
    max: most,
    min: Math.min(most, LEAST_OPEN),
    types,
    Client: KeepingClient as typeof pg.Client,
    pooledWaits: isPooled ? patience : undefined,
  }
  const pool = new pg.Pool({ ...connectionTo(url, patience, { opened: keepSocket, isPooled }), ...own })
  // A connection that breaks is replaced by the pool, and its query fails; without a listener it would end the process.
  pool.on('error', () => {})
  let isAway = false
  const connect = () => (isAway ? Promise.reject(awayError()) : pool.connect())
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
    ...queryTracing(),
  })
  if (unpooled) sessions.set(db, unpooled.db)
  return {
    url: unpooled?.url ?? url,
    db,
    pool,
    connect,
    setReachable(isReachable) {
      isAway = !isReachable
      if (isAway) breakOff()
      unpooled?.setReachable(isReachable)
    },
    async close() {
      await unpooled?.close()
      const patient = setTimeout(breakOff, CLOSE_MS)
      await db.destroy()
      // One that only the pool was asked of is not known to Kysely, which then ends nothing.
      if (!pool.ending) await pool.end()
      clearTimeout(patient)
    },
  }
}

/**
 * The database is away, going away, no longer the one to write to or too busy to answer in time: classes 08 and 57P of
 * SQLSTATE, its own time limits, and what the network says.
 */
const AWAY =
  /^(08...|57P0[1-5]|57014|55P03|25P0[34]|25006|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const AWAY_TEXT = /Connection terminated|timeout exceeded when trying to connect|connection error/i

/** Tells whether an error means that the database did not answer at all. */
export function isAwayError(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as Partial<Record<'code' | 'message', string>>
  return AWAY.test(code) || AWAY_TEXT.test(message)
}

const UNIQUE_VIOLATION = '23505'

/** Tells whether a write failed because another row has the same unique value, as when two are written at once. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION

const tasksAtEnd = new WeakMap<Db, (() => Promise<void>)[]>()

const running = new AsyncLocalStorage<boolean>()

/** Throws for slow work inside a transaction, which would keep a connection from others meanwhile. */
export function refuseInTransaction(what: string): void {
  if (running.getStore()) throw new Error(`heavy work inside a transaction: ${what}`)
}

/** Runs the work in one transaction, inside the running one if there is one already. */
export const inTransaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db.transaction().execute(async (tx: Transaction<DB>) => {
        const tasks: (() => Promise<void>)[] = []
        tasksAtEnd.set(tx, tasks)
        const result = await running.run(true, () => work(tx))
        for (const task of tasks) await task()
        return result
      })

/** Defers a task that takes a global lock to the end of its transaction; outside of one it runs at once. */
export async function runAtEnd(db: Db, task: () => Promise<void>): Promise<void> {
  const tasks = tasksAtEnd.get(db)
  if (tasks) tasks.push(task)
  else await task()
}
