import { vault } from './vault.ts'

const PREFIX = 'draf:'

/** A draft that is not saved yet, with the version it was made from. */
export interface UnsavedDraft<T> {
  values: T
  version: number
  /** It waits for the network to be sent, which saves it too. */
  waits?: true
}

type Change = { name: string; kept: UnsavedDraft<unknown> | undefined }

const drafts = new Map<string, UnsavedDraft<unknown>>()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('draf') : undefined

function apply({ name, kept }: Change): void {
  if (kept) drafts.set(name, kept)
  else drafts.delete(name)
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Change | 'all'>) => {
  if (data === 'all') drafts.clear()
  else apply(data)
})

function change(one: Change): void {
  apply(one)
  tabs?.postMessage(one)
}

/** Drafts that outlive their tab: read at once, as forms need them, and sealed into the vault. */
export const storedDrafts = {
  read: (name: string): UnsavedDraft<unknown> | undefined => drafts.get(name),

  write(name: string, kept: UnsavedDraft<unknown>): void {
    if (!vault.isOpen()) return
    change({ name, kept })
    void vault.write(PREFIX + name, kept).catch(() => undefined)
  },

  drop(name: string): void {
    if (!vault.isPossible()) return
    if (drafts.has(name)) change({ name, kept: undefined })
    void vault.drop(PREFIX + name).catch(() => undefined)
  },

  names: (): string[] => [...drafts.keys()],

  /** Loads the drafts of the vault, once it is open. */
  async load(): Promise<void> {
    for (const name of await vault.names(PREFIX)) {
      const kept = await vault.read<UnsavedDraft<unknown>>(name)
      if (kept) drafts.set(name.slice(PREFIX.length), kept)
    }
  },

  /** Clears the drafts from memory; the vault keeps its sealed copies. */
  forget(): void {
    drafts.clear()
    tabs?.postMessage('all')
  },
}
