import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './db-schema.ts'
import { APPLICATION_NAME } from './embedded-postgres.ts'

export type Db = Kysely<DB>

const DATE = 1082
const BIGINT = 20

/** Days stay text; a bigint is money or a count and safe as a number. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === BIGINT) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

export function openDatabase(url: string, most = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5000,
    types,
  })
  // A connection that breaks is replaced by the pool, and its query fails; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed as another row has the same unique value: of two at once, the database lets one through. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION

const tasksAtEnd = new WeakMap<Db, (() => Promise<void>)[]>()

const running = new AsyncLocalStorage<boolean>()

/** What takes long is done before a transaction: it would keep a connection from others meanwhile. */
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

/** Leaves a task that takes a lock of all to the end of its transaction; outside of one it is done at once. */
export async function runAtEnd(db: Db, task: () => Promise<void>): Promise<void> {
  const tasks = tasksAtEnd.get(db)
  if (tasks) tasks.push(task)
  else await task()
}
