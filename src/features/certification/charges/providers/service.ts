import type { OutboundTerms } from '../../../../ground/http-client/allowed-places.ts'
import { OutboundFault, outsideRefusal } from '../../../../ground/http-client/guard.ts'
import { requestOutside } from '../../../../ground/http-client/request-outside.ts'
import type { RefundAnswerState } from '../../invoices/refunds/rules.ts'
import type { ProviderAnswer } from '../case-rules.ts'
import type { Method } from '../rules.ts'

/** The charge that a provider is asked to make. */
export interface ChargeOrder {
  order_id: string
  metode: Method
  /** Whole rupiah. */
  jumlah: number
  now: Date
  expires_at: Date
  /** The recipient's name that the payer reads at the bank: that of the body. */
  penerima: string
  /** Where the page of a card leads back to. */
  returnUrl: string
}

/** Where one pays to. */
export interface PaymentTarget {
  reference: string | null
  nomor_va: string | null
  kode_perusahaan: string | null
  qr: string | null
  /** The provider's own page, where a card is paid with. */
  halaman_bayar: string | null
}

/** A charge as its provider knows it. */
export interface KnownCharge {
  order_id: string
  reference: string | null
  metode: Method
  /** True once its money was recorded, so that the provider is also asked what went back of it. */
  is_counted?: boolean
}

/** The refund that a provider is asked for. */
export interface RefundOrder {
  charge: KnownCharge
  /** The same whenever it is asked for again. */
  refund_key: string
  /** The provider's own number of it, once it is known. */
  reference: string | null
  /** Whole rupiah. */
  jumlah: number
}

export interface RefundAnswer {
  state: RefundAnswerState
  reference: string | null
  /** The provider's code for a refusal. */
  kode: string | null
}

/** The answer that stands for a charge that the provider has never heard of. */
export const UNKNOWN: ProviderAnswer = {
  state: 'tidak_ada',
  order_id: null,
  jumlah: null,
  mata_uang: null,
  biaya: null,
  dikembalikan: null,
}

/** A notice that is surely the provider's; what it says of money is never believed. */
export interface Notice {
  /** The charge's; null where it names only a refund. */
  order_id: string | null
  /** The refund's key, where it is about one. */
  refund_key?: string | null
  /** The status that it reports, in the provider's own word. */
  said: string
  /** The same for a notice that is sent again. */
  fingerprint: string
}

/** A company that takes money for the body. Each function throws ProviderFault or OutboundFault. */
export interface PaymentProvider {
  create: (order: ChargeOrder) => Promise<PaymentTarget>
  /** How it stands there now. */
  status: (charge: KnownCharge) => Promise<ProviderAnswer>
  /** Nobody can pay it afterwards; nothing when that was so already. */
  cancel: (charge: KnownCharge) => Promise<void>
  /** Has money go back to whoever paid, once for each key, however often it is asked for. */
  refund: (order: RefundOrder) => Promise<RefundAnswer>
  /** How a refund stands there now; undefined where it knows none. */
  refundStatus: (order: RefundOrder) => Promise<RefundAnswer | undefined>
  /** Reads a request that only the provider can have sent; returns undefined for any other. */
  readNotice: (body: Record<string, unknown>, token: string | undefined) => Notice | undefined
}

/** The error of a provider that answered something else than what was asked for; its own words are not passed on. */
export class ProviderFault extends Error {
  /** Asking again may help. */
  readonly isPassing: boolean

  constructor(message: string, isPassing: boolean) {
    super(message)
    this.isPassing = isPassing
  }
}

export interface ProviderAccess {
  /** Without a slash at the end. */
  alamat: string
  kunci: string
  /** The secret token that comes with its notices, where it uses one. */
  token: string
  outbound: OutboundTerms
  timeoutMs: number
  /** Where pages for cards are asked for, without a slash at the end. */
  pageUrl: string
  /** The hosts that such pages lie on. */
  pageHosts: readonly string[]
}

export type Json = Record<string, unknown>

export const jsonIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Whole rupiah from 10000, '10000' or '10000.00'; null for anything else. */
export function rupiahIn(value: unknown): number | null {
  const written = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  const [, whole] = /^(\d{1,13})(?:\.0{1,2})?$/.exec(written) ?? []
  return whole === undefined ? null : Number(whole)
}

/** The address of a provider's page; throws where it lies anywhere but on the provider's own hosts. */
export function pageIn(value: unknown, { pageHosts, outbound }: ProviderAccess): string | null {
  const text = textIn(value)
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !pageHosts.includes(url.host) || outsideRefusal(text, { service: 'payment', outbound }) !== undefined)
    throw new ProviderFault('Halaman pembayaran tidak berada pada alamat penyedia.', false)
  return url.href
}

interface Asking {
  /** Another address of the provider than that of its calls. */
  at?: string
  method: 'GET' | 'POST'
  path: string
  body?: Json
  headers?: Record<string, string>
}

/** Asks a provider with the key as the name of a Basic Authorization; throws where there is no answer to read. */
export async function askProvider(
  { alamat, kunci, outbound, timeoutMs }: ProviderAccess,
  { method, path, body, headers = {}, at = alamat }: Asking,
): Promise<{ status: number; body: Json }> {
  const type = body ? { 'Content-Type': 'application/json' } : {}
  const authorization = `Basic ${Buffer.from(`${kunci}:`).toString('base64')}`
  const answer = await requestOutside(
    {
      method,
      url: `${at}${path}`,
      headers: { Authorization: authorization, Accept: 'application/json', ...type, ...headers },
      body: body ? JSON.stringify(body) : '',
    },
    { service: 'payment', outbound, timeoutMs },
  )
  if (answer.status === 429 || answer.status >= 500) throw faultOf(answer.status)
  return { status: answer.status, body: parseJson(answer.body) }
}

function parseJson(text: string): Json {
  try {
    return jsonIn(JSON.parse(text))
  } catch {
    throw new OutboundFault('Jawaban penyedia tidak dapat dibaca.', true)
  }
}

export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  body?: Json,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Json }>

export const faultOf = (code: number | string): ProviderFault => {
  const number = Number(code)
  return new ProviderFault(`Penyedia menjawab ${code}.`, number === 429 || number >= 500)
}
