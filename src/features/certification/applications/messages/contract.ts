import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { fileId, PrivateFile } from '../../../platform/files/contract.ts'

const Message = z.object({
  id: z.number(),
  dari_petugas: z.boolean(),
  isi: z.string(),
  berkas: PrivateFile.nullable(),
  at: Moment,
  read_at: Moment.nullable(),
})
export type Message = z.output<typeof Message>

const NOT_FOUND = 'RECORD_NOT_FOUND'

export const messageCalls = calls({
  listMessages: {
    method: 'GET',
    path: '/user-training/{id}/pesan',
    access: 'member',
    summary: 'Percakapan dengan petugas; membukanya menandai pesan petugas terbaca',
    payload: z.object({ id: recordId }),
    answer: z.array(Message),
    problems: [NOT_FOUND],
  },
  sendMessage: {
    method: 'POST',
    path: '/user-training/{id}/pesan',
    access: 'member',
    summary: 'Tulis pesan kepada petugas',
    payload: z.object({ id: recordId, isi: words('Pesan', 4000), file_id: fileId.nullable().default(null) }),
    answer: Message,
    status: 201,
    problems: [NOT_FOUND, 'FILE_NOT_FOUND'],
  },
})
