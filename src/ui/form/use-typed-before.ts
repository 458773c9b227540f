import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { typedForms } from './typed-forms.ts'

/** Tells whether a field holds a password or code, which must never be kept. */
export const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete === 'one-time-code'

/**
 * Returns the unsent input of a form of that name whose page was left, once one comes back by the browser's button.
 * `typedNow` returns the input to keep, or undefined where there is none; it is never kept beyond the tab.
 */
export function useTypedBefore<T extends object>(name: string, typedNow: () => T | undefined): T | undefined {
  const router = useContext(RouterContext)?.router
  // This place in the browser's history; one comes back to it by the browser's button only.
  const [entry] = useState(() => router?.state.location.key)
  const place = `${entry} ${name}`
  const [before] = useState(() => typedForms.get(place) as T | undefined)
  const latest = useRef(typedNow)
  useEffect(() => {
    latest.current = typedNow
  })
  useLayoutEffect(
    () => () => {
      const values = latest.current()
      if (!values) typedForms.delete(place)
      // A form closed on its page was given up, or is about to be shown again. The router knows, and not the address:
      // with a quick way back that has changed again before the next page stands.
      else if (router?.state.location.key !== entry) typedForms.set(place, values)
    },
    [router, entry, place],
  )
  return before
}
