import { sql } from 'kysely'
import { addDays, bodyZone, day, momentIn } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import { type auditOfficeCalls, auditResource } from './office-contract.ts'

/** When a day begins by the body's clocks. */
const dawn = (text: unknown, later = 0): Date => momentIn(bodyZone(), addDays(day(String(text)), later), '00.00')

export const auditOfficeHandlers: Handlers<typeof auditOfficeCalls, Context> = resourceHandlers(auditResource, {
  table: 'audit_log',
  rows: sql`select id, at, user_id, who, ip, action, noun, noun_id, label, search_text from audit_log`,
  record: sql`select id, 1 as version, at, user_id, who, ip, action, noun, noun_id, label, before, after, hash from audit_log`,
  search: true,
  filters: {
    dari: (from) => sql`r.at >= ${dawn(from)}`,
    sampai: (until) => sql`r.at < ${dawn(until, 1)}`,
  },
  label: ({ id }) => String(id),
})
