import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { forgive } from '../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { complaintCalls } from './contract.ts'
import { acceptFiles, attachFiles, registerComplaint } from './filing-service.ts'
import { notifyCaseHandler, recordComplaintAudit } from './notification-service.ts'
import {
  type ComplaintRow,
  complaintByTicket,
  insertComplaintEntry,
  lockComplaintByTicket,
  updateComplaint,
} from './queries.ts'
import { isComplaintClosed } from './rules.ts'
import { isPin } from './sealing-service.ts'
import { followedComplaint } from './tracking-view.ts'
import { takeComplaintTransition } from './transition-service.ts'

interface Proof {
  no_tiket: string
  pin: string
}

type Find = (db: Db, ticket: string) => Promise<ComplaintRow | undefined>

/** The complaint, for a visitor who knows its PIN; an unknown ticket and a wrong PIN are refused alike. */
async function requireByPin(
  db: Db,
  ctx: Context,
  { no_tiket, pin }: Proof,
  find: Find = lockComplaintByTicket,
): Promise<ComplaintRow> {
  const complaint = await find(db, no_tiket)
  const isRight = isPin(ctx.keys, no_tiket, pin, complaint?.pin_hash)
  if (!complaint || !isRight) throw new Problem('COMPLAINT_NOT_FOUND')
  await forgive(db, ctx)
  return complaint
}

const FUTURE = 'Tanggal kejadian tidak boleh sesudah hari ini.'

export const complaintHandlers: Handlers<typeof complaintCalls, Context> = {
  getComplaintTerms: async ({ reads, today }) => {
    const settings = await settingsOn(reads, today)
    return {
      terima: settings.target_terima_pengaduan,
      validasi: settings.target_validasi_pengaduan,
      jawab: settings.target_jawab_pengaduan,
      buka_kembali: settings.buka_kembali_pengaduan,
      banding: settings.batas_banding,
      hari_ini: today,
    }
  },

  fileComplaint: withPreparation(
    async (ctx, given) => {
      const isAhead = given.tanggal_kejadian !== null && given.tanggal_kejadian > ctx.today
      if (isAhead) throw new Problem('INVALID', { errors: { tanggal_kejadian: [FUTURE] } })
      return acceptFiles(ctx, given.lampiran)
    },
    async (ctx, given, files) => inTransaction(ctx.db, (db) => registerComplaint(db, ctx, given, files)),
  ),

  trackComplaint: async (ctx, given) => {
    const { no_tiket } = await requireByPin(ctx.db, ctx, given, complaintByTicket)
    return followedComplaint(ctx.db, ctx, no_tiket)
  },

  // Files are read only for those who know the PIN.
  replyToComplaint: withPreparation(
    async (ctx, { lampiran, ...given }) => {
      await requireByPin(ctx.db, ctx, given, complaintByTicket)
      return acceptFiles(ctx, lampiran)
    },
    async (ctx, { isi, ...given }, files) =>
      inTransaction(ctx.db, async (db) => {
        const complaint = await requireByPin(db, ctx, given)
        if (isComplaintClosed(complaint.status)) throw new Problem('COMPLAINT_CLOSED')
        const entry_id = await recordReply(db, ctx, complaint, isi)
        await attachFiles(db, ctx, { complaint_id: complaint.id, entry_id }, files)
        return followedComplaint(db, ctx, complaint.no_tiket)
      }),
  ),

  reopenComplaint: (ctx, { isi, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const complaint = await requireByPin(db, ctx, given)
      await takeComplaintTransition(db, ctx, complaint, { transition: 'buka', isi })
      return followedComplaint(db, ctx, complaint.no_tiket)
    }),
}

/** An answer that was asked for moves the case on; any other is a message. Answers the entry. */
async function recordReply(db: Db, ctx: Context, complaint: ComplaintRow, isi: string): Promise<number> {
  if (complaint.status === 'menunggu_pelapor') {
    return (await takeComplaintTransition(db, ctx, complaint, { transition: 'jawab', isi })).entry_id
  }
  const { id } = await insertComplaintEntry(db, {
    complaint_id: complaint.id,
    jenis: 'pesan',
    dari_pelapor: true,
    user_id: null,
    isi,
    at: ctx.now,
  })
  await updateComplaint(db, complaint.id, {})
  await notifyCaseHandler(db, ctx, complaint, complaint.handler_id, 'dibalas')
  await recordComplaintAudit(db, ctx, complaint, 'balas', 'pelapor')
  return id
}
