import { useEffect, useRef, useState } from 'react'
import { typedForms } from './typed-forms.ts'

/** The browser's own name for this place in its history; one comes back to it by its button only. */
const historyEntry = (): string => (window.history.state as { key?: string } | null)?.key ?? ''

/** Whether what is typed there is nobody's to keep. */
export const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete === 'one-time-code'

/**
 * What was typed into a form of that name and not sent, when its page was left and one has come back to it by the
 * browser's button. `typedNow` answers what is to be kept, or undefined where nothing is; never kept beyond the tab.
 */
export function useTypedBefore<T extends object>(name: string, typedNow: () => T | undefined): T | undefined {
  const [entry] = useState(() => (typeof window === 'undefined' ? '' : historyEntry()))
  const place = `${entry} ${name}`
  const [before] = useState(() => typedForms.get(place) as T | undefined)
  const latest = useRef(typedNow)
  useEffect(() => {
    latest.current = typedNow
  })
  useEffect(
    () => () => {
      const values = latest.current()
      if (!values) typedForms.delete(place)
      // A form that is closed on its page was given up, or is about to be shown again.
      else if (historyEntry() !== entry) typedForms.set(place, values)
    },
    [entry, place],
  )
  return before
}
