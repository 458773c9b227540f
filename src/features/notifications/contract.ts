import { z } from 'zod'
import { calls } from '../../lib/call.ts'
import { Moment } from '../../lib/resource.ts'

const Notification = z.object({
  id: z.number(),
  judul: z.string(),
  isi: z.string(),
  /** A path of this site. */
  tautan: z.string().nullable(),
  at: Moment,
  read_at: Moment.nullable(),
})
export type Notification = z.output<typeof Notification>

export const notificationCalls = calls({
  listNotifications: {
    method: 'GET',
    path: '/pemberitahuan',
    access: 'member',
    summary: 'Pemberitahuan sendiri, yang terbaru dahulu, dan banyaknya yang belum dibaca',
    payload: z.object({ sebelum: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined) }),
    answer: z.object({ data: z.array(Notification), belum_dibaca: z.number(), masih_ada: z.boolean() }),
    problems: [],
  },
  readNotifications: {
    method: 'POST',
    path: '/pemberitahuan/baca',
    access: 'member',
    summary: 'Tandai pemberitahuan sampai nomor ini sudah dibaca',
    payload: z.object({ sampai: z.number().int().positive().max(2_147_483_647) }),
    answer: 'nothing',
    status: 204,
    problems: [],
  },
})
