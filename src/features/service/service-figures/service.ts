import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { serviceDurations } from './queries.ts'
import { figureOf, SERVICE_NAMES, type ServiceName } from './rules.ts'

export interface ServiceResult {
  layanan: ServiceName
  /** Cases closed in the period. */
  banyak: number
  hasil: ReturnType<typeof figureOf>
}

/** Returns how long each service took in a period, both days included. */
export const serviceResults = (db: Db, span: { dari: Day; sampai: Day }): Promise<ServiceResult[]> =>
  Promise.all(
    SERVICE_NAMES.map(async (name) => {
      const durations = await serviceDurations(db, name, span)
      return { layanan: name, banyak: durations.banyak, hasil: figureOf(durations) }
    }),
  )
