import { beforeAll, expect, test } from 'vitest'
import { type Billed, billApplicant, invoiceNow } from '../../../../../tests/invoices.ts'
import { orderOf, payingCounter, sendNotice, startPayment, turnOn } from '../../../../../tests/online-payments.ts'
import type { StandInNotice } from '../../../../../tests/stand-ins/provider-server.ts'
import type { Provider } from '../rules.ts'

let at: Awaited<ReturnType<typeof payingCounter>>

beforeAll(async () => {
  at = await payingCounter()
  await at.site.db
    .updateTable('payment_providers')
    .set({ metode: ['bca', 'kartu'] })
    .execute()
})

interface Attack {
  name: string
  provider: Provider
  /** Returns the notice that is sent about an order that nobody has paid. */
  sends: (order: string, one: Billed, other: string) => StandInNotice
  status: number
}

const settlement = (order_id: string, amount: number, more: Record<string, string> = {}) => ({
  ...{ order_id, status_code: '200', gross_amount: `${amount}.00`, transaction_status: 'settlement' },
  ...{ transaction_id: 'palsu', currency: 'IDR', fraud_status: 'accept', ...more },
})

const withBody = (notice: StandInNotice, body: object): StandInNotice => ({
  ...notice,
  body: { ...notice.body, ...body },
})

const paidAtXendit = (order: string): StandInNotice => {
  const notice = at.xendit.notice(order)
  const data = { ...(notice.body['data'] as object), status: 'SUCCEEDED' }
  return { ...notice, body: { event: 'payment.capture', data } }
}

const ATTACKS: Attack[] = [
  {
    name: 'without any signature',
    provider: 'midtrans',
    sends: (order, { invoice }) => ({ headers: {}, body: settlement(order, invoice.total) }),
    status: 403,
  },
  {
    name: 'signed with another key',
    provider: 'midtrans',
    sends: (order, { invoice }) => at.midtrans.signatureOf(settlement(order, invoice.total), 'kunci-lain'),
    status: 403,
  },
  {
    name: 'signed with an empty key',
    provider: 'midtrans',
    sends: (order, { invoice }) => at.midtrans.signatureOf(settlement(order, invoice.total), ''),
    status: 403,
  },
  {
    name: 'its amount altered after signing',
    provider: 'midtrans',
    sends: (order) => withBody(at.midtrans.notice(order), { gross_amount: '1.00' }),
    status: 403,
  },
  {
    name: 'its order altered after signing',
    provider: 'midtrans',
    sends: (order, _one, other) => withBody(at.midtrans.notice(other), { order_id: order }),
    status: 403,
  },
  {
    name: 'its status code altered after signing',
    provider: 'midtrans',
    sends: (order) => withBody(at.midtrans.notice(order), { status_code: '200', transaction_status: 'settlement' }),
    status: 403,
  },
  {
    name: 'its unsigned status altered',
    provider: 'midtrans',
    sends: (order) => withBody(at.midtrans.notice(order), { transaction_status: 'settlement' }),
    status: 204,
  },
  {
    name: 'rightly signed by somebody who learned the key, though nothing was paid',
    provider: 'midtrans',
    sends: (order, { invoice }) => at.midtrans.signatureOf(settlement(order, invoice.total)),
    status: 204,
  },
  {
    name: 'numbers instead of text, which sign differently',
    provider: 'midtrans',
    sends: (order, { invoice }) => withBody(at.midtrans.notice(order), { gross_amount: invoice.total }),
    status: 403,
  },
  {
    name: 'an object as its order',
    provider: 'midtrans',
    sends: (order) => withBody(at.midtrans.notice(order), { order_id: { $ne: '' } }),
    status: 403,
  },
  {
    name: 'the signature as a list',
    provider: 'midtrans',
    sends: (order) => withBody(at.midtrans.notice(order), { signature_key: ['a'] }),
    status: 403,
  },
  { name: 'nothing at all', provider: 'midtrans', sends: () => ({ headers: {}, body: {} }), status: 403 },
  {
    name: 'of an order of somebody else’s shop',
    provider: 'midtrans',
    sends: () => at.midtrans.signatureOf(settlement('TOKO-LAIN-1', 10_000)),
    status: 204,
  },
  {
    name: 'without its token',
    provider: 'xendit',
    sends: (order) => ({ ...paidAtXendit(order), headers: {} }),
    status: 403,
  },
  {
    name: 'with another token',
    provider: 'xendit',
    sends: (order) => ({ ...paidAtXendit(order), headers: { 'x-callback-token': 'lain' } }),
    status: 403,
  },
  {
    name: 'with an empty token',
    provider: 'xendit',
    sends: (order) => ({ ...paidAtXendit(order), headers: { 'x-callback-token': '' } }),
    status: 403,
  },
  {
    name: 'with the right token, though nothing was paid',
    provider: 'xendit',
    sends: (order) => paidAtXendit(order),
    status: 204,
  },
  {
    name: 'a notice of the other provider',
    provider: 'xendit',
    sends: (order, { invoice }) => at.midtrans.signatureOf(settlement(order, invoice.total)),
    status: 403,
  },
]

const captured = (order: string, amount: number, more: Record<string, string> = {}): StandInNotice =>
  at.midtrans.signatureOf(settlement(order, amount, { ...CARD, ...more }))

const CARD = { transaction_status: 'capture', payment_type: 'credit_card' }

