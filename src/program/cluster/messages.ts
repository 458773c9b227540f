import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Place } from '../start/prepare.ts'

/** What one process counts. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** From the primary: how to begin, when to end, and what it wants to know or was asked. */
export type ToSibling =
  | { kind: 'begin'; place: Place; takesJobs: boolean }
  | { kind: 'end' }
  | { kind: 'count'; id: number }
  | { kind: 'counted'; id: number; all: Figures[] }

/** A process says when it listens to its primary, since what it is told before is lost, and when it answers at the port. */
export type ToPrimary =
  | { kind: 'listens' }
  | { kind: 'answers' }
  | { kind: 'countAll'; id: number }
  | { kind: 'counted'; id: number; own: Figures }

/** The processes that share a port, as one of them knows them. */
export interface Siblings {
  /** Says that this one answers at the port. */
  begun: () => void
  /** Says how this one counts, whenever any of them is asked. */
  answerWith: (count: () => Promise<Figures>) => void
  /** What each counts, this one included; one that says nothing in time is left out. */
  countAll: () => Promise<Figures[]>
}
