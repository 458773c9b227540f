import { SCHEMA_CHANGED } from '../../ground/database/migrate.ts'
import { JOB_WAITS } from '../../ground/jobs/jobs.ts'
import { type Heartbeat, keepHeartbeat } from '../../ground/machines/heartbeat.ts'

interface Hearing {
  /** Told that this transaction changed content. */
  change: (transaction: string) => void
  /** Told that a process without workers made a job; only set in those that do jobs. */
  job?: ((name: string) => void) | undefined
  /** Told that another program has migrated the tables. */
  schema?: () => void
  /** Told whether changes are heard of. */
  connection: (isListening: boolean) => void
  /** Told whether the database answers at all. */
  reachable?: (isReachable: boolean) => void
}

/** Listens for content changes in the database, of any process; reconnects by itself. */
export const hearContentChanges = (url: string, { change, job, schema = () => {}, ...on }: Hearing): Heartbeat =>
  keepHeartbeat(url, {
    ...on,
    channels: ['content_changed', SCHEMA_CHANGED, ...(job ? [JOB_WAITS] : [])],
    notification(channel, payload) {
      if (channel === SCHEMA_CHANGED) schema()
      else if (channel === JOB_WAITS) job?.(payload)
      else change(payload)
    },
  })
