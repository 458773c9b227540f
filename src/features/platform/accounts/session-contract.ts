import { z } from 'zod'
import { calls } from '../../../lib/call.ts'

export const SessionEntry = z.object({
  id: z.string(),
  browser: z.string(),
  ip: z.string(),
  started_at: z.string(),
  last_seen_at: z.string(),
  remembered: z.boolean(),
  current: z.boolean(),
})
export type SessionEntry = z.output<typeof SessionEntry>

/** Where a person is logged in, and how it ends. */
export const sessionCalls = calls({
  listSessions: {
    method: 'GET',
    path: '/user-session',
    access: 'session',
    summary: 'Sesi yang sedang berjalan',
    answer: z.array(SessionEntry),
    problems: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/user-session/{id}',
    access: 'session',
    summary: 'Akhiri satu sesi sendiri',
    payload: z.object({ id: z.string().regex(/^[0-9a-f]{16,64}$/) }),
    answer: 'nothing',
    problems: ['SESSION_NOT_FOUND'],
  },
})
