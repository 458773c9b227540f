const PREFIX = 'draf:'

/** What is not saved yet, with the version it was made from. */
export interface KeptDraft<T> {
  values: T
  version: number
}

/** Kept in this tab only: it may contain what no other person at this computer should find later. */
export const keptDraft = {
  read<T>(name: string): KeptDraft<T> | undefined {
    try {
      const text = sessionStorage.getItem(PREFIX + name)
      return text === null ? undefined : (JSON.parse(text) as KeptDraft<T>)
    } catch {
      return undefined
    }
  },

  write(name: string, kept: KeptDraft<unknown>): void {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
    } catch {
      // Where the storage is full or forbidden, the draft is still saved on the server.
    }
  },

  drop(name: string): void {
    sessionStorage.removeItem(PREFIX + name)
  },
}

/** Logging out leaves nothing behind. */
export function dropKeptDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  }
}
