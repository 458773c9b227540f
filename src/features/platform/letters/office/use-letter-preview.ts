import { useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/calls/client.ts'

const TYPING_MS = 400

interface Shown {
  /** The last letter that could be made; it stays while what is written is refused. */
  shown: Answer<'previewLetter'> | undefined
  /** Why what is written now makes no letter. */
  refusals: string[]
}

/** Returns the sentences of a refusal. */
export function refusalSentences(error: unknown): string[] {
  const { errors } = (error instanceof HttpError ? (error.body ?? {}) : {}) as { errors?: Record<string, string> }
  return errors ? Object.values(errors) : [String((error as Error).message)]
}

/** The letter that the server makes of what is written, once nobody types for a moment. */
export function useLetterPreview(asked: Payload<'previewLetter'>): Shown {
  const [state, setState] = useState<Shown>({ shown: undefined, refusals: [] })
  const key = JSON.stringify(asked)
  useEffect(() => {
    let left = false
    const timer = setTimeout(() => {
      office.previewLetter(JSON.parse(key) as Payload<'previewLetter'>).then(
        (shown) => left || setState({ shown, refusals: [] }),
        (error: unknown) => left || setState(({ shown }) => ({ shown, refusals: refusalSentences(error) })),
      )
    }, TYPING_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [key])
  return state
}
