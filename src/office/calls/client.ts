import officeCalls from 'virtual:office-calls'
import { HttpError } from 'react-admin'
import type { OfficeApi } from '../../api.ts'
import { readCookie } from '../../app/cookies.ts'
import type { Asked, Received } from '../../lib/calls/call.ts'
import { createClient, type Request, requestFor } from '../../lib/calls/client.ts'
import { onceAtATime } from './in-flight.ts'

const CSRF_PATH = '/sanctum/csrf-cookie'
const CSRF_STALE = 419
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

/** A form shows one sentence for each field. */
function fieldTexts(errors: Record<string, string[]> | undefined): Record<string, string> | undefined {
  if (!errors) return undefined
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts.join(' ')]))
}

/** The refusal as react-admin reads it: message, status, one text for each field. */
export function httpErrorOf(status: number, body: unknown): HttpError {
  const { message, errors, ...rest } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  const texts = fieldTexts(errors)
  return new HttpError(message || BROKEN, status, { ...rest, ...(texts ? { errors: texts } : {}) })
}

function send({ method, url, body }: Request): Promise<Response> {
  const headers = { ...writeHeaders(), ...(body ? { 'Content-Type': 'application/json' } : {}) }
  const asked: RequestInit = { method, credentials: 'include', headers }
  return fetch(url, body ? { ...asked, body: JSON.stringify(body) } : asked).catch(() => {
    throw new HttpError(AWAY, 0, {})
  })
}

const once = onceAtATime<unknown>()

/** Makes a request; a write that is still under way is not sent again by a second click. */
const carry = (request: Request): Promise<unknown> =>
  request.method === 'GET'
    ? carryOut(request)
    : once(`${request.method} ${request.url} ${JSON.stringify(request.body)}`, () => carryOut(request))

/** Makes a request; throws an HttpError for a refusal. A stale CSRF pair is fetched again once. */
async function carryOut(request: Request): Promise<unknown> {
  if (request.method !== 'GET' && !readCookie('XSRF-TOKEN')) await renewCsrf()
  let response = await send(request)
  if (response.status === CSRF_STALE) {
    await renewCsrf()
    response = await send(request)
  }
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
  return carry(requestFor(method, path, { ...asked }))
}
