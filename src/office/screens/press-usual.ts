import type { KeyboardEvent } from 'react'
import { keysOf } from '../actions/keys.ts'

/** The keys of the usual answer, as aria-keyshortcuts names them. */
export const USUAL = 'Control+Enter'

/** Presses the usual answer of a dialog, also while somebody types in it. */
export function pressUsual(event: KeyboardEvent<HTMLElement>): void {
  if (keysOf(event) !== USUAL) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${USUAL}"]:not(:disabled)`)?.click()
}
