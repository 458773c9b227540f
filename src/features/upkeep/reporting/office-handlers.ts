import { type RawBuilder, sql } from 'kysely'
import { addDays, daysBetween } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { listed } from '../../../server/office/list.ts'
import { filesById } from '../../platform/files/service.ts'
import { tell } from '../../platform/notifications/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { drawSample } from '../sample-audits/service.ts'
import { advance, letterOf } from './advance.ts'
import type { reportingOfficeCalls } from './office-contract.ts'
import {
  colleaguesOn,
  contradictedBy,
  type ListedReport,
  type MissingReport,
  missingSince,
  REPORTS,
  sentReport,
} from './office-queries.ts'
import { eventsOf, heldReport } from './queries.ts'
import { mayTake, REPORT_STATES } from './rules.ts'
import { courseOf, evidenceIn } from './view.ts'

async function officeReport(db: Db, id: number) {
  const row = await sentReport(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return {
    ...row,
    status_label: REPORT_STATES[row.status],
    jumlah_dokumen: row.dokumen.length,
    berkas: await filesById(db, evidenceIn(row.dokumen)),
    riwayat: courseOf(await eventsOf(db, id)),
    rekan: await colleaguesOn(db, id),
    menurut_rekan: await contradictedBy(db, id),
    dapat_diputus: mayTake('accept', row.status),
  }
}

interface Asked {
  id: number
  version: number
  alasan?: string
}

/** Accepts a report, or with a reason returns it. */
const decided = (ctx: Context, { id, version, alasan }: Asked) =>
  inTransaction(ctx.db, async (db) => {
    const step = alasan === undefined ? 'accept' : 'return'
    const place = await sentReport(db, id)
    const row = place && (await heldReport(db, place.year_id))
    if (!place || !row) throw new Problem('RECORD_NOT_FOUND')
    if (!mayTake(step, row.status)) throw new Problem('REPORT_DECIDED')
    if (row.version !== version) throw new Problem('STALE')
    await advance(db, ctx, { row, report_id: id, step, ...(alasan === undefined ? {} : { catatan: alasan }) })
    if (step === 'accept') await drawSample(db, ctx, { report_id: id, user_id: row.user_id })
    const path = `/user/pelaporan-kinerja?tahun=${row.id}`
    const letter = letterOf(row, place.nama, `${ctx.appUrl}${path}`, alasan)
    await tell(db, ctx, { id: row.user_id, email: place.email }, letter, path)
    return officeReport(db, id)
  })

export const reportingOfficeHandlers: Handlers<typeof reportingOfficeCalls, Context> = {
  listReport: async (ctx, { page, perPage, sort, order = 'asc', q, id, ...filters }) => {
    const conditions: RawBuilder<unknown>[] = Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`)
    const source = { rows: REPORTS, search: true, conditions, order }
    const { data, total } = await listed(ctx.db, source, { page, perPage, sort, order, q, id })
    return { data: data as unknown as ListedReport[], total, page }
  },

  getOfficeReport: (ctx, { id }) => officeReport(ctx.db, id),

  acceptReport: (ctx, given) => decided(ctx, given),

  returnReport: (ctx, given) => decided(ctx, given),

  listMissingReport: async (ctx, { page, perPage, sort, order = 'asc', q, id }) => {
    const { laporan_terlambat } = await settingsOf(ctx.db, ctx.today)
    const rows = missingSince(addDays(ctx.today, -laporan_terlambat))
    const source = { rows, search: true, conditions: [], order }
    const { data, total } = await listed(ctx.db, source, { page, perPage, sort, order, q, id })
    const late = (data as unknown as MissingReport[]).map((row) => ({
      ...row,
      hari: daysBetween(row.jatuh_tempo, ctx.today),
    }))
    return { data: late, total, page }
  },
}
