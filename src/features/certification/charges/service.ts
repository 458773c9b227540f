import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../ground/database/portal-opening.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { randomAlphanumeric } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'
import { certificationBody } from '../../platform/site-content/service.ts'
import { HOLDING_CASES, type ProviderAnswer } from './case-rules.ts'
import { closeDifference, type FoundDifference, hasOpenReview, insertDifference } from './differences/queries.ts'
import { midtrans } from './providers/midtrans-service.ts'
import { activeProvider, type ProviderRow, providerById } from './providers/queries.ts'
import { type PaymentProvider, type PaymentTarget, ProviderFault } from './providers/service.ts'
import { xendit } from './providers/xendit-service.ts'
import { type ChargeRow, completeCharge, currentCharge, insertCharge, replaceCurrent, updateCharge } from './queries.ts'
import { type Environment, expiryOf, type Method, mayServe, methodsFor, nextAsk, type Provider } from './rules.ts'

export { chargeById, lockChargesOf, poolLeft, updateCharge } from './queries.ts'

const KEY = 'payment-key'
const TOKEN = 'payment-token'
/** The longest wait for a provider's answer, shorter than the time a job may take. */
const ANSWER_MS = 15_000

interface Place {
  penyedia: Provider
  lingkungan: Environment
}

const aboutOf = ({ penyedia, lingkungan }: Place): string => `${penyedia}/${lingkungan}`

export const sealProviderKey = (keys: Context['keys'], of: Place, key: string): Buffer =>
  keys.seal(KEY, key, aboutOf(of))

export const sealProviderToken = (keys: Context['keys'], of: Place, token: string): Buffer =>
  keys.seal(TOKEN, token, aboutOf(of))

const OWN_ADDRESS: Record<Provider, Record<Environment, string>> = {
  midtrans: { sebenarnya: 'https://api.midtrans.com', uji_coba: 'https://api.sandbox.midtrans.com' },
  xendit: { sebenarnya: 'https://api.xendit.co', uji_coba: 'https://api.xendit.co' },
}

/** The address that makes card pages, where it is not the one above, and the hosts that serve those pages. */
const PAGES: Record<Provider, Record<Environment, { pageUrl?: string; pageHosts: readonly string[] }>> = {
  midtrans: {
    sebenarnya: { pageUrl: 'https://app.midtrans.com', pageHosts: ['app.midtrans.com'] },
    uji_coba: { pageUrl: 'https://app.sandbox.midtrans.com', pageHosts: ['app.sandbox.midtrans.com'] },
  },
  xendit: {
    sebenarnya: { pageHosts: ['xen.to', 'checkout.xendit.co'] },
    uji_coba: { pageHosts: ['dev.xen.to', 'checkout-staging.xendit.co'] },
  },
}

const OPENERS = { midtrans, xendit }

type Asking = Pick<Context, 'keys' | 'appUrl' | 'outbound'>

/** Returns the client of a provider, with its keys decrypted. */
export function openProvider(ctx: Asking, row: ProviderRow): PaymentProvider {
  const { keys } = ctx
  const openKey = (purpose: string, sealed: Buffer | null) =>
    sealed ? keys.open(purpose, sealed, aboutOf(row)).toString() : ''
  return OPENERS[row.penyedia]({
    ...addressesOf(row),
    kunci: openKey(KEY, row.key_sealed),
    token: openKey(TOKEN, row.token_sealed),
    outbound: ctx.outbound,
    timeoutMs: ANSWER_MS,
  })
}

/** Returns the addresses of a provider; one that the operator has set replaces all of the provider's own. */
function addressesOf({ penyedia, lingkungan, alamat: other }: ProviderRow) {
  const alamat = other.replace(/\/$/, '')
  if (alamat !== '') return { alamat, pageUrl: alamat, pageHosts: [new URL(alamat).host] }
  const own = OWN_ADDRESS[penyedia][lingkungan]
  return { alamat: own, pageUrl: own, ...PAGES[penyedia][lingkungan] }
}

/** Tells whether a provider's money may count in this portal now. */
export const mayServeNow = async (db: Db, { demo }: Pick<Context, 'demo'>, row: Place): Promise<boolean> =>
  mayServe(row.lingkungan, { demo, isOpened: (await portalOpenedAt(db)) !== null })

/** Returns the provider that members pay through; undefined where the office has turned on none. */
export async function offeredProvider(db: Db, ctx: Pick<Context, 'demo'>): Promise<ProviderRow | undefined> {
  const row = await activeProvider(db)
  return row?.key_sealed && (await mayServeNow(db, ctx, row)) ? row : undefined
}

/** The methods by which an amount in whole rupiah can be paid now. */
export async function offeredMethods(db: Db, ctx: Pick<Context, 'demo'>, amount: number): Promise<Method[]> {
  return methodsFor((await offeredProvider(db, ctx))?.metode ?? [], amount)
}

/** Returns the provider of a charge, whether or not it still takes new ones. */
export async function providerOf(
  db: Db,
  ctx: Pick<Context, 'demo'>,
  { provider_id }: Pick<ChargeRow, 'provider_id'>,
): Promise<{ row: ProviderRow; isOutOfPlace: boolean }> {
  const row = await providerById(db, provider_id)
  if (!row) throw new Error(`charge without provider ${provider_id}`)
  return { row, isOutOfPlace: !(await mayServeNow(db, ctx, row)) }
}

/** Asks the provider of a charge how it stands; throws ProviderFault or OutboundFault. */
export async function askProviderOf(ctx: Context, charge: ChargeRow): Promise<ProviderAnswer> {
  const { row } = await providerOf(ctx.db, ctx, charge)
  return openProvider(ctx, row).status(charge)
}

