import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../../lib/refusal.ts'
import type { Invoice } from '../../invoices/contract.ts'
import type { OnlinePayment } from '../contract.ts'
import type { Method } from '../rules.ts'
import { chargeCallsOf } from './charge-calls.ts'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 15_000
const SLOWER = 1.25

/**
 * How an invoice can be paid online and how that stands: asked again while one may pay, less and less often, and at once
 * when somebody comes back to the page. The page follows when the invoice has become another.
 */
export function useOnlinePayment({ untuk, untuk_id, status }: Pick<Invoice, 'untuk' | 'untuk_id' | 'status'>) {
  const [payment, setPayment] = useState<OnlinePayment>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const waits = payment?.tagihan?.status === 'menunggu'

  const read = useCallback(
    () =>
      chargeCallsOf({ untuk, untuk_id })
        .read()
        .then(setPayment, () => undefined),
    [untuk, untuk_id],
  )
  useEffect(() => void read(), [read])

  useEffect(() => {
    if (payment && payment.status !== status) void revalidate()
  }, [payment, status, revalidate])

  useEffect(() => {
    if (!waits) return
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
  }, [waits, read])

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
