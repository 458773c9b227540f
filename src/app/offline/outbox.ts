import { Refusal } from '../../lib/refusal.ts'
import { vault } from '../../lib/vault.ts'
import { type KeptDraft, keptDraft } from '../../ui/form/kept-draft.ts'
import { newKey, sendOnce } from '../member-calls.ts'
import { reach } from './reach.ts'

const PREFIX = 'kiriman:'
const LOOK_AGAIN_MS = 20_000

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
  /** What was typed, for when it is refused. */
  draft: { name: string; kept: KeptDraft<unknown> }
  state: 'waiting' | 'sent' | 'refused'
  /** Why it was refused. */
  words?: string
}

type NewSend = Omit<QueuedSend, 'state' | 'calls'> & { calls: QueuedCall[] }

let sends: readonly QueuedSend[] = []
const listeners = new Set<() => void>()

function show(next: readonly QueuedSend[]): void {
  sends = next
  for (const listener of listeners) listener()
}

async function keep(send: QueuedSend): Promise<void> {
  show([...sends.filter(({ id }) => id !== send.id), send])
  if (send.state === 'sent') await vault.drop(PREFIX + send.id)
  else await vault.write(PREFIX + send.id, send)
}

const mayPass = ({ status }: Refusal): boolean =>
  status === 0 || status === 401 || status === 419 || status === 429 || status >= 500

const versionIn = (answer: unknown): { version?: unknown } =>
  answer instanceof Object && 'version' in answer ? { version: answer.version } : {}

/** What is refused is not lost: it is a draft again, and the form says what stands against it. */
async function sendOne(send: QueuedSend): Promise<void> {
  try {
    let before: unknown
    for (const { name, asked, key, follows } of send.calls) {
      before = await sendOnce(name, follows ? { ...asked, ...versionIn(before) } : asked, key)
    }
    await keep({ ...send, state: 'sent' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (mayPass(error)) return
    keptDraft.write(send.draft.name, send.draft.kept)
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

  /** The same, as long as there is no network; false: it is to be sent now. */
  addWhileAway: async (send: NewSend): Promise<boolean> => reach.isAway() && outbox.add(send),

  async remove(id: string): Promise<void> {
    show(sends.filter((send) => send.id !== id))
    await vault.drop(PREFIX + id)
  },

  /** Looks for what waits, now and whenever the network comes back; answers how to stop. */
  watch(): () => void {
    const look = () => void sendWaiting().catch(() => undefined)
    const load = async () => {
      const kept = await Promise.all((await vault.names(PREFIX)).map((name) => vault.read<QueuedSend>(name)))
      show(kept.filter((send) => send !== undefined))
      look()
    }
    void load().catch(() => undefined)
    const stopReach = reach.subscribe(look)
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => {
      stopReach()
      clearInterval(timer)
    }
  },
}
