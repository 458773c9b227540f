import { keyState } from '../../../features/platform/api-keys/rules.ts'
import type { Context } from '../../../ground/context.ts'
import type { CallingKey } from '../../../ground/sessions/session.ts'
import { apiKeyByHash } from '../../../ground/sessions/session-queries.ts'
import { digest } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'

/** Whose program calls: found by the digest of its key, so that no comparison tells how close a guess came. */
export async function callingKey({ db, today, visit }: Context): Promise<CallingKey> {
  const key = visit.bearer === undefined ? undefined : await apiKeyByHash(db, digest(visit.bearer))
  if (!key) throw new Problem('API_KEY_WRONG')
  const { berlaku_sampai, revoked_at, ...calling } = key
  if (keyState({ berlaku_sampai, revoked_at }, today) !== 'berlaku') throw new Problem('API_KEY_OVER')
  return calling
}
