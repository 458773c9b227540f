import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { PROBLEMS } from '../../../problems.ts'
import { sampleTransitionOutcome } from './rules.ts'
import { requireSample } from './service.ts'

/** An audit as the office sees it, and whether the reader can audit it. */
export async function sampleCase(db: Db, ctx: Context, id: number) {
  const { involved, sanction_id, ...sample } = await requireSample(db, id)
  const outcome = sampleTransitionOutcome('match', { status: sample.status, involved }, requireAccount(ctx).id)
  const refused = 'refused' in outcome ? outcome.refused : undefined
  return {
    ...sample,
    usul_sanksi: sanction_id !== null,
    dapat_diaudit: refused === undefined,
    halangan: refused && sample.status === 'menunggu' ? PROBLEMS[refused].message : null,
  }
}
