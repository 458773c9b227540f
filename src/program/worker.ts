import { DRAW_WORK } from '../documents/draw-work.ts'
import { UnacceptableFile } from '../ground/storage/uploads/unacceptable-file.ts'
import type { Order, Outcome } from '../ground/workers/order.ts'
import { WORK } from '../ground/workers/work.ts'
import { setBodyZone } from '../lib/day.ts'

/** Everything that a worker's process does, by name. */
const ALL_WORK = { ...WORK, ...DRAW_WORK }

async function perform({ work, given, zone }: Order): Promise<Outcome> {
  setBodyZone(zone)
  const run = ALL_WORK[work as keyof typeof ALL_WORK] as (...given: readonly unknown[]) => Promise<unknown>
  try {
    return { answer: await run(...given) }
  } catch (error) {
    if (error instanceof UnacceptableFile) return { refused: error.message }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (order: Order) => {
  void perform(order).then((outcome) => process.send?.({ ...outcome, rss: process.memoryUsage.rss() }, () => {}))
})
// The portal is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0))
