import { randomUUID } from 'node:crypto'
import type { KeyScope } from '../../../access.ts'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { type CallingKey, requireConfirmedPassword } from '../../../ground/sessions/session.ts'
import { requestHere } from '../../../ground/tracing/tracing.ts'
import { addDays, bodyZone, momentIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { type CountingChange, countsAtOnce } from '../pending-changes/service.ts'
import { insertKeyUse, updateScopes } from './queries.ts'
import { weighScopes, withoutNames } from './rules.ts'

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

interface Key {
  id: number
  /** As it will stand once the caller has saved it. */
  version: number
  nama_instansi: string
  awalan: string
  cakupan: readonly KeyScope[]
}

/** Returns the wanted scopes that a key gets at once; the rest is proposed to a second person. */
export async function scopesNow(db: Db, ctx: Context, key: Key, wanted: readonly KeyScope[]): Promise<KeyScope[]> {
  const weighed = weighScopes(key, wanted)
  if (weighed.weight !== 'plain') requireConfirmedPassword(ctx)
  const change = {
    rule: 'kunci_api',
    record_id: key.id,
    version: key.version,
    weighed,
    isi: { cakupan: wanted },
  } as const
  return (await countsAtOnce(db, ctx, change)) ? [...wanted] : withoutNames(wanted)
}

/** Gives a key the scopes that two people have decided; answers why it can no longer be done. */
export async function applyKeyScopes(
  db: Db,
  ctx: Context,
  { id, version, isi, who }: CountingChange,
): Promise<string | undefined> {
  const { cakupan } = isi as { cakupan: KeyScope[] }
  if (!(await updateScopes(db, { id, version }, cakupan))) return 'Kunci ini sudah diubah atau dicabut.'
  const about = { noun: 'kunci-api', nounId: id, label: `Kunci API ${id}` }
  await recordAudit(db, ctx, { action: 'ubah', ...about, after: { cakupan }, who })
  return undefined
}
