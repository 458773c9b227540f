import { daysBetween } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { trainingById } from '../../catalogue/schedules/service.ts'
import { tell } from '../../platform/notifications/service.ts'
import { examTime } from './exam-time.ts'
import {
  accountOf,
  candidatesNear,
  type Duty,
  dutiesDue,
  heldToRemind,
  markDuty,
  markReminded,
  type Pair,
} from './reminder-queries.ts'
import { reminderDue } from './rules.ts'
import { SCORING_PATH } from './service.ts'

/** 'hari ini', 'besok', '7 hari lagi'. */
const whenText = (days: number): string => ['hari ini', 'besok'][days] ?? `${days} hari lagi`

/** Reminds candidates and examiners of exams, and examiners of scores; each alone, so that one cannot hold up the rest. */
export async function examReminders(ctx: Context): Promise<void> {
  const failed: unknown[] = []
  const each = async <T>(of: T[], work: (db: Db, one: T) => Promise<void>) => {
    for (const one of of) {
      await inTransaction(ctx.db, (db) => work(db, one)).catch((error: unknown) => failed.push(error))
    }
  }
  await each(await candidatesNear(ctx.db, ctx.today), (db, id) => remindCandidate(db, ctx, id))
  for (const duty of ['exam', 'scores'] as const) {
    await each(await dutiesDue(ctx.db, duty, ctx.today), (db, pair) => remindExaminer(db, ctx, duty, pair))
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} exam reminders failed`)
}

async function remindCandidate(db: Db, ctx: Context, id: number): Promise<void> {
  const row = await heldToRemind(db, id)
  if (!row) return
  const left = daysBetween(ctx.today, row.start_date)
  const due = reminderDue(left, row.diingatkan_hari)
  if (due === null) return
  await markReminded(db, id, due)
  const path = `/user/sertifikasi/saya/${id}?tab=jadwal`
  const { nama: name, skema } = row
  const words = { name, skema, waktu: examTime(row), kapan: whenText(left), link: `${ctx.appUrl}${path}` }
  const kartu = `${ctx.appUrl}/user-training/${id}/kartu.pdf`
  await tell(db, ctx, { id: row.user_id, email: row.email }, { letter: 'examReminder', ...words, kartu }, path)
}

async function remindExaminer(db: Db, ctx: Context, duty: Duty, pair: Pair): Promise<void> {
  const peserta = await markDuty(db, duty, pair, ctx.today, ctx.now)
  const [account, training] = [await accountOf(db, pair.examiner_id), await trainingById(db, pair.schedule_id)]
  if (peserta === 0 || !account || !training) return
  const { id, email, name } = account
  const words = { name, skema: training.name, peserta, link: `${ctx.appUrl}${SCORING_PATH}` }
  if (duty === 'scores') {
    await tell(db, ctx, { id, email }, { letter: 'scoringDue', ...words }, SCORING_PATH)
    return
  }
  const kapan = whenText(training.start_date ? daysBetween(ctx.today, training.start_date) : 0)
  const duties = { letter: 'examDutyReminder', ...words, waktu: examTime(training), kapan } as const
  await tell(db, ctx, { id, email }, duties, SCORING_PATH)
}
