import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { addDays, addMonths } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { serviceFigureCalls } from './contract.ts'
import { SERVICES } from './rules.ts'
import { serviceResults } from './service.ts'

const MONTHS = 12

export const serviceFigureHandlers: Handlers<typeof serviceFigureCalls, Context> = {
  // Up to yesterday: the answer stays the same for the whole day.
  getServiceFigures: async ({ reads, today }) => {
    const span = { dari: addMonths(today, -MONTHS), sampai: addDays(today, -1) }
    const settings = await settingsOn(reads, today)
    const results = await serviceResults(reads, span)
    const layanan = results.map((one) => ({ ...one, janji: settings[SERVICES[one.layanan].janji] }))
    return { ...span, layanan }
  },
}
