import { endWorkers } from '../../ground/workers/in-worker.ts'
import { type SeedOrder, type SeedProgress, seedFor } from './seed-demonstration.ts'

/** A program of its own: what draws the demonstration takes half a gigabyte, which goes with it. */
process.once('message', (order: SeedOrder) => {
  const report = (progress: SeedProgress) => void process.send?.(progress, () => {})
  void seedFor(order, report).then(
    () => {
      endWorkers()
      process.exit(0)
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      process.exit(1)
    },
  )
})
// The portal is gone.
process.once('disconnect', () => process.exit(1))
