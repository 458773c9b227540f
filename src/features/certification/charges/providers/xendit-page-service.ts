import type { ProviderAnswer, ProviderState } from '../case-rules.ts'
import {
  type Ask,
  type ChargeOrder,
  faultOf,
  type Json,
  type PaymentTarget,
  type ProviderAccess,
  pageIn,
  rupiahIn,
  textIn,
  UNKNOWN,
} from './service.ts'

const STATES: Record<string, ProviderState> = {
  ACTIVE: 'menunggu',
  COMPLETED: 'lunas',
  EXPIRED: 'kedaluwarsa',
  CANCELED: 'dibatalkan',
}

interface Pages {
  open: (order: ChargeOrder) => Promise<PaymentTarget>
  /** How the page stands, and the payment request by which it was paid. */
  status: (session: string) => Promise<{ answer: ProviderAnswer; request: string | null }>
  close: (session: string) => Promise<void>
}

/** Payment Sessions in the mode of a link: a page for a card (docs.xendit.co), which the portal never shows itself. */
export function xenditPages(ask: Ask, access: ProviderAccess): Pages {
  const at = (session: string) => `/sessions/${encodeURIComponent(session)}`
  return {
    async open(order) {
      const { status, body } = await ask('POST', '/sessions', sessionBody(order))
      if (status >= 300) throw faultOf(status)
      const target = { nomor_va: null, kode_perusahaan: null, qr: null }
      const halaman_bayar = pageIn(body['payment_link_url'], access)
      return { ...target, reference: textIn(body['payment_session_id']), halaman_bayar }
    },
    async status(session) {
      const { status, body } = await ask('GET', at(session))
      if (status === 404) return { answer: UNKNOWN, request: null }
      const state = STATES[textIn(body['status']) ?? '']
      if (status >= 300 || state === undefined) throw faultOf(status)
      const request = state === 'lunas' ? textIn(body['payment_request_id']) : null
      if (state === 'lunas' && request === null) throw faultOf('tanpa permintaan pembayaran')
      const [order_id, mata_uang] = [textIn(body['reference_id']), textIn(body['currency'])]
      return { answer: { ...UNKNOWN, state, order_id, mata_uang, jumlah: rupiahIn(body['amount']) }, request }
    },
    async close(session) {
      const { status } = await ask('POST', `${at(session)}/cancel`, {})
      // It has ended already, and its status says how.
      if (status >= 300 && ![400, 404, 409].includes(status)) throw faultOf(status)
    },
  }
}

function sessionBody({ order_id, jumlah, expires_at, returnUrl }: ChargeOrder): Json {
  // Xendit takes no other addresses to come back to.
  const back = returnUrl.startsWith('https://') ? { success_return_url: returnUrl, cancel_return_url: returnUrl } : {}
  return {
    reference_id: order_id,
    session_type: 'PAY',
    mode: 'PAYMENT_LINK',
    amount: jumlah,
    currency: 'IDR',
    country: 'ID',
    locale: 'id',
    capture_method: 'AUTOMATIC',
    allow_save_payment_method: 'DISABLED',
    allowed_payment_channels: ['CARDS'],
    expires_at: expires_at.toISOString(),
    customer: customerOf(order_id),
    ...back,
  }
}

/** Returns the customer that Xendit requires, without anybody's name. */
const customerOf = (reference_id: string): Json => ({
  reference_id,
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Pembayar' },
})
