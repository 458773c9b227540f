import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { involvedIn, uninvolved } from './involvement-queries.ts'
import { partiesOf } from './office-queries.ts'
import { complaintFor, entriesOf, filesOf } from './queries.ts'
import { stepsFrom } from './rules.ts'
import { openReporter } from './sealing.ts'

/** A case as staff see it; for who has a part in it there is none. The name of who hides is not even opened. */
export async function complaintCase(db: Db, ctx: Context, id: number) {
  const { id: userId } = member(ctx)
  const complaint = await complaintFor(db, userId, id)
  if (!complaint) throw new Problem('RECORD_NOT_FOUND')
  const { no_tiket, is_anonim, pelapor, target, handler_id, status } = complaint
  const [files, entries] = [await filesOf(db, id), await entriesOf(db, id)]
  const filesAt = (entryId: number | null) => files.filter(({ entry_id }) => entry_id === entryId)
  const isHandler = handler_id === userId
  return {
    ...complaint,
    ...(await partiesOf(db, complaint)),
    pelapor: is_anonim ? null : openReporter(ctx.keys, no_tiket, pelapor),
    terlambat: target !== null && target < ctx.today,
    berkas: filesAt(null),
    riwayat: entries.map((entry) => ({ ...entry, berkas: filesAt(entry.id) })),
    terlibat: await involvedIn(db, id),
    petugas: await uninvolved(db, id),
    penangan_saya: isHandler,
    langkah: isHandler ? stepsFrom(status) : [],
  }
}
