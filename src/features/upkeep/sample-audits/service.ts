import { type Change, type Doer, recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { nobody, requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { insertSample, lockSampleById, type SampleMatter, type SampleRow, sampleById } from './queries.ts'
import { isDrawn, sampleLabel } from './rules.ts'

const requireRow = (sample: SampleRow | undefined): SampleRow => {
  if (!sample) throw new Problem('RECORD_NOT_FOUND')
  return sample
}

export const requireSample = async (db: Db, id: number): Promise<SampleRow> => requireRow(await sampleById(db, id))

export const lockSample = async (db: Db, id: number): Promise<SampleRow> => requireRow(await lockSampleById(db, id))

/** Draws by chance whether what was just accepted is audited, by today's share; nothing is drawn twice. */
export async function drawSample(
  db: Db,
  ctx: Pick<Context, 'now' | 'today' | 'chance' | 'visit'>,
  accepted: SampleMatter & { user_id: number },
): Promise<void> {
  const { audit_pemeliharaan } = await settingsOn(db, ctx.today)
  if (!isDrawn(audit_pemeliharaan, ctx.chance())) return
  const id = await insertSample(db, { ...accepted, accepted_by: requireAccount(ctx).id, drawn_at: ctx.now })
  if (id === undefined) return
  // Chance drew it, not the person who accepted it.
  const doer = { now: ctx.now, visit: nobody() }
  await recordSampleAudit(db, doer, await requireSample(db, id), { action: 'undi', who: 'sistem' })
}

type SampleChange = Pick<Change, 'action' | 'before' | 'after' | 'who'>

export const recordSampleAudit = (db: Db, doer: Doer, sample: SampleRow, change: SampleChange): Promise<void> =>
  recordAudit(db, doer, { ...change, noun: 'audit-sampel', nounId: sample.id, label: sampleLabel(sample) })
