import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { writeEachId } from '../../../../ground/office-lists/each-row.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { dayIn } from '../../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { officeTo } from '../../../../office-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { takeApplicationTransition } from '../../../../processes/applications/take-application-transition.ts'
import { scheduleDays, scheduleHours } from '../../../catalogue/schedules/rules.ts'
import { type ScheduleRow, scheduleById } from '../../../catalogue/schedules/service.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { bodyBranding, certificationBodyName } from '../../../platform/site-content/service.ts'
import type { Stage } from '../../applications/rules.ts'
import type { ApplicationTransition } from '../../applications/transitions/rules.ts'
import { assignedAccounts, reopenLockedScores } from '../assignments/queries.ts'
import { candidateAssignments } from '../assignments/view.ts'
import type { examinationOfficeCalls } from '../office/contract.ts'
import { candidateLabel, LEAST_REASON } from '../rules.ts'
import { acceptedNames, attendeeById } from './queries.ts'
import { requireAttendeeByCode } from './service.ts'
import { attendee, attendees, attendeesFor, requireAttendee } from './view.ts'

type Calls = Pick<
  typeof examinationOfficeCalls,
  | 'listAttendance'
  | 'getAttendee'
  | 'findAttendees'
  | 'recordAttendance'
  | 'undoAttendance'
  | 'recordAttendances'
  | 'undoAttendances'
  | 'recordAbsence'
  | 'readmit'
  | 'getAttendanceSheet'
  | 'reopenScores'
>

interface DoorRequest {
  id: number
  tahap: Stage
  alasan?: string | null
  schedule_id?: number
}

const takeTransition = (
  db: Db,
  ctx: Context,
  transition: ApplicationTransition,
  { id, tahap, alasan = null, schedule_id }: DoorRequest,
) => takeApplicationTransition(db, ctx, { id, transition, tahap, note: alasan, scheduleId: schedule_id })

/** Takes the transition for many candidates, each in a transaction of its own. */
const takeForEach = (ctx: Context, transition: 'attend' | 'unattend', tahap: Stage, ids: readonly number[]) =>
  writeEachId(ctx.db, ids, async (db, id) => {
    if (transition === 'unattend') await requireReason(db, ctx, { id, alasan: '' })
    await takeTransition(db, ctx, transition, { id, tahap })
    return { id }
  })

/** Takes a transition at the door and answers the candidate. */
const takeAtDoor = (ctx: Context, transition: ApplicationTransition, request: DoorRequest) =>
  inTransaction(ctx.db, async (db) => {
    await takeTransition(db, ctx, transition, request)
    return requireAttendee(db, ctx, request.id)
  })

const LATE = `Hari kehadirannya sudah lewat. Tulis alasan membatalkannya, paling sedikit ${LEAST_REASON} huruf.`

/** Requires a reason for undoing an attendance after its day; on the day itself none is needed. */
async function requireReason(db: Db, ctx: Context, { id, alasan }: { id: number; alasan: string }): Promise<void> {
  const row = await attendeeById(db, id)
  const isToday = row?.attended_at && dayIn(row.zona_waktu, row.attended_at) === dayIn(row.zona_waktu, ctx.now)
  if (!isToday && alasan.length < LEAST_REASON) throw invalidFields({ alasan: LATE })
}

async function requireSchedule(db: Db, id: number): Promise<ScheduleRow> {
  const schedule = await scheduleById(db, id)
  if (!schedule) throw new Problem('RECORD_NOT_FOUND')
  return schedule
}

/** Makes the scores of a locked application writable again, and notifies those who gave them. */
async function reopenScores(db: Db, ctx: Context, id: number, alasan: string): Promise<void> {
  const row = await attendeeById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  const reopened = await reopenLockedScores(db, id, ctx.now)
  await recordAudit(db, ctx, {
    action: 'buka kunci penilaian',
    noun: 'permohonan',
    nounId: id,
    label: candidateLabel(row),
    before: { terkunci: reopened.length },
    after: { terkunci: 0, alasan },
  })
  const link = `${ctx.appUrl}${officeTo.scoring}`
  for (const { id: userId, email, name } of await assignedAccounts(db, id)) {
    await notifyUser(
      db,
      ctx,
      { id: userId, email },
      { letter: 'scoresReopened', name, skema: row.skema, alasan, link },
      officeTo.scoring,
    )
  }
}

export const attendanceHandlers: Handlers<Calls, Context> = {
  listAttendance: async (ctx, { id }) => {
    await requireSchedule(ctx.db, id)
    return attendees(ctx.db, ctx, id)
  },

  getAttendee: async (ctx, { kode }) => attendee(ctx.db, ctx, await requireAttendeeByCode(ctx.db, ctx, kode)),

  findAttendees: (ctx, { q }) => attendeesFor(ctx.db, ctx, q),

  recordAttendance: (ctx, request) => takeAtDoor(ctx, 'attend', request),

  undoAttendance: (ctx, request) =>
    inTransaction(ctx.db, async (db) => {
      await requireReason(db, ctx, request)
      await takeTransition(db, ctx, 'unattend', { ...request, alasan: withoutIdentityNumbers(request.alasan) || null })
      return requireAttendee(db, ctx, request.id)
    }),

  recordAttendances: (ctx, { ids }) => takeForEach(ctx, 'attend', 'terjadwal', ids),

  undoAttendances: (ctx, { ids }) => takeForEach(ctx, 'unattend', 'diuji', ids),

  recordAbsence: (ctx, request) => takeAtDoor(ctx, 'miss', request),

  readmit: (ctx, request) => takeAtDoor(ctx, 'readmit', request),

  getAttendanceSheet: async (ctx, { id }) => {
    const schedule = await requireSchedule(ctx.db, id)
    const hari = scheduleDays(schedule)
    if (hari.length === 0) throw new Problem('RECORD_NOT_FOUND')
    const people = await attendees(ctx.db, ctx, id)
    const bytes = await drawInWorker(
      'attendanceSheetPdf',
      {
        nama_lembaga: await certificationBodyName(ctx.db),
        skema: schedule.name,
        hari,
        jam: scheduleHours(schedule),
        tempat: schedule.tuk ? `${schedule.tuk.name}, ${schedule.tuk.kota}` : schedule.metode,
        peserta: people.map(({ nomor, nama, skema }) => ({ nomor: nomor ?? '', nama, skema })),
        penguji: await acceptedNames(ctx.db, { schedule_id: id }),
        made_at: ctx.now,
      },
      await bodyBranding(ctx),
    )
    return { type: 'application/pdf', bytes, filename: `daftar-hadir-${schedule.start_date ?? id}.pdf` }
  },

  reopenScores: (ctx, request) =>
    inTransaction(ctx.db, async (db) => {
      await takeTransition(db, ctx, 'reopen', request)
      await reopenScores(db, ctx, request.id, request.alasan)
      return candidateAssignments(db, ctx, request.id)
    }),
}
