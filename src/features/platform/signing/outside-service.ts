import type { Context } from '../../../server/context.ts'
import { askForSigned, OutboundFault } from '../../../server/outbound/ask-outside.ts'
import { mayStayHere } from '../../../server/outbound/own-machine.ts'
import { x509 } from './x509-service.ts'

const ANSWER_MS = 20_000

const options = (ctx: Pick<Context, 'appUrl'>) => ({ mayStayHere: mayStayHere(ctx), timeoutMs: ANSWER_MS })

/** A time stamp on that hash (RFC 3161), through the one guarded way out. Throws OutboundFault. */
export async function fetchTimestamp(ctx: Pick<Context, 'appUrl'>, url: string, hash: Uint8Array): Promise<Uint8Array> {
  const { HttpTimestampAuthority, TimestampError } = await import('@libpdf/core')
  let fault: unknown
  const authority = new HttpTimestampAuthority(url, {
    fetch: async (_url, { body, headers } = {}) => {
      const asked = { url, headers: headers as Record<string, string>, body: body as Uint8Array }
      const { status, bytes } = await askForSigned(asked, options(ctx)).catch((error: unknown) => {
        fault = error
        throw error
      })
      return new Response(new Uint8Array(bytes), { status })
    },
  })
  try {
    const token = await authority.timestamp(hash, 'SHA-256')
    // A stamp on something else proves nothing of this paper.
    if (!Buffer.from(token).includes(hash)) throw new OutboundFault('Stempel waktu bukan untuk dokumen ini.', true)
    return token
  } catch (error) {
    if (fault) throw fault
    if (error instanceof TimestampError)
      throw new OutboundFault(`Penyedia stempel waktu menolak: ${error.message}`, true)
    throw error
  }
}

/** The list of certificates that this one's issuer revoked, from where it says. Throws OutboundFault. */
export async function fetchRevocations(ctx: Pick<Context, 'appUrl'>, der: Uint8Array): Promise<Uint8Array> {
  const { CRLDistributionPointsExtension, X509Certificate } = await x509()
  const certificate = new X509Certificate(new Uint8Array(der))
  const points = certificate.getExtension(CRLDistributionPointsExtension)?.distributionPoints ?? []
  const urls = points.flatMap(({ distributionPoint }) =>
    (distributionPoint?.fullName ?? []).flatMap(({ uniformResourceIdentifier: url }) => (url ? [url] : [])),
  )
  let fault = new OutboundFault(`Sertifikat ${certificate.subject} tidak menyebut daftar pencabutannya.`, false)
  for (const url of urls.filter((one) => /^https?:/.test(one))) {
    try {
      const { status, bytes } = await askForSigned({ method: 'GET', url, headers: {} }, options(ctx))
      if (status === 200 && bytes.length > 0) return bytes
      fault = new OutboundFault(`Daftar pencabutan ${certificate.subject} dijawab ${status}.`, true)
    } catch (error) {
      if (!(error instanceof OutboundFault)) throw error
      fault = error
    }
  }
  throw fault
}