/** Ends a number at its provider, so that nobody pays to it any more. */
export async function cancelAtProvider(ctx: Context, charge: ChargeRow): Promise<void> {
  const { row } = await providerOf(ctx.db, ctx, charge)
  await openProvider(ctx, row).cancel(charge)
}

interface Wanted {
  invoice: { id: number; nomor: string; due_at: Date }
  metode: Method
  /** Whole rupiah that the invoice still wants. */
  jumlah: number
  /** The page of the invoice. */
  page: string
}

/** The least time that a charge must have left to be offered again, enough to pay in the last moment. */
const LEAST_LIFE_MS = 60_000
/** The time after which a charge without a number counts as abandoned by the process that was making it. */
const MAKING_MS = 60_000

/**
 * Returns the charge that can be paid already, or inserts a new one. The caller has locked the invoice's charges, then
 * the invoice.
 */
export async function reserveCharge(
  db: Db,
  ctx: Context,
  { invoice, metode, jumlah }: Wanted,
): Promise<{ is: 'there' } | { is: 'new'; id: number; order_id: string; row: ProviderRow }> {
  const row = await offeredProvider(db, ctx)
  if (!row || !methodsFor(row.metode, jumlah).includes(metode)) throw new Problem('CHARGE_NOT_OFFERED')
  const current = await currentCharge(db, invoice.id)
  // Nobody should pay once more while the fraud check of their card is undecided.
  if (current?.kasus === 'kartu_ditahan') return { is: 'there' }
  if (current && isStillGood(current, { metode, jumlah, provider_id: row.id }, ctx.now)) {
    if (current.status === 'menunggu') return { is: 'there' }
    if (ctx.now.getTime() - current.created_at.getTime() < MAKING_MS) throw new Problem('CHARGE_IN_MAKING')
  }
  for (const id of await replaceCurrent(db, invoice.id, ctx.now)) await ctx.jobs.enqueue(db, 'charge', { id })
  const order_id = `${invoice.nomor.replaceAll('/', '-')}-${randomAlphanumeric(12)}`
  const times = { created_at: ctx.now, expires_at: expiryOf(metode, ctx.now, invoice.due_at) }
  const next_ask_at = nextAsk(0, ctx.now)
  const charge = { invoice_id: invoice.id, provider_id: row.id, metode, order_id, jumlah, ...times, next_ask_at }
  return { is: 'new', id: await insertCharge(db, charge), order_id, row }
}

const isStillGood = (
  charge: ChargeRow,
  wanted: { metode: Method; jumlah: number; provider_id: number },
  now: Date,
): boolean =>
  charge.metode === wanted.metode &&
  charge.jumlah === wanted.jumlah &&
  charge.provider_id === wanted.provider_id &&
  charge.expires_at.getTime() - now.getTime() > LEAST_LIFE_MS

/** Asks the provider for the number of a reserved charge; throws CHARGE_UNAVAILABLE. */
export async function makeCharge(
  ctx: Context,
  { id, order_id, row }: { id: number; order_id: string; row: ProviderRow },
  { invoice, metode, jumlah, page }: Wanted,
): Promise<void> {
  const { now, db } = ctx
  const { nama_lembaga: penerima } = await certificationBody(db)
  const expires_at = expiryOf(metode, now, invoice.due_at)
  const order = { order_id, metode, jumlah, now, expires_at, penerima, returnUrl: `${ctx.appUrl}${page}` }
  const target = await openProvider(ctx, row)
    .create(order)
    .catch((error: unknown) => giveUp(ctx, id, error))
  if (!canBePaid(target)) await giveUp(ctx, id, new ProviderFault('', false))
  await completeCharge(db, id, target)
}

export const canBePaid = ({ qr, nomor_va, halaman_bayar }: PaymentTarget): boolean =>
  qr !== null || nomor_va !== null || halaman_bayar !== null

/** Replaces a charge whose number nobody has seen; a job ends it at the provider, should it exist there after all. */
async function giveUp(ctx: Context, id: number, error: unknown): Promise<PaymentTarget> {
  if (!(error instanceof ProviderFault || error instanceof OutboundFault)) throw error
  await inTransaction(ctx.db, async (db) => {
    await updateCharge(db, id, { status: 'digantikan', next_ask_at: ctx.now })
    await ctx.jobs.enqueue(db, 'charge', { id })
  })
  throw new Problem('CHARGE_UNAVAILABLE', { headers: { 'Retry-After': '30' } })
}

/** Ends the other charges of an invoice at their providers once its money has come in. */
export async function endOtherCharges(db: Db, ctx: Pick<Context, 'jobs' | 'now'>, invoiceId: number): Promise<void> {
  for (const id of await replaceCurrent(db, invoiceId, ctx.now)) await ctx.jobs.enqueue(db, 'charge', { id })
}

/** Tells whether money of an invoice waits for somebody to look at it. */
export const isUnderReview = (db: Db, invoiceId: number): Promise<boolean> =>
  hasOpenReview(db, invoiceId, HOLDING_CASES)

/** Closes the review of a card payment that the provider has decided on by itself. */
export const closeCardReview = (db: Db, { now }: Pick<Context, 'now'>, charge_id: number, catatan: string) =>
  closeDifference(db, { charge_id, jenis: 'kartu_ditahan' }, { catatan, resolved_at: now })

/** Records a difference once for the staff who look after money; returns whether it was new. */
export const layDifference = (db: Db, { now }: Pick<Context, 'now'>, found: FoundDifference): Promise<boolean> =>
  insertDifference(db, found, now)
