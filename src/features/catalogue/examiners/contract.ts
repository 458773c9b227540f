import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'

/** The facts about an examiner that anyone may know, and nothing else. */
export const Examiner = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  foto: z.string().nullable(),
  riwayat: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type Examiner = z.output<typeof Examiner>

export const examinerCalls = calls({
  listExaminers: {
    method: 'GET',
    path: '/admin/get',
    access: 'public',
    summary: 'Daftar penguji',
    answer: z.array(Examiner),
    problems: [],
  },
})
