import {
  type Ask,
  faultOf,
  type Json,
  jsonIn,
  type KnownCharge,
  type PaymentProvider,
  type RefundAnswer,
  rupiahIn,
  textIn,
} from './service.ts'

const REFUND_STATES: Record<string, RefundAnswer['state']> = {
  PENDING: 'diproses',
  SUCCEEDED: 'selesai',
  FAILED: 'ditolak',
  CANCELLED: 'ditolak',
}
const MOST_CODE = 60
/** The errors of a key without this permission: a matter for the body, and no answer about the refund. */
const NOT_ALLOWED = ['REQUEST_FORBIDDEN_ERROR', 'INVALID_API_KEY']

/** Xendit's refunds (docs.xendit.co), which it decides on later. */
export function xenditRefunds(
  ask: Ask,
  requestOf: (charge: KnownCharge) => Promise<string>,
): Pick<PaymentProvider, 'refund' | 'refundStatus'> & {
  returnedOf: (reference: string) => Promise<number>
} {
  return {
    async refund({ charge, refund_key, jumlah }) {
      const of = { payment_request_id: await requestOf(charge), reference_id: refund_key }
      const asked = { ...of, currency: 'IDR', amount: jumlah, reason: 'REQUESTED_BY_CUSTOMER' }
      const { status, body } = await ask('POST', '/refunds', asked, { 'Idempotency-Key': refund_key })
      if (status < 300) return refundIn(body)
      const kode = textIn(body['error_code']) ?? String(status)
      // 409: the same key is being worked on just now.
      if (status === 401 || status === 409 || NOT_ALLOWED.includes(kode)) throw faultOf(status)
      return { state: 'ditolak', reference: null, kode: kode.slice(0, MOST_CODE) }
    },
    async refundStatus({ charge, reference, refund_key }) {
      if (reference === null) {
        const known = (await refundsOf(await requestOf(charge))).find((one) => one['reference_id'] === refund_key)
        return known && refundIn(known)
      }
      const { status, body } = await ask('GET', `/refunds/${encodeURIComponent(reference)}`)
      if (status === 404) return undefined
      if (status >= 300) throw faultOf(status)
      return refundIn(body)
    },
    /** Returns how much of a payment request went back, whoever asked for it. */
    async returnedOf(reference) {
      const done = (await refundsOf(reference)).filter((one) => one['status'] === 'SUCCEEDED')
      return done.reduce((sum, one) => sum + (rupiahIn(one['amount']) ?? 0), 0)
    },
  }

  /** Lists the refunds; none where the account's key may not see them, so that payments still count. */
  async function refundsOf(reference: string): Promise<Json[]> {
    const { status, body } = await ask('GET', `/refunds?payment_request_id=${encodeURIComponent(reference)}`)
    if (status === 403 || status === 404) return []
    if (status >= 300) throw faultOf(status)
    return Array.isArray(body['data']) ? body['data'].map(jsonIn) : []
  }
}

function refundIn(body: Json): RefundAnswer {
  const said = textIn(body['status']) ?? ''
  const state = REFUND_STATES[said]
  if (state === undefined) throw faultOf('tanpa keadaan')
  const kode = state === 'ditolak' ? (textIn(body['failure_code']) ?? said).slice(0, MOST_CODE) : null
  return { state, reference: textIn(body['id']), kode }
}
