import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'

export const dashboardCalls = calls({
  countUserTrainings: {
    method: 'GET',
    path: '/training/usercount/{userId}',
    access: 'member',
    summary: 'Jumlah pelaporan dan pemeliharaan milik sendiri',
    payload: z.object({ userId: recordId, filter: z.string().max(20).catch('all').default('all') }),
    answer: z.object({ total_pelaporan: z.number(), total_pemeliharaan: z.number() }),
    problems: ['NOT_FOUND'],
  },
})
