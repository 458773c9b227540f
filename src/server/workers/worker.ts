import { setBodyZone, type Zone } from '../../lib/day.ts'
import { UnacceptableFile } from '../storage/unacceptable-file.ts'
import { WORK, type WorkName } from './work.ts'

/** What the portal asks of a worker. */
export interface Order {
  work: WorkName
  given: readonly unknown[]
  zone: Zone
}

/** What comes back: an answer, a refusal for the sender of a file, or a mistake of ours. */
export type Outcome = { answer: unknown } | { refused: string } | { failed: string }

/** With the memory that the process has by then. */
export type Report = Outcome & { rss: number }

async function perform({ work, given, zone }: Order): Promise<Outcome> {
  setBodyZone(zone)
  const run = WORK[work] as (...given: readonly unknown[]) => Promise<unknown>
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
