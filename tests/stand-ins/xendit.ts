import { createHash, randomUUID } from 'node:crypto'
import { type Asked, providerServer, type StandInAnswer, type StandInNotice } from './provider-server.ts'
import { cardSessions, type Session, sessionFacts } from './xendit-sessions.ts'

export type XenditStatus = 'REQUIRES_ACTION' | 'SUCCEEDED' | 'EXPIRED' | 'CANCELED' | 'FAILED'

interface Request {
  payment_request_id: string
  reference_id: string
  channel_code: string
  currency: string
  request_amount: number
  /** The sum that was really taken. */
  capture_amount: number
  status: XenditStatus
  latest_payment_id: string | undefined
  refunds: XenditRefund[]
  /** The issuer of the payer's account does not take money back. */
  refusesRefunds?: boolean
  /** True when refunds are decided at once; else they wait. */
  decidesAtOnce?: boolean
}

interface XenditRefund {
  id: string
  reference_id: string
  amount: number
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  failure_code: string | null
  key: unknown
}

/** Xendit's Payments API, version 3, from its public documents (docs.xendit.co), as a server of its own. */
export async function xenditStandIn(secretKey: string, callbackToken: string) {
  const requests = new Map<string, Request>()
  const server = await providerServer(answer)
  const sessions = cardSessions(server)
  return { ...server, requests, sessions: sessions.opened, take, notice, decideRefunds, refundNotice }

  function answer(asked: Asked): StandInAnswer {
    const { method, path, headers, body } = asked
    const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
    if (headers.authorization !== basic) return refusal(401, 'INVALID_API_KEY')
    if (method === 'POST' && path === '/v3/payment_requests') return create(requests, body)
    if (path.startsWith('/sessions')) return sessions.answer(asked)
    if (method === 'POST' && path === '/refunds')
      return refund(byId(String(body['payment_request_id'])), body, headers['idempotency-key'])
    if (path.startsWith('/refunds')) return refundAsked(requests, path)
    const [, payment] = /^\/v3\/payments\/([^/]+)$/.exec(path) ?? []
    if (payment !== undefined) return capturedOf(payment)
    const [, id = '', cancels] = /^\/v3\/payment_requests\/([^/]+)(\/cancel)?$/.exec(path) ?? []
    const one = byId(id)
    if (!one) return refusal(404, 'DATA_NOT_FOUND')
    if (cancels && one.status !== 'REQUIRES_ACTION') return refusal(400, 'INACTIVE_PAYMENT_REQUEST')
    if (cancels) one.status = 'CANCELED'
    return { status: 200, body: facts(one) }
  }

  /** Decides the waiting refunds of a payment request. */
  function decideRefunds(reference: string, status: 'SUCCEEDED' | 'FAILED', failure_code: string | null = null): void {
    for (const one of requests.get(reference)?.refunds ?? [])
      if (one.status === 'PENDING') Object.assign(one, { status, failure_code })
  }

  /** Returns the notice that Xendit sends about the newest refund of a payment request. */
  function refundNotice(reference: string, token = callbackToken): StandInNotice {
    const one = requests.get(reference)
    const last = one?.refunds.at(-1)
    if (!one || !last) throw new Error(`no refund of ${reference}`)
    const event = last.status === 'FAILED' ? 'refund.failed' : 'refund.succeeded'
    const data = { ...refundFacts(one, last), payment_id: one.latest_payment_id }
    return { headers: { 'x-callback-token': token }, body: { event, business_id: '6094fa76c2fd', data } }
  }

  function capturedOf(payment: string): StandInAnswer {
    const one = [...requests.values()].find(({ latest_payment_id: id }) => id === payment)
    if (!one) return refusal(404, 'DATA_NOT_FOUND')
    const captures = [{ capture_id: 'cptr-1', capture_amount: one.capture_amount }]
    return { status: 200, body: { ...facts(one), payment_id: payment, captures } }
  }

  function byId(id: string): Request | undefined {
    return [...requests.values()].find(({ payment_request_id: own }) => own === decodeURIComponent(id))
  }

  /** Somebody pays, or something else becomes of it. */
  function take(reference: string, status: XenditStatus, changes: Partial<Request> = {}): void {
    const session = sessions.opened.get(reference)
    if (session) attempt(requests, session, status)
    const one = requests.get(reference)
    if (!one && session) return
    if (!one) throw new Error(`no payment request ${reference}`)
    const payment = status === 'SUCCEEDED' ? { latest_payment_id: `py-${randomUUID()}` } : {}
    Object.assign(one, { status, ...payment, ...changes })
  }

  /** Returns the notice that Xendit sends about a payment request in its present state. */
  function notice(reference: string, token = callbackToken): StandInNotice {
    const session = sessions.opened.get(reference)
    if (session) {
      const event = SESSION_EVENTS[session.status] ?? 'payment_session.expired'
      const body = { event, business_id: '6094fa76c2fd', data: sessionFacts(session) }
      return { headers: { 'x-callback-token': token }, body }
    }
    const one = requests.get(reference)
    if (!one) throw new Error(`no payment request ${reference}`)
    const event = one.status === 'SUCCEEDED' ? 'payment.capture' : 'payment_request.expiry'
    const data = { ...facts(one), payment_id: one.latest_payment_id }
    return { headers: { 'x-callback-token': token }, body: { event, business_id: '6094fa76c2fd', data } }
  }
}

