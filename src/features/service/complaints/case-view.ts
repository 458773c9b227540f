import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { involvedPeople, uninvolvedStaff } from './involvement-queries.ts'
import { partiesOf } from './office/queries.ts'
import { complaintEntriesOf, complaintFilesOf, complaintFor } from './queries.ts'
import { officeTransitionsFrom } from './rules.ts'
import { openReporter } from './sealing-service.ts'

/** A case as staff see it; for those involved there is none. The name of a reporter who hides is not even opened. */
export async function complaintCase(db: Db, ctx: Context, id: number) {
  const { id: userId } = requireAccount(ctx)
  const complaint = await complaintFor(db, userId, id)
  if (!complaint) throw new Problem('RECORD_NOT_FOUND')
  const { no_tiket, is_anonim, pelapor, target, handler_id, status } = complaint
  const [files, entries] = [await complaintFilesOf(db, id), await complaintEntriesOf(db, id)]
  const filesOfEntry = (entryId: number | null) => files.filter(({ entry_id }) => entry_id === entryId)
  const isCaseHandler = handler_id === userId
  return {
    ...complaint,
    ...(await partiesOf(db, complaint)),
    pelapor: is_anonim ? null : openReporter(ctx.keys, no_tiket, pelapor),
    terlambat: target !== null && target < ctx.today,
    berkas: filesOfEntry(null),
    riwayat: entries.map((entry) => ({ ...entry, berkas: filesOfEntry(entry.id) })),
    terlibat: await involvedPeople(db, id),
    petugas: await uninvolvedStaff(db, id),
    penangan_saya: isCaseHandler,
    langkah: isCaseHandler ? officeTransitionsFrom(status) : [],
  }
}
