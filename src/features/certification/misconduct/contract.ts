import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { MISCONDUCT_STATE_NAMES } from './rules.ts'

/** A suspicion as the candidate reads it: facts, the time to answer, and the decision; not by whom. */
const OwnMisconduct = z.object({
  id: z.number(),
  status: z.enum(MISCONDUCT_STATE_NAMES),
  uraian: z.string(),
  notified_at: Moment.nullable(),
  answer_due: Moment.nullable(),
  jawaban: z.string().nullable(),
  answered_at: Moment.nullable(),
  putusan: z.string().nullable(),
  decided_at: Moment.nullable(),
  boleh_dijawab: z.boolean(),
})
export type OwnMisconduct = z.output<typeof OwnMisconduct>

export const misconductCalls = calls({
  listOwnMisconduct: {
    method: 'GET',
    path: '/user-training/{id}/kecurangan',
    access: 'member',
    summary: 'Dugaan kecurangan pada permohonan sendiri yang sudah diberitahukan',
    payload: z.object({ id: recordId }),
    answer: z.array(OwnMisconduct),
    problems: ['RECORD_NOT_FOUND'],
  },
  answerMisconduct: {
    method: 'POST',
    path: '/kecurangan/{id}/jawaban',
    access: 'member',
    summary: 'Jawab dugaan kecurangan satu kali, sebelum batasnya',
    payload: z.object({
      id: recordId,
      jawaban: words('Jawaban', 4000).min(10, 'Tulis jawaban Anda, paling sedikit 10 huruf.'),
    }),
    answer: z.array(OwnMisconduct),
    problems: ['RECORD_NOT_FOUND', 'STALE', 'MISCONDUCT_ANSWER_LATE'],
  },
})
