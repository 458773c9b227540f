import type { Zone } from '../../lib/day.ts'

/** What the portal asks of a worker. */
export interface Order {
  /** A name in the table of what workers do. */
  work: string
  given: readonly unknown[]
  zone: Zone
}

/** What comes back: an answer, a refusal for the sender of a file, or a mistake of ours. */
export type Outcome = { answer: unknown } | { refused: string } | { failed: string }

/** With the memory that the process has by then. */
export type Report = Outcome & { rss: number }
