import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { addDays, addMonths, type Day } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { publishedTrainings } from '../training-providers/comparison-rules.ts'
import { compareTrainings } from '../training-providers/service.ts'
import type { serviceFigureCalls } from './contract.ts'
import { SERVICES } from './rules.ts'
import { serviceResults } from './service.ts'

const MONTHS = 12

/** The last whole year, so that the figure stands for a year. */
async function lastYearOfTrainings(db: Db, today: Day) {
  const tahun = Number(today.slice(0, 4)) - 1
  const { peserta_banding_pelatihan: paling_sedikit } = await settingsOn(db, today)
  const compared = await compareTrainings(db, { dari: tahun, sampai: tahun }, today)
  return { tahun, paling_sedikit, ...publishedTrainings(compared) }
}

export const serviceFigureHandlers: Handlers<typeof serviceFigureCalls, Context> = {
  // Up to yesterday: the answer stays the same for the whole day.
  getServiceFigures: async ({ reads, today }) => {
    const span = { dari: addMonths(today, -MONTHS), sampai: addDays(today, -1) }
    const settings = await settingsOn(reads, today)
    const results = await serviceResults(reads, span)
    const layanan = results.map((one) => ({ ...one, janji: settings[SERVICES[one.layanan].janji] }))
    return { ...span, layanan, pelatihan: await lastYearOfTrainings(reads, today) }
  },
}