const facts = (one: Request): Record<string, unknown> => ({
  business_id: '6094fa76c2fd',
  payment_request_id: one.payment_request_id,
  reference_id: one.reference_id,
  type: 'PAY',
  country: 'ID',
  currency: one.currency,
  request_amount: one.request_amount,
  channel_code: one.channel_code,
  status: one.status,
  latest_payment_id: one.latest_payment_id,
})

const refundFacts = (one: Request, { key: _, ...refund }: XenditRefund): Record<string, unknown> => ({
  ...refund,
  payment_request_id: one.payment_request_id,
  currency: one.currency,
  channel_code: one.channel_code,
})

const refusal = (status: number, error_code: string): StandInAnswer => ({
  status,
  body: { error_code, message: error_code },
})

interface Ordered {
  reference_id: string
  channel_code: string
  amount: number
}

const requestOf = ({ amount, ...order }: Ordered): Request => ({
  ...order,
  payment_request_id: `pr-${randomUUID()}`,
  currency: 'IDR',
  request_amount: amount,
  capture_amount: amount,
  status: 'REQUIRES_ACTION',
  latest_payment_id: undefined,
  refunds: [],
})

/** Somebody pays by a card: only then is there a payment request, with a name of the session's own. */
function attempt(requests: Map<string, Request>, session: Session, status: XenditStatus): void {
  if (status === 'EXPIRED' || status === 'CANCELED') return void Object.assign(session, { status })
  if (status !== 'SUCCEEDED' && status !== 'FAILED') return
  const one = requests.get(session.reference_id) ?? cardRequest(session)
  requests.set(session.reference_id, one)
  if (status === 'FAILED') return
  Object.assign(session, { status: 'COMPLETED', payment_request_id: one.payment_request_id })
}

const cardRequest = ({ amount }: Session): Request =>
  requestOf({ reference_id: `cards-${randomUUID()}`, channel_code: 'CARDS', amount })

function create(requests: Map<string, Request>, body: Record<string, unknown>): StandInAnswer {
  const reference_id = String(body['reference_id'])
  const known = requests.get(reference_id)
  const channel_code = String(body['channel_code'])
  const one = known ?? requestOf({ reference_id, channel_code, amount: Number(body['request_amount']) })
  requests.set(reference_id, one)
  const va = BigInt(`0x${createHash('sha256').update(reference_id).digest('hex')}`)
    .toString()
    .slice(0, 16)
  const isQr = one.channel_code === 'QRIS'
  const action = isQr
    ? {
        type: 'PRESENT_TO_CUSTOMER',
        descriptor: 'QR_STRING',
        value: `00020101021226590013ID.XENDIT.WWW${va}6304BEEF`,
      }
    : { type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: va }
  return { status: 201, body: { ...facts(one), actions: [action] } }
}

const SESSION_EVENTS: Partial<Record<Session['status'], string>> = {
  ACTIVE: 'payment.failure',
  COMPLETED: 'payment_session.completed',
}

const REFUNDABLE = ['QRIS', 'CARDS']

function refund(one: Request | undefined, { reference_id, amount }: Asked['body'], key: unknown): StandInAnswer {
  if (!one) return refusal(404, 'DATA_NOT_FOUND')
  const known = one.refunds.find((each) => each.key === key)
  if (known) return { status: 200, body: refundFacts(one, known) }
  const gone = one.refunds.reduce((sum, each) => (each.status === 'FAILED' ? sum : sum + each.amount), 0)
  if (!REFUNDABLE.includes(one.channel_code) || one.refusesRefunds) return refusal(400, 'REFUND_NOT_SUPPORTED')
  if (one.status !== 'SUCCEEDED') return refusal(403, 'INELIGIBLE_TRANSACTION')
  if (gone + Number(amount) > one.capture_amount) return refusal(400, 'MAXIMUM_REFUND_AMOUNT_REACHED')
  const made = {
    ...{ id: `rfd-${randomUUID()}`, reference_id: String(reference_id), amount: Number(amount), key },
    ...{ status: one.decidesAtOnce ? 'SUCCEEDED' : 'PENDING', failure_code: null },
  } satisfies XenditRefund
  one.refunds.push(made)
  return { status: 200, body: refundFacts(one, made) }
}

function refundAsked(requests: Map<string, Request>, path: string): StandInAnswer {
  const of = new URL(path, 'http://xendit').searchParams.get('payment_request_id')
  if (of !== null) {
    const one = [...requests.values()].find(({ payment_request_id: own }) => own === of)
    return {
      status: 200,
      body: { data: one ? one.refunds.map((each) => refundFacts(one, each)) : [], has_more: false },
    }
  }
  for (const one of requests.values()) {
    const found = one.refunds.find(({ id }) => path === `/refunds/${id}`)
    if (found) return { status: 200, body: refundFacts(one, found) }
  }
  return refusal(404, 'DATA_NOT_FOUND')
}
