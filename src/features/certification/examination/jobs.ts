import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { daysBetween, momentIn } from '../../../lib/day.ts'
import { officeTo } from '../../../office-paths.ts'
import { own } from '../../../own-paths.ts'
import { calendarEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { examOn } from './exam-queries.ts'
import { examTime } from './exam-time-rules.ts'
import { examinerDay } from './examiner-day-service.ts'
import {
  candidatesNear,
  type ExaminerTask,
  examinerAccount,
  examinersDue,
  lockCandidateToRemind,
  markCandidateReminded,
  markExaminerReminded,
  type Pair,
} from './reminder-queries.ts'
import { examReminderDue } from './rules.ts'

/** 'hari ini', 'besok', '7 hari lagi'. */
const whenText = (days: number): string => ['hari ini', 'besok'][days] ?? `${days} hari lagi`

/** Reminds candidates and examiners of exams, and examiners of scores. */
export async function sendExamReminders(ctx: Context): Promise<void> {
  await eachAlone(ctx.db, 'exam reminders', async (each) => {
    const candidates = pagesOf((after?: number) => candidatesNear(ctx.db, ctx.today, after))
    await each(candidates, (db, id) => remindCandidate(db, ctx, id))
    for (const task of ['exam', 'scores'] as const) {
      const examiners = pagesOf((after?: Pair) => examinersDue(ctx.db, task, ctx.today, after))
      await each(examiners, (db, pair) => remindExaminer(db, ctx, task, pair))
    }
  })
}

async function remindCandidate(db: Db, ctx: Context, id: number): Promise<void> {
  const row = await lockCandidateToRemind(db, id)
  if (!row) return
  const left = daysBetween(ctx.today, row.start_date)
  const due = examReminderDue(left, row.reminded_days)
  if (due === null || ctx.now >= momentIn(row.zona_waktu, row.start_date, row.jam_mulai)) return
  await markCandidateReminded(db, id, due)
  const path = own.certificationTab(id, 'jadwal')
  const { nama: name, skema } = row
  const words = { name, skema, waktu: examTime(row), distance: whenText(left), link: `${ctx.appUrl}${path}` }
  const kartu = `${ctx.appUrl}${own.examCard(id)}`
  const calendar = await calendarEnclosure(db, ctx, { kind: 'uji', id, method: 'REQUEST' })
  const letter = { letter: 'examReminder', ...words, kartu } as const
  await notifyUser(db, ctx, { id: row.user_id, email: row.email }, letter, path, { calendar })
}

async function remindExaminer(db: Db, ctx: Context, task: ExaminerTask, pair: Pair): Promise<void> {
  const [account, exam] = [await examinerAccount(db, pair.examiner_id), await examOn(db, pair.schedule_id)]
  // Nobody is reminded yet: an account that the examiner is given tomorrow still gets the letter.
  if (!account || !exam) return
  const peserta = await markExaminerReminded(db, task, pair, ctx.today, ctx.now)
  if (peserta === 0) return
  const { id, email, name } = account
  const words = { name, skema: exam.skema, peserta, link: `${ctx.appUrl}${officeTo.scoring}` }
  if (task === 'scores') {
    await notifyUser(db, ctx, { id, email }, { letter: 'scoringDue', ...words }, officeTo.scoring)
    return
  }
  const distance = whenText(exam.start_date ? daysBetween(ctx.today, exam.start_date) : 0)
  const letter = { letter: 'examDutyReminder', ...words, waktu: examTime(exam), distance } as const
  const calendar = await examinerDay(db, ctx, pair)
  await notifyUser(db, ctx, { id, email }, letter, officeTo.scoring, { calendar })
}

export const examinationJobs = {
  deadlines: [sendExamReminders],
} satisfies FeatureJobs
