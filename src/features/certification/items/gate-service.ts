import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'
import { hasTrained, insertSecrecy, secrecyOf } from './gate-queries.ts'
import { type GateState, gateState, secrecyStatement } from './secrecy-rules.ts'

export { hasTrained } from './gate-queries.ts'

type Caller = Pick<Context, 'db' | 'now' | 'today' | 'visit'>

/** The year of the body's calendar for which secrecy is signed. */
export const secrecyYear = (today: string): number => Number(today.slice(0, 4))

/** Returns where the bank stands for the caller, with the statement of this year. */
export async function bankGate(ctx: Caller) {
  const { id } = requireAccount(ctx)
  const tahun = secrecyYear(ctx.today)
  const signed = await secrecyOf(ctx.db, id, tahun)
  return {
    keadaan: gateState({ trains: await hasTrained(ctx.db, id), signed: signed !== undefined }),
    tahun,
    pernyataan: signed?.pernyataan ?? secrecyStatement(tahun),
    signed_at: signed?.signed_at ?? null,
  }
}

/** Signs the statement of secrecy of a year for the caller, which must be this one; signed again it stays as it was. */
export async function signSecrecy(ctx: Caller, tahun: number): Promise<void> {
  const gate = await bankGate(ctx)
  if (gate.keadaan === 'pernah_melatih') throw new Problem('ITEMS_TRAINER')
  if (gate.tahun !== tahun) throw new Problem('STALE')
  const row = { user_id: requireAccount(ctx).id, tahun, pernyataan: secrecyStatement(tahun), signed_at: ctx.now }
  await insertSecrecy(ctx.db, row)
}

const REFUSALS: Record<Exclude<GateState, 'terbuka'>, ProblemCode> = {
  pernah_melatih: 'ITEMS_TRAINER',
  belum_ditandatangani: 'ITEMS_UNSIGNED',
}

/** Returns the caller's number; throws unless the bank is open to them at this moment. */
export async function requireOpenBank(ctx: Caller): Promise<number> {
  const { keadaan } = await bankGate(ctx)
  if (keadaan !== 'terbuka') throw new Problem(REFUSALS[keadaan])
  return requireAccount(ctx).id
}
