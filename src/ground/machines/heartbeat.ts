import pg from 'pg'
import { connectionTo, SILENT, waits } from '../database/connection.ts'
import { ServerClient } from '../database/server-client.ts'
import { READ_ONLY } from './writer.ts'

/** The interval at which an established connection is asked. */
export const BEAT_MS = 1000
const RETRY_MS = 500
/** The SQLSTATE of a server that is there and full. */
const TOO_MANY_CONNECTIONS = '53300'

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

export interface Heartbeat {
  /** Asks now instead of at the next beat; a pending connection or answer comes first. */
  askNow: () => void
  close: () => Promise<void>
}

interface Hearing {
  /** Channels to listen to. */
  channels?: readonly string[]
  notification?: (channel: string, payload: string) => void
  /** Told whether notifications are heard. */
  connection?: (isListening: boolean) => void
  /** Told whether the database answers at all. */
  reachable?: (isReachable: boolean) => void
  /** The query of each beat, and the receiver of the one row that it returns. */
  beat?: { sql: () => string; hear: (row: Record<string, string>) => void; everyMs?: () => number }
}

/** Keeps one connection that is asked every second: a database that is gone or silent is noticed within four. */
export function keepHeartbeat(url: string, on: Hearing): Heartbeat {
  let closed = false
  let client: ServerClient | undefined
  let timer: NodeJS.Timeout | undefined
  /** The question that the next beat asks. */
  let awaited: (() => void) | undefined

  async function connect(): Promise<void> {
    const next = new ServerClient(connectionTo(url, waits.heartbeat))
    client = next
    let wasOpen = false
    const reconnect = (code?: string) => {
      if (client !== next) return
      client = undefined
      awaited = undefined
      clearTimeout(timer)
      on.connection?.(false)
      // A single connection may be cut by itself; the database is down when a second one fails or is silent. One that
      // turned read-only takes all others with it.
      if (!wasOpen || code === SILENT || code === READ_ONLY) on.reachable?.(code === TOO_MANY_CONNECTIONS)
      if (!closed) timer = setTimeout(connect, wasOpen ? 0 : RETRY_MS)
      void next.end().catch(() => {})
    }
    next.on('error', (error) => reconnect(codeOf(error)))
    next.on('end', () => reconnect())
    next.on('notification', ({ channel, payload = '' }) => on.notification?.(channel, payload))
    try {
      await next.connect()
      for (const channel of on.channels ?? []) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (on.beat) await ask(next)
      wasOpen = true
      on.reachable?.(true)
      on.connection?.(true)
      beat(next)
    } catch (error) {
      reconnect(codeOf(error))
    }
  }

  async function ask(of: ServerClient): Promise<void> {
    await of.requireWriter()
    const { rows } = await of.query(on.beat?.sql() ?? 'select 1')
    on.beat?.hear(rows[0] ?? {})
  }

  /** Sends the next query only after an answer, since each would restart the socket's timeout. */
  function beat(to: ServerClient): void {
    const again = () => {
      if (client === to) beat(to)
    }
    awaited = () => {
      clearTimeout(timer)
      awaited = undefined
      ask(to).then(again, (error) => (codeOf(error) === READ_ONLY ? to.emit('error', error) : again()))
    }
    timer = setTimeout(awaited, on.beat?.everyMs?.() ?? BEAT_MS)
    timer.unref()
  }

  void connect()
  return {
    askNow: () => awaited?.(),
    async close() {
      closed = true
      awaited = undefined
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
