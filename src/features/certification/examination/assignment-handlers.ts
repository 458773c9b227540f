import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { holdSchedule, trainingById } from '../../catalogue/schedules/service.ts'
import { candidateFacts } from './assignment-facts.ts'
import {
  assignmentsOf,
  type ExaminerRow,
  examinersFor,
  insertConflict,
  placeOfAssignment,
} from './assignment-queries.ts'
import { against, assignments, heldCandidate, isAssignable, labelOf, offer, tellOffered } from './assignments.ts'
import { attendeesOn } from './attendance-queries.ts'
import { completeScoring } from './complete-scoring.ts'
import type { examinationOfficeCalls } from './office-contract.ts'
import { CONFLICT_KINDS } from './rules.ts'
import { releaseExaminers } from './service.ts'

type Calls = Pick<
  typeof examinationOfficeCalls,
  'getAssignments' | 'assignExaminer' | 'withdrawAssignment' | 'declareConflict' | 'assignForSchedule'
>

const unknownExaminer = (field: string) =>
  new Problem('INVALID', { errors: { [field]: ['Penguji ini tidak ditemukan. Muat ulang, lalu pilih lagi.'] } })

interface Skipped {
  peserta: string
  penguji: string
  halangan: string[]
}

/** Asks one examiner for all candidates of a date, in one transaction with one letter; answers whom it skipped. */
const offerAll = (ctx: Context, schedule_id: number, examinerId: number) =>
  inTransaction(ctx.db, async (db) => {
    // Nobody leaves the date or joins it meanwhile.
    await holdSchedule(db, schedule_id)
    const offered: ExaminerRow[] = []
    const dilewati: Skipped[] = []
    for (const { id, tahap } of await attendeesOn(db, schedule_id)) {
      if (tahap !== 'terjadwal') continue
      const row = await heldCandidate(db, { id })
      const [examiner] = await examinersFor(db, row, [examinerId])
      if (!examiner) throw unknownExaminer('examiner_ids')
      if (examiner.assigned) continue
      const halangan = against(ctx, examiner, await candidateFacts(db, ctx, row))
      if (halangan.length > 0) {
        dilewati.push({ peserta: row.nama, penguji: examiner.nama, halangan })
        continue
      }
      await offer(db, ctx, row, examiner)
      offered.push(examiner)
    }
    const [examiner] = offered
    if (examiner) await tellOffered(db, ctx, { examiner, schedule_id, peserta: offered.length })
    return { ditugaskan: offered.length, dilewati }
  })

export const assignmentHandlers: Handlers<Calls, Context> = {
  getAssignments: (ctx, { id }) => assignments(ctx.db, ctx, id),

  assignExaminer: (ctx, { id, examiner_id }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await heldCandidate(db, { id })
      if (!isAssignable(row)) throw new Problem('STALE')
      const [examiner] = await examinersFor(db, row, [examiner_id])
      if (!examiner) throw unknownExaminer('examiner_id')
      const halangan = examiner.assigned
        ? ['Sudah ditugaskan kepada peserta ini.']
        : against(ctx, examiner, await candidateFacts(db, ctx, row))
      if (halangan.length > 0) throw new Problem('EXAMINER_NOT_FREE', { errors: { examiner_id: halangan } })
      await offer(db, ctx, row, examiner)
      await tellOffered(db, ctx, { examiner, schedule_id: row.schedule_id, peserta: 1 })
      return assignments(db, ctx, id)
    }),

  withdrawAssignment: (ctx, { id, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const place = await placeOfAssignment(db, id)
      if (!place) throw new Problem('RECORD_NOT_FOUND')
      const row = await heldCandidate(db, { id: place.user_training_id })
      const given = (await assignmentsOf(db, row.id)).find((each) => each.id === id)
      if (given?.locked_at) throw new Problem('SCORES_LOCKED')
      const withdrawn = await releaseExaminers(db, ctx, { application: row, alasan, only: { id } })
      if (withdrawn === 0) throw new Problem('ASSIGNMENT_ANSWERED')
      await completeScoring(db, ctx, row.id)
      return assignments(db, ctx, row.id)
    }),

  declareConflict: (ctx, { id, examiner_id, jenis, keterangan }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await heldCandidate(db, { id })
      const [examiner] = await examinersFor(db, row, [examiner_id])
      if (!examiner) throw unknownExaminer('examiner_id')
      const conflict = { examiner_id, user_id: row.user_id, jenis, keterangan }
      await insertConflict(db, { ...conflict, declared_by: member(ctx).id, at: ctx.now })
      await recordAudit(db, ctx, {
        action: 'catat hubungan penguji',
        noun: 'permohonan',
        nounId: id,
        label: labelOf(row),
        after: { penguji: examiner.nama, jenis },
      })
      await releaseExaminers(db, ctx, { application: row, alasan: CONFLICT_KINDS[jenis], only: { examiner_id } })
      await completeScoring(db, ctx, row.id)
      return assignments(db, ctx, id)
    }),

  assignForSchedule: async (ctx, { id, examiner_ids }) => {
    if (!(await trainingById(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    const outcome = { ditugaskan: 0, dilewati: [] as Skipped[] }
    for (const examinerId of new Set(examiner_ids)) {
      const { ditugaskan, dilewati } = await offerAll(ctx, id, examinerId)
      outcome.ditugaskan += ditugaskan
      outcome.dilewati.push(...dilewati)
    }
    return outcome
  },
}
