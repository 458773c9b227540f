import { createContext, useContext } from 'react'
import type { Outcome } from './outcome.ts'

/** What can be done to selected rows. */
export interface SelectionAct<Done extends { id: number }> {
  /** What was done, after a number: 'diingatkan'. */
  verb: string
  act: (ids: number[]) => Promise<Outcome<Done>>
  /** Takes it back, of what the act answered; undefined where that cannot be done. */
  undo?: ((done: Done[]) => Promise<Outcome<{ id: number }>>) | undefined
}

/** Does something to rows; `after` each of act and undo, the list is asked for again. */
export type Run = <Done extends { id: number }>(ids: number[], act: SelectionAct<Done>, after: () => void) => void

export const SelectionContext = createContext<Run | null>(null)

/** The way to act on a selection; what became of it stands above the list. */
export function useSelectionRun(): Run {
  const run = useContext(SelectionContext)
  if (!run) throw new Error('nothing shows what becomes of a selection')
  return run
}
