import officeCalls from 'virtual:office-calls'
import { HttpError } from 'react-admin'
import type { OfficeApi } from '../../api.ts'
import { readCookie } from '../../lib/browser/cookies.ts'
import { protocolWords } from '../../lib/browser/protocol-words.ts'
import { askPersistently, newKey } from '../../lib/browser/send-again.ts'
import type { Asked, Received } from '../../lib/calls/call.ts'
import { createClient, type Request, requestFor } from '../../lib/calls/client.ts'
import { loginsSoFar, signInAgain } from '../session/sign-in-again.ts'
import { firstAnswer } from './first-answers.ts'
import { onceAtATime } from './in-flight.ts'

const CSRF_PATH = '/sanctum/csrf-cookie'
const CSRF_STALE = 419
const SESSION_GONE = 401
const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'
const BROKEN = 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.'

/** The name of a call of the back office. */
export type OfficeCall = keyof OfficeApi
/** The payload of a call. */
export type Payload<Name extends OfficeCall> = Asked<OfficeApi[Name]>
/** The answer of a call. */
export type Answer<Name extends OfficeCall> = Received<OfficeApi[Name]>
/** Calls that answer a page of rows. */
export type ListCall = {
  [Name in OfficeCall]: Answer<Name> extends { data: { id: unknown }[]; total: number } ? Name : never
}[OfficeCall]
/** One row of the answer of a list. */
export type Row<Name extends ListCall> = Answer<Name> extends { data: (infer R)[] } ? R : never
/** Calls whose path names one record. */
export type RecordCall = { [Name in OfficeCall]: Payload<Name> extends { id: unknown } ? Name : never }[OfficeCall]

/** Headers of a write beside its type. */
export function writeHeaders(): Record<string, string> {
  const csrf = readCookie('XSRF-TOKEN')
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-XSRF-TOKEN': csrf } : {}),
  }
}

export const renewCsrf = (): Promise<Response> => fetch(CSRF_PATH, { credentials: 'include' })

/**
 * Asks; renews a stale CSRF pair once. Where the session is gone, the person signs in over their work, and the same is
 * asked once more.
 */
export async function inSession<Reply extends { status: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let isRenewed = false; ; ) {
    const before = loginsSoFar()
    const reply = await ask()
    if (reply.status === CSRF_STALE && !isRenewed) {
      isRenewed = true
      await renewCsrf()
    } else if (reply.status !== SESSION_GONE) return reply
    else if (before === loginsSoFar() && !(await signInAgain())) return reply
  }
}

/** A form shows one sentence for each field. */
function fieldTexts(errors: Record<string, string[]> | undefined): Record<string, string> | undefined {
  if (!errors) return undefined
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts.join(' ')]))
}

/** The refusal as react-admin reads it: message, status, one text for each field. */
export function httpErrorOf(status: number, body: unknown): HttpError {
  const { message, errors, ...rest } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  const texts = fieldTexts(errors)
  return new HttpError(message ? protocolWords(message) : BROKEN, status, {
    ...rest,
    ...(texts ? { errors: texts } : {}),
  })
}

function send({ method, url, body }: Request, more: Record<string, string>): Promise<Response> {
  const headers = { ...writeHeaders(), ...(body ? { 'Content-Type': 'application/json' } : {}), ...more }
  const asked: RequestInit = { method, credentials: 'include', headers }
  return fetch(url, body ? { ...asked, body: JSON.stringify(body) } : asked).catch(() => {
    throw new HttpError(AWAY, 0, {})
  })
}

/** Tells whether a call failed because there was no network. */
export const isAway = (error: unknown): boolean => error instanceof HttpError && error.status === 0

const once = onceAtATime<unknown>()

/** Keys of writes that got no answer: sent again by the person, they count as the same. */
const unanswered = new Map<string, string>()

/** Makes a request; a write that is still under way is not sent again by a second click. */
const carry = (request: Request, name: string): Promise<unknown> => {
  if (request.method === 'GET') {
    const first = firstAnswer(request.url)
    return first ? Promise.resolve(first.answer) : carryOut(() => send(request, {}))
  }
  const written = `${request.method} ${request.url} ${JSON.stringify(request.body)}`
  const isRepeatable = officeCalls[name as OfficeCall]?.[2] === true
  return once(written, () => carryOut(() => (isRepeatable ? sendOnce(request, written) : send(request, {}))))
}

/** Sends a write under one key until there is an answer: whatever gets lost on the way, it is done once. */
async function sendOnce(request: Request, written: string): Promise<Response> {
  const key = unanswered.get(written) ?? newKey()
  unanswered.set(written, key)
  const response = await askPersistently(() => send(request, { 'Idempotency-Key': key }), isAway)
  // After a new login it goes out again under the same key.
  if (response.status !== SESSION_GONE) unanswered.delete(written)
  return response
}

/** Makes a write under a key that was kept beside it: however often it goes out, it is done once. */
export function callUnderKey<Name extends OfficeCall>(name: Name, asked: Payload<Name>, key: string): Promise<unknown> {
  const [method, path] = officeCalls[name]
  const request = requestFor(method, path, { ...asked })
  return carryOut(() => send(request, { 'Idempotency-Key': key }))
}

/** Makes a request; throws an HttpError for a refusal. */
async function carryOut(ask: () => Promise<Response>): Promise<unknown> {
  const response = await inSession(ask)
  if (!response.ok) throw httpErrorOf(response.status, await response.json().catch(() => null))
  return response.status === 204 ? undefined : response.json()
}

/** A function for each call of the back office, typed by its contract. */
export const office = createClient<OfficeApi>(officeCalls, carry)

/** Returns the address of a call, for links to files and for uploads. */
export function officeUrl<Name extends OfficeCall>(name: Name, asked: Payload<Name>): string {
  const [method, path] = officeCalls[name]
  return requestFor(method, path, asked).url
}

/** Makes a call whose name is known only at run time, such as that of a resource. */
export const callOffice = <Name extends OfficeCall>(name: Name, asked: object): Promise<unknown> => {
  const [method, path] = officeCalls[name]
  return carry(requestFor(method, path, { ...asked }), name)
}
