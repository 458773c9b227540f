import { inWorker } from '../ground/workers/in-worker.ts'
import type { DrawWork } from './draw-work.ts'

/** Has a document drawn or signed by another process; throws as `inWorker` does. */
export const drawInWorker = <Name extends keyof DrawWork>(name: Name, ...given: Parameters<DrawWork[Name]>) =>
  (inWorker as (name: string, ...given: unknown[]) => unknown)(name, ...given) as ReturnType<DrawWork[Name]>
