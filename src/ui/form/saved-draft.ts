import { type KeptDraft, savedLast } from './kept-draft.ts'

/** What this tab has saved last: a form that is opened again at once may have been loaded before that. */
export const savedDraft = {
  note: (name: string, saved: KeptDraft<unknown>): void => void savedLast.set(name, saved),

  /** Where the server's answer is older. */
  since<T>(name: string, version: number): KeptDraft<T> | undefined {
    const saved = savedLast.get(name) as KeptDraft<T> | undefined
    return saved && saved.version > version ? saved : undefined
  },

  drop: (name: string): void => void savedLast.delete(name),
}
