import type { LetterOf } from '../../../documents/mail/letter.ts'
import type { CalendarEnclosure } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { officeTo } from '../../../office-paths.ts'
import { type AppointmentChange, calendarEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { examOn } from './exam-queries.ts'
import { examTime } from './exam-time-rules.ts'
import { assignmentCounts, examinersOn, nextRevision } from './examiner-day-queries.ts'
import type { examinationLetters } from './letters.ts'
import type { Pair } from './reminder-queries.ts'
import { examinerAccount } from './reminder-queries.ts'

type Called = Pick<Context, 'appUrl' | 'now'>

interface Changing {
  /** The new time and place, about to be written. */
  change?: AppointmentChange
  /** The exam is about to be cancelled. */
  isCalledOff?: boolean
}

/**
 * Returns what a letter to an examiner brings to their calendar about an exam: offered until they accepted a candidate
 * of it, struck out once none is left.
 */
export async function examinerDay(
  db: Db,
  ctx: Called,
  pair: Pair,
  { change, isCalledOff = false }: Changing = {},
): Promise<CalendarEnclosure | undefined> {
  const { asked, accepted } = await assignmentCounts(db, pair)
  const method = isCalledOff || asked === 0 ? 'CANCEL' : 'REQUEST'
  const id = await nextRevision(db, pair, ctx.now)
  const appointment = { kind: 'menguji', id, method, isOffered: accepted === 0 } as const
  return calendarEnclosure(db, ctx, { ...appointment, ...(change && { change }) })
}

/** Writes to an examiner whose answer changes their day: the first candidate accepted, or the last one declined. */
export async function notifyOfAnswer(
  db: Db,
  ctx: Context,
  { examiner_id, schedule_id }: Pair,
  accepts: boolean,
): Promise<void> {
  const pair = { examiner_id, schedule_id }
  const { asked, accepted } = await assignmentCounts(db, pair)
  if (accepts ? accepted > 1 : asked > 0) return
  const [account, exam] = [await examinerAccount(db, examiner_id), await examOn(db, schedule_id)]
  if (!account || !exam) return
  const { name, ...person } = account
  const words = { name, skema: exam.skema, waktu: examTime(exam), link: `${ctx.appUrl}${officeTo.scoring}` }
  const letter = { letter: accepts ? 'assignmentAccepted' : 'assignmentDeclined', ...words } as const
  await notifyUser(db, ctx, person, letter, officeTo.scoring, { calendar: await examinerDay(db, ctx, pair) })
}

type Without<Letter, Keys extends PropertyKey> = Letter extends unknown ? Omit<Letter, Keys> : never
type ExamNews = Without<
  LetterOf<typeof examinationLetters, 'examDutyMoved' | 'examDutyChanged' | 'examDutyCancelled'>,
  'name' | 'link'
>

/** Tells everybody who is to examine on a schedule what becomes of it. */
export async function notifyExaminers(
  db: Db,
  ctx: Context,
  schedule_id: number,
  news: ExamNews,
  changing: Changing = {},
): Promise<void> {
  const link = `${ctx.appUrl}${officeTo.scoring}`
  for (const { examiner_id, name, ...person } of await examinersOn(db, schedule_id)) {
    const calendar = await examinerDay(db, ctx, { examiner_id, schedule_id }, changing)
    await notifyUser(db, ctx, person, { ...news, name, link }, officeTo.scoring, { calendar })
  }
}
