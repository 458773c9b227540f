import { z } from 'zod'
import type { Db } from '../../../ground/database/db.ts'
import { isSignedByDevice } from '../../../lib/signing/device-signature.ts'
import { Problem } from '../../../problems.ts'
import { type DeviceRow, lockDevice } from './device-queries.ts'
import { SentEntries } from './entry-service.ts'

/** What the text of every signed request says: its sitting, the device, what it is for, and for a call what goes along. */
const Signed = z.object({
  pengerjaan: z.number().int(),
  perangkat: z.number().int(),
  untuk: z.enum(['mulai', 'isian']),
  isian: SentEntries.default([]),
  /** What the Safe Exam Browser says of the page: its address, and the hash of address and Config Key. */
  peramban: z
    .object({ alamat: z.string().max(500), sidik: z.string().max(64) })
    .nullable()
    .default(null),
})
export type SignedRequest = z.output<typeof Signed>

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns what a device of this sitting signed, with the device; the sitting is locked then. Whoever signs nothing that a device of it could have signed
 * learns as little as of a sitting that does not exist.
 */
export async function requireSigned(
  db: Db,
  sittingId: number,
  { data, tanda }: { data: string; tanda: string },
  untuk: SignedRequest['untuk'],
): Promise<{ device: DeviceRow; request: SignedRequest }> {
  const read = z.object({ perangkat: z.number().int().min(1).max(2_147_483_647) }).safeParse(readJson(data))
  const device = read.success ? await lockDevice(db, sittingId, read.data.perangkat) : undefined
  if (!device || !isSignedByDevice(device.kunci, data, tanda)) throw new Problem('RECORD_NOT_FOUND')
  const request = Signed.safeParse(readJson(data))
  if (!request.success) throw new Problem('UNREADABLE')
  if (request.data.pengerjaan !== sittingId || request.data.untuk !== untuk) throw new Problem('RECORD_NOT_FOUND')
  return { device, request: request.data }
}

const Enclosed = z.array(z.object({ data: z.string().max(150_000), tanda: z.string().max(200) })).max(1000)

/** Returns the signed requests in an envelope, in their order; throws for anything else. */
export function readEnvelope(text: string): z.output<typeof Enclosed> {
  const enclosed = Enclosed.safeParse(readJson(text))
  if (!enclosed.success) throw new Problem('UNREADABLE')
  return enclosed.data
}
