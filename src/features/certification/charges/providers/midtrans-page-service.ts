import {
  askProvider,
  type ChargeOrder,
  faultOf,
  type Json,
  type PaymentTarget,
  type ProviderAccess,
  pageIn,
  textIn,
} from './service.ts'

/** The shortest life of a page that Midtrans accepts. */
const LEAST_MINUTES = 5
/** The statuses after which the page may still take money: the key is wrong, or asking again may help. */
const UNANSWERED = [401, 403, 408]

interface Pages {
  open: (order: ChargeOrder) => Promise<PaymentTarget>
  /** Nobody can begin to pay there afterwards; nothing when that was so already. */
  close: (token: string) => Promise<void>
}

/** Snap's page for a card (docs.midtrans.com), which the portal never shows itself. */
export function snapPages(access: ProviderAccess): Pages {
  const ask = (path: string, body: Json) =>
    askProvider(access, { method: 'POST', at: access.pageUrl, path: `/snap/v1/transactions${path}`, body })
  return {
    async open(order) {
      const { status, body } = await ask('', pageBody(order))
      if (status >= 300) throw faultOf(status)
      const target = { nomor_va: null, kode_perusahaan: null, qr: null }
      return { ...target, reference: textIn(body['token']), halaman_bayar: pageIn(body['redirect_url'], access) }
    },
    async close(token) {
      const { status } = await ask(`/${encodeURIComponent(token)}/cancel`, {})
      if (UNANSWERED.includes(status)) throw faultOf(status)
    },
  }
}

function pageBody({ order_id, jumlah, now, expires_at, returnUrl }: ChargeOrder): Json {
  const duration = minutesUntil(expires_at, now)
  return {
    transaction_details: { order_id, gross_amount: jumlah },
    enabled_payments: ['credit_card'],
    credit_card: { secure: true },
    expiry: { start_time: orderTime(now), unit: 'minutes', duration },
    page_expiry: { unit: 'minutes', duration: Math.max(LEAST_MINUTES, duration) },
    callbacks: { finish: returnUrl },
  }
}

const MINUTE_MS = 60_000

export const minutesUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.floor((end.getTime() - now.getTime()) / MINUTE_MS))

/** '2026-11-20 10:00:00 +0700': always by Jakarta's clocks. */
export const orderTime = (now: Date): string => {
  const jakarta = new Date(now.getTime() + 7 * 60 * MINUTE_MS)
  return `${jakarta.toISOString().slice(0, 19).replace('T', ' ')} +0700`
}
