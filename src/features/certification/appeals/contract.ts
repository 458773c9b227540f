import { z } from 'zod'
import { Moment } from '../../../lib/calls/resource.ts'
import { APPEAL_STATE_NAMES } from './rules.ts'

/** The state of an appeal, as the person who filed it reads it. */
export const AppealProgress = z.object({
  nomor: z.string(),
  status: z.enum(APPEAL_STATE_NAMES),
  alasan: z.string(),
  submitted_at: Moment,
  decided_at: Moment.nullable(),
  putusan: z.string().nullable(),
})
export type AppealProgress = z.output<typeof AppealProgress>

/** The right to appeal: whether it can be used now, until when, why not, and the appeal that was filed. */
export const AppealStanding = z.object({
  boleh: z.boolean(),
  appeal_due: Moment.nullable(),
  halangan: z.string().nullable(),
  diajukan: AppealProgress.nullable(),
})
export type AppealStanding = z.output<typeof AppealStanding>
