import type { Zone } from '../../lib/day.ts'

/** The portal's order to a worker. */
export interface Order {
  /** A name in the table of what workers do. */
  work: string
  given: readonly unknown[]
  zone: Zone
}

/** The result of an order: an answer, a refusal for the sender of a file, or a bug of ours. */
export type Outcome = { answer: unknown } | { refused: string } | { failed: string }

/** The result with the memory that the process has by then. */
export type Report = Outcome & { rss: number }
