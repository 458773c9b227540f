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

const PassRate = z.object({
  diputus: z.number(),
  /** In percent, with the bounds within which it lies by 95 %. */
  hasil: z.object({ persen: z.number(), bawah: z.number(), atas: z.number() }),
})
export type PassRate = z.output<typeof PassRate>

/** Pass rates by place of training: of schemes with enough candidates of both kinds; of the others, only their names. */
const TrainingFigures = z.object({
  tahun: z.number(),
  paling_sedikit: z.number(),
  skema: z.array(z.object({ skema: z.string(), terkait: PassRate, lain: PassRate, berbeda: z.boolean() })),
  terlalu_sedikit: z.array(z.string()),
})
export type TrainingFigures = z.output<typeof TrainingFigures>

const ServiceFigures = z.object({
  /** First and last day of the period, YYYY-MM-DD: twelve months up to yesterday. */
  dari: z.string(),
  sampai: z.string(),
  layanan: z.array(ServiceFigure),
  pelatihan: TrainingFigures,
})
export type ServiceFigures = z.output<typeof ServiceFigures>

export const serviceFigureCalls = calls({
  getServiceFigures: {
    method: 'GET',
    path: '/kinerja-layanan/angka',
    access: 'public',
    summary:
      'Lama layanan dua belas bulan terakhir dibandingkan dengan janjinya, dan kelulusan tahun lalu menurut tempat pelatihan',
    answer: ServiceFigures,
    problems: [],
  },
})
