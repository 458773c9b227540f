import { useSyncExternalStore } from 'react'
import { outbox, type QueuedSend } from './outbox.ts'

const NONE: readonly QueuedSend[] = []

/** What waits for the network under that name, has gone since, or was refused. */
export const useQueuedSend = (id: string): QueuedSend | undefined =>
  useSyncExternalStore(outbox.subscribe, outbox.all, () => NONE).find((send) => send.id === id)
