import type { Context } from '../../../server/context.ts'
import { askForSigned } from '../../../server/outbound/ask-outside.ts'
import { OutboundFault } from '../../../server/outbound/guard.ts'

const ANSWER_MS = 20_000

/** How everybody is asked whose answer a signature proves. */
export const outsideOptions = ({ outbound }: Pick<Context, 'outbound'>) => ({
  service: 'signing' as const,
  outbound,
  timeoutMs: ANSWER_MS,
})

/** A time stamp on that hash (RFC 3161), through the one guarded way out. Throws OutboundFault. */
export async function fetchTimestamp(
  ctx: Pick<Context, 'outbound'>,
  url: string,
  hash: Uint8Array,
): Promise<Uint8Array> {
  const { HttpTimestampAuthority, TimestampError } = await import('@libpdf/core')
  let fault: unknown
  const authority = new HttpTimestampAuthority(url, {
    fetch: async (_url, { body, headers } = {}) => {
      const asked = { url, headers: headers as Record<string, string>, body: body as Uint8Array }
      const { status, bytes } = await askForSigned(asked, outsideOptions(ctx)).catch((error: unknown) => {
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
