import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** The origin of a piece of work, however deep in the code. */
export interface Trace {
  /** The request's id; undefined for work that the portal began by itself. */
  request: string | undefined
  /** The span that the work is a part of; undefined where nothing is traced. */
  span?: Span | undefined
}

const traces = new AsyncLocalStorage<Trace>()

export const runInTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work)

export const currentTrace = (): Trace | undefined => traces.getStore()

/** Returns the id of the request that the running code belongs to. */
export const requestHere = (): string | undefined => traces.getStore()?.request
