import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { writeEachId } from '../../../../ground/office-lists/each-row.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Letter } from '../../../../letters.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, daysBetween } from '../../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { own } from '../../../../own-paths.ts'
import { Problem } from '../../../../problems.ts'
import { certificateRefusal } from '../../../certification/sanctions/rules.ts'
import { proposeSanction } from '../../../certification/sanctions/service.ts'
import { filesById } from '../../../platform/files/service.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { callReportToMind } from '../../duties/reminder-service.ts'
import { yearLabel } from '../../duties/rules.ts'
import { drawSample } from '../../sample-audits/service.ts'
import { lockReportOfYear, reportEventsOf } from '../queries.ts'
import { evidenceIdsOf, type MissingFollowUp, mayTakeReportTransition } from '../rules.ts'
import { REPORT_STATES } from '../state-rules.ts'
import { takeReportTransition } from '../transition-service.ts'
import { courseOf } from '../view.ts'
import type { reportingOfficeCalls } from './contract.ts'
import {
  colleaguesOn,
  contradictionsOf,
  lockMissingReport,
  missingReportById,
  missingSince,
  REPORTS,
  saveFollowUp,
  sentReportById,
} from './queries.ts'

async function officeReport(db: Db, id: number) {
  const row = await sentReportById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return {
    ...row,
    status_label: REPORT_STATES[row.status],
    jumlah_dokumen: row.dokumen.length,
    berkas: await filesById(db, evidenceIdsOf(row.dokumen)),
    riwayat: courseOf(await reportEventsOf(db, id)),
    rekan: await colleaguesOn(db, id),
    menurut_rekan: await contradictionsOf(db, id),
    dapat_diputus: mayTakeReportTransition('accept', row.status),
  }
}

interface DecisionAsked {
  id: number
  version: number
  alasan?: string
}

/** Accepts a report, or with a reason returns it. */
const decideReport = (ctx: Context, { id, version, alasan }: DecisionAsked) =>
  inTransaction(ctx.db, async (db) => {
    const transition = alasan === undefined ? 'accept' : 'return'
    const place = await sentReportById(db, id)
    const row = place && (await lockReportOfYear(db, place.year_id))
    if (!place || !row) throw new Problem('RECORD_NOT_FOUND')
    if (!mayTakeReportTransition(transition, row.status)) throw new Problem('REPORT_DECIDED')
    if (row.version !== version) throw new Problem('STALE')
    await takeReportTransition(db, ctx, { row, report_id: id, transition, catatan: alasan ?? null })
    if (transition === 'accept') await drawSample(db, ctx, { report_id: id, user_id: row.user_id })
    const path = own.report(row.id)
    const words = { name: place.nama, no_sertifikasi: row.no_sertifikasi, ke: row.ke, link: `${ctx.appUrl}${path}` }
    const letter: Letter =
      alasan === undefined
        ? { letter: 'reportAccepted', ...words }
        : { letter: 'reportReturned', ...words, catatan: alasan }
    await notifyUser(db, ctx, { id: row.user_id, email: place.email }, letter, path)
    return officeReport(db, id)
  })

/** Writes to the log what was done about a report that never came. */
const recordMissingReport = (
  db: Db,
  ctx: Context,
  action: 'ingatkan' | 'tindak-lanjuti',
  year: Parameters<typeof yearLabel>[0] & { id: number },
  after: object,
) => recordAudit(db, ctx, { action, noun: 'laporan-belum-masuk', nounId: year.id, label: yearLabel(year), after })

async function followedUp(db: Db, id: number) {
  const row = await missingReportById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

interface FollowUpAsked {
  id: number
  tindak_lanjut: MissingFollowUp
  catatan: string
}

/** Says what follows from a report that never came; a sanction is only proposed, and a person decides. */
const followUp = (ctx: Context, { id, tindak_lanjut, catatan: given }: FollowUpAsked) =>
  inTransaction(ctx.db, async (db) => {
    const row = await lockMissingReport(db, id)
    if (!row) throw new Problem('RECORD_NOT_FOUND')
    if (!row.report_awaited || row.followed_up_at !== null) throw new Problem('STALE')
    const by = requireAccount(ctx).id
    if (row.user_id === by) throw new Problem('NOT_YOUR_DECISION')
    const catatan = withoutIdentityNumbers(given)
    if (tindak_lanjut === 'usul_sanksi') {
      const refused = certificateRefusal('pembekuan', row, ctx.today)
      if (refused) throw new Problem(refused)
      const { certificate_id } = row
      const charge = { certificate_id, alasan: 'tanpa_laporan', uraian: catatan, opened_by: by } as const
      if ((await proposeSanction(db, ctx, charge)) === undefined) throw new Problem('SANCTION_OPEN')
    }
    await saveFollowUp(db, id, { tindak_lanjut, catatan, followed_up_by: by, followed_up_at: ctx.now })
    await recordMissingReport(db, ctx, 'tindak-lanjuti', row, { tindak_lanjut })
    return followedUp(db, id)
  })

export const reportingOfficeHandlers: Handlers<typeof reportingOfficeCalls, Context> = {
  listReport: async (ctx, { page, perPage, sort, order = 'asc', q, id, ...filters }) => {
    const conditions: RawBuilder<unknown>[] = Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`)
    const source = { rows: REPORTS, search: true, conditions, order }
    return officeListPage(ctx.db, source, { page, perPage, sort, order, q, id })
  },

  getOfficeReport: (ctx, { id }) => officeReport(ctx.db, id),

  acceptReport: (ctx, given) => decideReport(ctx, given),

  returnReport: (ctx, given) => decideReport(ctx, given),

  getMissingReport: (ctx, { id }) => followedUp(ctx.db, id),

  followUpMissingReport: (ctx, given) => followUp(ctx, given),

  listMissingReport: async (ctx, { page, perPage, sort, order = 'asc', q, id }) => {
    const { laporan_terlambat } = await settingsOn(ctx.db, ctx.today)
    const rows = missingSince(addDays(ctx.today, -laporan_terlambat))
    const source = { rows, search: true, conditions: [], order }
    const { data, ...counts } = await officeListPage(ctx.db, source, { page, perPage, sort, order, q, id })
    return { data: data.map((row) => ({ ...row, hari: daysBetween(row.jatuh_tempo, ctx.today) })), ...counts }
  },

  remindReports: (ctx, { ids }) =>
    writeEachId(ctx.db, ids, async (db, id) => {
      const year = await callReportToMind(db, ctx, id)
      await recordMissingReport(db, ctx, 'ingatkan', { ...year, id }, { reminded_at: ctx.now })
      return { id }
    }),
}
