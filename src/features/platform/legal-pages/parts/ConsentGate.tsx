import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { quietClient } from '../../../../app/calls/browser-client.ts'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import type { PendingConsent } from '../contract.ts'

const ConsentRequest = lazy(async () => ({
  default: await lazyChunk(async () => (await import('./ConsentRequest.tsx')).ConsentRequest),
}))

interface GateProps {
  userId: number
  onAgreed: () => void
  children: ReactNode
}

/** Stands before the pages of a person who has yet to agree to a legal page. */
export function ConsentGate({ userId, onAgreed, children }: GateProps) {
  const [asked, setAsked] = useState<{ userId: number; pending: PendingConsent[] }>()
  useEffect(() => {
    let isLeft = false
    // Those who cannot be asked now are asked at their next visit.
    quietClient.getPendingConsents().then(
      (pending) => isLeft || setAsked({ userId, pending }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [userId])
  const pending = asked?.userId === userId ? asked.pending : []
  if (pending.length === 0) return children
  const keepLeft = (left: PendingConsent[]) => {
    setAsked({ userId, pending: left })
    onAgreed()
  }
  return (
    <Suspense>
      <ConsentRequest pending={pending} onAgreed={keepLeft} />
    </Suspense>
  )
}
