import { SCHEMA_CHANGED } from '../database/migrate.ts'
import { keepPulse, type Pulse } from '../database/pulse.ts'

interface Hearing {
  change: () => void
  /** The tables are now those of another program. */
  schema?: () => void
  /** Whether changes are heard of. */
  connection: (isListening: boolean) => void
  /** Whether the database answers at all. */
  reachable?: (isReachable: boolean) => void
}

/** Hears of every content change in the database, from whichever process; reconnects by itself. */
export const hearContentChanges = (url: string, { change, schema = () => {}, ...on }: Hearing): Pulse =>
  keepPulse(url, {
    ...on,
    channels: ['content_changed', SCHEMA_CHANGED],
    notification: (channel) => (channel === SCHEMA_CHANGED ? schema() : change()),
  })
