import { createContext, useContext } from 'react'
import type { Queue } from './next-in-queue.ts'
import type { Run } from './run.ts'

export interface InQueue {
  queue: Queue
  run: Run
  /** True when the person came here through the queue. */
  hasBegun: boolean
  /** True while this case waits. */
  waits: boolean
  /** A key that changes whenever something about the queue may have changed. */
  key: string
  /** To the next case, as this one is decided. */
  goOn: () => Promise<void>
  /** To the next case; this one waits for later. */
  skip: () => Promise<void>
  /** To what was skipped. */
  again: () => Promise<void>
}

export const QueueContext = createContext<InQueue | undefined>(undefined)

/** The queue that the case on screen waits in, or has just left; undefined where it is in none. */
export const useQueue = (): InQueue | undefined => useContext(QueueContext)

/** The label of a button that decides a case and opens the next one. */
export const AND_NEXT = 'Simpan dan berikutnya'

/** The way to the next case, where this one waits and a transition takes it out of its queue. */
export function useNext(passesOn: boolean): InQueue['goOn'] | undefined {
  const queue = useQueue()
  return passesOn && queue?.waits ? queue.goOn : undefined
}
