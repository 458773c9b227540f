import { useCallback, useEffect, useState } from 'react'

export type Asked<T> = { state: 'waiting' } | { state: 'here'; answer: T } | { state: 'failed'; message: string }

/** The answer under a key, asked for again when the key changes, and a way to ask again. */
export function useAsked<T>(key: string, ask: () => Promise<T>): { asked: Asked<T>; again: () => void } {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask, a new round asks again
  useEffect(() => {
    let left = false
    ask().then(
      (answer) => left || setAsked({ state: 'here', answer }),
      (error: unknown) => left || setAsked({ state: 'failed', message: String((error as Error).message) }),
    )
    return () => {
      left = true
    }
  }, [key, round])
  return { asked, again: useCallback(() => setRound((before) => before + 1), []) }
}
