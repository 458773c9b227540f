import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { STAGES } from '../applications/rules.ts'
import { heldApplication } from '../applications/service.ts'
import { obstaclesOf } from './assignment-facts.ts'
import { completeScoring } from './complete-scoring.ts'
import { missingScores } from './rules.ts'
import type { scoringOfficeCalls } from './scoring-contract.ts'
import {
  type AssignmentRow,
  answer,
  foundBy,
  lockAssignment,
  type OwnAssignment,
  ownAssignment,
  ownAssignments,
} from './scoring-queries.ts'
import { writeScores } from './scoring-sheet.ts'
import { scoringOf } from './scoring-view.ts'
import { examinedOf } from './service.ts'

const NOUN = 'penilaian'

async function shown(db: Db, ctx: Context, id: number): Promise<OwnAssignment> {
  const own = await ownAssignment(db, member(ctx).id, id)
  if (!own) throw new Problem('RECORD_NOT_FOUND')
  return own
}

/** One's own assignment with its application, both as nobody else changes them until the transaction ends. */
async function held(db: Db, ctx: Context, id: number) {
  const { user_training_id } = await shown(db, ctx, id)
  const application = await heldApplication(db, { id: user_training_id })
  return { own: await shown(db, ctx, id), application }
}

/** The same, as long as scores can be written. */
async function heldSheet(db: Db, ctx: Context, id: number): Promise<OwnAssignment> {
  const { own } = await held(db, ctx, id)
  if (own.locked_at) throw new Problem('SCORES_LOCKED')
  if (own.status !== 'diterima' || own.tahap !== 'diuji') throw new Problem('STALE')
  return own
}

const noted = (db: Db, ctx: Context, { id, nomor, nama }: OwnAssignment, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: `${nomor ?? ''}, ${nama}`, after })

export const scoringOfficeHandlers: Handlers<typeof scoringOfficeCalls, Context> = {
  listScoring: async (ctx, { page, perPage, sort, order = 'asc', q, id, status, terkunci }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(terkunci === undefined ? [] : [sql`(r.locked_at is not null) = ${terkunci}`]),
    ]
    const source = { rows: ownAssignments(member(ctx).id), search: true, conditions, order }
    const { data, total } = await listed(ctx.db, source, { page, perPage, sort, order, q, id })
    const rows = data as unknown as AssignmentRow[]
    return { data: rows.map((row) => ({ ...row, tahap_label: STAGES[row.tahap].label })), total, page }
  },

  getScoring: async (ctx, { id }) => scoringOf(ctx.db, ctx, await shown(ctx.db, ctx, id)),

  answerAssignment: (ctx, { id, terima, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { own, application } = await held(db, ctx, id)
      if (own.status !== 'ditawarkan') throw new Problem('ASSIGNMENT_ANSWERED')
      if (terima && own.tahap !== 'terjadwal' && own.tahap !== 'diuji') throw new Problem('STALE')
      const against = terima ? await obstaclesOf(db, ctx, application, own.examiner_id) : []
      if (against && against.length > 0) throw new Problem('EXAMINER_NOT_FREE', { errors: { tidak_berpihak: against } })
      const status = terima ? 'diterima' : 'ditolak'
      const given = { status, alasan: terima ? null : alasan, at: ctx.now } as const
      if (!(await answer(db, id, given))) throw new Problem('ASSIGNMENT_ANSWERED')
      await noted(db, ctx, own, terima ? 'terima penugasan' : 'tolak penugasan', { status })
      return scoringOf(db, ctx, { ...own, status })
    }),

  saveScores: (ctx, { id, nilai }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await heldSheet(db, ctx, id)
      await writeScores(db, ctx, own, nilai)
      await noted(db, ctx, own, 'isi nilai', { jumlah: nilai.length })
      return scoringOf(db, ctx, own)
    }),

  lockScores: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const own = await heldSheet(db, ctx, id)
      const { unit, metode } = await examinedOf(db, own.user_training_id)
      const found = await foundBy(db, id)
      if (missingScores(unit, metode, found).length > 0) throw new Problem('SCORES_INCOMPLETE')
      await lockAssignment(db, id, ctx.now)
      await noted(db, ctx, own, 'kunci nilai', { nilai: found.map(({ catatan: _catatan, ...score }) => score) })
      await completeScoring(db, ctx, own.user_training_id)
      return scoringOf(db, ctx, await shown(db, ctx, id))
    }),
}
