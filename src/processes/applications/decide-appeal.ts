import { closeAppeal } from '../../features/certification/appeals/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { concludeSanctionAppeal } from '../upkeep/conclude-sanction-appeal.ts'
import { takeApplicationTransition } from './take-application-transition.ts'

type OpenAppeal = { id: number } & (
  | { user_training_id: number; sanction_id: null }
  | { user_training_id: null; sanction_id: number }
)

/** Decides an appeal by majority once the last member of the panel has voted, and applies what follows. */
export async function decideAppeal(db: Db, ctx: Context, appeal: OpenAppeal): Promise<void> {
  const ruling = await closeAppeal(db, ctx, appeal.id)
  if (!ruling) return
  const { sanction_id, user_training_id: id } = appeal
  if (sanction_id !== null) return concludeSanctionAppeal(db, ctx, { sanction_id, ...ruling })
  const transition = ruling.status === 'diterima' ? 'grantAppeal' : 'rejectAppeal'
  await takeApplicationTransition(db, ctx, { id, transition, note: ruling.putusan })
}
