import type { Logger } from 'pino'
import type { Db } from './db.ts'

/** One lost connection, made again at once, is no outage. */
const LEAST_MS = 1000

interface Outages {
  /** Told whether the database answers. */
  reachable: (isReachable: boolean) => void
  /** Notes that the server itself died, which counts as an outage however soon it is back. */
  noteDeath: () => void
}

/** Notes outages of the database: writes them to the log at once, and to the desk when it is back. */
export function noteOutages(db: Db, log: Logger, clock: () => Date): Outages {
  let began: Date | undefined
  let hasDied = false

  function begin(): void {
    if (began !== undefined) return
    began = clock()
    log.error('the database cannot be reached')
  }

  function end(): void {
    if (began === undefined) return
    const outage = { began_at: began, ended_at: clock() }
    const ms = outage.ended_at.getTime() - outage.began_at.getTime()
    const counts = hasDied || ms >= LEAST_MS
    began = undefined
    hasDied = false
    log.warn({ ms }, 'the database is back')
    if (!counts) return
    void db
      .insertInto('database_outages')
      .values(outage)
      .execute()
      .catch((error: unknown) => log.error({ err: error }, 'outage is not noted'))
  }

  return {
    reachable: (isReachable) => (isReachable ? end() : begin()),
    noteDeath() {
      hasDied = true
      begin()
    },
  }
}
