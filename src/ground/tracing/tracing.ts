import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** The origin of a piece of work, however deep in the code. */
export interface Trace {
  /** The request's id; undefined for work that the portal began by itself. */
  request: string | undefined
  /** The span that the work is a part of; undefined where nothing is traced. */
  span?: Span | undefined
}

const trails = new AsyncLocalStorage<Trace>()

export const runInTrace = <T>(trail: Trace, work: () => T): T => trails.run(trail, work)

export const currentTrace = (): Trace | undefined => trails.getStore()

/** Returns the id of the request that the running code belongs to. */
export const requestHere = (): string | undefined => trails.getStore()?.request
