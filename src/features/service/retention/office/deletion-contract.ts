import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { Listing, Moment } from '../../../../lib/calls/resource.ts'
import { decision, person } from '../../../platform/personal-data/office/contract.ts'
import { DELETION_STATES } from '../deletion/state-rules.ts'

export const deletionOfficeCalls = calls({
  listDeletion: {
    method: 'GET',
    path: '/admin-api/penghapusan-data',
    access: 'office:pengguna',
    summary: 'Permintaan penghapusan data beserta batas jawabnya',
    payload: Listing.extend({
      sort: z.enum(['created_at', 'status', 'id']).default('created_at'),
      status: z.enum(DELETION_STATES).optional(),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          version: z.number(),
          ...person,
          alasan: z.string(),
          status: z.enum(DELETION_STATES),
          created_at: Moment,
          answer_due: Moment,
          catatan: z.string().nullable(),
        }),
      ),
      total: z.number(),
      page: z.number(),
    }),
    problems: [],
  },
  decideDeletion: {
    method: 'POST',
    path: '/admin-api/penghapusan-data/{id}/putuskan',
    access: 'office:pengguna',
    summary: 'Hapus data pribadi seseorang, atau tolak dengan alasan',
    payload: decision,
    answer: 'nothing',
    status: 204,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'DELETION_BLOCKED'],
  },
})
