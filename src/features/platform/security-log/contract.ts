import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { SECURITY_KIND_NAMES } from './rules.ts'

/** An event about the ways into an account, as its owner reads it. */
const OwnSecurityEvent = z.object({
  id: z.number(),
  at: Moment,
  jenis: z.enum(SECURITY_KIND_NAMES),
  rincian: z.string(),
  perangkat: z.string(),
  /** Equal for equal addresses; says nothing else of them. */
  address_key: z.string(),
  /** True when staff did it. */
  oleh_petugas: z.boolean(),
})
export type OwnSecurityEvent = z.output<typeof OwnSecurityEvent>

export const securityLogCalls = calls({
  listOwnSecurityEvents: {
    method: 'GET',
    path: '/user/security-events',
    access: 'session',
    summary: 'Aktivitas keamanan akun sendiri, terbaru dahulu',
    payload: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined) }),
    answer: z.object({ data: z.array(OwnSecurityEvent), total: z.number(), page: z.number() }),
    problems: [],
  },
})
