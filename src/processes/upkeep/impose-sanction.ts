import {
  revokeQualification,
  suspendQualification,
} from '../../features/certification/certificates/qualifications/service.ts'
import {
  type SanctionKind,
  type SanctionReason,
  sanctionAppealDue,
  suspensionEnd,
} from '../../features/certification/sanctions/rules.ts'
import { setSanctionTerms } from '../../features/certification/sanctions/service.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { bodyZone, type Day, dayIn } from '../../lib/day.ts'

interface Sanction {
  id: number
  certificate_id: number
  jenis: SanctionKind
  alasan: SanctionReason
  frozen_until: Day | null
}

interface Ruling {
  putusan: string
  /** The tasks of the holder of a suspended certificate. */
  tugas: readonly string[]
}

/**
 * Imposes a locked sanction: the register changes at once, and the holder is told the tasks and the deadline for an
 * appeal.
 */
export async function imposeSanction(db: Db, ctx: Context, sanction: Sanction, { putusan, tugas }: Ruling) {
  const { id, jenis, certificate_id, frozen_until } = sanction
  const { lama_pembekuan, batas_banding, hari_libur } = await settingsOn(db, dayIn(bodyZone(), ctx.now))
  const appeal_due = sanctionAppealDue(sanction, ctx.now, batas_banding, hari_libur)
  const decided = { sanction_id: id, id: certificate_id, alasan: putusan }
  if (jenis === 'pencabutan') {
    await revokeQualification(db, ctx, decided)
    return setSanctionTerms(db, id, { appeal_due, frozen_before: frozen_until, tugas: [] })
  }
  await suspendQualification(db, ctx, { ...decided, until: suspensionEnd(ctx.today, lama_pembekuan) })
  const tasks = tugas.map((each) => ({ tugas: each, done_at: null }))
  return setSanctionTerms(db, id, { appeal_due, frozen_before: null, tugas: tasks })
}
