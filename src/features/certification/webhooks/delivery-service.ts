import type { Context } from '../../../ground/context.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { requestOutside } from '../../../ground/http-client/request-outside.ts'
import { requestHere } from '../../../ground/tracing/tracing.ts'
import { webhookHeaders } from '../../../lib/signing/webhook-signature.ts'

const ADDRESS = 'watcher-address'
const SECRET = 'watcher-secret'
/** The time to wait for an answer, shorter than a job may take and than a person waits for a page. */
export const ANSWER_MS = 10_000

type Keys = Context['keys']

export const sealAddress = (keys: Keys, address: string, uuid: string): Buffer => keys.seal(ADDRESS, address, uuid)
export const sealSigningSecret = (keys: Keys, secret: string, uuid: string): Buffer => keys.seal(SECRET, secret, uuid)
export const openAddress = (keys: Keys, sealed: Buffer, uuid: string): string =>
  keys.open(ADDRESS, sealed, uuid).toString()
export const openSigningSecret = (keys: Keys, sealed: Buffer, uuid: string): string =>
  keys.open(SECRET, sealed, uuid).toString()

interface Message {
  url: string
  secret: string
  /** The id of the message, the same over all tries. */
  id: string
  body: string
}

type Reply = { status: number; body: string } | { fault: OutboundFault }

/** Posts a signed message to a webhook through the guarded client; the signature has the moment of the try. */
export async function postSigned(
  { outbound, now }: Pick<Context, 'outbound' | 'now'>,
  { url, secret, id, body }: Message,
  answerMs = ANSWER_MS,
): Promise<Reply> {
  const request = requestHere()
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'portal-sertifikasi-webhook',
    ...webhookHeaders(secret, { id, at: now, body }),
    ...(request === undefined ? {} : { 'X-Request-Id': request }),
  }
  try {
    const options = { service: 'webhook', outbound, timeoutMs: answerMs } as const
    return await requestOutside({ url, headers, body }, options)
  } catch (error) {
    if (error instanceof OutboundFault) return { fault: error }
    throw error
  }
}
