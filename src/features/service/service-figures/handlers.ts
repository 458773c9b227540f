import { addDays, addMonths } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type { serviceFigureCalls } from './contract.ts'
import { measured } from './queries.ts'
import { SERVICE_NAMES, SERVICES, toldOf } from './rules.ts'

const MONTHS = 12

export const serviceFigureHandlers: Handlers<typeof serviceFigureCalls, Context> = {
  // Up to yesterday: what is told stays the same for the whole day.
  getServiceFigures: async ({ reads, today }) => {
    const span = { dari: addMonths(today, -MONTHS), sampai: addDays(today, -1) }
    const settings = await settingsOf(reads, today)
    const layanan = await Promise.all(
      SERVICE_NAMES.map(async (name) => {
        const found = await measured(reads, name, span)
        return { layanan: name, janji: settings[SERVICES[name].janji], banyak: found.banyak, hasil: toldOf(found) }
      }),
    )
    return { ...span, layanan }
  },
}
