import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { readDeviceKey } from '../../../lib/signing/device-signature.ts'
import { Problem } from '../../../problems.ts'
import type { EntryField } from '../marking/entry-rules.ts'
import { type DeviceRow, devicesOf, insertDevice, replaceDevices } from './device-queries.ts'
import { needsInvigilator } from './device-rules.ts'
import { insertSitting, lockSitting, type ScreenRow, type SittingRow, sittingOf } from './queries.ts'
import { newSittingKeys, sealSittingKeys } from './sealing-service.ts'

/** Minutes of a rehearsal. */
const REHEARSAL_MINUTES = 20

/** Returns the locked sitting of an application, which is made where there is none yet. */
export async function openSitting(
  db: Db,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  screen: ScreenRow,
  { latihan, isian }: { latihan: boolean; isian: EntryField[] },
): Promise<SittingRow> {
  const { user_training_id, schedule_id, menit, tambahan_menit } = screen
  const paper_id = latihan ? null : screen.paper_id
  const known = await sittingOf(db, screen, latihan)
  if (!known) {
    const kunci = sealSittingKeys(keys, { user_training_id, paper_id }, newSittingKeys())
    const minutes = latihan ? REHEARSAL_MINUTES : (menit ?? 0) + tambahan_menit
    const fields = latihan ? null : isian
    await insertSitting(db, { user_training_id, schedule_id, paper_id, menit: minutes, kunci, isian: fields }, now)
  }
  const sitting = known ?? (await sittingOf(db, screen, latihan))
  const locked = sitting && (await lockSitting(db, sitting.id))
  if (!locked) throw new Error('a sitting that was just made is gone')
  return locked
}

/**
 * Registers a device at a locked sitting. It is accepted at once while nothing has begun on another one, which it replaces;
 * otherwise it waits for the invigilator. A device that asks again stays the same.
 */
export async function registerDevice(
  db: Db,
  { now }: Pick<Context, 'now'>,
  sitting: SittingRow,
  { nama, kunci }: { nama: string; kunci: string },
): Promise<DeviceRow> {
  if (!readDeviceKey(kunci)) throw new Problem('DEVICE_UNREADABLE')
  const devices = await devicesOf(db, sitting.id)
  const known = devices.find((device) => device.kunci === kunci)
  if (known) return known
  const begun = sitting.begun_at !== null && devices.some(({ accepted_at }) => accepted_at !== null)
  const waits = needsInvigilator({ begun, latihan: sitting.paper_id === null })
  if (!waits) await replaceDevices(db, sitting.id, now)
  const urutan = (devices.at(-1)?.urutan ?? 0) + 1
  return insertDevice(db, {
    ...{ sitting_id: sitting.id, urutan, nama, kunci, asked_at: now },
    accepted_at: waits ? null : now,
  })
}
