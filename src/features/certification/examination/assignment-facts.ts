import type { Day } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { examinersFor } from './assignment-queries.ts'
import { type CandidateFacts, obstacles } from './rules.ts'

interface Examined {
  id: number
  user_id: number
  start_date: Day | null
  end_date: Day | null
}

/** What an assignment looks at in a candidate; the firm is among the sealed personal data. */
export async function candidateFacts(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  { user_id, start_date, end_date }: Omit<Examined, 'id'>,
): Promise<CandidateFacts> {
  const { instansi = '', nama_lpjp = '' } = (await personalDataOf(db, keys, user_id)) ?? {}
  return { user_id, instansi, nama_lpjp, uji: end_date ?? start_date }
}

/** What stands against an examiner for a candidate now, each a sentence; undefined for an examiner who is not there. */
export async function obstaclesOf(
  db: Db,
  ctx: Pick<Context, 'keys' | 'today'>,
  candidate: Examined,
  examinerId: number,
): Promise<string[] | undefined> {
  const [examiner] = await examinersFor(db, candidate, [examinerId])
  return examiner && obstacles(examiner, await candidateFacts(db, ctx, candidate), examiner.declared, ctx.today)
}
