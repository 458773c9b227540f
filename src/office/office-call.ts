import { HttpError } from 'react-admin'
import { readCookie } from '../app/cookies.ts'

const CSRF_PATH = '/sanctum/csrf-cookie'
const CSRF_STALE = 419
const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'
const BROKEN = 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.'

export type Values = Record<string, unknown>

export const officeUrl = (path: string): string => `/admin-api/${path}`

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
export function refusalOf(status: number, body: unknown): HttpError {
  const { message, errors, ...rest } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  const texts = fieldTexts(errors)
  return new HttpError(message || BROKEN, status, { ...rest, ...(texts ? { errors: texts } : {}) })
}

async function send(method: string, url: string, body: Values | undefined): Promise<Response> {
  const headers = { ...writeHeaders(), ...(body ? { 'Content-Type': 'application/json' } : {}) }
  const asked: RequestInit = { method, credentials: 'include', headers }
  return fetch(url, body ? { ...asked, body: JSON.stringify(body) } : asked).catch(() => {
    throw new HttpError(AWAY, 0, {})
  })
}

/** One office call; throws an HttpError for a refusal. A stale CSRF pair is fetched anew once. */
export async function officeCall<T>(method: string, path: string, body?: Values): Promise<T> {
  const url = officeUrl(path)
  if (method !== 'GET' && !readCookie('XSRF-TOKEN')) await renewCsrf()
  let response = await send(method, url, body)
  if (response.status === CSRF_STALE) {
    await renewCsrf()
    response = await send(method, url, body)
  }
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => null))
  return (response.status === 204 ? undefined : await response.json()) as T
}
