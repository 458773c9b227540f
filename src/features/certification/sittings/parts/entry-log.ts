import {
  type AnswerSheet,
  type EntryQueue,
  entryBatches,
  joinReceived,
  lastNumber,
  restoredQueue,
  sheetOfQueue,
  withEntry,
  withoutReceived,
} from '../device/queue-rules.ts'
import type { SentEntry } from '../entry-rules.ts'
import type { EntryStore } from './sitting-store.ts'

/** The entries of a device: kept first, then sent, and dropped once the server has them. */
export interface EntryLog {
  sheet: () => AnswerSheet
  /** All that the server does not have yet, after what it has. */
  queue: () => EntryQueue
  /** True once something could not be kept, and lives in this page alone. */
  isFull: () => boolean
  add: (entry: Omit<SentEntry, 'urutan'>) => void
  /** Returns the entries of the next request, once all of them are kept. */
  nextBatch: () => Promise<readonly SentEntry[]>
  /** Learns up to which entry the server has them all. */
  receive: (diterima: number) => void
  flush: () => Promise<void>
}

/**
 * Opens the log of a device from its store. Before the server was heard for the first time it offers nothing: the store may
 * have lost what the server has.
 */
export async function openEntryLog(store: EntryStore): Promise<EntryLog> {
  const loaded = await store.load()
  let queue = restoredQueue(loaded)
  const restored = lastNumber(queue)
  let offered = restored
  let isMet = false
  let isFull = false
  let turn: Promise<unknown> = Promise.resolve()

  /** Writes one after the other; what the store cannot take stays in memory, and is sent all the same. */
  function keep(write: () => Promise<void>): void {
    turn = turn.then(write).catch(() => {
      isFull = true
    })
  }

  async function flush(): Promise<void> {
    let seen: Promise<unknown>
    do {
      seen = turn
      await seen
    } while (seen !== turn)
  }

  // A gap is closed in the store too, or the next entry would take the place of one that waits.
  if (loaded.entries.some(({ urutan }) => urutan > restored)) keep(() => store.replace(restoredQueue(loaded)))

  return {
    sheet: () => sheetOfQueue(queue),
    queue: () => queue,
    isFull: () => isFull,
    flush,

    add(entry) {
      queue = withEntry(queue, entry, offered)
      const last = queue.entries.at(-1)
      if (last) keep(() => store.put(last))
    },

    async nextBatch() {
      await flush()
      const [batch = []] = isMet ? entryBatches(queue.entries) : []
      offered = Math.max(offered, batch.at(-1)?.urutan ?? 0)
      return batch
    },

    receive(diterima) {
      const before = queue
      queue = isMet ? withoutReceived(queue, diterima) : joinReceived(queue, restored, diterima)
      const isJoined = !isMet && diterima > restored
      isMet = true
      if (queue === before) return
      const { base, diterima: known } = queue
      const joined = queue
      keep(() => (isJoined ? store.replace(joined) : store.settle(base, known)))
    },
  }
}
