import { z } from 'zod'
import { Moment } from '../../../../lib/calls/resource.ts'
import { PROBLEM_CODES } from '../../../../problems.ts'
import { STAGE_NAMES } from '../rules.ts'
import { APPLICATION_TRANSITION_NAMES } from './rules.ts'

/** A transition that a person may see; `alasan` says why it cannot be taken now. */
export const PossibleTransition = z.object({
  boleh: z.boolean(),
  label: z.string(),
  kode: z.enum(PROBLEM_CODES).nullable(),
  alasan: z.string().nullable(),
})

export const Can = z.partialRecord(z.enum(APPLICATION_TRANSITION_NAMES), PossibleTransition)

/** A line of an application's history. */
export const Entry = z.object({
  at: Moment,
  transition: z.enum(APPLICATION_TRANSITION_NAMES),
  label: z.string(),
  dari: z.enum(STAGE_NAMES),
  ke: z.enum(STAGE_NAMES),
  ke_label: z.string(),
  oleh: z.enum(['pemohon', 'petugas', 'sistem']),
  catatan: z.string().nullable(),
})
