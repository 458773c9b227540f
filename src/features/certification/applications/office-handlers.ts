import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { officeResource } from '../../../server/office/store.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { labelOf, NOUN } from './advance.ts'
import { applicationRow, holdApplication } from './application-queries.ts'
import { officeMessageHandlers } from './message-handlers.ts'
import { type certificationOfficeCalls, reasonTemplateResource } from './office-contract.ts'
import { assignTo, HAS_NEWS, markRequirement, QUEUE, type QueueRow, verifiers } from './office-queries.ts'
import { officeApplication } from './office-view.ts'
import { STAGES, type Stage } from './rules.ts'
import { takeStep } from './service.ts'
import type { Step } from './step-rules.ts'
import { lateSince, targetDay } from './target.ts'

interface Asked {
  id: number
  tahap: Stage
  alasan?: string
  schedule_id?: number
}

/** Takes a step for the office and answers the application. */
const stepped = (ctx: Context, step: Step, { id, tahap, alasan, schedule_id }: Asked) =>
  inTransaction(ctx.db, async (db) => {
    const where = schedule_id === undefined ? {} : { scheduleId: schedule_id }
    await takeStep(db, ctx, { id, step, tahap, note: alasan ?? null, ...where })
    return officeApplication(db, ctx, id)
  })

type QueueCalls = Pick<
  typeof certificationOfficeCalls,
  'listApplication' | 'getOfficeApplication' | 'listApplicationHandlers'
>

const queueHandlers: Handlers<QueueCalls, Context> = {
  listApplication: async (ctx, { page, perPage, sort, order = 'asc', q, id, terlambat, pesan_baru, ...columns }) => {
    const { target_verifikasi, hari_libur } = await settingsOf(ctx.db, ctx.today)
    const late = sql`(r.tahap = 'diajukan' and r.stage_since < ${lateSince(ctx.today, target_verifikasi, hari_libur)})`
    const equal = Object.entries(columns).filter(([, value]) => value !== undefined)
    const conditions = [
      ...equal.map(([name, value]) => sql`${sql.ref(`r.${name}`)} = ${value}`),
      ...(terlambat === undefined ? [] : [terlambat ? late : sql`not ${late}`]),
      ...(pesan_baru === undefined ? [] : [pesan_baru ? HAS_NEWS : sql`not ${HAS_NEWS}`]),
    ]
    const source = { rows: QUEUE, search: true, conditions, order }
    const { data, total } = await listed(ctx.db, source, { page, perPage, sort, order, q, id })
    const rows = (data as unknown as QueueRow[]).map((row) => {
      const target = targetDay(row.tahap, row.stage_since, target_verifikasi, hari_libur)
      const terlambat = target !== null && target < ctx.today
      return { ...row, tahap_label: STAGES[row.tahap].label, target, terlambat }
    })
    return { data: rows, total, page }
  },

  getOfficeApplication: (ctx, { id }) => officeApplication(ctx.db, ctx, id),

  listApplicationHandlers: ({ db }) => verifiers(db),
}

export const certificationOfficeHandlers: Handlers<typeof certificationOfficeCalls, Context> = {
  ...officeResource(reasonTemplateResource, {
    table: 'reason_templates',
    rows: sql`select id, version, jenis, isi, urutan, search_text from reason_templates`,
    search: true,
    label: ({ isi }) => String(isi),
  }),
  ...queueHandlers,
  ...officeMessageHandlers,

  checkRequirement: (ctx, { id, tahap, berkas_id, ...mark }) =>
    inTransaction(ctx.db, async (db) => {
      const row = (await holdApplication(db, id)) ? await applicationRow(db, id) : undefined
      if (!row) throw new Problem('RECORD_NOT_FOUND')
      const before = row.given.find(({ persyaratan }) => persyaratan === mark.persyaratan)
      const isSeen = row.tahap === tahap && tahap === 'diajukan' && before?.file_id === berkas_id
      if (!isSeen) throw new Problem('STALE')
      await markRequirement(db, id, { ...mark, checked_by: member(ctx).id, checked_at: ctx.now })
      const states = { before: { persyaratan: mark.persyaratan, status: before.status }, after: mark }
      await recordAudit(db, ctx, { action: 'periksa berkas', noun: NOUN, nounId: id, label: labelOf(row), ...states })
      return officeApplication(db, ctx, id)
    }),

  returnApplication: (ctx, asked) => stepped(ctx, 'return', asked),

  approveApplication: async (ctx, asked) => {
    const row = await applicationRow(ctx.db, asked.id)
    return stepped(ctx, row?.biaya === 0 ? 'approveFree' : 'approve', asked)
  },

  rejectApplication: (ctx, asked) => stepped(ctx, 'reject', asked),

  cancelApplication: (ctx, asked) => stepped(ctx, 'cancel', asked),

  moveApplication: (ctx, asked) => stepped(ctx, 'move', asked),

  assignApplication: (ctx, { id, petugas_id }) =>
    inTransaction(ctx.db, async (db) => {
      const row = (await holdApplication(db, id)) ? await applicationRow(db, id) : undefined
      if (!row) throw new Problem('RECORD_NOT_FOUND')
      const handler = (await verifiers(db)).find((each) => each.id === petugas_id)
      if (petugas_id !== null && !handler) {
        throw new Problem('INVALID', { errors: { petugas_id: ['Pilih petugas yang boleh memverifikasi.'] } })
      }
      await assignTo(db, id, petugas_id, ctx.now)
      const states = { before: { petugas: row.petugas }, after: { petugas: handler?.name ?? null } }
      await recordAudit(db, ctx, { action: 'serahkan', noun: NOUN, nounId: id, label: labelOf(row), ...states })
      return officeApplication(db, ctx, id)
    }),
}
