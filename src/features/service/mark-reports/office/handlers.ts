import { sql } from 'kysely'
import { sendMail } from '../../../../documents/mail/mail.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, type Day, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { dueBy } from '../../quality/due-service.ts'
import { requireDueAhead, requireQualityOwner } from '../../quality/service.ts'
import { certificateOfNumber, MARK_RECORD, MARK_ROWS } from '../queries.ts'
import { isMarkOpen, type MarkTransition, nextMark, OPEN_MARKS } from '../rules.ts'
import { type markReportOfficeCalls, markReportResource } from './contract.ts'

type Report = StoredRecord<typeof markReportResource>

// Names of strangers stay out of the log.
const label = ({ id }: Pick<Report, 'id'>): string => `Laporan ${id}`

function requireSeen(terlihat_pada: Day | null, today: Day): void {
  if (terlihat_pada !== null && terlihat_pada > today) {
    throw invalidFields({ terlihat_pada: 'Tanggal terlihat tidak boleh sesudah hari ini.' })
  }
}

/** As on the desk: due within days or late, or nobody answers for it yet. */
function waitsForSomebody(value: unknown, now: Date) {
  const waits = sql<boolean>`(${dueBy('batas', OPEN_MARKS)(true, now)} or r.owner_id is null and r.status = 'dilaporkan')`
  return value === true ? waits : sql<boolean>`not ${waits}`
}

const reports = resourceHandlers(markReportResource, {
  table: 'mark_reports',
  rows: MARK_ROWS,
  record: MARK_RECORD,
  search: true,
  filters: { jatuh_tempo: waitsForSomebody },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && !isMarkOpen(before.status)) throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    requireSeen(form.terlihat_pada, ctx.today)
    const { batas: given, ...rest } = form
    const batas = given ?? addDays(ctx.today, (await settingsOn(db, ctx.today)).batas_tanda)
    if (batas !== before?.batas) requireDueAhead(batas, ctx.today)
    const certificate_id = await certificateOfNumber(db, form.no_sertifikasi)
    const written = { ...rest, batas, certificate_id, ...(batas === before?.batas ? {} : { reminded_at: null }) }
    if (before) return written
    const created_by = requireAccount(ctx).id
    const file_id = 'file_id' in form ? form.file_id : null
    if (file_id !== null) await requireOwnFiles(db, created_by, [file_id])
    return { ...written, file_id, asal: 'kantor', created_by, created_at: ctx.now }
  },
})

type Asked = { id: number; version: number }

/** Takes a transition by the table; whoever takes it answers for a report that nobody has taken yet. */
const take = (
  ctx: Context,
  { id, version }: Asked,
  transition: MarkTransition,
  action: string,
  change: (db: Db, report: Report) => Promise<Record<string, unknown>>,
): Promise<Report> =>
  takeRecordTransition<Report>(
    ctx,
    { id, version },
    {
      table: 'mark_reports',
      noun: markReportResource.name,
      action,
      label,
      get: reports.getMarkReport,
      change: async (db, report) => {
        const status = nextMark(transition, report.status)
        if (status === undefined) throw new Problem('QUALITY_STATE')
        const owner_id = report.owner_id ?? requireAccount(ctx).id
        return { ...(await change(db, report)), owner_id, status, reminded_at: null }
      },
    },
  )

/** Ends a report with its reason. */
const end = (ctx: Context, { catatan, ...asked }: Asked & { catatan: string }, as: MarkTransition, action: string) =>
  take(ctx, asked, as, action, async () => ({ catatan, closed_by: requireAccount(ctx).id, closed_at: ctx.now }))

export const markReportOfficeHandlers: Handlers<typeof markReportOfficeCalls, Context> = {
  ...reports,

  sendMarkLetter: (ctx, { email, surat, batas, ...asked }) =>
    take(ctx, asked, 'send', 'surati', async (db, { pemakai }) => {
      requireDueAhead(batas, ctx.today)
      if (email !== null) {
        const facts = { isi: surat, batas: longDay(batas), link: `${ctx.appUrl}${to.markUse}` }
        await sendMail(db, ctx, { letter: 'markUse', name: pemakai, to: email, ...facts })
      }
      return { email, surat, batas, sent_by: requireAccount(ctx).id, sent_at: ctx.now }
    }),

  answerMarkReport: (ctx, { jawaban, answer_file_id, batas, ...asked }) =>
    take(ctx, asked, 'answer', 'jawab', async (db) => {
      requireDueAhead(batas, ctx.today)
      if (answer_file_id !== null) await requireOwnFiles(db, requireAccount(ctx).id, [answer_file_id])
      return { jawaban, answer_file_id, batas, answered_at: ctx.now }
    }),

  stopMarkUse: (ctx, given) => end(ctx, given, 'stop', 'hentikan'),
  acceptMarkUse: (ctx, given) => end(ctx, given, 'accept', 'sahkan'),
  referMarkUse: (ctx, given) => end(ctx, given, 'refer', 'teruskan'),
}
