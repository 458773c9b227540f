import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { forgive } from '../../../server/http/session.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type { complaintCalls, FollowedComplaint } from './contract.ts'
import { acceptedFiles, attach, register } from './filing.ts'
import { takeComplaintStep } from './moving.ts'
import {
  type ComplaintRow,
  changeComplaint,
  complaintByTicket,
  entriesOf,
  filesOf,
  heldComplaint,
  insertEntry,
} from './queries.ts'
import { isClosed } from './rules.ts'
import { isPin } from './sealing.ts'
import { noted, tellHandler } from './telling.ts'

interface Proof {
  no_tiket: string
  pin: string
}

type Find = (db: Db, ticket: string) => Promise<ComplaintRow | undefined>

/** The complaint of whoever knows its PIN; an unknown ticket and a wrong PIN are refused alike. */
async function proven(
  db: Db,
  ctx: Context,
  { no_tiket, pin }: Proof,
  find: Find = heldComplaint,
): Promise<ComplaintRow> {
  const complaint = await find(db, no_tiket)
  const isRight = isPin(ctx.keys, no_tiket, pin, complaint?.pin_hash)
  if (!complaint || !isRight) throw new Problem('COMPLAINT_NOT_FOUND')
  await forgive(db, ctx)
  return complaint
}

/** As its reporter sees it: steps, messages and what was done, without notes and names of staff. */
async function followed(db: Db, ctx: Context, ticket: string): Promise<FollowedComplaint> {
  const complaint = await complaintByTicket(db, ticket)
  if (!complaint) throw new Problem('COMPLAINT_NOT_FOUND')
  const { id, jenis, status, reopened_at, reopen_until } = complaint
  const files = await filesOf(db, id)
  const namesAt = (entryId: number | null) =>
    files.filter(({ entry_id }) => entry_id === entryId).map(({ name }) => name)
  const riwayat = (await entriesOf(db, id)).flatMap(({ jenis, at, ...entry }) =>
    jenis === 'catatan' ? [] : [{ ...entry, jenis, at: at.toISOString(), berkas: namesAt(entry.id) }],
  )
  const canReopen = status === 'selesai' && reopened_at === null && reopen_until !== null && ctx.today <= reopen_until
  return {
    ...complaint,
    jenis_pengaduan: jenis,
    created_at: complaint.created_at.toISOString(),
    closed_at: complaint.closed_at?.toISOString() ?? null,
    berkas: namesAt(null),
    riwayat,
    boleh_dibalas: !isClosed(status),
    buka_kembali_sampai: canReopen ? reopen_until : null,
  }
}

const FUTURE = 'Tanggal kejadian tidak boleh sesudah hari ini.'

export const complaintHandlers: Handlers<typeof complaintCalls, Context> = {
  getComplaintTerms: async ({ reads, today }) => {
    const settings = await settingsOf(reads, today)
    return {
      terima: settings.target_terima_pengaduan,
      validasi: settings.target_validasi_pengaduan,
      jawab: settings.target_jawab_pengaduan,
      buka_kembali: settings.buka_kembali_pengaduan,
      banding: settings.batas_banding,
      hari_ini: today,
    }
  },

  fileComplaint: async (ctx, given) => {
    const isAhead = given.tanggal_kejadian !== null && given.tanggal_kejadian > ctx.today
    if (isAhead) throw new Problem('INVALID', { errors: { tanggal_kejadian: [FUTURE] } })
    const files = await acceptedFiles(ctx, given.lampiran)
    return inTransaction(ctx.db, (db) => register(db, ctx, given, files))
  },

  trackComplaint: async (ctx, given) => {
    const { no_tiket } = await proven(ctx.db, ctx, given, complaintByTicket)
    return followed(ctx.db, ctx, no_tiket)
  },

  // Files are looked at only for who knows the PIN.
  replyToComplaint: async (ctx, { isi, lampiran, ...given }) => {
    await proven(ctx.db, ctx, given, complaintByTicket)
    const files = await acceptedFiles(ctx, lampiran)
    return inTransaction(ctx.db, async (db) => {
      const complaint = await proven(db, ctx, given)
      if (isClosed(complaint.status)) throw new Problem('COMPLAINT_CLOSED')
      const entry_id = await replied(db, ctx, complaint, isi)
      await attach(db, ctx, { complaint_id: complaint.id, entry_id }, files)
      return followed(db, ctx, complaint.no_tiket)
    })
  },

  reopenComplaint: (ctx, { isi, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const complaint = await proven(db, ctx, given)
      await takeComplaintStep(db, ctx, complaint, { step: 'buka', isi })
      return followed(db, ctx, complaint.no_tiket)
    }),
}

/** An answer that was asked for moves the case on; any other is a message. Answers the entry. */
async function replied(db: Db, ctx: Context, complaint: ComplaintRow, isi: string): Promise<number> {
  if (complaint.status === 'menunggu_pelapor') {
    return (await takeComplaintStep(db, ctx, complaint, { step: 'jawab', isi })).entry_id
  }
  const { id } = await insertEntry(db, {
    complaint_id: complaint.id,
    jenis: 'pesan',
    dari_pelapor: true,
    user_id: null,
    isi,
    at: ctx.now,
  })
  await changeComplaint(db, complaint.id, {})
  await tellHandler(db, ctx, complaint, complaint.handler_id, 'dibalas')
  await noted(db, ctx, complaint, 'balas', 'pelapor')
  return id
}
