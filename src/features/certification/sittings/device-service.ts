import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { acceptDevice, type DeviceRow, deviceById, refuseDevice, replaceDevices } from './device-queries.ts'
import { deviceState } from './device-rules.ts'
import type { SittingRow } from './queries.ts'
import { recordSittingAudit } from './service.ts'
import { isOpenSitting } from './state-rules.ts'

/** Returns the device of a locked sitting that waits for the invigilator; throws where it does not wait any more. */
async function requireWaiting(db: Db, sitting: SittingRow, deviceId: number): Promise<DeviceRow> {
  const device = await deviceById(db, deviceId)
  if (device?.sitting_id !== sitting.id) throw new Problem('RECORD_NOT_FOUND')
  if (deviceState(device) !== 'menunggu' || !isOpenSitting(sitting.status)) throw new Problem('STALE')
  return device
}

/** Has a candidate go on with the device that waits; the one before, and others that wait, are out of use. */
export async function takeDevice(db: Db, ctx: Context, sitting: SittingRow, deviceId: number): Promise<void> {
  const device = await requireWaiting(db, sitting, deviceId)
  await replaceDevices(db, sitting.id, ctx.now)
  await acceptDevice(db, device.id, requireAccount(ctx).id, ctx.now)
  await recordSittingAudit(db, ctx, sitting, 'izinkan perangkat', { perangkat: device.urutan })
}

export async function turnDeviceAway(db: Db, ctx: Context, sitting: SittingRow, deviceId: number): Promise<void> {
  const device = await requireWaiting(db, sitting, deviceId)
  await refuseDevice(db, device.id, ctx.now)
  await recordSittingAudit(db, ctx, sitting, 'tolak perangkat', { perangkat: device.urutan })
}
