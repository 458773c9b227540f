import { useCallback, useEffect, useState } from 'react'
import { type Answer, isAway, office } from '../../../../office/calls/client.ts'

export type Desk = Answer<'getScreenExam'>
export type DeskCandidate = Desk['daftar'][number]

/** The pause between two looks at an exam; nobody looks while the page is hidden. */
const LOOK_MS = 5000

interface Seen {
  desk?: Desk
  /** When that was, by this device's clock. */
  at?: Date
  trouble?: { message: string; isAway: boolean } | undefined
}

/** The desk of an exam, looked at again and again; what was seen stays while nobody can be asked. */
export function useDesk(id: number): Seen & { again: () => void } {
  const [seen, setSeen] = useState<Seen>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks at once
  useEffect(() => {
    let left = false
    let timer: number | undefined
    async function look(): Promise<void> {
      window.clearTimeout(timer)
      try {
        const desk = await office.getScreenExam({ id })
        if (!left) setSeen({ desk, at: new Date() })
      } catch (error) {
        const trouble = { message: String((error as Error).message), isAway: isAway(error) }
        if (!left) setSeen((before) => ({ ...before, trouble }))
      }
      window.clearTimeout(timer)
      if (!left) timer = window.setTimeout(lookIfSeen, LOOK_MS)
    }
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    document.addEventListener('visibilitychange', lookIfSeen)
    window.addEventListener('online', lookIfSeen)
    return () => {
      left = true
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      window.removeEventListener('online', lookIfSeen)
    }
  }, [id, round])

  return { ...seen, again: useCallback(() => setRound((before) => before + 1), []) }
}
