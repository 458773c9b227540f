import { type ComponentType, useEffect, useState } from 'react'
import { otherTabs } from '../../lib/browser/other-tabs.ts'
import { ownVault } from '../../lib/browser/own-vault.ts'
import { typedOnPage } from '../forms/typed-work.ts'
import { useMe } from './me-context.ts'
import { officeVault } from './office-vault.ts'
import type { SignInProps } from './SignInDialog.tsx'
import { askToSignInBy } from './sign-in-again.ts'

/** After the first page has come. */
const FETCH_AFTER_MS = 5000

const fetchDialog = (): Promise<ComponentType<SignInProps>> =>
  import('./SignInDialog.tsx').then((piece) => piece.default)

/** Shows nothing of this person's work to whoever is in now: the page begins anew. */
function leaveToAnother(): void {
  typedOnPage.discard()
  document.body.hidden = true
  window.location.reload()
}

/** Asks for a new login over the work when the session has ended; what waits for it goes out afterwards. */
export function SignInAgain() {
  const me = useMe()
  const [Dialog, setDialog] = useState<ComponentType<SignInProps>>()
  const [settle, setSettle] = useState<(isIn: boolean) => void>()

  useEffect(
    () =>
      askToSignInBy(async () => {
        // Meanwhile what is sealed cannot be read; a login of the same person opens it again.
        ownVault.close()
        const piece = await fetchDialog().catch(() => undefined)
        if (!piece) return false
        setDialog(() => piece)
        return new Promise((resolve) => setSettle(() => resolve))
      }),
    [],
  )

  // By then the network, or the piece, may be gone.
  useEffect(() => {
    const wait = window.setTimeout(() => void fetchDialog().catch(() => undefined), FETCH_AFTER_MS)
    return () => window.clearTimeout(wait)
  }, [])

  useEffect(() =>
    otherTabs.whenEntered((id) => {
      if (id !== me.id) return leaveToAnother()
      if (settle) finish(true)
    }),
  )

  function finish(isIn: boolean): void {
    // Without a login here, the session may be there all the same: from another tab.
    officeVault.enter(me.id)
    settle?.(isIn)
    setSettle(undefined)
  }

  function goOnAs(id: number | undefined): void {
    if (id === me.id) {
      otherTabs.tellEntered(id)
      finish(true)
    } else leaveToAnother()
  }

  return Dialog && settle ? <Dialog me={me} onIn={goOnAs} onClose={() => finish(false)} /> : null
}
