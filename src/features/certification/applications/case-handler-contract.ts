import { z } from 'zod'
import { calls } from '../../../lib/call.ts'
import { referenceId } from '../../../lib/field.ts'

/** Who looks after applications. */
export const caseHandlerCalls = calls({
  assignApplications: {
    method: 'PUT',
    path: '/admin-api/permohonan-petugas',
    access: 'office:verifikasi',
    summary: 'Serahkan beberapa permohonan sekaligus kepada seorang petugas, atau kepada tidak seorang pun',
    payload: z.object({
      ids: z
        .array(referenceId)
        .min(1, 'Pilih paling sedikit satu permohonan.')
        .max(100, 'Pilih paling banyak 100 permohonan.')
        .overwrite((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
      handler_id: referenceId.nullable(),
    }),
    /** How many had another handler before. */
    answer: z.object({ jumlah: z.number() }),
    problems: ['RECORD_NOT_FOUND'],
  },
  listApplicationHandlers: {
    method: 'GET',
    path: '/admin-api/permohonan-petugas',
    access: 'office:verifikasi',
    summary: 'Petugas yang dapat menangani permohonan',
    answer: z.array(z.object({ id: z.number(), name: z.string() })),
    problems: [],
  },
})
