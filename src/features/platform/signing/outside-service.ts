import type { X509Certificate } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { askForSigned } from '../../../ground/http-client/request-outside.ts'
import { readTimestamp, timestampQuestion } from '../../../lib/signing/time-stamp.ts'
import { certificatesInPem } from './certificate-service.ts'

const ANSWER_MS = 20_000

/** How everybody is asked whose answer a signature proves. */
export const outsideOptions = ({ outbound }: Pick<Context, 'outbound'>) => ({
  service: 'signing' as const,
  outbound,
  timeoutMs: ANSWER_MS,
})

/** Reads whom the plan names, else the authorities that Node comes with, when a stamp is checked: they are many. */
async function trustedStampers(pem: string): Promise<X509Certificate[]> {
  if (pem !== '') return certificatesInPem(pem)
  const { rootCertificates } = await import('node:tls')
  return certificatesInPem(rootCertificates.join('\n'))
}

interface Stamper {
  alamat_tsa: string
  /** PEM; empty: any that an authority vouches for. */
  sertifikat_tsa: string
}

/** A time stamp on that hash (RFC 3161), through the one guarded way out, and proven. Throws OutboundFault. */
export async function fetchTimestamp(
  ctx: Pick<Context, 'outbound' | 'now'>,
  { alamat_tsa: url, sertifikat_tsa }: Stamper,
  hash: Uint8Array,
): Promise<Uint8Array> {
  const { bytes: body, nonce } = await timestampQuestion(hash)
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
  const { status, bytes } = await askForSigned({ url, headers, body }, outsideOptions(ctx))
  if (status !== 200) throw new OutboundFault(`Penyedia stempel waktu menjawab ${status}.`, true)
  const trusted = await trustedStampers(sertifikat_tsa)
  const stamp = await readTimestamp(bytes, { hash, nonce, trusted, now: ctx.now })
  if ('why' in stamp) throw new OutboundFault(`Stempel waktu ${stamp.why}.`, true)
  return stamp.token
}
