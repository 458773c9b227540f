import { useCallback, useEffect, useState } from 'react'
import { Refusal } from '../../../lib/calls/refusal.ts'

export type Loaded<T> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; value: T }

export interface Loading<T> {
  loaded: Loaded<T>
  reload: () => Promise<void>
  /** A newer value that came by another way. */
  put: (value: T) => void
}

/** Loads data for a part of a page; `load` must stay the same function. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const put = useCallback((value: T) => setLoaded({ state: 'ready', value }), [])
  const reload = useCallback(async () => {
    try {
      put(await load())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setLoaded({ state: 'failed', message: error.message })
    }
  }, [load, put])
  useEffect(() => void reload(), [reload])
  return { loaded, reload, put }
}
