import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { serviceResults } from '../service-figures/service.ts'
import { countInputs } from './queries.ts'
import type { GatheredInputs } from './rules.ts'

/** Gathers the inputs of a review from what the portal knows of its period. */
export async function gatherInputs(db: Db, period: { dari: Day; sampai: Day; today: Day }): Promise<GatheredInputs> {
  const counts = await countInputs(db, period)
  const results = new Map((await serviceResults(db, period)).map(({ layanan, hasil }) => [layanan, hasil]))
  return {
    ...counts,
    verifikasi_hari: results.get('verifikasi')?.median ?? null,
    verifikasi_persen: results.get('verifikasi')?.persen ?? null,
    keputusan_hari: results.get('keputusan')?.median ?? null,
    keputusan_persen: results.get('keputusan')?.persen ?? null,
    pengaduan_hari: results.get('pengaduan')?.median ?? null,
    pengaduan_persen: results.get('pengaduan')?.persen ?? null,
  }
}
