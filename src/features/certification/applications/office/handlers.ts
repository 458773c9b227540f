import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { takeApplicationTransition } from '../../../../processes/applications/take-application-transition.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { proposeCancellation } from '../../invoices/refunds/cancellation-service.ts'
import { refundIfLeft } from '../../invoices/service.ts'
import { applicationRow } from '../application-queries.ts'
import { recordApplicationAudit } from '../audit-service.ts'
import { assignTo, requireCaseHandler } from '../cases/case-handler-service.ts'
import { waitsFor } from '../cases/handover-queries.ts'
import { applicationSelectionHandlers } from '../cases/selection-handlers.ts'
import { isBehindExam, lateSince, targetDay } from '../deadlines/target-rules.ts'
import { lockApplication, lockApplicationAlone } from '../lock-service.ts'
import { officeMessageHandlers } from '../messages/handlers.ts'
import { STAGES, type Stage } from '../rules.ts'
import { transitionRefusal } from '../service.ts'
import type { ApplicationTransition } from '../transitions/rules.ts'
import { type applicationOfficeCalls, reasonTemplateResource } from './contract.ts'
import { HAS_NEWS, markRequirements, queueRows, verifiers } from './queries.ts'
import { cancellationTerms, officeApplication } from './view.ts'

interface Asked {
  id: number
  tahap: Stage
  alasan?: string | null
  schedule_id?: number
}

/** Takes a transition for the office and answers the application. */
const takeOfficeTransition = (
  ctx: Context,
  transition: ApplicationTransition,
  { id, tahap, alasan = null, schedule_id }: Asked,
) =>
  inTransaction(ctx.db, async (db) => {
    await takeApplicationTransition(db, ctx, { id, transition, tahap, note: alasan, scheduleId: schedule_id })
    return officeApplication(db, ctx, id)
  })

type QueueCalls = Pick<
  typeof applicationOfficeCalls,
  'listApplication' | 'getOfficeApplication' | 'listApplicationHandlers'
>

const queueHandlers: Handlers<QueueCalls, Context> = {
  listApplication: async (
    ctx,
    { page, perPage, sort, order = 'asc', q, id, terlambat, pesan_baru, menunggu, penangan, ...columns },
  ) => {
    const { target_verifikasi, hari_libur } = await settingsOn(ctx.db, ctx.today)
    const late = sql`(r.tahap = 'diajukan' and r.tahap_sejak < ${lateSince(ctx.today, target_verifikasi, hari_libur)})`
    const equal = Object.entries(columns).filter(([, value]) => value !== undefined)
    const conditions = [
      ...equal.map(([name, value]) => sql`${sql.ref(`r.${name}`)} = ${value}`),
      ...(terlambat === undefined ? [] : [terlambat ? late : sql`not ${late}`]),
      ...(penangan === 'saya' ? [sql`r.handler_id = ${requireAccount(ctx).id}`] : []),
      ...(penangan === 'lain' ? [sql`r.handler_id <> ${requireAccount(ctx).id}`] : []),
      ...(penangan === 'belum' ? [sql`r.handler_id is null`] : []),
      ...(menunggu === undefined ? [] : [waitsFor(menunggu, ctx.today)]),
      ...(pesan_baru === undefined ? [] : [pesan_baru ? HAS_NEWS : sql`not ${HAS_NEWS}`]),
    ]
    const source = { rows: queueRows(), search: true, conditions, order }
    const { data, ...counts } = await officeListPage(ctx.db, source, { page, perPage, sort, order, q, id })
    const rows = data.map((row) => {
      const target = targetDay(row.tahap, row.tahap_sejak, target_verifikasi, hari_libur)
      const terlambat = target !== null && target < ctx.today
      const target_sesudah_uji = isBehindExam(target, row.tanggal_uji)
      return { ...row, tahap_label: STAGES[row.tahap].label, target, terlambat, target_sesudah_uji }
    })
    return { data: rows, ...counts }
  },

  getOfficeApplication: async (ctx, { id }) => {
    const shown = await officeApplication(ctx.db, ctx, id)
    if (shown.orang) {
      const about = { owner_id: shown.user_id, perihal: `Permohonan ${id}` }
      await recordPersonalRead(ctx.db, ctx, { isi: 'data_pemohon', ...about })
    }
    return shown
  },

  listApplicationHandlers: ({ db }) => verifiers(db),
}

export const applicationOfficeHandlers: Handlers<typeof applicationOfficeCalls, Context> = {
  ...resourceHandlers(reasonTemplateResource, {
    table: 'reason_templates',
    rows: sql`select id, version, jenis, isi, urutan, search_text from reason_templates`,
    search: true,
    label: ({ isi }) => isi,
  }),
  ...queueHandlers,
  ...officeMessageHandlers,
  ...applicationSelectionHandlers,

  checkRequirements: (ctx, { id, tahap, berkas }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockApplicationAlone(db, id)
      if (!row) throw new Problem('RECORD_NOT_FOUND')
      if (row.tahap !== tahap || tahap !== 'diajukan') throw new Problem('STALE')
      const marks = new Map(berkas.map((mark) => [mark.persyaratan, mark])).values()
      const changes = [...marks].map(({ file_id, ...mark }) => {
        const before = row.given.find(({ persyaratan }) => persyaratan === mark.persyaratan)
        if (before?.file_id !== file_id) throw new Problem('STALE')
        const { persyaratan, status } = before
        return { action: 'periksa berkas', before: { persyaratan, status }, after: mark }
      })
      const by = { checked_by: requireAccount(ctx).id, checked_at: ctx.now }
      await markRequirements(
        db,
        id,
        changes.map(({ after }) => after),
        by,
      )
      await recordApplicationAudit(db, ctx, row, ...changes)
      return officeApplication(db, ctx, id)
    }),

  returnApplication: (ctx, asked) => takeOfficeTransition(ctx, 'return', asked),

  approveApplication: async (ctx, asked) => {
    const row = await applicationRow(ctx.db, asked.id)
    return takeOfficeTransition(ctx, row?.registration_fee === 0 ? 'approveFree' : 'approve', asked)
  },

  rejectApplication: (ctx, asked) => takeOfficeTransition(ctx, 'reject', asked),

  cancelApplication: (ctx, { pihak, pengembalian, ...asked }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockApplication(db, asked)
      const refused = await transitionRefusal(db, ctx, row.id, 'cancel')
      if (refused) throw new Problem(refused)
      const money = await refundIfLeft(db, ctx, cancellationTerms(row, ctx.now, pihak))
      if ((money?.kembali ?? 0) !== pengembalian) throw new Problem('STALE')
      // Money takes two people: this one proposes, another one with the permission for it confirms.
      if (money) await proposeCancellation(db, ctx, { id: row.id, pihak, alasan: asked.alasan, pengembalian })
      else {
        const cancelled = { pihak, at: ctx.now }
        await takeApplicationTransition(db, ctx, { ...asked, transition: 'cancel', note: asked.alasan, cancelled })
      }
      return officeApplication(db, ctx, row.id)
    }),

  moveApplication: (ctx, asked) => takeOfficeTransition(ctx, 'move', asked),

  assignApplication: (ctx, { id, handler_id }) =>
    inTransaction(ctx.db, async (db) => {
      await assignTo(db, ctx, { id, handler: await requireCaseHandler(db, handler_id) })
      return officeApplication(db, ctx, id)
    }),
}
