import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { complaintCase } from './case-view.ts'
import { involve, uninvolved } from './involvement-queries.ts'
import { takeComplaintStep } from './moving.ts'
import type { complaintOfficeCalls } from './office-contract.ts'
import { complaintsFor, isLate, type ListedRow } from './office-queries.ts'
import { type ComplaintRow, changeComplaint, heldComplaintFor, insertEntry } from './queries.ts'
import { isClosed, ruleOf } from './rules.ts'
import { noted, tellHandler, tellReporter } from './telling.ts'

interface Seen {
  id: number
  version?: number
}

/** A case that the caller may see, as nobody else changes it; as they saw it, where that matters. */
async function held(db: Db, ctx: Context, { id, version }: Seen): Promise<ComplaintRow> {
  const complaint = await heldComplaintFor(db, member(ctx).id, id)
  if (!complaint) throw new Problem('RECORD_NOT_FOUND')
  if (version !== undefined && version !== complaint.version) throw new Problem('STALE')
  return complaint
}

/** The same, of its handler alone. */
async function heldByHandler(db: Db, ctx: Context, seen: Seen): Promise<ComplaintRow> {
  const complaint = await held(db, ctx, seen)
  if (complaint.handler_id !== member(ctx).id) throw new Problem('COMPLAINT_NOT_YOURS')
  return complaint
}

/** A change of a case with all that belongs to it, and the case as it is then. */
const changing = (ctx: Context, id: number, steps: (db: Db) => Promise<unknown>) =>
  inTransaction(ctx.db, async (db) => {
    await steps(db)
    return complaintCase(db, ctx, id)
  })

/** Whoever takes it up first acknowledges it by that. */
const handledBy = (db: Db, ctx: Context, { id, acknowledged_at }: ComplaintRow, handlerId: number) =>
  changeComplaint(db, id, { handler_id: handlerId, acknowledged_at: acknowledged_at ?? ctx.now })

const NO_WORDS = 'Tulis keterangannya; pelapor membacanya.'
const CHOICES = { true: true, false: false } as const

export const complaintOfficeHandlers: Handlers<typeof complaintOfficeCalls, Context> = {
  listComplaint: async (ctx, { status, jenis, terlambat, penangan, order = 'asc', ...given }) => {
    const { id: userId } = member(ctx)
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
      ...(terlambat === undefined ? [] : [sql`(${isLate(ctx.today)}) = ${CHOICES[terlambat]}`]),
      ...(penangan === undefined
        ? []
        : [penangan === 'saya' ? sql`r.handler_id = ${userId}` : sql`r.handler_id is null`]),
    ]
    const source = { rows: complaintsFor(userId), search: true, conditions, order }
    const { data, total } = await listed(ctx.db, source, given)
    const rows = (data as unknown as ListedRow[]).map((row) => {
      return { ...row, terlambat: row.target !== null && row.target < ctx.today }
    })
    return { data: rows, total, page: given.page }
  },

  getComplaint: (ctx, { id }) => complaintCase(ctx.db, ctx, id),

  takeOverComplaint: (ctx, seen) =>
    changing(ctx, seen.id, async (db) => {
      const complaint = await held(db, ctx, seen)
      await handledBy(db, ctx, complaint, member(ctx).id)
      await tellHandler(db, ctx, complaint, complaint.handler_id, 'diambil alih petugas lain')
      await noted(db, ctx, complaint, 'ambil alih')
    }),

  handOverComplaint: (ctx, { user_id, ...seen }) =>
    changing(ctx, seen.id, async (db) => {
      const complaint = await held(db, ctx, seen)
      const free = await uninvolved(db, complaint.id)
      if (!free.some((one) => one.user_id === user_id && one.menangani)) throw new Problem('COMPLAINT_INVOLVED')
      await handledBy(db, ctx, complaint, user_id)
      await tellHandler(db, ctx, complaint, user_id, 'diserahkan kepada Anda')
      await noted(db, ctx, complaint, 'serahkan')
    }),

  moveComplaint: (ctx, { langkah, isi, ...seen }) =>
    changing(ctx, seen.id, async (db) => {
      const complaint = await heldByHandler(db, ctx, seen)
      if (ruleOf(langkah).words && isi === '') throw new Problem('INVALID', { errors: { isi: [NO_WORDS] } })
      await takeComplaintStep(db, ctx, complaint, { step: langkah, isi })
    }),

  writeOnComplaint: (ctx, { id, jenis, isi }) =>
    changing(ctx, id, async (db) => {
      const complaint = await heldByHandler(db, ctx, { id })
      // Of a closed case only the office goes on writing, to itself.
      if (jenis !== 'catatan' && isClosed(complaint.status)) throw new Problem('COMPLAINT_CLOSED')
      const entry = { complaint_id: id, jenis, dari_pelapor: false, user_id: member(ctx).id, isi, at: ctx.now }
      await insertEntry(db, entry)
      if (jenis === 'pesan') {
        await tellReporter(db, ctx, complaint, { letter: 'complaintMessage', isi: withoutIdentityNumbers(isi) })
      }
      await noted(db, ctx, complaint, jenis)
    }),

  // Who names themselves steps back; then nobody handles it.
  noteInvolvement: (ctx, { user_id, alasan, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const complaint = await held(db, ctx, seen)
      const self = member(ctx).id
      if (user_id !== self && complaint.handler_id !== self) throw new Problem('COMPLAINT_NOT_YOURS')
      const free = await uninvolved(db, complaint.id)
      if (!free.some((one) => one.user_id === user_id)) throw new Problem('COMPLAINT_INVOLVED')
      await involve(db, { complaint_id: complaint.id, user_id, alasan })
      await changeComplaint(db, complaint.id, user_id === complaint.handler_id ? { handler_id: null } : {})
      await noted(db, ctx, complaint, 'nyatakan terlibat')
      return { id: complaint.id }
    }),
}
