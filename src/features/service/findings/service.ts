import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { INPUT_KINDS, type InputKind } from '../quality/rules.ts'
import { findingFrom, insertFinding, lockedSource } from './queries.ts'

/**
 * Opens a finding from a complaint, an appeal or an incident and returns its id; one that was opened from it before is
 * returned again. Throws RECORD_NOT_FOUND.
 */
export async function openFindingFrom(
  db: Db,
  ctx: Context,
  { sumber, sumber_id }: { sumber: InputKind; sumber_id: number },
  batas: Day,
): Promise<number> {
  const owner_id = requireAccount(ctx).id
  const source = await lockedSource(db, { sumber, sumber_id }, owner_id)
  if (source === undefined) throw new Problem('RECORD_NOT_FOUND')
  const known = await findingFrom(db, sumber, sumber_id)
  if (known) return known.id
  const judul = `${INPUT_KINDS[sumber]}: ${source}`.slice(0, 150)
  const uraian = `Dibuka dari ${INPUT_KINDS[sumber].toLowerCase()} ${source}. Lengkapi dengan ketidaksesuaian yang terlihat.`
  const by = { owner_id, created_by: owner_id, created_at: ctx.now }
  const id = await insertFinding(db, { judul, uraian, batas, sumber, sumber_id, ...by })
  await recordAudit(db, ctx, { action: 'buat', noun: 'temuan', nounId: id, label: judul, after: { judul, sumber } })
  return id
}
