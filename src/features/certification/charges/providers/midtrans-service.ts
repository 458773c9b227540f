import { createHash } from 'node:crypto'
import { digest, sameText } from '../../../../lib/signing/secret.ts'
import type { ProviderAnswer, ProviderState } from '../case-rules.ts'
import { minutesUntil, orderTime, snapPages } from './midtrans-page-service.ts'
import {
  askProvider,
  type ChargeOrder,
  faultOf,
  type Json,
  jsonIn,
  type PaymentProvider,
  type PaymentTarget,
  type ProviderAccess,
  type RefundAnswer,
  type RefundOrder,
  rupiahIn,
  textIn,
  UNKNOWN,
} from './service.ts'

/** Midtrans' words (docs.midtrans.com, transaction status cycle). */
const STATES: Record<string, ProviderState> = {
  pending: 'menunggu',
  authorize: 'menunggu',
  settlement: 'lunas',
  deny: 'ditolak',
  cancel: 'dibatalkan',
  expire: 'kedaluwarsa',
  failure: 'ditolak',
  refund: 'dikembalikan',
  partial_refund: 'dikembalikan',
  chargeback: 'ditarik',
  partial_chargeback: 'ditarik',
}

/**
 * Returns the state that a transaction reports. A captured card counts once its fraud check accepts it; an attempt
 * whose 3-D Secure nobody finished is a refused one, as the page takes another card.
 */
function stateIn(body: Json): ProviderState | undefined {
  const said = textIn(body['transaction_status']) ?? ''
  const isCard = textIn(body['payment_type']) === 'credit_card'
  if (said === 'capture') return CHECKS[textIn(body['fraud_status']) ?? ''] ?? 'ditahan'
  return isCard && said === 'expire' ? 'ditolak' : STATES[said]
}

const CHECKS: Record<string, ProviderState> = { accept: 'lunas', deny: 'ditolak' }

/** The Core API, and Snap for cards (docs.midtrans.com): the status in the body counts, not that of HTTP. */
export function midtrans(access: ProviderAccess): PaymentProvider {
  const ask = async (method: 'GET' | 'POST', path: string, body?: Json) => {
    const answer = await askProvider(access, { method, path, ...(body ? { body } : {}) })
    return { code: textIn(answer.body['status_code']) ?? String(answer.status), body: answer.body }
  }
  const pages = snapPages(access)
  const at = (orderId: string, what: string) => `/v2/${encodeURIComponent(orderId)}/${what}`
  return {
    async create(order) {
      if (order.metode === 'kartu') return pages.open(order)
      const { code, body } = await ask('POST', '/v2/charge', chargeBody(order))
      if (code !== '201' && code !== '200') throw faultOf(code)
      return targetIn(body)
    },
    async status({ order_id }) {
      const { code, body } = await ask('GET', at(order_id, 'status'))
      if (code === '404') return UNKNOWN
      const state = stateIn(body)
      if (state === undefined) throw faultOf(code)
      return answerIn(state, body)
    },
    async cancel({ order_id, metode, reference }) {
      if (metode === 'kartu' && reference !== null) await pages.close(reference)
      const { code } = await ask('POST', at(order_id, 'cancel'), {})
      // 404: never made. 412: it is no longer pending, and its status says what it is.
      if (!['200', '404', '412'].includes(code)) throw faultOf(code)
    },
    async refund(order) {
      const { charge, refund_key, jumlah } = order
      if (charge.metode === 'kartu' && (await isOnlyCaptured(charge.order_id))) return LATER
      const asked = { refund_key, amount: jumlah, reason: 'Pengembalian dana invoice' }
      const { code } = await ask('POST', at(charge.order_id, 'refund'), asked)
      if (code === '200') return DONE
      // A key that was used before is refused; the transaction says what became of that refund.
      const known = await refundIn(order)
      if (known) return known
      if (!REFUSED.test(code)) throw faultOf(code)
      return { state: 'ditolak', reference: null, kode: code }
    },
    refundStatus: refundIn,
    readNotice: (body) => noticeIn(body, access.kunci),
  }

  /** A card is given back once it is settled, the day after; until then it could only be voided whole. */
  async function isOnlyCaptured(orderId: string): Promise<boolean> {
    const { body } = await ask('GET', at(orderId, 'status'))
    return textIn(body['transaction_status']) === 'capture'
  }

  async function refundIn({ charge, refund_key }: RefundOrder): Promise<RefundAnswer | undefined> {
    const { code, body } = await ask('GET', at(charge.order_id, 'status'))
    if (code === '404') return undefined
    if (stateIn(body) === undefined) throw faultOf(code)
    const refunds = Array.isArray(body['refunds']) ? body['refunds'].map(jsonIn) : []
    return refunds.some((one) => one['refund_key'] === refund_key) ? DONE : undefined
  }
}

