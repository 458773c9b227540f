import { randomUUID } from 'node:crypto'
import { addDays, bodyZone, momentIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { CallingKey } from '../../../server/http/session.ts'
import { requestHere } from '../../../server/trail/trail.ts'
import { insertKeyUse } from './queries.ts'

/** Counts what a key checks today and answers how much is left; throws API_KEY_SPENT with the time until tomorrow. */
export async function countKeyUse(ctx: Context, { id, batas_harian }: CallingKey, jumlah: number): Promise<number> {
  const { db, now, today } = ctx
  const request_id = requestHere() ?? randomUUID()
  const used = await insertKeyUse(db, { id, hari: today, jumlah, batas_harian, request_id, now })
  if (used === undefined) {
    const tomorrow = momentIn(bodyZone(), addDays(today, 1), '00:00')
    const seconds = Math.max(1, Math.ceil((tomorrow.getTime() - now.getTime()) / 1000))
    throw new Problem('API_KEY_SPENT', { headers: { 'Retry-After': String(seconds) } })
  }
  return batas_harian - used
}
