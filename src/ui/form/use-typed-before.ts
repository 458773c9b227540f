import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { typedForms } from './typed-forms.ts'

/** Whether what is typed there is nobody's to keep. */
export const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete === 'one-time-code'

/**
 * What was typed into a form of that name and not sent, when its page was left and one has come back to it by the
 * browser's button. `typedNow` answers what is to be kept, or undefined where nothing is; never kept beyond the tab.
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
