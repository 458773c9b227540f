import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member, nobody } from '../../../server/http/session.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { type Drawn, insertSample, sampleById } from './queries.ts'
import { isDrawn, SAMPLE_KINDS } from './rules.ts'

/** The audit log's word for it. */
export const NOUN = 'audit-sampel'

interface Named {
  jenis: keyof typeof SAMPLE_KINDS
  perihal: string
}

/** What the audit log calls one: what was done elsewhere has no name of ours. */
export const labelOf = ({ id, jenis, perihal, nama }: Named & { id: number; nama: string }): string =>
  jenis === 'laporan' ? `${SAMPLE_KINDS[jenis]} ${perihal}` : `${SAMPLE_KINDS[jenis]}, ${nama} (${id})`

/** Lets chance say whether what was just accepted is looked at once more, by the share of today; drawn is drawn once. */
export async function drawSample(
  db: Db,
  ctx: Pick<Context, 'now' | 'today' | 'chance' | 'visit'>,
  accepted: Drawn & { user_id: number },
): Promise<void> {
  const { audit_pemeliharaan } = await settingsOf(db, ctx.today)
  if (!isDrawn(audit_pemeliharaan, ctx.chance())) return
  const id = await insertSample(db, { ...accepted, accepted_by: member(ctx).id, drawn_at: ctx.now })
  const drawn = id === undefined ? undefined : await sampleById(db, id)
  if (!drawn) return
  // Chance drew it, not who accepted it.
  const doer = { now: ctx.now, visit: nobody() }
  await recordAudit(db, doer, { action: 'undi', noun: NOUN, nounId: drawn.id, label: labelOf(drawn), who: 'sistem' })
}
