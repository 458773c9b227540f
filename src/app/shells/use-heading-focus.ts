import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page, puts the focus on the new page's main heading; not on the first one. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = main.current?.querySelector('h1') ?? main.current
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, main])
}
