import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { completeScoring } from '../../../../processes/applications/complete-scoring.ts'
import { lockSchedule, scheduleById } from '../../../catalogue/schedules/service.ts'
import { lockApplication } from '../../applications/lock-service.ts'
import { attendeesOn } from '../attendance/queries.ts'
import type { examinationOfficeCalls } from '../office/contract.ts'
import { CONFLICT_KINDS, candidateLabel, isAssignable } from '../rules.ts'
import { releaseExaminers } from '../service.ts'
import { assignmentsOf, type ExaminerRow, examinersFor, placeOfAssignment, upsertConflict } from './queries.ts'
import { conditionDemand, notifyOfOffer, obstaclesToOffer, offerAssignment } from './service.ts'
import { candidateAssignments, scheduleProposal } from './view.ts'

type Calls = Pick<
  typeof examinationOfficeCalls,
  | 'getAssignments'
  | 'assignExaminer'
  | 'withdrawAssignment'
  | 'declareConflict'
  | 'proposeExaminers'
  | 'assignForSchedule'
>

/** Locks an application after its schedule; drafts are visible to their owners only. */
async function lockCandidate(db: Db, id: number) {
  const row = await lockApplication(db, { id })
  if (row.tahap === 'draft') throw new Problem('RECORD_NOT_FOUND')
  return row
}

const unknownExaminer = (field: string) =>
  new Problem('INVALID', { errors: { [field]: ['Penguji ini tidak ditemukan. Muat ulang, lalu pilih lagi.'] } })

interface Skipped {
  peserta: string
  penguji: string
  halangan: string[]
}

/** Asks an examiner for all candidates of a schedule, in one transaction with one letter; returns those it skipped. */
const offerForSchedule = (ctx: Context, schedule_id: number, examinerId: number) =>
  inTransaction(ctx.db, async (db) => {
    // Nobody leaves the schedule or joins it meanwhile.
    await lockSchedule(db, schedule_id)
    const demand = await conditionDemand(db, ctx.today)
    const offered: ExaminerRow[] = []
    const dilewati: Skipped[] = []
    for (const { id, tahap } of await attendeesOn(db, schedule_id)) {
      if (tahap !== 'terjadwal') continue
      const row = await lockCandidate(db, id)
      const [examiner] = await examinersFor(db, row, [examinerId])
      if (!examiner) throw unknownExaminer('examiner_ids')
      if (examiner.assigned) continue
      const halangan = await obstaclesToOffer(db, ctx, examiner, row, demand)
      if (halangan.length > 0) {
        dilewati.push({ peserta: row.nama, penguji: examiner.nama, halangan })
        continue
      }
      await offerAssignment(db, ctx, row, examiner)
      offered.push(examiner)
    }
    const [examiner] = offered
    if (examiner) await notifyOfOffer(db, ctx, { examiner, schedule_id, peserta: offered.length })
    return { ditugaskan: offered.length, dilewati }
  })

export const assignmentHandlers: Handlers<Calls, Context> = {
  getAssignments: (ctx, { id }) => candidateAssignments(ctx.db, ctx, id),

  assignExaminer: (ctx, { id, examiner_id }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockCandidate(db, id)
      if (!isAssignable(row.tahap)) throw new Problem('STALE')
      const [examiner] = await examinersFor(db, row, [examiner_id])
      if (!examiner) throw unknownExaminer('examiner_id')
      const halangan = examiner.assigned
        ? ['Sudah ditugaskan kepada peserta ini.']
        : await obstaclesToOffer(db, ctx, examiner, row, await conditionDemand(db, ctx.today))
      if (halangan.length > 0) throw new Problem('EXAMINER_NOT_FREE', { errors: { examiner_id: halangan } })
      await offerAssignment(db, ctx, row, examiner)
      await notifyOfOffer(db, ctx, { examiner, schedule_id: row.schedule_id, peserta: 1 })
      return candidateAssignments(db, ctx, id)
    }),

  withdrawAssignment: (ctx, { id, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const place = await placeOfAssignment(db, id)
      if (!place) throw new Problem('RECORD_NOT_FOUND')
      const row = await lockCandidate(db, place.user_training_id)
      const given = (await assignmentsOf(db, row.id)).find((each) => each.id === id)
      if (given?.locked_at) throw new Problem('SCORES_LOCKED')
      const withdrawn = await releaseExaminers(db, ctx, { application: row, alasan, only: { id } })
      if (withdrawn === 0) throw new Problem('ASSIGNMENT_ANSWERED')
      await completeScoring(db, ctx, row.id)
      return candidateAssignments(db, ctx, row.id)
    }),

  declareConflict: (ctx, { id, examiner_id, jenis, keterangan }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockCandidate(db, id)
      const [examiner] = await examinersFor(db, row, [examiner_id])
      if (!examiner) throw unknownExaminer('examiner_id')
      const conflict = { examiner_id, user_id: row.user_id, jenis, keterangan }
      await upsertConflict(db, { ...conflict, declared_by: requireAccount(ctx).id, at: ctx.now })
      await recordAudit(db, ctx, {
        action: 'catat hubungan penguji',
        noun: 'permohonan',
        nounId: id,
        label: candidateLabel(row),
        after: { penguji: examiner.nama, jenis },
      })
      await releaseExaminers(db, ctx, { application: row, alasan: CONFLICT_KINDS[jenis], only: { examiner_id } })
      await completeScoring(db, ctx, row.id)
      return candidateAssignments(db, ctx, id)
    }),

  proposeExaminers: async (ctx, { id }) => {
    const schedule = await scheduleById(ctx.db, id)
    if (!schedule) throw new Problem('RECORD_NOT_FOUND')
    return scheduleProposal(ctx.db, ctx, schedule)
  },

  assignForSchedule: async (ctx, { id, examiner_ids }) => {
    if (!(await scheduleById(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    const outcome = { ditugaskan: 0, dilewati: [] as Skipped[] }
    for (const examinerId of new Set(examiner_ids)) {
      const { ditugaskan, dilewati } = await offerForSchedule(ctx, id, examinerId)
      outcome.ditugaskan += ditugaskan
      outcome.dilewati.push(...dilewati)
    }
    return outcome
  },
}
