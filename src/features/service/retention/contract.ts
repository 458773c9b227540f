import { z } from 'zod'
import { Moment } from '../../../lib/calls/resource.ts'

export { deletionCalls } from './deletion/contract.ts'

const count = z.number()

/** A night's run, or a trial of one to come, with what went or would go. */
export const RetentionRun = z.object({
  id: z.number(),
  tanggal: z.string(),
  coba: z.boolean(),
  started_at: Moment,
  finished_at: Moment.nullable(),
  permohonan: count,
  ditolak: count,
  ktp: count,
  /** Old enough, but kept for an open case. */
  ditahan: count,
  gagal: count,
})
