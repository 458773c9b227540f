import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { Problem } from '../../../../problems.ts'
import { examinesOn } from '../../impartiality/service.ts'
import { requireOpenBank } from '../../items/service.ts'
import { sharedPapers, type WrittenExamRow, writtenExamOf, writtenExamRows } from '../paper-queries.ts'
import { EXAM_NOUN, setExamForms } from '../paper-service.ts'
import { writtenExamView } from '../view.ts'
import { type examFormsOfficeCalls, writtenExamResource } from './exam-contract.ts'

const IS_AHEAD = (now: Date) =>
  sql`not r.dibatalkan and coalesce(r.end_date, r.start_date) >= ${dayIn(bodyZone(), now)}::date`

const stored = resourceHandlers(writtenExamResource, {
  table: 'schedules',
  rows: writtenExamRows,
  filters: {
    menunggu: (value, now) =>
      value === 'datang' ? IS_AHEAD(now) : sql`${IS_AHEAD(now)} and cardinality(r.naskah) = 0 and r.peserta > 0`,
  },
  label: ({ id }) => `Jadwal ${id}`,
})

async function requireExam(db: Db, id: number): Promise<WrittenExamRow> {
  const exam = await writtenExamOf(db, id)
  if (!exam) throw new Problem('RECORD_NOT_FOUND')
  return exam
}

/** Composes who has which paper; that somebody read it is recorded. */
async function distributionOf(ctx: Context, exam: WrittenExamRow) {
  const { lembar: _count, ...facts } = exam
  const label = `${exam.skema}, ${exam.start_date}`
  await recordAudit(ctx.db, ctx, { action: 'baca daftar pembagian', noun: EXAM_NOUN, nounId: exam.id, label })
  return { ...facts, pembagian: await sharedPapers(ctx.db, exam.id) }
}

export const examFormsHandlers: Handlers<typeof examFormsOfficeCalls, Context> = {
  listWrittenExam: async (ctx, given) => {
    await requireOpenBank(ctx)
    return stored.listWrittenExam(ctx, given)
  },
  historyWrittenExam: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    return stored.historyWrittenExam(ctx, { id })
  },
  getWrittenExam: async (ctx, { id }) => {
    await requireOpenBank(ctx)
    return writtenExamView(ctx.db, ctx, await requireExam(ctx.db, id))
  },
  setExamForms: (ctx, { id, ...chosen }) =>
    inTransaction(ctx.db, async (db) => {
      const within = { ...ctx, db }
      const userId = await requireOpenBank(within)
      await setExamForms(db, within, { id, ...chosen, userId })
      return writtenExamView(db, ctx, await requireExam(db, id))
    }),
  getPaperDistribution: async (ctx, { id }) => {
    if (requireAccount(ctx).permissions.includes('soal')) throw new Problem('FORM_NAMES_APART')
    return distributionOf(ctx, await requireExam(ctx.db, id))
  },
  getOwnPaperDistribution: async (ctx, { id }) => {
    if (!(await examinesOn(ctx.db, id, requireAccount(ctx).id))) throw new Problem('RECORD_NOT_FOUND')
    return distributionOf(ctx, await requireExam(ctx.db, id))
  },
}
