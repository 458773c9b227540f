import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { requestOutside } from '../../../ground/http-client/request-outside.ts'
import { SignerFault, SignerRefusal } from './fault-service.ts'
import type { ProviderEntry, ProviderVersion } from './rules.ts'

/** Where a provider of the Cloud Signature Consortium's API keeps our key, and what opens it. */
export interface ProviderPlace {
  /** The address up to the version: https://psre.example/csc/v1. */
  alamat: string
  versi: ProviderVersion
  cara_masuk: ProviderEntry
  /** The address of OAuth 2 tokens; when empty, `oauth2/token` beside the other addresses. */
  alamat_token: string
  nama_masuk: string
  kata_kunci: string
  /** The credentialID; when empty, the only one there is. */
  kredensial: string
  /** Empty where the provider asks for none. */
  pin: string
}

export type Asking = Pick<Context, 'outbound' | 'now'>

const ANSWER_MS = 20_000
/** The last moments of a token, in which it is not used any more. */
const MARGIN_MS = 30_000
const USUAL_SECONDS = 600

interface Reply {
  status: number
  body: unknown
}

async function send(ctx: Asking, url: string, headers: Record<string, string>, body: string): Promise<Reply> {
  try {
    const answer = await requestOutside(
      { url, headers, body },
      { service: 'signing', outbound: ctx.outbound, timeoutMs: ANSWER_MS },
    )
    return { status: answer.status, body: jsonOf(answer.body) }
  } catch (error) {
    if (error instanceof OutboundFault) throw new SignerFault(error.message)
    throw error
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Wrong = z.object({ error: z.string().regex(/^[A-Za-z_]{1,60}$/) })

/** Returns a refusal as '401 invalid_client': status and error code, and no other words of the provider. */
function wordsOf({ status, body }: Reply): string {
  const { data } = Wrong.safeParse(body)
  return data ? `${status} ${data.error}` : String(status)
}

const errorOf = ({ body }: Reply): string => Wrong.safeParse(body).data?.error ?? ''

const address = ({ alamat }: ProviderPlace, path: string): string => `${alamat.replace(/\/+$/, '')}/${path}`

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().optional() })

/** The tokens by a hash of place and secrets, so that a changed place asks for a new one. */
const tokens = new Map<string, { token: string; until: number }>()
const keyOf = (place: ProviderPlace): string => createHash('sha256').update(JSON.stringify(place)).digest('hex')

const basic = ({ nama_masuk, kata_kunci }: ProviderPlace): string =>
  `Basic ${Buffer.from(`${nama_masuk}:${kata_kunci}`).toString('base64')}`

function askForToken(ctx: Asking, place: ProviderPlace): Promise<Reply> {
  if (place.cara_masuk === 'basic') {
    const headers = { 'content-type': 'application/json', authorization: basic(place) }
    return send(ctx, address(place, 'auth/login'), headers, '{}')
  }
  const asked = { grant_type: 'client_credentials', client_id: place.nama_masuk, client_secret: place.kata_kunci }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
  const url = place.alamat_token || address(place, 'oauth2/token')
  return send(ctx, url, headers, String(new URLSearchParams({ ...asked, scope: 'service' })))
}

/** Throws SignerRefusal where name or password is wrong: after several tries, a provider closes the account. */
async function accessToken(ctx: Asking, place: ProviderPlace): Promise<string> {
  if (place.cara_masuk === 'bearer') return place.kata_kunci
  const known = tokens.get(keyOf(place))
  if (known && known.until > ctx.now.getTime()) return known.token
  const reply = await askForToken(ctx, place)
  const { data } = Granted.safeParse(reply.body)
  if (reply.status === 200 && data) {
    const lasts = (data.expires_in ?? USUAL_SECONDS) * 1000
    tokens.set(keyOf(place), { token: data.access_token, until: ctx.now.getTime() + lasts - MARGIN_MS })
    return data.access_token
  }
  const isRefused = reply.status === 401 || ['invalid_client', 'invalid_grant'].includes(errorOf(reply))
  const sentence = `Penyedia menolak nama masuk dan kata kuncinya (${wordsOf(reply)}).`
  throw isRefused
    ? new SignerRefusal(sentence, 'kata_kunci')
    : new SignerFault(`Penyedia tidak memberi token (${wordsOf(reply)}).`)
}

const PIN_REFUSALS = ['invalid_pin', 'pin_locked', 'credential_locked']

/** One call of the API, with a new token where the one before has ended. Throws SignerFault and SignerRefusal. */
export async function askCsc<Schema extends z.ZodType>(
  ctx: Asking,
  place: ProviderPlace,
  path: string,
  body: Record<string, unknown>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const call = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await accessToken(ctx, place)}` }
    return send(ctx, address(place, path), headers, JSON.stringify(body))
  }
  let reply = await call()
  if (reply.status === 401) {
    if (place.cara_masuk === 'bearer')
      throw new SignerRefusal(`Penyedia menolak token akses (${wordsOf(reply)}).`, 'kata_kunci')
    tokens.delete(keyOf(place))
    reply = await call()
  }
  if (PIN_REFUSALS.includes(errorOf(reply))) throw new SignerRefusal(`PIN ditolak oleh penyedia (${wordsOf(reply)}).`)
  if (reply.status !== 200) throw new SignerFault(`Penyedia menjawab ${wordsOf(reply)} atas ${path}.`)
  const { data, success } = schema.safeParse(reply.body)
  if (!success) throw new SignerFault(`Jawaban penyedia atas ${path} tidak dapat dibaca.`)
  return data
}
