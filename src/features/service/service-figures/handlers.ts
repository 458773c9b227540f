import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { addDays, addMonths } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { serviceFigureCalls } from './contract.ts'
import { serviceDurations } from './queries.ts'
import { figureOf, SERVICE_NAMES, SERVICES } from './rules.ts'

const MONTHS = 12

export const serviceFigureHandlers: Handlers<typeof serviceFigureCalls, Context> = {
  // Up to yesterday: the answer stays the same for the whole day.
  getServiceFigures: async ({ reads, today }) => {
    const span = { dari: addMonths(today, -MONTHS), sampai: addDays(today, -1) }
    const settings = await settingsOn(reads, today)
    const layanan = await Promise.all(
      SERVICE_NAMES.map(async (name) => {
        const durations = await serviceDurations(reads, name, span)
        return {
          layanan: name,
          janji: settings[SERVICES[name].janji],
          banyak: durations.banyak,
          hasil: figureOf(durations),
        }
      }),
    )
    return { ...span, layanan }
  },
}
