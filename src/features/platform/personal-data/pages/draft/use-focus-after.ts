import { type RefObject, useEffect } from 'react'

/** Leads the focus there each time the count grows. */
export function useFocusAfter(count: number, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (count > 0) target.current?.focus()
  }, [count, target])
}
