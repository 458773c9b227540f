import { takeIncidentIn } from '../../features/certification/exam-records/service.ts'
import { type GivenIncident, keepIncident } from '../../features/certification/sittings/incidents/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Notes what happened at an exam, and has the record of its day say so. */
export async function noteIncident(db: Db, ctx: Context, given: GivenIncident, label: string): Promise<{ id: number }> {
  const { id, uraian } = await keepIncident(db, ctx, given, label)
  await takeIncidentIn(db, ctx, given.id, { jam: given.jam, uraian })
  return { id }
}
