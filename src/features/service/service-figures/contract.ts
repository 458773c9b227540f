import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { SERVICE_NAMES } from './rules.ts'

const ServiceFigure = z.object({
  layanan: z.enum(SERVICE_NAMES),
  /** The promise of today, in working days. */
  janji: z.number(),
  /** Cases closed in the period, shown from the first on. */
  banyak: z.number(),
  /** Working days, and the share within what was promised when each began; null while too few cases are closed. */
  hasil: z.object({ median: z.number(), persen: z.number() }).nullable(),
})
export type ServiceFigure = z.output<typeof ServiceFigure>

const ServiceFigures = z.object({
  /** First and last day of the period, YYYY-MM-DD: twelve months up to yesterday. */
  dari: z.string(),
  sampai: z.string(),
  layanan: z.array(ServiceFigure),
})
export type ServiceFigures = z.output<typeof ServiceFigures>

export const serviceFigureCalls = calls({
  getServiceFigures: {
    method: 'GET',
    path: '/kinerja-layanan/angka',
    access: 'public',
    summary: 'Lama layanan dua belas bulan terakhir dalam hari kerja, dibandingkan dengan janjinya',
    answer: ServiceFigures,
    problems: [],
  },
})
