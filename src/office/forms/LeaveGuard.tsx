import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DiscardDialog } from './DiscardDialog.tsx'
import { typedOnPage } from './typed-work.ts'

/** Asks in the portal's own words before a page is left with something typed on it; the browser only where nothing can be kept. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && typedOnPage.isTyped(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (typedOnPage.isTyped() && !typedOnPage.isKept()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  if (blocker.state !== 'blocked') return null
  return <DiscardDialog place={typedOnPage} onStay={blocker.reset} onLeave={blocker.proceed} />
}
