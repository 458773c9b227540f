import { addDays, type Day } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { type TrainingRow, trainingById } from '../../catalogue/schedules/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { bodyName } from '../../platform/site-content/service.ts'
import type { Stage } from '../applications/rules.ts'
import { takeStep } from '../applications/service.ts'
import type { Step } from '../applications/step-rules.ts'
import { examinersOf, unlockAll } from './assignment-queries.ts'
import { assignments, heldCandidate, labelOf } from './assignments.ts'
import { attendee, attendeeByCode, attendeeNow, attendees } from './attendance.ts'
import { acceptedNames } from './attendance-queries.ts'
import { examHours } from './exam-time.ts'
import type { examinationOfficeCalls } from './office-contract.ts'
import { SCORING_PATH } from './service.ts'

type Calls = Pick<
  typeof examinationOfficeCalls,
  | 'listAttendance'
  | 'getAttendee'
  | 'recordAttendance'
  | 'recordAbsence'
  | 'readmit'
  | 'getAttendanceSheet'
  | 'reopenScores'
  | 'presentForDecision'
>

interface Asked {
  id: number
  tahap: Stage
  alasan?: string
  schedule_id?: number
}

const taken = async (db: Db, ctx: Context, step: Step, { id, tahap, alasan, schedule_id }: Asked): Promise<void> => {
  const where = schedule_id === undefined ? {} : { scheduleId: schedule_id }
  await takeStep(db, ctx, { id, step, tahap, note: alasan ?? null, ...where })
}

/** Takes a step at the door and answers the candidate. */
const atTheDoor = (ctx: Context, step: Step, asked: Asked) =>
  inTransaction(ctx.db, async (db) => {
    await taken(db, ctx, step, asked)
    return attendeeNow(db, ctx, asked.id)
  })

async function knownTraining(db: Db, id: number): Promise<TrainingRow> {
  const training = await trainingById(db, id)
  if (!training) throw new Problem('RECORD_NOT_FOUND')
  return training
}

/** Each day of an exam; one without a date has none. */
function daysOf({ start_date, end_date }: Pick<TrainingRow, 'start_date' | 'end_date'>): Day[] {
  const days: Day[] = []
  if (start_date === null) return days
  for (let on = start_date; on <= (end_date ?? start_date); on = addDays(on, 1)) days.push(on)
  return days
}

/** Makes the scores of an application that the caller holds writable again, and tells who wrote them. */
async function unlocked(db: Db, ctx: Context, id: number, alasan: string): Promise<void> {
  const row = await heldCandidate(db, { id })
  const opened = await unlockAll(db, id, ctx.now)
  await recordAudit(db, ctx, {
    action: 'buka kunci penilaian',
    noun: 'permohonan',
    nounId: id,
    label: labelOf(row),
    before: { terkunci: opened.length },
    after: { terkunci: 0, alasan },
  })
  const { name: skema } = await knownTraining(db, row.schedule_id)
  const link = `${ctx.appUrl}${SCORING_PATH}`
  for (const { id: userId, email, name } of await examinersOf(db, id)) {
    await notifyUser(
      db,
      ctx,
      { id: userId, email },
      { letter: 'scoresReopened', name, skema, alasan, link },
      SCORING_PATH,
    )
  }
}

export const attendanceHandlers: Handlers<Calls, Context> = {
  listAttendance: async (ctx, { id }) => {
    await knownTraining(ctx.db, id)
    return attendees(ctx.db, ctx, id)
  },

  getAttendee: async (ctx, { kode }) => attendee(ctx.db, ctx, await attendeeByCode(ctx.db, ctx, kode)),

  recordAttendance: (ctx, asked) => atTheDoor(ctx, 'attend', asked),

  recordAbsence: (ctx, asked) => atTheDoor(ctx, 'miss', asked),

  readmit: (ctx, asked) => atTheDoor(ctx, 'readmit', asked),

  // Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
  getAttendanceSheet: async (ctx, { id }) => {
    const training = await knownTraining(ctx.db, id)
    const hari = daysOf(training)
    if (hari.length === 0) throw new Problem('RECORD_NOT_FOUND')
    const people = await attendees(ctx.db, ctx, id)
    const { attendanceSheetPdf } = await import('../../../documents/attendance-sheet.tsx')
    const bytes = await attendanceSheetPdf({
      lembaga: await bodyName(ctx.db),
      skema: training.name,
      hari,
      jam: examHours(training),
      tempat: training.tuk ? `${training.tuk.name}, ${training.tuk.kota}` : training.metode,
      peserta: people.map(({ nomor, nama, skema }) => ({ nomor: nomor ?? '', nama, skema })),
      penguji: await acceptedNames(ctx.db, { schedule_id: id }),
    })
    return { type: 'application/pdf', bytes, filename: `daftar-hadir-${training.start_date ?? id}.pdf` }
  },

  reopenScores: (ctx, asked) =>
    inTransaction(ctx.db, async (db) => {
      await taken(db, ctx, 'reopen', asked)
      await unlocked(db, ctx, asked.id, asked.alasan)
      return assignments(db, ctx, asked.id)
    }),

  presentForDecision: (ctx, asked) =>
    inTransaction(ctx.db, async (db) => {
      await taken(db, ctx, 'present', asked)
      return assignments(db, ctx, asked.id)
    }),
}
