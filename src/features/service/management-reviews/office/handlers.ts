import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { day, longDay } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { dueBy } from '../../quality/due-service.ts'
import { requireDueAhead, requireQualityOwner } from '../../quality/service.ts'
import { insertTask, REVIEW_RECORD, REVIEW_ROWS, TASK_ROWS } from '../queries.ts'
import { nextReview, nextTask, type ReviewTransition } from '../rules.ts'
import { gatherInputs } from '../view.ts'
import { type reviewOfficeCalls, reviewResource, taskResource } from './contract.ts'

type Review = StoredRecord<typeof reviewResource>
type Task = StoredRecord<typeof taskResource>

const label = ({ tanggal }: Pick<Review, 'tanggal'>): string => `Tinjauan ${longDay(tanggal)}`
const taskLabel = ({ uraian }: Pick<Task, 'uraian'>): string => uraian.slice(0, 120)

const reviews = resourceHandlers(reviewResource, {
  table: 'management_reviews',
  rows: REVIEW_ROWS,
  record: REVIEW_RECORD,
  filters: { jatuh_tempo: dueBy('tanggal', ['disiapkan']) },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'disiapkan') throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    if (form.sampai < form.dari) throw invalidFields({ sampai: 'Hari terakhir tidak sebelum hari pertama.' })
    const isSamePeriod = before?.dari === form.dari && before.sampai === form.sampai
    // Figures of another period would stand under this one.
    const written = { ...form, ...(isSamePeriod ? {} : { masukan: null, gathered_at: null }) }
    const moved = before?.tanggal === form.tanggal ? {} : { reminded_at: null }
    return before ? { ...written, ...moved } : { ...written, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

const tasks = resourceHandlers(taskResource, {
  table: 'review_tasks',
  rows: TASK_ROWS,
  filters: { jatuh_tempo: dueBy('batas', ['terbuka']) },
  label: taskLabel,
  values: async ({ db, before, form, ctx }) => {
    if (before?.status !== 'terbuka') throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    if (form.batas === before.batas) return form
    requireDueAhead(form.batas, ctx.today)
    return { ...form, reminded_at: null }
  },
})

type Asked = { id: number; version: number }

/** Takes a transition of a review by its table. */
const take = (
  ctx: Context,
  { id, version }: Asked,
  transition: ReviewTransition,
  action: string,
  change: (db: Db, review: Review) => Promise<Record<string, unknown>>,
): Promise<Review> =>
  takeRecordTransition<Review>(
    ctx,
    { id, version },
    {
      table: 'management_reviews',
      noun: reviewResource.name,
      action,
      label,
      get: reviews.getManagementReview,
      change: async (db, review) => {
        const outcome = nextReview(transition, review)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return { ...(await change(db, review)), status: outcome.next }
      },
    },
  )

export const reviewOfficeHandlers: Handlers<typeof reviewOfficeCalls, Context> = {
  ...reviews,
  ...tasks,

  gatherReviewInputs: (ctx, { id, version }) =>
    take(ctx, { id, version }, 'gather', 'kumpulkan', async (db, { dari, sampai }) => {
      const period = { dari: day(dari), sampai: day(sampai), today: ctx.today }
      return { masukan: JSON.stringify(await gatherInputs(db, period)), gathered_at: ctx.now }
    }),

  addReviewTask: (ctx, { id, version, ...task }) =>
    takeRecordTransition<Review>(
      ctx,
      { id, version },
      {
        table: 'management_reviews',
        noun: reviewResource.name,
        action: 'tambahkan',
        label,
        get: reviews.getManagementReview,
        change: async (db) => {
          requireDueAhead(task.batas, ctx.today)
          await requireQualityOwner(db, task.owner_id)
          const by = { created_by: requireAccount(ctx).id, created_at: ctx.now }
          const nounId = await insertTask(db, { ...task, batas: day(task.batas), review_id: id, ...by })
          await recordAudit(db, ctx, {
            action: 'buat',
            noun: taskResource.name,
            nounId,
            label: taskLabel(task),
            after: task,
          })
          return {}
        },
      },
    ),

  finishManagementReview: (ctx, { id, version, risalah }) =>
    take(ctx, { id, version }, 'finish', 'selesaikan', async () => ({
      risalah,
      finished_by: requireAccount(ctx).id,
      finished_at: ctx.now,
    })),

  finishReviewTask: (ctx, { hasil, ...asked }) =>
    takeRecordTransition<Task>(ctx, asked, {
      table: 'review_tasks',
      noun: taskResource.name,
      action: 'selesaikan',
      label: taskLabel,
      get: tasks.getReviewTask,
      change: async (_db, task) => {
        const finished_by = requireAccount(ctx).id
        const outcome = nextTask(task, finished_by)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return { status: outcome.next, hasil, finished_by, finished_at: ctx.now }
      },
    }),
}
