import type { UnsavedDraft } from '../../../lib/browser/stored-drafts.ts'
import { savedLast } from './unsaved-draft.ts'

/** The drafts that this tab saved last: a form that is opened again at once may have been loaded before that. */
export const savedDraft = {
  note: (name: string, saved: UnsavedDraft<unknown>): void => void savedLast.set(name, saved),

  /** Returns the draft where it is newer than the server's answer. */
  since<T>(name: string, version: number): UnsavedDraft<T> | undefined {
    const saved = savedLast.get(name) as UnsavedDraft<T> | undefined
    return saved && saved.version > version ? saved : undefined
  },

  drop: (name: string): void => void savedLast.delete(name),
}
