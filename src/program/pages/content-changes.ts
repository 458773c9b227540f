import { SCHEMA_CHANGED } from '../../ground/database/migrate.ts'
import { JOB_WAITS } from '../../ground/jobs/jobs.ts'
import { keepPulse, type Pulse } from '../../ground/machines/heartbeat.ts'

interface Hearing {
  /** Content changed, by this transaction. */
  change: (transaction: string) => void
  /** A process that takes no jobs made one; only for those that take them. */
  job?: ((name: string) => void) | undefined
  /** The tables are now those of another program. */
  schema?: () => void
  /** Whether changes are heard of. */
  connection: (isListening: boolean) => void
  /** Whether the database answers at all. */
  reachable?: (isReachable: boolean) => void
}

/** Hears of every content change in the database, from whichever process; reconnects by itself. */
export const hearContentChanges = (url: string, { change, job, schema = () => {}, ...on }: Hearing): Pulse =>
  keepPulse(url, {
    ...on,
    channels: ['content_changed', SCHEMA_CHANGED, ...(job ? [JOB_WAITS] : [])],
    notification(channel, payload) {
      if (channel === SCHEMA_CHANGED) schema()
      else if (channel === JOB_WAITS) job?.(payload)
      else change(payload)
    },
  })
