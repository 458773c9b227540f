import { createHmac, randomBytes } from 'node:crypto'

const SECRET = 'whsec_'
const SECRET_BYTES = 32

/** A secret as Standard Webhooks writes it: 256 random bits in base64 behind 'whsec_'. */
export const newWebhookSecret = (): string => SECRET + randomBytes(SECRET_BYTES).toString('base64')

interface Signed {
  /** The same over all tries. */
  id: string
  at: Date
  body: string
}

/** The headers by which a receiver knows sender, moment and text (Standard Webhooks 1.0, version 1 of its signatures). */
export function webhookHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(SECRET.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
