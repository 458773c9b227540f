import { readCookie } from '../../lib/browser/cookies.ts'
import { askPersistently, newKey } from '../../lib/browser/send-again.ts'
import type { CallTable, Carry, Request } from '../../lib/calls/client.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { answerOf, fetchReply, headers, learnCalls, type Reply, refusalOf } from './browser-client.ts'
import { isStaleCsrf } from './refusal-reaction.ts'
import { tooManyWords } from './too-many-words.ts'

const learned: CallTable = {}

const CSRF_PATH = '/sanctum/csrf-cookie'

/** These calls answer a token; ours is worth nothing without the session cookie that came with it. */
const TOKEN_CALLS = ['login', 'passkeyLogin', 'register', 'createFirstAdministrator']

/** Asks once, with these headers; throws `awayRefusal()` when no answer comes. */
export type Send = (headers: Record<string, string>) => Promise<Reply>

/** JSON, or a form with parts where a file is among the values. */
function bodyOf(values: Record<string, unknown>): string | FormData {
  if (!Object.values(values).some((value) => value instanceof Blob)) return JSON.stringify(values)
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Asks once, by fetch. */
export function sendRequest({ method, url, body }: Request, head: Record<string, string>): Promise<Reply> {
  const whole = body && bodyOf(body)
  // The browser itself names the type of a form, as only it knows the boundary.
  const typed = whole instanceof FormData ? head : { ...head, 'Content-Type': 'application/json' }
  return fetchReply(url, { method, headers: typed, ...(whole ? { body: whole } : {}) })
}

const isAway = (error: unknown): boolean => error instanceof Refusal

const renewCsrf = (): Promise<Reply> => fetchReply(CSRF_PATH, { headers: headers() })

/** Makes a call by this way of sending; a write needs the CSRF pair, and one that went stale is fetched again once. */
export async function exchange(name: string, send: Send, key = newKey()): Promise<unknown> {
  const [method, , isRepeatable] = learned[name] ?? ['GET', '']
  const more = {
    ...(isRepeatable ? { 'Idempotency-Key': key } : {}),
    ...(TOKEN_CALLS.includes(name) ? { 'X-Token-Binding': 'session' } : {}),
  }
  const once = () => send({ ...headers(), ...more })
  const ask = () => (isRepeatable ? askPersistently(once, isAway) : once())
  if (method !== 'GET' && !readCookie('XSRF-TOKEN')) await renewCsrf()
  let reply = await ask()
  if (reply.status === 419 && isStaleCsrf(refusalOf(reply))) {
    await renewCsrf()
    reply = await ask()
  }
  const wait = reply.status === 429 ? Number(reply.headers?.get('Retry-After')) : 0
  if (wait > 0) throw new Refusal(reply.status, tooManyWords(wait))
  return answerOf(reply)
}

/** Lets the program make these calls, and carry them so. */
export function learnWrites(more: CallTable, carry: Carry): void {
  Object.assign(learned, more)
  learnCalls(more, carry)
}
