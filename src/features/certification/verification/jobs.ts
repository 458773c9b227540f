import type { Context } from '../../../ground/context.ts'
import { addMonths } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { dropMonths, forgetWriters, makeMonths } from './log-queries.ts'

const MONTHS_AHEAD = 3
/** Nobody tries a batch again after that. */
const WRITER_MS = 24 * 3_600_000

/** Makes the log's months to come, and drops those that the setting no longer keeps. */
export async function sweepVerifications({ db, now, today }: Pick<Context, 'db' | 'now' | 'today'>): Promise<void> {
  await makeMonths(db, now, MONTHS_AHEAD)
  await forgetWriters(db, new Date(now.getTime() - WRITER_MS))
  const { retensi_verifikasi } = await settingsOn(db, today)
  await dropMonths(db, new Date(addMonths(today, -retensi_verifikasi)))
}
