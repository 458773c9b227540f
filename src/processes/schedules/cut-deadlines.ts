import { nextEnd, type ScheduleEnds } from '../../features/catalogue/schedules/deadline-rules.ts'
import { cutApplicationDeadlines } from '../../features/certification/applications/transitions/service.ts'
import { cutSchedulePayments } from '../../features/certification/invoices/service.ts'
import { cutActivityDeadlines } from '../../features/upkeep/maintenance/transition-service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Cuts the deadlines of a moved schedule to its exam; they are never extended. */
export async function cutDeadlines(
  db: Db,
  { now }: Pick<Context, 'now'>,
  scheduleId: number,
  moved: Omit<ScheduleEnds, 'pendaftaran_ditutup'>,
): Promise<void> {
  const end = nextEnd(now, { ...moved, pendaftaran_ditutup: null })
  if (!end) return
  await cutApplicationDeadlines(db, scheduleId, end)
  await cutActivityDeadlines(db, scheduleId, end)
  await cutSchedulePayments(db, scheduleId, end)
}
