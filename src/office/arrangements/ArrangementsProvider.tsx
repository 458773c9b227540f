import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStoreContext } from 'react-admin'
import { office } from '../client.ts'
import type { Arrangement } from './arrangement.ts'
import { ArrangementsContext } from './arrangements-context.ts'

/** Where react-admin keeps which columns of a list are hidden. */
export const hiddenKey = (resource: string): string => `${resource}.datatable`

/** Reads the person's arrangements once; lists with one of their own to open with forget how they were left. */
export function ArrangementsProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<Arrangement[]>()
  const store = useStoreContext()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the office is opened
  useEffect(() => {
    let left = false
    // Lists open without arrangements too.
    office
      .listArrangements()
      .catch(() => [])
      .then((found) => {
        if (left) return
        for (const { daftar, susunan } of found.filter(({ bawaan }) => bawaan)) {
          store.removeItem(`${daftar}.listParams`)
          store.setItem(hiddenKey(daftar), susunan.tersembunyi)
        }
        setAll(found)
      })
    return () => {
      left = true
    }
  }, [])

  const value = useMemo(() => {
    const again = async () => setAll(await office.listArrangements())
    return {
      all,
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
  }, [all])

  return <ArrangementsContext value={value}>{children}</ArrangementsContext>
}
