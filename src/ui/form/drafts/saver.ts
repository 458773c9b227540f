import { Refusal } from '../../../lib/calls/refusal.ts'
import { BROKEN } from '../broken.ts'

export type Saving =
  | { state: 'unchanged' }
  | { state: 'waiting' }
  | { state: 'saving' }
  | { state: 'saved'; at: Date }
  /** `again`: it is retried automatically. */
  | { state: 'failed'; message: string; again: boolean }

export interface Saver<T> {
  /** Saves it after a pause in the changes. */
  note: (values: T) => void
  /** Saves at once what is not saved yet; rejects with the refusal. */
  flush: () => Promise<void>
  /** Forgets what is not saved. */
  drop: () => void
}

const PAUSE_MS = 1200
const WAITS_MS = [3000, 10_000, 30_000]

/** Unreachable, overloaded, too many requests: what may succeed a little later. */
const passes = ({ status }: Refusal): boolean => status === 0 || status === 429 || status >= 500

/** Saves what changes, one request at a time, the latest always last; retries after failures that pass by themselves. */
export function createSaver<T>(save: (values: T) => Promise<unknown>, tell: (saving: Saving) => void): Saver<T> {
  let unsaved: { values: T } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(() => undefined), ms)
  }

  function fail(error: unknown): void {
    if (!(error instanceof Refusal)) {
      tell({ state: 'failed', message: BROKEN, again: false })
      return
    }
    const again = passes(error)
    if (again) later(WAITS_MS[failures] ?? 30_000)
    failures += 1
    tell({ state: 'failed', message: error.message, again })
  }

  async function saveAll(): Promise<void> {
    clearTimeout(timer)
    while (unsaved) {
      const sent = unsaved
      tell({ state: 'saving' })
      await save(sent.values)
      failures = 0
      if (unsaved === sent) unsaved = undefined
      tell({ state: 'saved', at: new Date() })
    }
  }

  function flush(): Promise<void> {
    running ??= saveAll()
      .catch((error: unknown) => {
        fail(error)
        throw error
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    note(values) {
      unsaved = { values }
      if (running) return
      tell({ state: 'waiting' })
      later(PAUSE_MS)
    },
    flush,
    drop() {
      clearTimeout(timer)
      unsaved = undefined
      failures = 0
      tell({ state: 'unchanged' })
    },
  }
}
