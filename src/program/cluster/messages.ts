import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Place } from '../start/prepare.ts'

/** The metrics of one process. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** Messages from the primary: how to begin, when to end, and requests for metrics and their answers. */
export type ToWorker =
  | { kind: 'begin'; place: Place; takesJobs: boolean }
  | { kind: 'end' }
  | { kind: 'count'; id: number }
  | { kind: 'counted'; id: number; all: Figures[] }

/**
 * Messages to the primary: that a process listens, since earlier messages are lost, and that it answers at the port.
 */
export type ToPrimary =
  | { kind: 'listens' }
  | { kind: 'answers' }
  | { kind: 'countAll'; id: number }
  | { kind: 'counted'; id: number; own: Figures }

/** The processes that share a port, as one of them knows them. */
export interface Peers {
  /** Tells the others that this process answers at the port. */
  begun: () => void
  /** Sets the function that returns this process's metrics whenever any of them is asked. */
  answerWith: (count: () => Promise<Figures>) => void
  /** Returns the metrics of each process, this one included; one that does not answer in time is left out. */
  countAll: () => Promise<Figures[]>
}
