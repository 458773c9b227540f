import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { writeEachId } from '../../../../ground/office-lists/each-row.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { daysBetween } from '../../../../lib/day.ts'
import { openDutiesNear, soughtDutiesNear } from '../reminder-queries.ts'
import { callDutyToMind } from '../reminder-service.ts'
import { yearLabel } from '../rules.ts'
import type { dutyOfficeCalls } from './contract.ts'

export const dutyOfficeHandlers: Handlers<typeof dutyOfficeCalls, Context> = {
  listOpenDuty: async (ctx, { page, perPage, sort, order = 'asc', q, id, ...filters }) => {
    const conditions: RawBuilder<unknown>[] = Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`)
    const source = {
      rows: openDutiesNear(ctx.today),
      sought: soughtDutiesNear(ctx.today),
      search: true,
      conditions,
      order,
    }
    const { data, ...counts } = await officeListPage(ctx.db, source, { page, perPage, sort, order, q, id })
    return { data: data.map((row) => ({ ...row, hari: daysBetween(row.jatuh_tempo, ctx.today) })), ...counts }
  },

  remindDuties: (ctx, { ids }) =>
    writeEachId(ctx.db, ids, async (db, id) => {
      const duty = await callDutyToMind(db, ctx, id)
      const after = { reminded_at: ctx.now }
      await recordAudit(db, ctx, { action: 'ingatkan', noun: 'kewajiban', nounId: id, label: yearLabel(duty), after })
      return { id }
    }),
}
