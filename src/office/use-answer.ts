import { useCallback, useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { toLogin } from './auth-provider.ts'
import { officeCall } from './office-call.ts'

type Answer<T> = { state: 'waiting' } | { state: 'here'; answer: T } | { state: 'failed'; message: string }

/** What a call of the office answers, and a way to ask again. */
export function useAnswer<T>(path: string): { asked: Answer<T>; again: () => void } {
  const [asked, setAsked] = useState<Answer<T>>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let left = false
    officeCall<T>('GET', path).then(
      (answer) => left || setAsked({ state: 'here', answer }),
      (error: unknown) => {
        if (error instanceof HttpError && error.status === 401) toLogin()
        if (!left) setAsked({ state: 'failed', message: String((error as Error).message) })
      },
    )
    return () => {
      left = true
    }
  }, [path, round])
  return { asked, again: useCallback(() => setRound((before) => before + 1), []) }
}
