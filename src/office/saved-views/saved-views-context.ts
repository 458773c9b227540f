import { createContext, use } from 'react'
import type { Payload } from '../calls/client.ts'
import type { SavedView } from './saved-view.ts'

interface SavedViews {
  /** All of this person's, of every list; undefined until they are known. */
  all: SavedView[] | undefined
  /** The lists that were opened since the office was; the others open as their saved view says. */
  opened: Set<string>
  save: (given: Payload<'saveArrangement'>) => Promise<void>
  change: (given: Payload<'changeArrangement'>) => Promise<void>
  remove: (id: number) => Promise<void>
}

export const SavedViewsContext = createContext<SavedViews | undefined>(undefined)

/** The saved views of this person's lists, and what can be done with them. */
export function useSavedViews(): SavedViews {
  const views = use(SavedViewsContext)
  if (!views) throw new Error('ArrangementsContext is missing')
  return views
}
