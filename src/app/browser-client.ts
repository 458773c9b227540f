import publicCalls from 'virtual:public-calls'
import type { PortalApi } from '../api.ts'
import { type CallTable, createClient, type Request } from '../lib/client.ts'
import { Refusal } from '../lib/refusal.ts'
import { readCookie } from './cookies.ts'
import { isStaleCsrf, type Reaction, reactionTo } from './refusal-reaction.ts'

const known: CallTable = { ...publicCalls }

const CSRF_PATH = '/sanctum/csrf-cookie'
const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'

/** Before a call that may be repeated is tried a second and a third time. */
const WAITS_MS = [500, 2000]

/** These calls answer a token; ours is worth nothing without the session cookie that came with it. */
const TOKEN_CALLS = ['login', 'register']

let react: (reaction: Reaction) => Promise<void> = async () => {}

/** Who reacts to refusals: one place, spec section 8. */
export function onRefusal(listener: (reaction: Reaction) => Promise<void>): void {
  react = listener
}

/** Headers of every request (spec section 7). */
function headers(name: string): Record<string, string> {
  const token = readCookie('token')
  const csrf = readCookie('XSRF-TOKEN')
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-XSRF-TOKEN': csrf } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(TOKEN_CALLS.includes(name) ? { 'X-Token-Binding': 'session' } : {}),
  }
}

/** What came back, whichever way it was asked for. */
export interface Reply {
  status: number
  text: string
}

/** Asks once, with these headers; throws `away()` when no answer comes. */
export type Send = (headers: Record<string, string>) => Promise<Reply>

export const away = (): Refusal => new Refusal(0, AWAY)

/** JSON, or a form with parts where a file is among the values. */
function bodyOf(values: Record<string, unknown>): string | FormData {
  if (!Object.values(values).some((value) => value instanceof Blob)) return JSON.stringify(values)
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

async function fetched({ method, url, body }: Request, head: Record<string, string>): Promise<Reply> {
  const sent = body && bodyOf(body)
  // The browser itself names the type of a form, as only it knows the boundary.
  const typed = sent instanceof FormData ? head : { ...head, 'Content-Type': 'application/json' }
  const asked = { method, credentials: 'include', headers: typed, ...(sent ? { body: sent } : {}) } as const
  try {
    const response = await fetch(url, asked)
    return { status: response.status, text: await response.text() }
  } catch {
    throw away()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusalOf({ status, text }: Reply): Refusal {
  const { message, errors } = (parsed(text) ?? {}) as { message?: string; errors?: Record<string, string[]> }
  return new Refusal(status, message || 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.', errors)
}

const renewCsrf = (): Promise<Reply> =>
  fetched({ method: 'GET', url: CSRF_PATH, body: undefined }, headers('getCsrfCookie'))

/** Not crypto.randomUUID: a browser has that only on https and localhost. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Without an answer nobody knows whether it was done: asked again under its key, it is done once. */
async function persistently(ask: () => Promise<Reply>): Promise<Reply> {
  for (const wait of WAITS_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return ask()
}

/** Makes a call by this way of sending; a write needs the CSRF pair, and one that went stale is fetched anew once. */
export async function exchange(name: string, send: Send): Promise<unknown> {
  const [method, , isRepeatable] = known[name] ?? ['GET', '']
  const key = isRepeatable ? { 'Idempotency-Key': newKey() } : {}
  const once = () => send({ ...headers(name), ...key })
  const ask = () => (isRepeatable ? persistently(once) : once())
  if (method !== 'GET' && !readCookie('XSRF-TOKEN')) await renewCsrf()
  let reply = await ask()
  if (reply.status === 419 && isStaleCsrf(refusalOf(reply))) {
    await renewCsrf()
    reply = await ask()
  }
  if (reply.status >= 400) throw refusalOf(reply)
  return reply.text === '' ? undefined : JSON.parse(reply.text)
}

/** Lets a refusal steer the program; it still reaches the caller. */
export async function steering<T>(calling: Promise<T>): Promise<T> {
  try {
    return await calling
  } catch (error) {
    const reaction = error instanceof Refusal ? reactionTo(error) : undefined
    if (reaction) await react(reaction).catch(() => undefined)
    throw error
  }
}

const carry = (request: Request, name: string): Promise<unknown> => exchange(name, (head) => fetched(request, head))

const carrySteering = (request: Request, name: string): Promise<unknown> => steering(carry(request, name))

/** The typed client of the browser program: refusals steer the program and still reach the caller. */
export const client = createClient<PortalApi>(publicCalls, carrySteering)

/** The same calls where a refusal is the caller's affair alone: asking who is logged in, and logging out. */
export const quietClient = createClient<PortalApi>(publicCalls, carry)

/** What only people with an account call comes with that part of the program. */
export function learnCalls(more: CallTable): void {
  Object.assign(known, more)
  Object.assign(client, createClient(more, carrySteering))
  Object.assign(quietClient, createClient(more, carry))
}
