import table from 'virtual:call-table'
import type { Api } from '../api.ts'
import { createClient, type Request } from '../lib/client.ts'
import { Refusal } from '../lib/refusal.ts'
import { readCookie } from './cookies.ts'

const CSRF_PATH = '/sanctum/csrf-cookie'
const CSRF_TEXT = 'CSRF token mismatch.'

/** Headers of every request (spec section 7). */
function headers(): Record<string, string> {
  const token = readCookie('token')
  const csrf = readCookie('XSRF-TOKEN')
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-XSRF-TOKEN': csrf } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}

const send = (request: Request): Promise<Response> =>
  fetch(request.url, {
    method: request.method,
    credentials: 'include',
    headers: headers(),
    ...(request.body ? { body: JSON.stringify(request.body) } : {}),
  })

async function refusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  return new Refusal(response.status, message ?? 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.', errors)
}

/** A write needs the CSRF pair; a pair that went stale is fetched anew once. */
async function carry(request: Request): Promise<unknown> {
  const write = request.method !== 'GET'
  if (write && !readCookie('XSRF-TOKEN')) await send({ method: 'GET', url: CSRF_PATH, body: undefined })
  let response = await send(request)
  if (response.status === 419) {
    const stale = await refusal(response)
    if (stale.message !== CSRF_TEXT) throw stale
    await send({ method: 'GET', url: CSRF_PATH, body: undefined })
    response = await send(request)
  }
  if (!response.ok) throw await refusal(response)
  return response.status === 204 ? undefined : response.json()
}

/** The typed client of the browser program. */
export const client = createClient<Api>(table, carry)
