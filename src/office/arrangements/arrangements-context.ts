import { createContext, use } from 'react'
import type { Payload } from '../calls/client.ts'
import type { Arrangement } from './arrangement.ts'

interface Arrangements {
  /** All of this person's, of every list; undefined until they are known. */
  all: Arrangement[] | undefined
  /** The lists that were opened since the office was; the others open as their arrangement says. */
  opened: Set<string>
  save: (given: Payload<'saveArrangement'>) => Promise<void>
  change: (given: Payload<'changeArrangement'>) => Promise<void>
  remove: (id: number) => Promise<void>
}

export const ArrangementsContext = createContext<Arrangements | undefined>(undefined)

/** The arrangements of this person's lists, and what can be done with them. */
export function useArrangements(): Arrangements {
  const arrangements = use(ArrangementsContext)
  if (!arrangements) throw new Error('ArrangementsContext is missing')
  return arrangements
}
