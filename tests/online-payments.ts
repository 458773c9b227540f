import { afterAll } from 'vitest'
import type { Environment, Method, Provider } from '../src/features/certification/charges/rules.ts'
import { sealProviderKey, sealProviderToken } from '../src/features/certification/charges/service.ts'
import type { TestApp } from './harness.ts'
import { TEST_KEYS } from './harness.ts'
import type { Answer } from './http.ts'
import { type Billed, type Counter, counter } from './invoices.ts'
import { midtransStandIn } from './stand-ins/midtrans.ts'
import type { StandInNotice } from './stand-ins/provider-server.ts'
import { xenditStandIn } from './stand-ins/xendit.ts'

export const SERVER_KEY = 'Mid-server-untuk-pengujian'
export const XENDIT_KEY = 'xnd_production_untuk_pengujian'
export const CALLBACK_TOKEN = 'token-notifikasi-untuk-pengujian'

/** One provider as the tests see it, whichever it is. */
export interface Counterpart {
  name: Provider
  url: string
  pay: (order: string) => void
  expire: (order: string) => void
  deny: (order: string) => void
  cancel: (order: string) => void
  payOther: (order: string, amount: number) => void
  payInOtherCurrency: (order: string) => void
  notice: (order: string) => StandInNotice
}

export async function bothProviders() {
  const midtrans = await midtransStandIn(SERVER_KEY)
  const xendit = await xenditStandIn(XENDIT_KEY, CALLBACK_TOKEN)
  const counterparts: Record<Provider, Counterpart> = {
    midtrans: {
      name: 'midtrans',
      url: midtrans.url,
      pay: (order) => midtrans.take(order, 'settlement'),
      expire: (order) => midtrans.take(order, 'expire'),
      deny: (order) => midtrans.take(order, 'deny'),
      cancel: (order) => midtrans.take(order, 'cancel'),
      payOther: (order, amount) => midtrans.take(order, 'settlement', { gross_amount: `${amount}.00` }),
      payInOtherCurrency: (order) => midtrans.take(order, 'settlement', { currency: 'USD' }),
      notice: (order) => midtrans.notice(order),
    },
    xendit: {
      name: 'xendit',
      url: xendit.url,
      pay: (order) => xendit.take(order, 'SUCCEEDED'),
      expire: (order) => xendit.take(order, 'EXPIRED'),
      deny: (order) => xendit.take(order, 'FAILED'),
      cancel: (order) => xendit.take(order, 'CANCELED'),
      payOther: (order, amount) => xendit.take(order, 'SUCCEEDED', { capture_amount: amount }),
      payInOtherCurrency: (order) => xendit.take(order, 'SUCCEEDED', { currency: 'USD' }),
      notice: (order) => xendit.notice(order),
    },
  }
  return { midtrans, xendit, counterparts }
}

/** Turns one provider on, as the office would, and all others off. */
export async function turnOn(
  { db }: Pick<TestApp, 'db'>,
  { name, url }: Pick<Counterpart, 'name' | 'url'>,
  lingkungan: Environment = 'sebenarnya',
): Promise<void> {
  const of = { penyedia: name, lingkungan }
  const kunci = name === 'midtrans' ? SERVER_KEY : XENDIT_KEY
  await db.updateTable('payment_providers').set({ aktif: false }).execute()
  await db
    .updateTable('payment_providers')
    .set({
      aktif: true,
      alamat: url,
      key_sealed: sealProviderKey(TEST_KEYS, of, kunci),
      token_sealed: name === 'xendit' ? sealProviderToken(TEST_KEYS, of, CALLBACK_TOKEN) : null,
    })
    .where('penyedia', '=', name)
    .where('lingkungan', '=', lingkungan)
    .execute()
}

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
