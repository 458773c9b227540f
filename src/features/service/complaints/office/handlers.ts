import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { complaintCase } from '../case-view.ts'
import { insertInvolvement, uninvolvedStaff } from '../involvement-queries.ts'
import { notifyCaseHandler, notifyReporter, recordComplaintAudit } from '../notification-service.ts'
import { type ComplaintRow, insertComplaintEntry, lockComplaintFor, updateComplaint } from '../queries.ts'
import { complaintTransitionRule, isComplaintClosed } from '../rules.ts'
import { takeComplaintTransition } from '../transition-service.ts'
import type { complaintOfficeCalls } from './contract.ts'
import { complaintsFor, isPastTarget } from './queries.ts'

interface SeenCase {
  id: number
  version?: number
}

/** Locks a case that the caller may see; throws STALE where they saw an older version. */
async function lockVisibleComplaint(db: Db, ctx: Context, { id, version }: SeenCase): Promise<ComplaintRow> {
  const complaint = await lockComplaintFor(db, requireAccount(ctx).id, id)
  if (!complaint) throw new Problem('RECORD_NOT_FOUND')
  if (version !== undefined && version !== complaint.version) throw new Problem('STALE')
  return complaint
}

/** Locks a case for its handler alone; throws COMPLAINT_NOT_YOURS for anybody else. */
async function lockHandledComplaint(db: Db, ctx: Context, seen: SeenCase): Promise<ComplaintRow> {
  const complaint = await lockVisibleComplaint(db, ctx, seen)
  if (complaint.handler_id !== requireAccount(ctx).id) throw new Problem('COMPLAINT_NOT_YOURS')
  return complaint
}

/** Changes a case in one transaction, and answers it as it is then. */
const changeCase = (ctx: Context, id: number, work: (db: Db) => Promise<unknown>) =>
  inTransaction(ctx.db, async (db) => {
    await work(db)
    return complaintCase(db, ctx, id)
  })

/** The first handler acknowledges a complaint by taking it up. */
const setCaseHandler = (db: Db, ctx: Context, { id, acknowledged_at }: ComplaintRow, handlerId: number) =>
  updateComplaint(db, id, { handler_id: handlerId, acknowledged_at: acknowledged_at ?? ctx.now })

const NO_WORDS = 'Tulis keterangannya; pelapor membacanya.'
const CHOICES = { true: true, false: false } as const

export const complaintOfficeHandlers: Handlers<typeof complaintOfficeCalls, Context> = {
  listComplaint: async (ctx, { status, jenis_pengaduan, terlambat, penangan, order = 'asc', ...given }) => {
    const { id: userId } = requireAccount(ctx)
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis_pengaduan === undefined ? [] : [sql`r.jenis_pengaduan = ${jenis_pengaduan}`]),
      ...(terlambat === undefined ? [] : [sql`(${isPastTarget(ctx.today)}) = ${CHOICES[terlambat]}`]),
      ...(penangan === undefined
        ? []
        : [penangan === 'saya' ? sql`r.handler_id = ${userId}` : sql`r.handler_id is null`]),
    ]
    const source = { rows: complaintsFor(userId), search: true, conditions, order }
    const { data, ...counts } = await officeListPage(ctx.db, source, given)
    const rows = data.map((row) => ({ ...row, terlambat: row.target !== null && row.target < ctx.today }))
    return { data: rows, ...counts }
  },

  getComplaint: async (ctx, { id }) => {
    const shown = await complaintCase(ctx.db, ctx, id)
    const about = { owner_id: null, perihal: shown.no_tiket }
    if (shown.pelapor) await recordPersonalRead(ctx.db, ctx, { isi: 'pelapor', ...about })
    return shown
  },

  takeOverComplaint: (ctx, seen) =>
    changeCase(ctx, seen.id, async (db) => {
      const complaint = await lockVisibleComplaint(db, ctx, seen)
      await setCaseHandler(db, ctx, complaint, requireAccount(ctx).id)
      await notifyCaseHandler(db, ctx, complaint, complaint.handler_id, 'diambil alih petugas lain')
      await recordComplaintAudit(db, ctx, complaint, 'ambil alih')
    }),

  handOverComplaint: (ctx, { user_id, ...seen }) =>
    changeCase(ctx, seen.id, async (db) => {
      const complaint = await lockVisibleComplaint(db, ctx, seen)
      const free = await uninvolvedStaff(db, complaint.id)
      if (!free.some((one) => one.user_id === user_id && one.menangani)) throw new Problem('COMPLAINT_INVOLVED')
      await setCaseHandler(db, ctx, complaint, user_id)
      await notifyCaseHandler(db, ctx, complaint, user_id, 'diserahkan kepada Anda')
      await recordComplaintAudit(db, ctx, complaint, 'serahkan')
    }),

  moveComplaint: (ctx, { langkah, isi, ...seen }) =>
    changeCase(ctx, seen.id, async (db) => {
      const complaint = await lockHandledComplaint(db, ctx, seen)
      if (complaintTransitionRule(langkah).words && isi === '')
        throw new Problem('INVALID', { errors: { isi: [NO_WORDS] } })
      await takeComplaintTransition(db, ctx, complaint, { transition: langkah, isi })
    }),

  writeOnComplaint: (ctx, { id, jenis, isi }) =>
    changeCase(ctx, id, async (db) => {
      const complaint = await lockHandledComplaint(db, ctx, { id })
      // On a closed case staff write only notes, which stay in the office.
      if (jenis !== 'catatan' && isComplaintClosed(complaint.status)) throw new Problem('COMPLAINT_CLOSED')
      const entry = { complaint_id: id, jenis, dari_pelapor: false, user_id: requireAccount(ctx).id, isi, at: ctx.now }
      await insertComplaintEntry(db, entry)
      if (jenis === 'pesan') {
        await notifyReporter(db, ctx, complaint, { letter: 'complaintMessage', isi: withoutIdentityNumbers(isi) })
      }
      await recordComplaintAudit(db, ctx, complaint, jenis)
    }),

  // Handlers who name themselves step back; then nobody handles it.
  noteInvolvement: (ctx, { user_id, alasan, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const complaint = await lockVisibleComplaint(db, ctx, seen)
      const self = requireAccount(ctx).id
      if (user_id !== self && complaint.handler_id !== self) throw new Problem('COMPLAINT_NOT_YOURS')
      const free = await uninvolvedStaff(db, complaint.id)
      if (!free.some((one) => one.user_id === user_id)) throw new Problem('COMPLAINT_INVOLVED')
      await insertInvolvement(db, { complaint_id: complaint.id, user_id, alasan })
      await updateComplaint(db, complaint.id, user_id === complaint.handler_id ? { handler_id: null } : {})
      await recordComplaintAudit(db, ctx, complaint, 'nyatakan terlibat')
      return { id: complaint.id }
    }),
}
