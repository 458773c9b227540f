const PREFIX = 'draf:'

/** What is not saved yet, with the version it was made from. */
export interface KeptDraft<T> {
  values: T
  version: number
  /** It waits for the network to be sent, which saves it too. */
  waits?: true
}

/** Where drafts outlive their tab, sealed. */
interface DraftStore {
  read: (name: string) => KeptDraft<unknown> | undefined
  write: (name: string, kept: KeptDraft<unknown>) => void
  drop: (name: string) => void
}

let lasting: DraftStore | undefined

export function keepDraftsIn(store: DraftStore): void {
  lasting = store
}

/** Kept in this tab, where no other person finds it later, and sealed in the lasting store where there is one. */
export const keptDraft = {
  read<T>(name: string): KeptDraft<T> | undefined {
    try {
      const text = sessionStorage.getItem(PREFIX + name)
      if (text !== null) return JSON.parse(text) as KeptDraft<T>
    } catch {
      // Where the storage is forbidden, only what lasts is left.
    }
    return lasting?.read(name) as KeptDraft<T> | undefined
  },

  write(name: string, kept: KeptDraft<unknown>): void {
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

/** What this tab has saved last, for `savedDraft`. */
export const savedLast = new Map<string, KeptDraft<unknown>>()

/** Logging out leaves nothing behind. */
export function dropKeptDrafts(): void {
  savedLast.clear()
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  }
}
