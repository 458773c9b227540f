import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'

export const calendarFeedCalls = calls({
  readCalendarFeed: {
    method: 'GET',
    path: '/kalender/{token}/sertifikasi.ics',
    access: 'any',
    summary: 'Kalender pribadi pemilik alamat ini, untuk aplikasi kalender',
    payload: z.object({ token: z.string().regex(/^[\w-]{43}$/, 'Alamat kalender tidak dikenal.') }),
    answer: 'file',
    empty: [304],
    problems: ['NOT_FOUND'],
  },
})
