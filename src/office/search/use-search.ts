import { useEffect, useState } from 'react'
import { type Answer, office } from '../calls/client.ts'
import { isAdministrator } from '../session/me.ts'
import { useMe } from '../session/me-context.ts'

/** Somebody who types is not asked about each letter. */
const PAUSE_MS = 150
const LEAST_LETTERS = 2

interface Outcome {
  typed: string
  hits: Answer<'searchOffice'>
  refused: string
}

const NOTHING: Outcome = { typed: '', hits: [], refused: '' }

/** Returns the server's hits for the typed words; `busy` until its answer has come. */
export function useSearch(typed: string): Omit<Outcome, 'typed'> & { busy: boolean } {
  const maySearch = isAdministrator(useMe())
  const [outcome, setOutcome] = useState(NOTHING)
  const q = typed.trim()
  const isAsked = maySearch && q.length >= LEAST_LETTERS

  useEffect(() => {
    if (!isAsked) return
    let left = false
    const say = (said: Partial<Outcome>) => left || setOutcome({ ...NOTHING, ...said, typed: q })
    const pause = setTimeout(() => {
      office.searchOffice({ q }).then(
        (hits) => say({ hits }),
        (error: unknown) => say({ refused: String((error as Error).message) }),
      )
    }, PAUSE_MS)
    return () => {
      left = true
      clearTimeout(pause)
    }
  }, [q, isAsked])

  if (!isAsked) return { hits: [], refused: '', busy: false }
  return outcome.typed === q ? { ...outcome, busy: false } : { hits: [], refused: '', busy: true }
}
