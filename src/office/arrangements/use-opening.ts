import { useEffect, useState } from 'react'
import { useResourceContext, useStoreContext } from 'react-admin'
import { type Arrangement, hiddenKey, type KnownList, ranksKey, ranksOf } from './arrangement.ts'
import { useArrangements } from './arrangements-context.ts'

interface Opening {
  isReady: boolean
  /** The arrangement with which the person chose to open this list. */
  own: Arrangement | undefined
}

/** A list with an arrangement to open with forgets how it was left, once for each time the office is opened. */
export function useOpening({ columns }: KnownList): Opening {
  const { all, opened } = useArrangements()
  const resource = useResourceContext() ?? ''
  const store = useStoreContext()
  const [isReady, setReady] = useState(all !== undefined && opened.has(resource))
  const own = all?.find(({ daftar, bawaan }) => bawaan && daftar === resource)

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the list is when the arrangements are there
  useEffect(() => {
    if (!all) return
    if (own && !opened.has(resource)) {
      store.removeItem(`${resource}.listParams`)
      store.setItem(hiddenKey(resource), own.susunan.tersembunyi)
      store.setItem(ranksKey(resource), ranksOf(own.susunan, columns))
    }
    opened.add(resource)
    setReady(true)
  }, [all !== undefined])

  return { isReady, own }
}
