import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { office } from '../calls/client.ts'
import type { SavedView } from './saved-view.ts'
import { SavedViewsContext } from './saved-views-context.ts'

/** Reads the person's saved views once. */
export function SavedViewsProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<SavedView[]>()
  const [opened] = useState(() => new Set<string>())

  useEffect(() => {
    let left = false
    // Lists open without saved views too.
    office
      .listArrangements()
      .catch(() => [])
      .then((found) => {
        if (!left) setAll(found)
      })
    return () => {
      left = true
    }
  }, [])

  const value = useMemo(() => {
    const again = async () => setAll(await office.listArrangements())
    return {
      all,
      opened,
      save: async (given: Parameters<typeof office.saveArrangement>[0]) => {
        await office.saveArrangement(given)
        await again()
      },
      change: async (given: Parameters<typeof office.changeArrangement>[0]) => {
        await office.changeArrangement(given)
        await again()
      },
      remove: async (id: number) => {
        await office.removeArrangement({ id })
        await again()
      },
    }
  }, [all, opened])

  return <SavedViewsContext value={value}>{children}</SavedViewsContext>
}
