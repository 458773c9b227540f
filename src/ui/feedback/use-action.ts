import { useRef, useState } from 'react'
import { Refusal } from '../../lib/calls/refusal.ts'

export type Run = (name: string, act: () => Promise<unknown>) => Promise<void>

interface Action {
  /** The action that is under way. */
  running: string | undefined
  /** Why the last one failed, in the server's words. */
  failure: string | undefined
  run: Run
}

/** Buttons that act at once: one action at a time, and the server's words when one fails. */
export function useAction(): Action {
  const [running, setRunning] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const isRunning = useRef(false)
  return {
    running,
    failure,
    async run(name, act) {
      if (isRunning.current) return
      isRunning.current = true
      setRunning(name)
      setFailure(undefined)
      try {
        await act()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        setFailure(error.message)
      } finally {
        isRunning.current = false
        setRunning(undefined)
      }
    },
  }
}
