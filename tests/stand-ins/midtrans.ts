import { createHash, randomUUID } from 'node:crypto'
import { type CardPage, cardPages } from './midtrans-pages.ts'
import type { MidtransStatus } from './midtrans-status.ts'
import { type Asked, providerServer, type StandInAnswer, type StandInNotice } from './provider-server.ts'

export interface Transaction {
  order_id: string
  transaction_id: string
  payment_type: string
  gross_amount: string
  currency: string
  transaction_status: MidtransStatus
  refunds: Map<string, number>
  target: Record<string, unknown>
  /** The fraud check's verdict on a card. */
  fraud_status: 'accept' | 'challenge' | 'deny'
  /** Further fields of its status. */
  more?: Record<string, unknown>
  /** The issuer of the payer's account does not take money back. */
  refusesRefunds?: boolean
}

const CODES: Record<MidtransStatus, string> = {
  pending: '201',
  capture: '200',
  settlement: '200',
  expire: '407',
  cancel: '200',
  deny: '202',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
}

const digits = (order: string, many: number): string =>
  BigInt(`0x${createHash('sha256').update(order).digest('hex')}`)
    .toString()
    .slice(0, many)

/** Midtrans' Core API, from its public documents (docs.midtrans.com), as a server of its own. */
export async function midtransStandIn(serverKey: string) {
  const transactions = new Map<string, Transaction>()
  const server = await providerServer(answer)
  const pages = cardPages({ ...server, take })
  return { ...server, transactions, pages: pages.opened, take, signatureOf, notice, signature }

  function answer(asked: Asked): StandInAnswer {
    const { method, path, headers, body } = asked
    const shown = pages.visit(asked)
    if (shown) return shown
    const basic = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
    if (headers.authorization !== basic) return refusal('401', 'Unknown Merchant server_key/id')
    if (method === 'POST' && path === '/v2/charge') return charge(transactions, body)
    if (path.startsWith('/snap/')) return pages.answer(asked)
    const [, order = '', what = ''] = /^\/v2\/([^/]+)\/(status|cancel|refund)$/.exec(path) ?? []
    const one = transactions.get(decodeURIComponent(order))
    if (!one) return refusal('404', "Transaction doesn't exist.")
    if (what === 'cancel') {
      const isChallenged = one.transaction_status === 'capture' && one.fraud_status === 'challenge'
      if (one.transaction_status !== 'pending' && !isChallenged)
        return refusal('412', 'Transaction status cannot be updated.')
      one.transaction_status = 'cancel'
    }
    if (what === 'refund') return refund(one, body)
    return transactionAnswer(one)
  }

  /** Sets the status of a transaction, as when somebody pays. */
  function take(order_id: string, status: MidtransStatus, changes: Partial<Transaction> = {}): void {
    const one = transactions.get(order_id) ?? firstAttempt(pages.opened.get(order_id))
    if (!one) throw new Error(`no transaction ${order_id}`)
    transactions.set(order_id, one)
    Object.assign(one, { transaction_status: status, ...changes })
  }

  function signature(order_id: string, code: string, amount: string, key = serverKey): string {
    return createHash('sha512').update(`${order_id}${code}${amount}${key}`).digest('hex')
  }

  /** A notice about any facts, rightly signed. */
  function signatureOf(body: Record<string, string>, key = serverKey): StandInNotice {
    const { order_id = '', status_code = '', gross_amount = '' } = body
    return { headers: {}, body: { ...body, signature_key: signature(order_id, status_code, gross_amount, key) } }
  }

  /** Returns the notice that Midtrans sends about a transaction in its present state. */
  function notice(order_id: string): StandInNotice {
    const one = transactions.get(order_id)
    if (!one) throw new Error(`no transaction ${order_id}`)
    return signatureOf(facts(one))
  }
}

