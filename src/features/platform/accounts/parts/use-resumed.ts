import { useEffect, useRef } from 'react'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { Run } from '../../../../ui/feedback/use-action.ts'

/** The action to resume once its part of the page is there; kept until the page is reloaded. */
let wanted: string | undefined

export function resumeNext(name: string): void {
  wanted = name
}

/** An action that goes on by itself when the person comes back from confirming the password (423). */
export function useResumed(run: Run, name: string, section: string, act: () => Promise<void>): () => void {
  const start = () => {
    void run(name, async () => {
      try {
        await act()
      } catch (error) {
        if (error instanceof Refusal && error.status === 423) resumeNext(name)
        throw error
      }
    })
  }
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  useEffect(() => {
    if (wanted !== name) return
    wanted = undefined
    document.getElementById(section)?.scrollIntoView()
    latest.current()
  }, [name, section])
  return start
}
