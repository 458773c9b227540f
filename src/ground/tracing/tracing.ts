import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** What a piece of work goes back to, however far from it. */
export interface Trail {
  /** Id of the request; undefined for what the portal began by itself. */
  request: string | undefined
  /** What the work is a part of; undefined where nothing is traced. */
  span?: Span | undefined
}

const trails = new AsyncLocalStorage<Trail>()

export const onTrail = <T>(trail: Trail, work: () => T): T => trails.run(trail, work)

export const trailHere = (): Trail | undefined => trails.getStore()

/** Id of the request that the running code goes back to. */
export const requestHere = (): string | undefined => trails.getStore()?.request
