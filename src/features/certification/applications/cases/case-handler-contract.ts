import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { referenceId } from '../../../../lib/calls/field.ts'
import { selectedIds, selectedRows, selectionAnswer } from '../../../../lib/calls/selection.ts'

const handler_id = referenceId.nullable()

/** The calls that hand cases to staff and act on many applications at once. */
export const caseHandlerCalls = calls({
  assignApplications: {
    method: 'PUT',
    path: '/admin-api/permohonan-petugas',
    access: 'office:verifikasi',
    summary: 'Serahkan beberapa permohonan sekaligus kepada seorang petugas, atau kepada tidak seorang pun',
    payload: z.object({ ids: selectedIds, handler_id }),
    /** With who looked after each before. */
    answer: selectionAnswer({ handler_id: z.number().nullable() }),
    problems: [],
  },
  undoAssignment: {
    method: 'POST',
    path: '/admin-api/permohonan-petugas/urungkan',
    access: 'office:verifikasi',
    summary: 'Kembalikan permohonan kepada petugas sebelumnya, selama petugas yang diserahi masih menanganinya',
    payload: z.object({ baris: selectedRows({ handler_id }), handler_id }),
    answer: selectionAnswer({}),
    problems: [],
  },
  remindApplicants: {
    method: 'POST',
    path: '/admin-api/permohonan-pengingat',
    access: 'office:verifikasi',
    summary: 'Ingatkan pemohon yang ditunggu; satu permohonan paling banyak sekali dalam 24 jam',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
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
