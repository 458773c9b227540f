import { dayIn } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { revokeByDecision, suspendByDecision } from '../../certification/certificates/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { changeSanction, type SanctionRow } from './queries.ts'
import { appealDue, suspensionEnd } from './rules.ts'

interface Decided {
  putusan: string
  /** What the holder of a suspended certificate is to do. */
  tugas: readonly string[]
}

/** What follows from imposing a sanction: the register changes at once, with what the holder is to do and until when to appeal. */
export async function imposed(db: Db, ctx: Context, sanction: SanctionRow, { putusan, tugas }: Decided): Promise<void> {
  const { id, jenis, certificate_id, frozen_until } = sanction
  const { lama_pembekuan, batas_banding, hari_libur } = await settingsOf(db, dayIn('WIB', ctx.now))
  const isSuspension = jenis === 'pembekuan'
  const until = suspensionEnd(ctx.today, lama_pembekuan)
  const decided = { id: certificate_id, alasan: putusan }
  if (isSuspension) await suspendByDecision(db, ctx, { ...decided, until })
  else await revokeByDecision(db, ctx, decided)
  const tasks = isSuspension ? tugas.map((each) => ({ tugas: each, selesai_at: null })) : []
  const appeal_due = appealDue(sanction, ctx.now, batas_banding, hari_libur)
  await changeSanction(db, id, { appeal_due, frozen_before: isSuspension ? null : frozen_until, tugas: tasks })
}
