import { expect } from 'vitest'
import { type ChargeCase, caseWords } from '../src/features/certification/charges/case-rules.ts'
import type { Method, Provider } from '../src/features/certification/charges/rules.ts'
import { type Billed, billApplicant, invoiceNow } from './invoices.ts'
import { orderOf, payingCounter, paymentNow, sendNotice, startPayment, turnOn } from './online-payments.ts'

export const START = new Date('2026-11-20T03:00:00Z')

/** What may become of a charge, and what is so afterwards. */
export interface CaseRow {
  name: ChargeCase
  /** What happens between the number and the notice; answers the order that is then asked about. */
  happens: (one: Billed, provider: Provider) => Promise<string>
  invoice: string
  money: 'total' | 'none' | 'twice'
  differences?: string[]
  charge?: string
}

/** A counter at which each case is made to happen. */
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
  /** Midtrans has nothing to deliverNotice of a page on which nobody began to pay: then the portal asks. */
  const notify = async (order: string, provider: Provider): Promise<void> => {
    const isUnused = provider === 'midtrans' && !at.midtrans.transactions.has(order)
    if (isUnused) await ask(order)
    else await sendNotice(at.site, provider, counterpart(provider).notice(order))
  }
  /** The provider says how an order stands, and the portal draws what follows. */
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
