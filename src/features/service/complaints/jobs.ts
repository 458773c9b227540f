import { dayIn } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { removeClosedBefore } from './queries.ts'
import { retainedSince } from './rules.ts'

/** Removes complaints whose time is over; what came with them is then named by nothing, and swept too. */
export async function sweepComplaints({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = dayIn('WIB', now)
  const { retensi_pengaduan } = await settingsOf(db, today)
  await removeClosedBefore(db, retainedSince(today, retensi_pengaduan))
}
