import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { daysBetween, longDay } from '../../../lib/day.ts'
import { REMINDED_LATELY, wasRemindedLately } from '../../../lib/people/reminded.ts'
import { own } from '../../../own-paths.ts'
import { invalidFields } from '../../../problems.ts'
import { yearDeadlines } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { footnoteOn } from '../../platform/regulations/service.ts'
import { type DueDutyReminder, markReminded, openYear } from './reminder-queries.ts'
import { isMaintained, isReported } from './rules.ts'

/** The letter about a year whose duties are open: which they are, and until when or since when. */
export async function notifyOfDuty(db: Db, ctx: Context, duty: DueDutyReminder): Promise<void> {
  const { reference_day, nama: name, no_sertifikasi, ke } = duty
  const left = daysBetween(ctx.today, reference_day)
  const must_report = !isReported(duty.status_laporan)
  const must_maintain = !isMaintained(duty)
  const path = must_report ? own.reporting : own.activities
  const link = `${ctx.appUrl}${path}`
  const dasar = await footnoteOn(db, 'pemeliharaan', ctx.today)
  const words = { name, no_sertifikasi, ke, batas: longDay(reference_day), must_report, must_maintain, dasar, link }
  const letter = { letter: left < 0 ? 'dutyMissed' : 'dutyDue', ...words } as const
  const { year_id: id, skema, user_id, email } = duty
  const open = { id, ke, skema, jatuh_tempo: reference_day, terlapor: !must_report, terpelihara: !must_maintain }
  await notifyUser(db, ctx, { id: user_id, email }, letter, path, {
    calendar: left < 0 ? undefined : deadlineEnclosure(ctx, yearDeadlines(open)),
    optional: left > 7 ? 'pengingat' : undefined,
  })
}

const NOTHING_OPEN = 'Kewajibannya sudah terpenuhi, atau pemegangnya belum mempunyai akun.'

/**
 * Reminds a holder when the office asks for it, between the days on which reminders go out by themselves; throws
 * INVALID.
 */
export async function callDutyToMind(
  db: Db,
  ctx: Context,
  yearId: number,
  refusalOf: (duty: DueDutyReminder) => string | undefined = () => undefined,
): Promise<DueDutyReminder> {
  const open = await openYear(db, yearId)
  if (!open) throw invalidFields({ data: NOTHING_OPEN })
  const refused = refusalOf(open.duty)
  if (refused) throw invalidFields({ data: refused })
  if (wasRemindedLately(open.reminded_at, ctx.now)) throw invalidFields({ data: REMINDED_LATELY })
  const { certificate_id, reference_day } = open.duty
  const hari = daysBetween(reference_day, ctx.today)
  await markReminded(db, { certificate_id, jenis: 'kewajiban', reference_day, hari, at: ctx.now })
  await notifyOfDuty(db, ctx, open.duty)
  return open.duty
}

/** Reminds a holder of a report that is awaited; throws INVALID when it has come. */
export const callReportToMind = (db: Db, ctx: Context, yearId: number): Promise<DueDutyReminder> =>
  callDutyToMind(db, ctx, yearId, ({ status_laporan }) =>
    isReported(status_laporan) ? 'Laporannya sudah masuk.' : undefined,
  )
