import type { Environment, Provider } from '../src/features/certification/charges/rules.ts'
import { sealProviderKey, sealProviderToken } from '../src/features/certification/charges/service.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { Keys } from '../src/ground/secrets/keys.ts'
import { midtransStandIn } from './stand-ins/midtrans.ts'
import type { Mood, StandInNotice } from './stand-ins/provider-server.ts'
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
  /** Refunds of that order are refused. */
  refuseRefunds: (order: string) => void
  /** Completes a waiting refund; Midtrans does so at once. */
  finishRefund: (order: string) => void
  refundNotice: (order: string) => StandInNotice
  /** A card's money has arrived, the day after it was captured; Xendit knows no difference. */
  settle: (order: string) => void
  /** Orders whose page for a card takes somebody's. */
  openPages: () => string[]
  /** Returns the sums that were paid back of an order, one for each refund. */
  returned: (order: string) => number[]
  /** How it treats the next requests. */
  moods: (Mood | null)[]
  /** Connections are refused until it comes back. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  /** Whole rupiah that it has taken from payers. */
  takings: () => number
}

const sumOf = <T>(many: T[], of: (one: T) => number): number => many.reduce((sum, one) => sum + of(one), 0)

export async function bothProviders() {
  const midtrans = await midtransStandIn(SERVER_KEY)
  const xendit = await xenditStandIn(XENDIT_KEY, CALLBACK_TOKEN)
  const counterparts: Record<Provider, Counterpart> = {
    midtrans: {
      ...midtrans,
      name: 'midtrans',
      pay: (order) => midtrans.take(order, midtrans.pages.has(order) ? 'capture' : 'settlement'),
      expire: (order) => midtrans.take(order, 'expire'),
      deny: (order) => midtrans.take(order, 'deny'),
      cancel: (order) => midtrans.take(order, 'cancel'),
      payOther: (order, amount) => midtrans.take(order, 'settlement', { gross_amount: `${amount}.00` }),
      payInOtherCurrency: (order) => midtrans.take(order, 'settlement', { currency: 'USD' }),
      notice: (order) => midtrans.notice(order),
      refuseRefunds: (order) => void Object.assign(midtrans.transactions.get(order) ?? {}, { refusesRefunds: true }),
      finishRefund: () => undefined,
      settle: (order) => midtrans.take(order, 'settlement'),
      openPages: () => [...midtrans.pages.values()].flatMap(({ order_id, isOpen }) => (isOpen ? [order_id] : [])),
      refundNotice: (order) => midtrans.notice(order),
      returned: (order) => [...(midtrans.transactions.get(order)?.refunds.values() ?? [])],
      takings: () =>
        sumOf([...midtrans.transactions.values()], (one) =>
          ['settlement', 'capture'].includes(one.transaction_status) ? Number.parseInt(one.gross_amount, 10) : 0,
        ),
    },
    xendit: {
      ...xendit,
      name: 'xendit',
      pay: (order) => xendit.take(order, 'SUCCEEDED'),
      expire: (order) => xendit.take(order, 'EXPIRED'),
      deny: (order) => xendit.take(order, 'FAILED'),
      cancel: (order) => xendit.take(order, 'CANCELED'),
      payOther: (order, amount) => xendit.take(order, 'SUCCEEDED', { capture_amount: amount }),
      payInOtherCurrency: (order) => xendit.take(order, 'SUCCEEDED', { currency: 'USD' }),
      notice: (order) => xendit.notice(order),
      refuseRefunds: (order) => void Object.assign(xendit.requests.get(order) ?? {}, { refusesRefunds: true }),
      finishRefund: (order) => xendit.decideRefunds(order, 'SUCCEEDED'),
      settle: () => undefined,
      openPages: () =>
        [...xendit.sessions.values()].flatMap(({ reference_id, status }) =>
          status === 'ACTIVE' ? [reference_id] : [],
        ),
      refundNotice: (order) => xendit.refundNotice(order),
      returned: (order) => (xendit.requests.get(order)?.refunds ?? []).map(({ amount }) => amount),
      takings: () =>
        sumOf([...xendit.requests.values()], (one) => (one.status === 'SUCCEEDED' ? one.capture_amount : 0)),
    },
  }
  return { midtrans, xendit, counterparts }
}

/** Turns one provider on, as the office of the portal with those keys would, and all others off. */
export async function turnProviderOn(
  db: Db,
  keys: Keys,
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
      key_sealed: sealProviderKey(keys, of, kunci),
      token_sealed: name === 'xendit' ? sealProviderToken(keys, of, CALLBACK_TOKEN) : null,
    })
    .where('penyedia', '=', name)
    .where('lingkungan', '=', lingkungan)
    .execute()
}
