import { z } from 'zod'
import { Moment } from '../../../lib/resource.ts'
import { APPEAL_STATE_NAMES } from './rules.ts'

/** What became of an appeal, for those who filed it. */
export const AppealProgress = z.object({
  nomor: z.string(),
  status: z.enum(APPEAL_STATE_NAMES),
  alasan: z.string(),
  submitted_at: Moment,
  decided_at: Moment.nullable(),
  putusan: z.string().nullable(),
})
export type AppealProgress = z.output<typeof AppealProgress>

/** Whether an appeal can be filed now, until when, and why not; and the one that was. */
export const AppealStanding = z.object({
  boleh: z.boolean(),
  appeal_due: Moment.nullable(),
  halangan: z.string().nullable(),
  diajukan: AppealProgress.nullable(),
})
export type AppealStanding = z.output<typeof AppealStanding>