/** Midtrans passes it on to the payer's issuer, which takes up to some days. */
const DONE: RefundAnswer = { state: 'selesai', reference: null, kode: null }
const LATER: RefundAnswer = { state: 'diproses', reference: null, kode: null }
/** Codes by which a refund is refused for good: not those of a wrong key, a quick repetition or an outage. */
const REFUSED = /^4(?!01$|06$|08$|29$)\d\d$/

function chargeBody({ order_id, metode, jumlah, now, expires_at, penerima }: ChargeOrder): Json {
  const minutes = minutesUntil(expires_at, now)
  const common = {
    transaction_details: { order_id, gross_amount: jumlah },
    custom_expiry: { order_time: orderTime(now), expiry_duration: minutes, unit: 'minute' },
  }
  if (metode === 'qris') return { ...common, payment_type: 'qris', qris: { acquirer: 'gopay' } }
  if (metode === 'mandiri') {
    const bill = { bill_info1: 'Untuk:', bill_info2: penerima.slice(0, 30) }
    return { ...common, payment_type: 'echannel', echannel: bill }
  }
  return { ...common, payment_type: 'bank_transfer', bank_transfer: { bank: metode } }
}

function targetIn(body: Json): PaymentTarget {
  const [va] = Array.isArray(body['va_numbers']) ? body['va_numbers'] : []
  return {
    reference: textIn(body['transaction_id']),
    nomor_va: textIn(jsonIn(va)['va_number']) ?? textIn(body['permata_va_number']) ?? textIn(body['bill_key']) ?? null,
    kode_perusahaan: textIn(body['biller_code']),
    qr: textIn(body['qr_string']),
    halaman_bayar: null,
  }
}

const answerIn = (state: ProviderState, body: Json): ProviderAnswer => ({
  state,
  order_id: textIn(body['order_id']),
  jumlah: rupiahIn(body['gross_amount']),
  mata_uang: textIn(body['currency']),
  biaya: feeIn(body),
  dikembalikan: rupiahIn(body['refund_amount']),
})

/**
 * Returns what the payer paid to Midtrans on top ("customer imposed payment fee"), which gross_amount then contains.
 */
function feeIn(body: Json): number | null {
  const extra = jsonIn(body['extra_info'] ?? jsonIn(body['metadata'])['extra_info'])
  return rupiahIn(jsonIn(extra['gross_amount_info'])['customer_imposed_payment_fee'])
}

/** signature_key = SHA-512 over order_id, status_code, gross_amount and the server key, one after the other. */
function noticeIn(body: Json, key: string) {
  const { order_id, status_code, gross_amount, signature_key, transaction_status, transaction_id } = body
  const signed = [order_id, status_code, gross_amount].map(textIn)
  const [order] = signed
  if (!order || signed.includes(null) || typeof signature_key !== 'string' || key === '') return undefined
  const expected = createHash('sha512')
    .update(`${signed.join('')}${key}`)
    .digest('hex')
  if (!sameText(expected, signature_key.toLowerCase())) return undefined
  const said = (textIn(transaction_status) ?? '').slice(0, 60)
  // Each further part that goes back is another notice, and so is a card that its check lets go.
  const returned = textIn(body['refund_amount'])
  const check = textIn(body['fraud_status'])
  const undecided = check === null || check === 'accept' ? [] : [check]
  const parts = [...signed, said, textIn(transaction_id), ...(returned ? [returned] : []), ...undecided]
  return { order_id: order, said, fingerprint: digest(JSON.stringify(parts)) }
}
