import { digest, sameText } from '../../../../lib/signing/secret.ts'
import type { ProviderAnswer, ProviderState } from '../case-rules.ts'
import type { Method } from '../rules.ts'
import {
  askProvider,
  type ChargeOrder,
  faultOf,
  type Json,
  jsonIn,
  type KnownCharge,
  type PaymentProvider,
  type PaymentTarget,
  type ProviderAccess,
  rupiahIn,
  textIn,
  UNKNOWN,
} from './service.ts'
import { xenditPages } from './xendit-page-service.ts'
import { xenditRefunds } from './xendit-refund-service.ts'

const CHANNELS: Record<Exclude<Method, 'kartu'>, string> = {
  qris: 'QRIS',
  bca: 'BCA_VIRTUAL_ACCOUNT',
  bni: 'BNI_VIRTUAL_ACCOUNT',
  bri: 'BRI_VIRTUAL_ACCOUNT',
  mandiri: 'MANDIRI_VIRTUAL_ACCOUNT',
  permata: 'PERMATA_VIRTUAL_ACCOUNT',
}

/** Xendit's words for a payment request (docs.xendit.co). */
const STATES: Record<string, ProviderState> = {
  REQUIRES_ACTION: 'menunggu',
  ACCEPTING_PAYMENTS: 'menunggu',
  AUTHORIZED: 'menunggu',
  SUCCEEDED: 'lunas',
  EXPIRED: 'kedaluwarsa',
  CANCELED: 'dibatalkan',
  FAILED: 'ditolak',
}

const VERSION = { 'api-version': '2024-11-11' }

/** The Payments API, version 3, and its Payment Sessions for cards (docs.xendit.co). */
export function xendit(access: ProviderAccess): PaymentProvider {
  const ask = (method: 'GET' | 'POST', path: string, body?: Json, headers = {}) =>
    askProvider(access, { method, path, headers: { ...VERSION, ...headers }, ...(body ? { body } : {}) })
  const at = (reference: string) => `/v3/payment_requests/${encodeURIComponent(reference)}`
  const pages = xenditPages(ask, access)
  const refunds = xenditRefunds(ask, requestOf)
  return {
    async create(order) {
      const { metode } = order
      if (metode === 'kartu') return pages.open(order)
      const { status, body } = await ask('POST', '/v3/payment_requests', requestBody({ ...order, metode }), {
        'Idempotency-Key': order.order_id,
      })
      if (status >= 300) throw faultOf(status)
      return targetIn(body)
    },
    async status(charge) {
      if (charge.reference === null) return UNKNOWN
      if (charge.metode !== 'kartu') return requestStatus(charge.reference, charge)
      const page = await pages.status(charge.reference)
      if (page.request === null) return page.answer
      // The page made the request, under a name of its own.
      return { ...(await requestStatus(page.request, charge)), order_id: page.answer.order_id }
    },
    async cancel({ reference, metode }) {
      if (reference === null) return
      if (metode === 'kartu') return pages.close(reference)
      const { status } = await ask('POST', `${at(reference)}/cancel`, {})
      // 400: it has ended already, and its status says how.
      if (status >= 300 && status !== 400 && status !== 404) throw faultOf(status)
    },
    refund: refunds.refund,
    refundStatus: refunds.refundStatus,
    readNotice: (body, token) => noticeIn(body, token, access.token),
  }

  async function requestStatus(reference: string, { is_counted }: KnownCharge): Promise<ProviderAnswer> {
    const { status, body } = await ask('GET', at(reference))
    if (status === 404) return UNKNOWN
    const state = STATES[textIn(body['status']) ?? '']
    if (status >= 300 || state === undefined) throw faultOf(status)
    const payment = textIn(body['latest_payment_id'])
    const paid = state === 'lunas' && payment !== null ? await capturedIn(payment) : rupiahIn(body['request_amount'])
    const returned = state === 'lunas' && is_counted ? await refunds.returnedOf(reference) : 0
    return {
      ...UNKNOWN,
      state: returned > 0 ? 'dikembalikan' : state,
      dikembalikan: returned > 0 ? returned : null,
      order_id: textIn(body['reference_id']),
      jumlah: paid,
      mata_uang: textIn(body['currency']),
    }
  }

  /** The payment request that money came in through. */
  async function requestOf({ metode, reference }: KnownCharge): Promise<string> {
    const page = metode === 'kartu' && reference !== null ? await pages.status(reference) : undefined
    return (page ? page.request : reference) ?? ''
  }

  /** Returns the amount that was really taken, over all captures of a payment. */
  async function capturedIn(payment: string): Promise<number | null> {
    const { status, body } = await ask('GET', `/v3/payments/${encodeURIComponent(payment)}`)
    if (status >= 300) throw faultOf(status)
    const captures = Array.isArray(body['captures']) ? body['captures'] : []
    if (captures.length === 0) return rupiahIn(body['request_amount'])
    const amounts = captures.map((one) => rupiahIn(jsonIn(one)['capture_amount']))
    return amounts.some((amount) => amount === null) ? null : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  }
}

type NumberOrder = ChargeOrder & { metode: Exclude<Method, 'kartu'> }

function requestBody({ order_id, metode, jumlah, expires_at, penerima }: NumberOrder): Json {
  // A QRIS lives as long as Xendit says; the portal cancels it when its own time is over.
  const properties =
    metode === 'qris' ? {} : { display_name: plainName(penerima), expires_at: expires_at.toISOString() }
  return {
    reference_id: order_id,
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: jumlah,
    channel_code: CHANNELS[metode],
    channel_properties: properties,
  }
}

/** Banks show letters and spaces. */
const plainName = (name: string): string =>
  name
    .replace(/[^A-Za-z ]+/g, ' ')
    .trim()
    .slice(0, 50) || 'LSK'

function targetIn(body: Json): PaymentTarget {
  const actions = Array.isArray(body['actions']) ? body['actions'].map(jsonIn) : []
  const actionOf = (descriptor: string) => textIn(actions.find((one) => one['descriptor'] === descriptor)?.['value'])
  return {
    reference: textIn(body['payment_request_id']),
    nomor_va: actionOf('VIRTUAL_ACCOUNT_NUMBER'),
    kode_perusahaan: null,
    qr: actionOf('QR_STRING'),
    halaman_bayar: null,
  }
}

/** Xendit does not sign what it says: a secret word of the account comes with it. */
function noticeIn(body: Json, token: string | undefined, expected: string) {
  if (expected === '' || token === undefined || !sameText(token, expected)) return undefined
  const event = textIn(body['event']) ?? ''
  // Notices of refunds hold another envelope in their examples.
  const outer = jsonIn(body['data'])
  const data = event.startsWith('refund.') && outer['id'] === undefined ? jsonIn(outer['data']) : outer
  const order_id = textIn(data['reference_id'])
  if (order_id === null) return undefined
  const said = `${event} ${textIn(data['status']) ?? ''}`.trim().slice(0, 60)
  const session = textIn(data['payment_session_id'])
  const ids = [textIn(data['payment_id']), textIn(data['payment_request_id']), ...(session === null ? [] : [session])]
  const parts = [order_id, said, ...ids]
  const fingerprint = digest(JSON.stringify(parts))
  return event.startsWith('refund.')
    ? { order_id: null, refund_key: order_id, said, fingerprint }
    : { order_id, said, fingerprint }
}
