import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import type { FollowedComplaint } from './contract.ts'
import { complaintByTicket, complaintEntriesOf, complaintFilesOf } from './queries.ts'
import { isComplaintClosed } from './rules.ts'

/** A complaint as its reporter follows it: without notes and names of staff. */
export async function followedComplaint(db: Db, ctx: Context, ticket: string): Promise<FollowedComplaint> {
  const complaint = await complaintByTicket(db, ticket)
  if (!complaint) throw new Problem('COMPLAINT_NOT_FOUND')
  const { id, jenis_pengaduan, status, reopened_at, reopen_until } = complaint
  const files = await complaintFilesOf(db, id)
  const namesAt = (entryId: number | null) =>
    files.filter(({ entry_id }) => entry_id === entryId).map(({ name }) => name)
  const riwayat = (await complaintEntriesOf(db, id)).flatMap(({ jenis, at, ...entry }) =>
    jenis === 'catatan' ? [] : [{ ...entry, jenis, at: at.toISOString(), berkas: namesAt(entry.id) }],
  )
  const canReopen = status === 'selesai' && reopened_at === null && reopen_until !== null && ctx.today <= reopen_until
  return {
    ...complaint,
    jenis_pengaduan,
    created_at: complaint.created_at.toISOString(),
    closed_at: complaint.closed_at?.toISOString() ?? null,
    berkas: namesAt(null),
    riwayat,
    boleh_dibalas: !isComplaintClosed(status),
    reopen_until: canReopen ? reopen_until : null,
  }
}
