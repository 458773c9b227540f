import { createContext, useContext } from 'react'
import type { Outcome } from './outcome.ts'

/** An act on selected rows. */
export interface SelectionAct<Done extends { id: number }> {
  /** The word for the act, after a number: 'diingatkan'. */
  verb: string
  act: (ids: number[]) => Promise<Outcome<Done>>
  /** Takes it back, of what the act answered; undefined where that cannot be done. */
  undo?: ((done: Done[]) => Promise<Outcome<{ id: number }>>) | undefined
}

/** Acts on rows. `after` runs after the act and after its undo, to fetch the list again. */
export type Run = <Done extends { id: number }>(ids: number[], act: SelectionAct<Done>, after: () => void) => void

export const SelectionContext = createContext<Run | null>(null)

/** The way to act on a selection; what became of it stands above the list. */
export function useSelectionRun(): Run {
  const run = useContext(SelectionContext)
  if (!run) throw new Error('nothing shows what becomes of a selection')
  return run
}
