import pg from 'pg'
import { APPLICATION_NAME } from '../database/embedded-postgres.ts'

export interface ContentChanges {
  close: () => Promise<void>
}

const RETRY_MS = 500

/** Hears of every content change in the database, from whichever process; reconnects by itself. */
export function hearContentChanges(
  url: string,
  on: { change: () => void; connection: (isListening: boolean) => void },
): ContentChanges {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME, keepAlive: true })
    client = next
    const reconnectLater = () => {
      if (client !== next) return
      client = undefined
      on.connection(false)
      if (!closed) retry = setTimeout(connect, RETRY_MS)
    }
    next.on('error', reconnectLater)
    next.on('end', reconnectLater)
    next.on('notification', () => on.change())
    try {
      await next.connect()
      await next.query('listen content_changed')
      on.connection(true)
    } catch {
      reconnectLater()
    }
  }

  void connect()
  return {
    async close() {
      closed = true
      clearTimeout(retry)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