/** Somebody begins to pay by a card: only then does the transaction exist. */
const firstAttempt = (page: CardPage | undefined): Transaction | undefined =>
  page && transactionOf({ order_id: page.order_id, payment_type: 'credit_card', gross_amount: page.gross_amount }, {})

const sumOf = ({ refunds }: Transaction): number => [...refunds.values()].reduce((sum, one) => sum + one, 0)

const facts = (one: Transaction): Record<string, string> => ({
  transaction_time: '2026-11-20 10:00:00',
  transaction_status: one.transaction_status,
  transaction_id: one.transaction_id,
  status_message: 'midtrans payment notification',
  status_code: CODES[one.transaction_status],
  payment_type: one.payment_type,
  order_id: one.order_id,
  merchant_id: 'G141532850',
  gross_amount: one.gross_amount,
  currency: one.currency,
  fraud_status: one.fraud_status,
  ...(one.refunds.size > 0 ? { refund_amount: `${sumOf(one)}.00` } : {}),
})

/** The status of a transaction lists what went back, each under its key. */
const refundsOf = ({ refunds }: Transaction) =>
  [...refunds].map(([refund_key, amount]) => ({ refund_key, refund_amount: `${amount}.00`, refund_method: 'MIDTRANS' }))

const transactionAnswer = (one: Transaction): StandInAnswer => ({
  status: 200,
  body: { ...facts(one), ...one.more, ...(one.refunds.size > 0 ? { refunds: refundsOf(one) } : {}) },
})

const refusal = (code: string, message: string): StandInAnswer => ({
  status: code === '401' ? 401 : 200,
  body: { status_code: code, status_message: message },
})

interface Ordered {
  order_id: string
  payment_type: string
  gross_amount: number
}

const transactionOf = ({ gross_amount, ...order }: Ordered, target: Transaction['target']): Transaction => ({
  ...order,
  transaction_id: randomUUID(),
  gross_amount: `${gross_amount}.00`,
  currency: 'IDR',
  transaction_status: 'pending',
  fraud_status: 'accept',
  refunds: new Map(),
  target,
})

function charge(transactions: Map<string, Transaction>, body: Record<string, unknown>): StandInAnswer {
  const { payment_type: type, transaction_details: details, bank_transfer: transfer } = body
  const { order_id, gross_amount } = details as { order_id: string; gross_amount: number }
  if (transactions.has(order_id)) return refusal('406', 'The request could not be completed due to a conflict')
  const { bank } = (transfer ?? {}) as { bank?: string }
  const va = digits(order_id, 16)
  const target =
    type === 'qris'
      ? { qr_string: `00020101021226620014COM.GO-JEK.WWW0118936009143${va}6304ABCD` }
      : type === 'echannel'
        ? { bill_key: va.slice(0, 12), biller_code: '70012' }
        : bank === 'permata'
          ? { permata_va_number: va }
          : { va_numbers: [{ bank, va_number: va }] }
  const one = transactionOf({ order_id, payment_type: String(type), gross_amount }, target)
  transactions.set(order_id, one)
  return { status: 200, body: { ...facts(one), ...target, status_code: '201' } }
}

const REFUNDABLE = ['qris', 'credit_card']

function refund(one: Transaction, { refund_key, amount }: Record<string, unknown>): StandInAnswer {
  if (one.refusesRefunds) return refusal('412', 'Transaction status cannot be updated.')
  if (one.refunds.has(String(refund_key))) return refusal('406', 'refund rejected due to duplicate refund key')
  const left = Number.parseInt(one.gross_amount, 10) - sumOf(one)
  const isPaid = one.transaction_status === 'settlement' || one.transaction_status === 'partial_refund'
  if (!REFUNDABLE.includes(one.payment_type) || !isPaid || Number(amount) > left)
    return refusal('418', 'refund not allowed')
  one.refunds.set(String(refund_key), Number(amount))
  one.transaction_status = Number(amount) === left ? 'refund' : 'partial_refund'
  return transactionAnswer(one)
}
