import net from 'node:net'
import type pg from 'pg'
import { type Address, addressIn } from '../machines/hosts.ts'
import { OWN_SCHEMA } from './migration-files.ts'

/**
 * The name of this process's connections: a stopping process finds others by it, a migration those that know too few
 * migrations.
 */
const PRODUCT = 'sertifikasi-amdal'
export const APPLICATION_NAME = `${PRODUCT}:${process.pid}:${OWN_SCHEMA}`

/** The pattern of the product's connections, for `like`. */
export const ALL_APPLICATIONS = `${PRODUCT}:%`

/** How long the server lets a connection work and wait, in milliseconds. */
export interface Waits {
  statement: number
  lock: number
  idleInTransaction: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * The limits by kind of work: a person waits for a request, nobody for jobs; a migration may build an index for long.
 */
export const waits = {
  request: { statement: 20 * SECOND, lock: 10 * SECOND, idleInTransaction: 20 * SECOND },
  work: { statement: 10 * MINUTE, lock: MINUTE, idleInTransaction: 10 * MINUTE },
  migration: { statement: 60 * MINUTE, lock: 5 * MINUTE, idleInTransaction: MINUTE },
  heartbeat: { statement: 1500, lock: 1500, idleInTransaction: 1500 },
} as const satisfies Record<string, Waits>

/** JIT and parallel workers are off: our queries take less time than compiling them, and many run at once. */
const ALONE = '-c jit=off -c max_parallel_workers_per_gather=0'

/** The client's limit above the server's own: it ends a connection whose network says nothing at all. */
const SILENCE_MS = 500
const CONNECT_MS = 4 * SECOND
const KEEP_ALIVE_MS = 10 * SECOND

export interface ConnectionOptions extends pg.ClientConfig {
  address: Address
}

interface How {
  opened?: (socket: net.Socket) => void
  /** Through a pooler, which refuses limits at the start and forgets what is set later: transactions set their own. */
  isPooled?: boolean
}

/** How every connection to PostgreSQL is made: no query, connect or silence without an end. */
export function connectionTo(url: string, waits: Waits, { opened, isPooled = false }: How = {}): ConnectionOptions {
  const address = addressIn(url)
  return {
    address,
    connectionString: address.hosts[0].url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(isPooled ? {} : { ...limitsOf(waits), options: ALONE }),
    stream: () => {
      const socket = endingInSilence(waits.statement + SILENCE_MS)
      opened?.(socket)
      return socket
    },
  }
}

const limitsOf = ({ statement, lock, idleInTransaction }: Waits) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
})

/** The limits of one transaction, to follow its beginning. */
export const localLimits = (waits: Waits): string =>
  Object.entries(limitsOf(waits))
    .map(([name, ms]) => `; set local ${name} = ${ms}`)
    .join('')

/** The error code of a silent connection, as the network itself gives it, so that every handler knows it. */
export const SILENT = 'ETIMEDOUT'
const silentError = (): Error => Object.assign(new Error('database is silent'), { code: SILENT })

/**
 * Makes a socket that ends when silent for too long. Timers fire before the network in a busy process, so it waits
 * briefly for data that has already arrived. What is asked meanwhile has its own time to be answered.
 */
function endingInSilence(after: number): net.Socket {
  const socket = new net.Socket()
  // Broken off before whoever asked listens, while the server to ask is looked for: without this it ends the process.
  socket.on('error', () => {})
  socket.on('timeout', () => {
    const { bytesRead: heard, bytesWritten: said } = socket
    const isSilent = () => socket.bytesRead === heard && socket.bytesWritten === said
    setTimeout(() => isSilent() && socket.destroy(silentError()), SILENCE_MS).unref()
  })
  return socket.once('connect', () => socket.setTimeout(after))
}
