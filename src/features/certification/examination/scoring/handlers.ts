import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { completeScoring } from '../../../../processes/applications/complete-scoring.ts'
import { fillWrittenCells } from '../../../../processes/exams/fill-written-cells.ts'
import { lockApplication } from '../../applications/lock-service.ts'
import { STAGES } from '../../applications/rules.ts'
import { writtenResultOf } from '../../marking/service.ts'
import { obstaclesOf } from '../assignments/service.ts'
import { notifyOfAnswer } from '../examiner-day-service.ts'
import { missingScores, unexplainedScores } from '../rules.ts'
import { examinedOf } from '../service.ts'
import type { scoringOfficeCalls } from './contract.ts'
import {
  markScoresLocked,
  type OwnAssignment,
  ownAssignment,
  ownAssignments,
  raiseVersion,
  scorableCondition,
  scoresGiven,
  updateAnswer,
} from './queries.ts'
import { writeScores } from './service.ts'
import { scoringOf } from './view.ts'

const NOUN = 'penilaian'

const UNEXPLAINED = 'Tulis alasan setiap temuan belum kompeten sebelum mengunci.'

async function requireOwnAssignment(db: Db, ctx: Context, id: number): Promise<OwnAssignment> {
  const own = await ownAssignment(db, requireAccount(ctx).id, id)
  if (!own) throw new Problem('RECORD_NOT_FOUND')
  return own
}

/** Locks one's own assignment with its application. */
async function lockOwnAssignment(db: Db, ctx: Context, id: number) {
  const { user_training_id } = await requireOwnAssignment(db, ctx, id)
  const application = await lockApplication(db, { id: user_training_id })
  return { own: await requireOwnAssignment(db, ctx, id), application }
}

/** Locks one's own assignment; throws unless scores can be written and the caller saw their present version. */
async function lockOpenSheet(
  db: Db,
  ctx: Context,
  { id, version }: { id: number; version: number },
): Promise<OwnAssignment> {
  const { own } = await lockOwnAssignment(db, ctx, id)
  if (own.locked_at) throw new Problem('SCORES_LOCKED')
  if (own.status !== 'diterima' || own.tahap !== 'diuji') throw new Problem('STALE')
  if (own.version !== version) throw new Problem('STALE')
  return own
}

const recordScoringAudit = (db: Db, ctx: Context, { id, nomor, nama }: OwnAssignment, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: `${nomor ?? ''}, ${nama}`, after })

export const scoringOfficeHandlers: Handlers<typeof scoringOfficeCalls, Context> = {
  listScoring: async (ctx, { order = 'asc', ...given }) => {
    const { status, terkunci, dapat_dinilai, schedule_id, except_schedule_id } = given
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(terkunci === undefined ? [] : [sql`(r.locked_at is not null) = ${terkunci}`]),
      ...(dapat_dinilai === undefined ? [] : [scorableCondition(dapat_dinilai)]),
      ...(schedule_id === undefined ? [] : [sql`r.schedule_id = ${schedule_id}`]),
      ...(except_schedule_id === undefined ? [] : [sql`r.schedule_id <> ${except_schedule_id}`]),
    ]
    const source = { rows: ownAssignments(requireAccount(ctx).id), search: true, conditions, order }
    const { data, ...counts } = await officeListPage(ctx.db, source, given)
    return { data: data.map((row) => ({ ...row, tahap_label: STAGES[row.tahap].label })), ...counts }
  },

  getScoring: async (ctx, { id }) => scoringOf(ctx.db, ctx, await requireOwnAssignment(ctx.db, ctx, id)),

  answerAssignment: (ctx, { id, terima, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { own, application } = await lockOwnAssignment(db, ctx, id)
      if (own.status !== 'ditawarkan') throw new Problem('ASSIGNMENT_ANSWERED')
      if (terima && own.tahap !== 'terjadwal' && own.tahap !== 'diuji') throw new Problem('STALE')
      const obstacles = terima ? await obstaclesOf(db, ctx, application, own.examiner_id) : []
      if (obstacles && obstacles.length > 0)
        throw new Problem('EXAMINER_NOT_FREE', { errors: { tidak_berpihak: obstacles } })
      const status = terima ? 'diterima' : 'ditolak'
      const given = { status, alasan: terima ? null : alasan, at: ctx.now } as const
      if (!(await updateAnswer(db, id, given))) throw new Problem('ASSIGNMENT_ANSWERED')
      await recordScoringAudit(db, ctx, own, terima ? 'terima penugasan' : 'tolak penugasan', { status })
      await notifyOfAnswer(db, ctx, own, terima)
      if (terima) await fillWrittenCells(db, ctx, own.user_training_id)
      return scoringOf(db, ctx, terima ? await requireOwnAssignment(db, ctx, id) : { ...own, status })
    }),

  saveScores: (ctx, { id, version, nilai }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await lockOpenSheet(db, ctx, { id, version })
      const paper = await writtenResultOf(db, own.user_training_id, 0)
      await writeScores(
        db,
        ctx,
        own,
        nilai,
        paper?.unit.map(({ unit }) => unit),
      )
      await raiseVersion(db, id)
      await recordScoringAudit(db, ctx, own, 'isi nilai', { jumlah: nilai.length })
      return scoringOf(db, ctx, { ...own, version: version + 1 })
    }),

  lockScores: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await lockOpenSheet(db, ctx, { id, version })
      const paper = await writtenResultOf(db, own.user_training_id, 0)
      if (paper && !paper.selesai) throw new Problem('PAPER_UNMARKED')
      await fillWrittenCells(db, ctx, own.user_training_id)
      const { sel } = await examinedOf(db, own.user_training_id)
      const found = await scoresGiven(db, id)
      if (missingScores(sel, found).length > 0) throw new Problem('SCORES_INCOMPLETE')
      if (unexplainedScores(found).length > 0) throw invalidFields({ catatan: UNEXPLAINED })
      await markScoresLocked(db, id, ctx.now)
      await recordScoringAudit(db, ctx, own, 'kunci nilai', {
        nilai: found.map(({ catatan: _catatan, ...score }) => score),
      })
      await completeScoring(db, ctx, own.user_training_id)
      return scoringOf(db, ctx, await requireOwnAssignment(db, ctx, id))
    }),
}
