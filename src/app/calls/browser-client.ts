import publicCalls from 'virtual:public-calls'
import type { PortalApi } from '../../api.ts'
import { readCookie } from '../../lib/browser/cookies.ts'
import { protocolWords } from '../../lib/browser/protocol-words.ts'
import { type CallTable, type Carry, createClient } from '../../lib/calls/client.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { type Reaction, reactionTo } from './refusal-reaction.ts'

const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'

let react: (reaction: Reaction) => Promise<void> = async () => {}

/** The one place that reacts to refusals (spec section 8). */
export function onRefusal(listener: (reaction: Reaction) => Promise<void>): void {
  react = listener
}

/** Headers of every request (spec section 7). */
export function headers(): Record<string, string> {
  const token = readCookie('token')
  const csrf = readCookie('XSRF-TOKEN')
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-XSRF-TOKEN': csrf } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}

/** The response, whichever way it was requested. */
export interface Reply {
  status: number
  text: string
  headers?: Headers
}

export const awayRefusal = (): Refusal => new Refusal(0, AWAY)

/** Asks once; throws `awayRefusal()` when no answer comes. */
export async function fetchReply(url: string, asked: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, { credentials: 'include', ...asked })
    return { status: response.status, text: await response.text(), headers: response.headers }
  } catch {
    throw awayRefusal()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function refusalOf({ status, text, headers }: Reply): Refusal {
  const { message, errors } = (parseJson(text) ?? {}) as { message?: string; errors?: Record<string, string[]> }
  return new Refusal(
    status,
    (status === 401 && message ? protocolWords(message) : message) ||
      'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
    errors,
    headers?.get('X-Request-Id'),
  )
}

/** Returns the parsed answer of a reply; throws when the reply is a refusal. */
export function answerOf(reply: Reply): unknown {
  if (reply.status >= 400) throw refusalOf(reply)
  return reply.text === '' ? undefined : JSON.parse(reply.text)
}

/** Lets a refusal steer the program; it still reaches the caller. */
export async function steer<T>(calling: Promise<T>): Promise<T> {
  try {
    return await calling
  } catch (error) {
    const reaction = error instanceof Refusal ? reactionTo(error) : undefined
    if (reaction) await react(reaction).catch(() => undefined)
    throw error
  }
}

/** Carries a visitor's call, which only ever reads. */
const read: Carry = async ({ url }) =>
  answerOf(await fetchReply(url, { headers: { ...headers(), 'Content-Type': 'application/json' } }))

const withSteering =
  (carry: Carry): Carry =>
  (request, name, asked) =>
    steer(carry(request, name, asked))

/** The typed client of the browser program: refusals steer the program and still reach the caller. */
export const client = createClient<PortalApi>(publicCalls, withSteering(read))

/** The same calls where a refusal is the caller's affair alone: asking who is logged in, and logging out. */
export const quietClient = createClient<PortalApi>(publicCalls, read)

/** Adds the calls of people with an account and the way to carry them, which come with that part of the program. */
export function learnCalls(more: CallTable, carry: Carry): void {
  Object.assign(client, createClient(more, withSteering(carry)))
  Object.assign(quietClient, createClient(more, carry))
}
