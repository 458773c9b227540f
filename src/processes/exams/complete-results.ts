import { unmarkedResults, writeResult } from '../../features/certification/key-corrections/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { writtenOutcomeOf } from './written-outcome.ts'

/** Writes what a paper that people marked anew comes to beside the corrections that sent it back to them. */
export async function completeResults(
  db: Db,
  ctx: Pick<Context, 'today'>,
  { paper_id, user_training_id }: { paper_id: number; user_training_id: number },
): Promise<void> {
  const results = await unmarkedResults(db, paper_id)
  if (results.length === 0) return
  const outcome = await writtenOutcomeOf(db, ctx, user_training_id)
  // A paper waits for one correction, rarely for two.
  for (const { id, unit } of results)
    await writeResult(
      db,
      id,
      unit.map((one) => {
        const now = outcome.find((each) => each.unit === one.unit)
        return one.nilai_baru === null && now ? { ...one, nilai_baru: now.nilai, hasil_baru: now.hasil } : one
      }),
    )
}
