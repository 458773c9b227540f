import { z } from 'zod'
import { scheduleCalls } from '../../../catalogue/schedules/contract.ts'
import { OPEN_FILTERS, OPEN_ORDERS } from '../rules.ts'

/** By what the schedules that one may apply for are narrowed and sorted. */
export const OpenSearch = scheduleCalls.listTrainings.payload
  .pick({ search: true, category: true, bulan: true, provinsi: true })
  .extend({
    urut: z.enum(OPEN_ORDERS).catch('sesuai').default('sesuai'),
    /** 1: only those for which one is eligible. */
    memenuhi: z.enum(['0', '1']).catch('0').default('0'),
  })

/** The values to filter by, taken from all open schedules. */
export const OpenChoices = z.object({
  category: z.array(z.string()),
  bulan: z.array(z.string()),
  provinsi: z.array(z.string()),
})
export type OpenChoices = z.output<typeof OpenChoices>

/** Where nothing matches: without which one of the filters how many schedules would. */
export const WithoutFilters = z.array(z.object({ saringan: z.enum(OPEN_FILTERS), jadwal: z.number() }))