/** Rightly signed, of a page for a card on which nobody has paid. */
const OF_CARDS: [string, Attack['provider'], Attack['sends'], number][] = [
  ['captured, though nobody paid', 'midtrans', (order, { invoice }) => captured(order, invoice.total), 204],
  ['checked for fraud', 'midtrans', (order, { invoice }) => captured(order, invoice.total, CHALLENGED), 204],
  ['with another amount', 'midtrans', (order) => captured(order, 10_000), 204],
  ['of somebody else’s shop', 'midtrans', (_, { invoice }) => captured('TOKO-LAIN-2', invoice.total), 204],
  [
    'its amount altered after signing',
    'midtrans',
    (order, { invoice }) => withBody(captured(order, invoice.total), { gross_amount: '1.00' }),
    403,
  ],
  ['of a completed session, though nobody paid', 'xendit', (order) => completed(order), 204],
  ['of one, without its token', 'xendit', (order) => ({ ...completed(order), headers: {} }), 403],
]

const CHALLENGED = { status_code: '201', fraud_status: 'challenge' }

const completed = (order: string): StandInNotice => {
  const notice = at.xendit.notice(order)
  const data = { ...(notice.body['data'] as object), status: 'COMPLETED', payment_request_id: 'pr-palsu' }
  return { ...notice, body: { event: 'payment_session.completed', data } }
}

/** Everything that a notice could change. */
async function books() {
  const { db } = at.site
  const [payments, charges, invoices, differences] = await Promise.all([
    db.selectFrom('payments').selectAll().orderBy('id').execute(),
    db.selectFrom('charges').select(['id', 'status', 'kasus', 'paid_at']).orderBy('id').execute(),
    db.selectFrom('invoices').select(['id', 'status', 'diterima', 'version']).orderBy('id').execute(),
    db.selectFrom('payment_differences').selectAll().orderBy('id').execute(),
  ])
  return { payments, charges, invoices, differences }
}

const ALL = [
  ...ATTACKS.map((attack) => ({ ...attack, metode: 'bca' as const })),
  ...OF_CARDS.map(([name, provider, sends, status]) => ({
    ...{ name: `of a card, ${name},`, provider, sends, status },
    metode: 'kartu' as const,
  })),
]

test.each(ALL)('$provider, a notice $name changes nothing', async ({ provider, sends, status, metode }) => {
  await turnOn(at.site, at.counterparts[provider])
  const [one, another] = [
    await billApplicant(at.site, { verifier: at.verifier }),
    await billApplicant(at.site, { verifier: at.verifier }),
  ]
  await startPayment(one, metode)
  await startPayment(another, metode)
  await at.site.deliverMails()
  const [order, other] = [await orderOf(at.site, one), await orderOf(at.site, another)]
  const before = await books()
  expect(await sendNotice(at.site, provider, sends(order, one, other))).toBe(status)
  await at.site.deliverMails()
  expect(await books()).toEqual(before)
})

test('a notice that is sent again, and one that comes late, change nothing', async () => {
  await turnOn(at.site, at.counterparts.midtrans)
  const one = await billApplicant(at.site, { verifier: at.verifier })
  await startPayment(one, 'bca')
  const order = await orderOf(at.site, one)
  const pending = at.midtrans.notice(order)
  at.midtrans.take(order, 'settlement')
  const paid = at.midtrans.notice(order)
  expect(await sendNotice(at.site, 'midtrans', paid)).toBe(204)
  await at.site.deliverMails()
  expect((await invoiceNow(one)).status).toBe('lunas')
  const before = await books()
  for (const notice of [pending, paid, pending, paid, paid]) {
    expect(await sendNotice(at.site, 'midtrans', notice)).toBe(204)
    await at.site.deliverMails()
  }
  expect(await books()).toEqual(before)
  const kept = await at.site.db
    .selectFrom('charge_notices')
    .select(['said', 'repeats'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(kept).toEqual([
    { said: 'pending', repeats: 1 },
    { said: 'settlement', repeats: 3 },
  ])
})

test('a notice of a card that is sent again after its money went back changes nothing', async () => {
  await turnOn(at.site, at.counterparts.midtrans)
  const one = await billApplicant(at.site, { verifier: at.verifier })
  await startPayment(one, 'kartu')
  const order = await orderOf(at.site, one)
  const paid = captured(order, one.invoice.total)
  const settled = captured(order, one.invoice.total, { transaction_status: 'settlement' })
  at.midtrans.take(order, 'capture')
  await sendNotice(at.site, 'midtrans', paid)
  await at.site.deliverMails()
  // In the provider's own dashboard, which is laid on the desk once.
  at.midtrans.take(order, 'refund', { refunds: new Map([['di dasbor', one.invoice.total]]) })
  await sendNotice(at.site, 'midtrans', at.midtrans.notice(order))
  await at.site.deliverMails()
  const before = await books()
  expect(before.charges.at(-1)?.kasus).toBe('dikembalikan_di_penyedia')
  for (const notice of [paid, settled, paid, settled]) {
    expect(await sendNotice(at.site, 'midtrans', notice)).toBe(204)
    await at.site.deliverMails()
  }
  expect(await books()).toEqual(before)
})

test('a body that is too long is not read, and one that is no JSON is refused', async () => {
  const send = (payload: string) =>
    at.site.app.server.inject({
      method: 'POST',
      url: '/pembayaran/notifikasi/midtrans',
      headers: { 'content-type': 'application/json' },
      payload,
    })
  expect((await send(JSON.stringify({ order_id: 'x'.repeat(30_000) }))).statusCode).toBe(413)
  expect((await send('{"order_id":')).statusCode).toBe(422)
  const unknown = await at.site.app.server.inject({ method: 'POST', url: '/pembayaran/notifikasi/lain', payload: {} })
  expect(unknown.statusCode).toBe(422)
})

test('no key, token or number to pay to is in the log', () => {
  const logged = at.site.logged.join()
  for (const secret of [
    'Mid-server-untuk-pengujian',
    'xnd_production_untuk',
    'token-notifikasi-untuk',
    'signature_key',
  ])
    expect(logged).not.toContain(secret)
})
