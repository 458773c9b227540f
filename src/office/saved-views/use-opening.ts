import { useEffect, useState } from 'react'
import { useResourceContext, useStoreContext } from 'react-admin'
import { hiddenKey, type KnownList, ranksKey, ranksOf, type SavedView } from './saved-view.ts'
import { useSavedViews } from './saved-views-context.ts'

interface Opening {
  isReady: boolean
  /** The saved view with which the person chose to open this list. */
  own: SavedView | undefined
}

/** A list with a saved view to open with forgets how it was left, once for each time the office is opened. */
export function useOpening({ columns }: KnownList): Opening {
  const { all, opened } = useSavedViews()
  const resource = useResourceContext() ?? ''
  const store = useStoreContext()
  const [isReady, setReady] = useState(all !== undefined && opened.has(resource))
  const own = all?.find(({ daftar, bawaan }) => bawaan && daftar === resource)

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the list is when the saved views are there
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
