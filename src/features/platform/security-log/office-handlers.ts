import { sql } from 'kysely'
import { addDays, bodyZone, day, momentIn } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import { type securityLogOfficeCalls, securityLogResource } from './office-contract.ts'

/** When a day begins by the body's clocks. */
const dawn = (text: unknown, later = 0): Date => momentIn(bodyZone(), addDays(day(String(text)), later), '00.00')

export const securityLogOfficeHandlers: Handlers<typeof securityLogOfficeCalls, Context> = resourceHandlers(
  securityLogResource,
  {
    table: 'security_events',
    rows: sql`select event.id, event.at, event.user_id, users.name as nama, event.jenis, event.rincian,
      event.address_key, event.network_key, event.email_key, event.perangkat, doer.name as changed_by_name
      from security_events as event left join users on users.id = event.user_id
      left join users as doer on doer.id = event.changed_by`,
    filters: {
      dari: (from) => sql`r.at >= ${dawn(from)}`,
      sampai: (until) => sql`r.at < ${dawn(until, 1)}`,
    },
    label: ({ id }) => String(id),
  },
)
