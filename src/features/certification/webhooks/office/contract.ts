import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { DELIVERY_STATES } from '../rules.ts'

/** The deliveries to webhooks, the newest first. */
export const webhookDeliveryResource = resource({
  noun: 'WatcherDelivery',
  name: 'kiriman-pengamat',
  title: 'kiriman pengamat',
  access: 'office:pengguna',
  form: z.object({}),
  row: z.object({
    at: Moment,
    no_sertifikasi: z.string(),
    nama_pengamat: z.string(),
    host: z.string().nullable(),
    dari: z.string(),
    ke: z.string(),
    status: z.enum(DELIVERY_STATES),
    tries: z.number(),
    galat: z.string(),
    sent_at: Moment.nullable(),
    resent_at: Moment.nullable(),
  }),
  filters: { status: z.enum(DELIVERY_STATES) },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

const failed = {
  method: 'POST',
  access: 'office:pengguna',
  payload: z.object({ id: recordId }),
  answer: 'nothing',
  status: 204,
  problems: ['RECORD_NOT_FOUND'],
} as const

export const webhookOfficeCalls = {
  ...resourceCalls(webhookDeliveryResource),
  ...calls({
    resendWatcherDelivery: {
      ...failed,
      path: '/admin-api/kiriman-pengamat/{id}/kirim-ulang',
      summary: 'Kirim ulang kiriman pengamat yang gagal',
    },
    closeWatcherDelivery: {
      ...failed,
      path: '/admin-api/kiriman-pengamat/{id}/tutup',
      summary: 'Tutup kiriman pengamat yang gagal tanpa mengirimnya lagi',
    },
  }),
}
