import table from 'virtual:call-table'
import type { PortalApi } from '../api.ts'
import { createClient, type Request } from '../lib/client.ts'
import { Refusal } from '../lib/refusal.ts'
import { readCookie } from './cookies.ts'
import { isStaleCsrf, type Reaction, reactionTo } from './refusal-reaction.ts'

const CSRF_PATH = '/sanctum/csrf-cookie'
const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'

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
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-XSRF-TOKEN': csrf } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(TOKEN_CALLS.includes(name) ? { 'X-Token-Binding': 'session' } : {}),
  }
}

/** JSON, or a form with parts where a file is among the values. */
function bodyOf(values: Record<string, unknown>): string | FormData {
  if (!Object.values(values).some((value) => value instanceof Blob)) return JSON.stringify(values)
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function send({ method, url, body }: Request, name: string): Promise<Response> {
  const sent = body && bodyOf(body)
  const { 'Content-Type': type, ...rest } = headers(name)
  // The browser itself names the type of a form, as only it knows the boundary.
  const typed = sent instanceof FormData ? rest : { ...rest, 'Content-Type': type }
  return fetch(url, {
    method,
    credentials: 'include',
    headers: typed as HeadersInit,
    ...(sent ? { body: sent } : {}),
  }).catch(() => {
    throw new Refusal(0, AWAY)
  })
}

async function refusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  return new Refusal(response.status, message || 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.', errors)
}

const renewCsrf = (): Promise<Response> => send({ method: 'GET', url: CSRF_PATH, body: undefined }, 'getCsrfCookie')

/** A write needs the CSRF pair; a pair that went stale is fetched anew once. */
async function carry(request: Request, name: string): Promise<unknown> {
  if (request.method !== 'GET' && !readCookie('XSRF-TOKEN')) await renewCsrf()
  let response = await send(request, name)
  if (response.status === 419) {
    const stale = await refusal(response)
    if (!isStaleCsrf(stale)) throw stale
    await renewCsrf()
    response = await send(request, name)
  }
  if (!response.ok) throw await refusal(response)
  return response.status === 204 ? undefined : response.json()
}

/** The typed client of the browser program: refusals steer the program and still reach the caller. */
export const client = createClient<PortalApi>(table, async (request, name) => {
  try {
    return await carry(request, name)
  } catch (error) {
    const reaction = error instanceof Refusal ? reactionTo(error) : undefined
    if (reaction) await react(reaction).catch(() => undefined)
    throw error
  }
})

/** The same calls where a refusal is the caller's affair alone: asking who is logged in, and logging out. */
export const quietClient = createClient<PortalApi>(table, carry)
