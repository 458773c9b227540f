import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

let last: string | undefined

/** After a change of page, also to another shell, puts the focus on the new page's main heading; not on the first one. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isFirst = last === undefined
    if (last === pathname) return
    last = pathname
    if (isFirst) return
    const heading = main.current?.querySelector('h1') ?? main.current
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, main])
}
