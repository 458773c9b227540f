import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { type ClaimRow, claimById, insertClaim, lockClaim, updateClaim } from './queries.ts'
import { type ClaimState, mayDecide } from './rules.ts'

export { waitingClaimOf } from './queries.ts'

const NOUN = 'klaim-riwayat'

/** Opens a person's claim, which waits for a decision; `count` is the number of records for the log. */
export async function openClaim(
  db: Db,
  ctx: Pick<Context, 'now' | 'visit'>,
  userId: number,
  count: number,
): Promise<void> {
  const id = await insertClaim(db, userId, ctx.now)
  const label = (await claimById(db, id))?.nama ?? ''
  await recordAudit(db, ctx, { action: 'ajukan', noun: NOUN, nounId: id, label, after: { riwayat: count } })
}

interface Decision {
  id: number
  /** The version that the person who decides saw. */
  version: number
  status: Exclude<ClaimState, 'diajukan'>
  catatan: string | null
}

/** Decides a claim in the caller's transaction; throws RECORD_NOT_FOUND, STALE and NOT_YOUR_DECISION. */
export async function decideClaim(db: Db, ctx: Context, { id, version, ...decision }: Decision): Promise<ClaimRow> {
  await lockClaim(db, id)
  const claim = await claimById(db, id)
  if (!claim) throw new Problem('RECORD_NOT_FOUND')
  if (claim.version !== version || !mayDecide(claim.status, decision.status)) throw new Problem('STALE')
  const decided_by = requireAccount(ctx).id
  if (claim.user_id === decided_by) throw new Problem('NOT_YOUR_DECISION')
  await updateClaim(db, id, { ...decision, decided_at: ctx.now, decided_by })
  const action = decision.status === 'disetujui' ? 'setujui' : 'tolak'
  await recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: claim.nama, after: { alasan: decision.catatan } })
  return claim
}
