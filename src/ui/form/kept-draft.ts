const PREFIX = 'draf:'

/** What is not saved yet, with the version it was made from. */
export interface Kept<T> {
  values: T
  version: number
}

/** Kept in this tab only: it may hold what no other person at this computer should find later. */
export const keptDraft = {
  read<T>(name: string): Kept<T> | undefined {
    try {
      const text = sessionStorage.getItem(PREFIX + name)
      return text === null ? undefined : (JSON.parse(text) as Kept<T>)
    } catch {
      return undefined
    }
  },

  write(name: string, kept: Kept<unknown>): void {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
    } catch {
      // A full or forbidden store: the draft is still saved on the server.
    }
  },

  drop(name: string): void {
    sessionStorage.removeItem(PREFIX + name)
  },
}

/** Whoever logs out leaves nothing behind. */
export function dropKeptDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  }
}
