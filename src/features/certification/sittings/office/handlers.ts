import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { writeEachId } from '../../../../ground/office-lists/each-row.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { closeSitting } from '../../../../processes/exams/close-sitting.ts'
import { noteIncident } from '../../../../processes/exams/note-incident.ts'
import {
  type DeskExam,
  deleteScreenExam,
  lockScreenExam,
  loggedDevices,
  openSittings,
  sittingLog,
  watchedExams,
  writeOpening,
  writeScreenExam,
} from '../desk/queries.ts'
import { deskOf, requireWatched } from '../desk/view.ts'
import { takeDevice, turnDeviceAway } from '../device-service.ts'
import { lockSitting, type SittingRow, sittingById } from '../queries.ts'
import { configKey } from '../safe-browser-service.ts'
import { canOpen, mayTake, type ScreenTransition, screenState } from '../screen-rules.ts'
import { EXAM_NOUN, giveTime, moveSitting } from '../service.ts'
import type { InvigilatorTransition } from '../state-rules.ts'
import { isOutOfTime } from '../time-rules.ts'
import type { sittingOfficeCalls } from './contract.ts'

interface Seen {
  id: number
  version: number
}

const labelOf = ({ skema, start_date }: DeskExam): string => `${skema}, ${start_date}`

const recordExam = (db: Db, ctx: Context, exam: DeskExam, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: EXAM_NOUN, nounId: exam.id, label: labelOf(exam), after })

/** Locks an exam as it was seen; throws where it changed meanwhile, or its state does not allow the transition. */
async function lockExam(db: Db, ctx: Context, { id, version }: Seen, transition: ScreenTransition): Promise<DeskExam> {
  await lockScreenExam(db, id)
  const exam = await requireWatched(db, ctx, id)
  if (exam.version !== version) throw new Problem('STALE')
  if (!mayTake(transition, screenState(exam))) throw new Problem(transition === 'atur' ? 'SCREEN_EXAM_OPENED' : 'STALE')
  return exam
}

/** Returns the sitting of an exam; one of another exam, or a rehearsal, is not there. */
function requireOfExam(scheduleId: number, sitting: SittingRow | undefined): SittingRow {
  if (sitting?.schedule_id !== scheduleId || sitting.paper_id === null) throw new Problem('RECORD_NOT_FOUND')
  return sitting
}

const lockSittingOf = async (db: Db, scheduleId: number, sittingId: number): Promise<SittingRow> =>
  requireOfExam(scheduleId, await lockSitting(db, sittingId))

/** Takes a transition of a locked sitting; time that is over has ended it first. */
async function moveOne(db: Db, ctx: Context, known: SittingRow, langkah: InvigilatorTransition): Promise<SittingRow> {
  const sitting = isOutOfTime(known, ctx.now) ? await moveSitting(db, ctx, known, 'habis') : known
  if (langkah === 'tutup') return closeSitting(db, ctx, sitting, 'tutup')
  return langkah === 'akhiri' && sitting.status === 'berakhir' ? sitting : moveSitting(db, ctx, sitting, langkah)
}

const outcomeOf = ({ id, status }: SittingRow) => ({ id, status })

const moveEach = (ctx: Context, id: number, ids: readonly number[], langkah: InvigilatorTransition) =>
  writeEachId(ctx.db, ids, async (db, sitting) =>
    outcomeOf(await moveOne(db, ctx, await lockSittingOf(db, id, sitting), langkah)),
  )

export const sittingOfficeHandlers: Handlers<typeof sittingOfficeCalls, Context> = {
  listScreenExam: (ctx, { order = 'asc', kapan, di_layar, ...given }) => {
    const conditions = [
      ...(kapan === undefined
        ? []
        : [kapan === 'hari_ini' ? sql`r.giliran = 0` : sql`r.start_date > ${ctx.today}::date`]),
      ...(di_layar === undefined ? [] : [sql`r.di_layar = ${di_layar}`]),
    ]
    return officeListPage(ctx.db, { rows: watchedExams(ctx.today), search: false, conditions, order }, given)
  },

  getScreenExam: (ctx, { id }) => deskOf(ctx.db, ctx, id),

  setScreenExam: (ctx, { di_layar, kalkulator, peramban_aman, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const exam = await lockExam(db, ctx, seen, 'atur')
      const by = { set_by: requireAccount(ctx).id, set_at: ctx.now }
      if (di_layar)
        await writeScreenExam(db, exam.id, {
          ...{ kalkulator, kunci_peramban: peramban_aman ? configKey(ctx) : null },
          ...by,
        })
      else await deleteScreenExam(db, exam.id)
      await recordExam(db, ctx, exam, 'atur', { di_layar, kalkulator, peramban_aman })
      return deskOf(db, ctx, exam.id)
    }),

  openScreenExam: (ctx, seen) =>
    inTransaction(ctx.db, async (db) => {
      const exam = await lockExam(db, ctx, seen, 'buka')
      if (!canOpen(exam, ctx.now)) throw new Problem('SCREEN_EXAM_EARLY')
      const first = exam.opened_at === null ? { opened_by: requireAccount(ctx).id, opened_at: ctx.now } : {}
      await writeOpening(db, exam.id, { ...first, ended_at: null })
      await recordExam(db, ctx, exam, 'buka', {})
      return deskOf(db, ctx, exam.id)
    }),

  endScreenExam: async (ctx, seen) => {
    // Committed first, so that nobody begins any more while the others are ended one by one.
    await inTransaction(ctx.db, async (db) => {
      const exam = await lockExam(db, ctx, seen, 'akhiri')
      await writeOpening(db, exam.id, { ended_at: ctx.now })
      await recordExam(db, ctx, exam, 'akhiri', {})
    })
    return moveEach(ctx, seen.id, await openSittings(ctx.db, seen.id), 'akhiri')
  },

  moveSittings: async (ctx, { id, ids, langkah }) => {
    await requireWatched(ctx.db, ctx, id)
    return moveEach(ctx, id, ids, langkah)
  },

  giveSittingTime: async (ctx, { id, menit, alasan, pilihan }) => {
    await requireWatched(ctx.db, ctx, id)
    const seen = new Map(pilihan.map((one) => [one.id, one.tambahan_menit]))
    return writeEachId(ctx.db, [...seen.keys()], async (db, sittingId) => {
      const sitting = await lockSittingOf(db, id, sittingId)
      const given = { menit, alasan, sebelumnya: seen.get(sittingId) ?? 0 }
      return outcomeOf(await giveTime(db, ctx, sitting, given))
    })
  },

  allowDevice: (ctx, { id, pengerjaan_id, perangkat_id, langkah }) =>
    inTransaction(ctx.db, async (db) => {
      await requireWatched(db, ctx, id)
      const sitting = await lockSittingOf(db, id, pengerjaan_id)
      await (langkah === 'izinkan' ? takeDevice : turnDeviceAway)(db, ctx, sitting, perangkat_id)
      return deskOf(db, ctx, id)
    }),

  getSittingLog: async (ctx, { id, pengerjaan_id }) => {
    await requireWatched(ctx.db, ctx, id)
    const { kode } = requireOfExam(id, await sittingById(ctx.db, pengerjaan_id))
    const [devices, entries] = [await loggedDevices(ctx.db, pengerjaan_id), await sittingLog(ctx.db, pengerjaan_id)]
    return { id: pengerjaan_id, kode, devices, entries }
  },

  createExamIncident: (ctx, given) =>
    inTransaction(ctx.db, async (db) => {
      const exam = await requireWatched(db, ctx, given.id)
      return noteIncident(db, ctx, given, labelOf(exam))
    }),
}
