import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'

export const deletionCalls = calls({
  getDeletionObstacle: {
    method: 'GET',
    path: '/penghapusan-data',
    access: 'member',
    summary: 'Mengapa data sendiri belum dapat dihapus; null bila dapat diminta',
    answer: z.object({ halangan: z.string().nullable() }),
    problems: [],
  },
  requestDeletion: {
    method: 'POST',
    path: '/penghapusan-data',
    access: 'member',
    asksPassword: true,
    summary: 'Minta penghapusan data pribadi; dijawab dalam 3 × 24 jam',
    payload: z.object({ alasan: words('Alasan', 500) }),
    answer: z.object({ id: z.number(), created_at: Moment, answer_due: Moment }),
    status: 201,
    problems: ['CONFIRM_PASSWORD', 'DELETION_BLOCKED', 'CHANGE_PENDING'],
  },
})
