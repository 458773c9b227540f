import { refuseInTransaction } from '../database/db.ts'
import { ownerOfWork } from './on-behalf.ts'
import type { Work } from './work.ts'
import { Workers } from './workers.ts'

const workers = new Workers()

/**
 * Has heavy work done by another process, in the queue of those for whom the running request works.
 * Throws QUEUE_FULL and UNAVAILABLE, WorkerEnded where it took too long, and what the work throws.
 */
export function inWorker<Name extends keyof Work>(
  name: Name,
  ...given: Parameters<Work[Name]>
): ReturnType<Work[Name]> {
  refuseInTransaction(name)
  return workers.run(name, given, ownerOfWork()) as ReturnType<Work[Name]>
}

/** How many processes run, and how much waits. */
export const workersHere = (): Workers['count'] => workers.count

/** Ends the workers' processes, as the portal ends. */
export const endWorkers = (): void => workers.close()
