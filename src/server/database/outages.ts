import type { Logger } from 'pino'
import type { Db } from './db.ts'

/** One lost connection, made again at once, is no outage. */
const LEAST_MS = 1000

/** Hears whether the database answers; tells the log at once, and the desk when it is back. */
export function noteOutages(db: Db, log: Logger, clock: () => Date): (isReachable: boolean) => void {
  let began: Date | undefined
  return (isReachable) => {
    if (!isReachable && began === undefined) {
      began = clock()
      log.error('the database cannot be reached')
    }
    if (!isReachable || began === undefined) return
    const outage = { began_at: began, ended_at: clock() }
    began = undefined
    const ms = outage.ended_at.getTime() - outage.began_at.getTime()
    log.warn({ ms }, 'the database is back')
    if (ms < LEAST_MS) return
    void db
      .insertInto('database_outages')
      .values(outage)
      .execute()
      .catch((error: unknown) => log.error({ err: error }, 'outage is not noted'))
  }
}
