import { lookAgain } from '../../lib/browser/look-again.ts'
import { maySendAgain, newKey } from '../../lib/browser/send-again.ts'
import type { UnsavedDraft } from '../../lib/browser/stored-drafts.ts'
import { vault } from '../../lib/browser/vault.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { unsavedDraft } from '../../ui/form/drafts/unsaved-draft.ts'
import { sendOnce } from '../calls/member-calls.ts'
import { reach } from './reach.ts'

const PREFIX = 'kiriman:'
const CHANGED = 'Isiannya diubah setelah Anda menekan Kirim. Buka dan kirim sekali lagi.'

interface QueuedCall {
  name: string
  asked: Record<string, unknown>
  /** It is sent with the version that the call before it answered. */
  follows?: true
}

/** Something to be sent once there is a network. */
export interface QueuedSend {
  /** One for each thing: sent again, it takes the place of what waits. */
  id: string
  label: string
  /** Where one looks at it. */
  path: string
  /** In this order, each under its key. */
  calls: (QueuedCall & { key: string })[]
  /** The draft that is sent: the form shows it while it waits, and it becomes a draft again when it is not sent. */
  draft: { name: string; kept: UnsavedDraft<unknown> }
  state: 'waiting' | 'sent' | 'refused'
  /** Why it was refused. */
  words?: string
}

export type NewSend = Omit<QueuedSend, 'state' | 'calls'> & { calls: QueuedCall[] }

let sends: readonly QueuedSend[] = []
const listeners = new Set<() => void>()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kiriman') : undefined

function show(next: readonly QueuedSend[]): void {
  sends = next
  for (const listener of listeners) listener()
}

const without = (id: string): readonly QueuedSend[] => sends.filter((send) => send.id !== id)

interface Change {
  id: string
  /** Left out when the send was removed. */
  send?: QueuedSend
}

const apply = ({ id, send }: Change): void => show(send ? [...without(id), send] : without(id))

tabs?.addEventListener('message', ({ data }: MessageEvent<Change>) => apply(data))

function change(one: Change): void {
  apply(one)
  tabs?.postMessage(one)
}

async function keep(send: QueuedSend): Promise<void> {
  change({ id: send.id, send })
  if (send.state === 'sent') await vault.drop(PREFIX + send.id)
  else await vault.write(PREFIX + send.id, send)
}

const versionIn = (answer: unknown): { version?: number } =>
  answer instanceof Object && 'version' in answer && typeof answer.version === 'number'
    ? { version: answer.version }
    : {}

/** Makes it a draft again on the version that earlier calls have saved; a draft typed since then wins. */
function returnDraft({ name, kept }: QueuedSend['draft'], saved: unknown): void {
  const now = unsavedDraft.read(name)
  if (!now || now.waits) unsavedDraft.write(name, { ...kept, ...versionIn(saved) })
}

/** Drops the copy of a sent draft in this tab, so that it is not saved once more. */
function dropCopy({ name }: QueuedSend['draft']): void {
  if (unsavedDraft.read(name)?.waits) unsavedDraft.drop(name)
}

/** Sends its calls in order. A refused one is not lost: it becomes a draft again, and the form shows the reason. */
async function sendOne(send: QueuedSend): Promise<void> {
  let before: unknown
  try {
    for (const { name, asked, key, follows } of send.calls) {
      before = await sendOnce(name, follows ? { ...asked, ...versionIn(before) } : asked, key)
    }
    dropCopy(send.draft)
    await keep({ ...send, state: 'sent' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (maySendAgain(error.status)) return
    returnDraft(send.draft, before)
    await keep({ ...send, state: 'refused', words: error.message })
  }
}

/** Only one tab sends. */
async function sendWaiting(): Promise<void> {
  if (!vault.isOpen() || !navigator.onLine) return
  await navigator.locks.request('kiriman', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    for (const name of await vault.names(PREFIX)) {
      const send = await vault.read<QueuedSend>(name)
      if (send?.state === 'waiting') await sendOne(send)
    }
  })
}

const waitingBehind = (name: string): QueuedSend | undefined =>
  sends.find(({ state, draft }) => state === 'waiting' && draft.name === name)

/** Sends that wait for the network, in the vault: they outlive their tab, and go out once. */
export const outbox = {
  all: (): readonly QueuedSend[] => sends,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Puts something where it waits; false: this browser cannot keep it. */
  async add(send: NewSend): Promise<boolean> {
    if (!vault.isOpen()) return false
    const calls = send.calls.map((call) => ({ ...call, key: newKey() }))
    await keep({ ...send, calls, state: 'waiting' })
    return true
  },

  /** Does the same while there is no network; false when it is to be sent now. */
  addWhileAway: async (send: NewSend): Promise<boolean> => reach.isAway() && outbox.add(send),

  /** Removes a send; one that still waited becomes a draft again. */
  async remove(id: string): Promise<void> {
    const send = sends.find((each) => each.id === id)
    change({ id })
    await vault.drop(PREFIX + id)
    if (send?.state === 'waiting') returnDraft(send.draft, undefined)
  },

  /** The draft of that name that waits to be sent. */
  draftOf(name: string): UnsavedDraft<unknown> | undefined {
    const kept = waitingBehind(name)?.draft.kept
    return kept && { ...kept, waits: true }
  },

  /** A draft is typed on: what waited of it does not go out half changed, and says so. */
  noteTyped(name: string, { values }: UnsavedDraft<unknown>): void {
    const send = waitingBehind(name)
    if (!send || JSON.stringify(send.draft.kept.values) === JSON.stringify(values)) return
    void keep({ ...send, state: 'refused', words: CHANGED }).catch(() => undefined)
  },

  /** Loads the queue of the vault, once it is open; sends that are shown as sent stay so. */
  async load(): Promise<void> {
    const kept = await Promise.all((await vault.names(PREFIX)).map((name) => vault.read<QueuedSend>(name)))
    const sent = sends.filter(({ state }) => state === 'sent')
    const isSent = ({ id }: QueuedSend) => sent.some((send) => send.id === id)
    show([...kept.filter((send) => send !== undefined).filter((send) => !isSent(send)), ...sent])
  },

  /** Out of this page's memory; what is sealed stays sealed. */
  forget: (): void => show([]),

  /** Looks for what waits, now and whenever the network comes back; answers how to stop. */
  watch(): () => void {
    const { soon, stop } = lookAgain(sendWaiting)
    const stopReach = reach.subscribe(soon)
    return () => {
      stopReach()
      stop()
    }
  },
}
