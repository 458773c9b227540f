import { expect } from 'vitest'
import { type ChargeCase, caseWords } from '../src/features/certification/charges/case-rules.ts'
import type { Method, Provider } from '../src/features/certification/charges/rules.ts'
import { type Billed, billApplicant, invoiceNow } from './invoices.ts'
import { orderOf, payingCounter, paymentNow, sendNotice, startPayment, turnOn } from './online-payments.ts'

export const START = new Date('2026-11-20T03:00:00Z')

/** A possible fate of a charge, and the state that follows. */
export interface CaseRow {
  name: ChargeCase
  /** Plays the events between the number and the notice; returns the order that is then looked up. */
  happens: (one: Billed, provider: Provider) => Promise<string>
  invoice: string
  money: 'total' | 'none' | 'twice'
  differences?: string[]
  charge?: string
}

/** Makes a counter at which each case can be played. */
export async function caseCounter() {
  const at = await payingCounter()
  const { db } = at.site
  const counterpart = (provider: Provider) => at.counterparts[provider]

  const bill = () => billApplicant(at.site, { verifier: at.verifier })
  const rowOf = (order_id: string) =>
    db.selectFrom('charges').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
  const moneyOf = async ({ invoice }: Billed): Promise<number[]> => {
    const rows = await db.selectFrom('payments').select('jumlah').where('invoice_id', '=', invoice.id).execute()
    return rows.map(({ jumlah }) => jumlah)
  }
  const openDifferences = async ({ invoice }: Billed): Promise<string[]> => {
    const found = db.selectFrom('payment_differences').select('jenis').where('invoice_id', '=', invoice.id)
    return (await found.where('status', '=', 'terbuka').execute()).map(({ jenis }) => jenis)
  }
  const start = async (one: Billed, metode: Method = 'bca'): Promise<string> => {
    await startPayment(one, metode)
    return orderOf(at.site, one)
  }
  const pays = (order: string, provider: Provider) => counterpart(provider).pay(order)
  const ask = async (order: string) => at.site.jobs.enqueue(db, 'charge', { id: (await rowOf(order)).id })
  /** Sends the provider's notice. Midtrans sends none on a page that nobody used; there the portal asks. */
  const notify = async (order: string, provider: Provider): Promise<void> => {
    const isUnused = provider === 'midtrans' && !at.midtrans.transactions.has(order)
    if (isUnused) await ask(order)
    else await sendNotice(at.site, provider, counterpart(provider).notice(order))
  }
  /** Delivers the provider's notice on an order, and the letters that the portal then sends. */
  const deliverNotice = async (order: string, provider: Provider): Promise<void> => {
    await notify(order, provider)
    await at.site.deliverMails()
  }
  const settle = async (one: Billed, provider: Provider, metode: Method = 'bca'): Promise<string> => {
    const order = await start(one, metode)
    pays(order, provider)
    await deliverNotice(order, provider)
    return order
  }

  /** Has a case happen, and expects its row, however often the provider says the same. */
  async function expectCase(row: CaseRow, provider: Provider): Promise<void> {
    const { name, happens, invoice, money, differences = [], charge } = row
    await turnOn(at.site, counterpart(provider))
    const one = await bill()
    const order = await happens(one, provider)
    await deliverNotice(order, provider)
    const { total } = one.invoice
    const sums = { none: [], total: [total], twice: [total, total] }[money]
    const { status, kasus } = await rowOf(order)
    expect([status, kasus]).toEqual([charge ?? caseWords(name).to, name])
    // Whoever was away longer than a session lasts comes back.
    at.site.clock.now = START
    expect((await invoiceNow(one)).status).toBe(invoice)
    expect(await moneyOf(one)).toEqual(sums)
    expect(await openDifferences(one)).toEqual(differences)
    expect((await paymentNow(one)).tagihan.keterangan).toMatch(/\.$/)
    // The same notice, and the same answer of the provider, once more: nothing is counted twice.
    await notify(order, provider)
    await ask(order)
    await at.site.deliverMails()
    expect(await moneyOf(one)).toEqual(sums)
    expect(await openDifferences(one)).toEqual(differences)
  }

  return { ...at, bill, rowOf, moneyOf, openDifferences, start, pays, ask, deliverNotice, settle, expectCase }
}
