import { useEffect, useEffectEvent } from 'react'

/** The wait before the next try after a network failure. */
const AGAIN_MS = 8000

/** The state of a screen that saves itself. */
export type Saving = { state: 'saved' | 'changed' | 'saving' } | { state: 'failed'; message: string; isAway?: boolean }

interface Screen {
  /** What stands on it: each change starts the wait anew. */
  content: unknown
  saving: Saving
  save: () => Promise<boolean>
  /** How long nobody has typed before it is saved. */
  quietMs: number
}

/** Saves after a quiet moment, after a network failure and on leaving the page; the browser asks before it closes. */
export function useSavingByItself({ content, saving, save, quietMs }: Screen): void {
  const saveNow = useEffectEvent(() => void save())
  const saveLast = useEffectEvent(() => {
    if (saving.state === 'changed') void save()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait again
  useEffect(() => {
    const isAway = saving.state === 'failed' && saving.isAway
    if (saving.state !== 'changed' && !isAway) return
    const wait = window.setTimeout(saveNow, isAway ? AGAIN_MS : quietMs)
    return () => window.clearTimeout(wait)
  }, [content, saving])

  const isSaved = saving.state === 'saved'
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])

  useEffect(() => () => saveLast(), [])
}
