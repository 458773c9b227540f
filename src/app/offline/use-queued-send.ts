import { useSyncExternalStore } from 'react'
import { outbox, type QueuedSend } from './outbox.ts'

const NONE: readonly QueuedSend[] = []

/** Returns the send of that name, whether it waits for the network, is sent, or was refused. */
export const useQueuedSend = (id: string): QueuedSend | undefined =>
  useSyncExternalStore(outbox.subscribe, outbox.all, () => NONE).find((send) => send.id === id)
