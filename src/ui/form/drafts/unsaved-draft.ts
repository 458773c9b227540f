import type { UnsavedDraft } from '../../../lib/browser/stored-drafts.ts'

const PREFIX = 'draf:'

/** Where drafts outlive their tab, sealed. */
interface DraftStore {
  read: (name: string) => UnsavedDraft<unknown> | undefined
  write: (name: string, kept: UnsavedDraft<unknown>) => void
  drop: (name: string) => void
}

let lasting: DraftStore | undefined

export function keepDraftsIn(store: DraftStore): void {
  lasting = store
}

function readInTab(name: string): UnsavedDraft<unknown> | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Where the storage is forbidden, only what lasts is left.
    return undefined
  }
}

const areSame = (one: UnsavedDraft<unknown>, other: UnsavedDraft<unknown>): boolean =>
  JSON.stringify(one.values) === JSON.stringify(other.values)

/** Drops a tab's copy that equals a waiting draft: saved beside the send, it would make the server refuse that. */
export const unlessItWaits = (copy: UnsavedDraft<unknown> | undefined, next: UnsavedDraft<unknown> | undefined) =>
  copy && !(next?.waits && areSame(copy, next)) ? copy : next

/** Kept in this tab, where no other person finds it later, and sealed in the lasting store where there is one. */
export const unsavedDraft = {
  read: <T>(name: string): UnsavedDraft<T> | undefined =>
    unlessItWaits(readInTab(name), lasting?.read(name)) as UnsavedDraft<T> | undefined,

  write(name: string, kept: UnsavedDraft<unknown>): void {
    lasting?.write(name, kept)
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
    } catch {
      // Where the storage is full or forbidden, the draft is still saved on the server.
    }
  },

  drop(name: string): void {
    lasting?.drop(name)
    sessionStorage.removeItem(PREFIX + name)
  },
}

/** The drafts that this tab saved last, for `savedDraft`. */
export const savedLast = new Map<string, UnsavedDraft<unknown>>()

/** Logging out leaves nothing behind. */
export function dropUnsavedDrafts(): void {
  savedLast.clear()
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  }
}
