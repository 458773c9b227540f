import type { Context } from '../../../ground/context.ts'
import { addDays, bodyZone, type Day, momentIn } from '../../../lib/day.ts'
import type { Clause } from '../../platform/editions/clause-rules.ts'
import { askHome } from './home-service.ts'
import type { Period } from './period-queries.ts'
import { type Answer, clauseAnswers, type Found, homesOf, keyOfHome } from './rules.ts'

export const periodOf = ({ today }: Pick<Context, 'today'>, dari: Day, sampai: Day): Period => ({
  ...{ dari, sampai, today },
  begin: momentIn(bodyZone(), dari, '00:00'),
  over: momentIn(bodyZone(), addDays(sampai, 1), '00:00'),
})

/** What the portal has on clauses in a period: each home is asked once, however many clauses it answers. */
export async function collectAnswers(ctx: Context, clauses: readonly Clause[], period: Period): Promise<Answer[]> {
  const found = new Map<string, Found>()
  for (const home of homesOf(clauses)) found.set(keyOfHome(home), await askHome(ctx, home, period))
  return clauseAnswers(clauses, found)
}
