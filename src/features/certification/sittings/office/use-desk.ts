import { useCallback, useEffect, useState } from 'react'
import { type Answer, isAway, office } from '../../../../office/calls/client.ts'
import { useMe } from '../../../../office/session/me-context.ts'

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

/** What each person saw last of an exam, for when they come back to its page and nobody can be asked. */
const lastSeen = new Map<string, Seen>()

/** The desk of an exam, looked at again and again; what was seen stays while nobody can be asked. */
export function useDesk(id: number): Seen & { again: () => void } {
  const name = `${useMe().id} ${id}`
  const [seen, setSeen] = useState<Seen>(() => lastSeen.get(name) ?? {})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks at once
  useEffect(() => {
    let left = false
    let timer: number | undefined
    async function look(): Promise<void> {
      window.clearTimeout(timer)
      try {
        const desk = await office.getScreenExam({ id })
        const fresh = { desk, at: new Date() }
        lastSeen.set(name, fresh)
        if (!left) setSeen(fresh)
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
  }, [name, round])

  return { ...seen, again: useCallback(() => setRound((before) => before + 1), []) }
}
