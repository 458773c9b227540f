import { afterAll } from 'vitest'
import type { Environment, Method } from '../src/features/certification/charges/rules.ts'
import { bothProviders, type Counterpart, turnProviderOn } from './counterparts.ts'
import type { TestApp } from './harness.ts'
import { TEST_KEYS } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { type Billed, billApplicant, type Counter, confirmPayment, counter } from './invoices.ts'
import type { StandInNotice } from './stand-ins/provider-server.ts'

/** Turns one provider on, as the office would, and all others off. */
export const turnOn = (
  { db }: Pick<TestApp, 'db'>,
  counterpart: Pick<Counterpart, 'name' | 'url'>,
  lingkungan?: Environment,
): Promise<void> => turnProviderOn(db, TEST_KEYS, counterpart, lingkungan)

/** A counter whose invoices can be paid online at both stand-ins. */
export async function payingCounter(): Promise<Counter & Awaited<ReturnType<typeof bothProviders>>> {
  const providers = await bothProviders()
  afterAll(async () => {
    await providers.midtrans.close()
    await providers.xendit.close()
  })
  return { ...(await counter()), ...providers }
}

/** Asks for a number to pay to, as the invoice's owner. */
export const startPayment = ({ who, id }: Billed, metode: Method, headers = {}): Promise<Answer> =>
  who.browser.post(`/user-training/${id}/invoice/tagihan`, { metode }, headers)

export const paymentNow = async ({ who, id }: Billed) =>
  (await who.browser.get(`/user-training/${id}/invoice/tagihan`)).body

/** The order of the newest number of an invoice. */
export async function orderOf({ db }: Pick<TestApp, 'db'>, { invoice }: Billed): Promise<string> {
  const { order_id } = await db
    .selectFrom('charges')
    .select('order_id')
    .where('invoice_id', '=', invoice.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return order_id
}

/** Sends a notice as the provider does: a program without cookies. */
export async function sendNotice(
  { app }: Pick<TestApp, 'app'>,
  provider: string,
  { headers, body }: StandInNotice,
): Promise<number> {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/pembayaran/notifikasi/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return answer.statusCode
}

/** An invoice that staff confirmed as paid, and that was paid a second time by QRIS: all of that goes back. */
export async function paidTwiceByQris(site: TestApp, staff: Browser): Promise<Billed> {
  const one = await billApplicant(site, { verifier: staff })
  await confirmPayment(staff, one)
  const order_id = `UJI-${one.invoice.id}`
  await site.db
    .updateTable('payment_providers')
    .set({ key_sealed: Buffer.from('kunci') })
    .where('id', '=', 1)
    .execute()
  const { id: charge_id } = await site.db
    .insertInto('charges')
    .values({
      ...{ invoice_id: one.invoice.id, provider_id: 1, metode: 'qris', order_id, jumlah: one.invoice.total },
      ...{ status: 'lunas', created_at: site.clock.now, expires_at: site.clock.now, paid_at: site.clock.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const came = { invoice_id: one.invoice.id, jumlah: one.invoice.total, at: site.clock.now, charge_id }
  await site.db.insertInto('payments').values(came).execute()
  await site.db
    .updateTable('invoices')
    .set({ pengembalian: one.invoice.total })
    .where('id', '=', one.invoice.id)
    .execute()
  return one
}
