import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { Invoice } from '../../invoices/contract.ts'
import type { OnlinePayment } from '../contract.ts'
import type { Method } from '../rules.ts'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 15_000
const SLOWER = 1.25

/**
 * How an invoice can be paid online and how that stands: asked again while that is unknown, while one may pay, and until
 * the page has followed what the invoice became; less and less often, and at once when somebody comes back to the page.
 */
export function useOnlinePayment({ untuk, untuk_id, status }: Pick<Invoice, 'untuk' | 'untuk_id' | 'status'>) {
  const [payment, setPayment] = useState<OnlinePayment>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const isBehind = payment !== undefined && payment.status !== status
  const asksAgain = payment === undefined || payment.tagihan?.status === 'menunggu' || isBehind

  const read = useCallback(
    () =>
      chargeCallsOf({ untuk, untuk_id })
        .read()
        .then(setPayment, () => undefined),
    [untuk, untuk_id],
  )
  useEffect(() => void read(), [read])

  // With each answer: one that comes while the page is loaded again may be lost on it.
  useEffect(() => {
    if (payment && isBehind) void revalidate()
  }, [payment, isBehind, revalidate])

  useEffect(() => {
    if (!asksAgain) return
    let wait = FIRST_WAIT_MS
    let timer = 0
    const next = () => {
      timer = window.setTimeout(() => {
        wait = Math.min(LONGEST_WAIT_MS, wait * SLOWER)
        void read().then(next)
      }, wait)
    }
    const comeBack = () => {
      if (document.visibilityState === 'visible') void read()
    }
    next()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [asksAgain, read])

  async function start(metode: Method): Promise<void> {
    setBusy(true)
    setRefusal(undefined)
    try {
      setPayment(await chargeCallsOf({ untuk, untuk_id }).start(metode))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return { payment, refusal, isBusy, start, read }
}

/** How an invoice is paid online: the same for an application and for an activity. */
function chargeCallsOf({ untuk, untuk_id: id }: Pick<Invoice, 'untuk' | 'untuk_id'>) {
  const isApplication = untuk === 'permohonan'
  return {
    read: () => (isApplication ? client.getOnlinePayment({ id }) : client.getActivityOnlinePayment({ id })),
    start: (metode: Method) =>
      isApplication ? client.startOnlinePayment({ id, metode }) : client.startActivityOnlinePayment({ id, metode }),
  }
}
