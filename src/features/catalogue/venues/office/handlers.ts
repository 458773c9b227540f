import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { notifyOfVenue, refuseOtherZoneUnderSchedules } from '../../../../processes/schedules/move-venue.ts'
import { type venueOfficeCalls, venueResource } from './contract.ts'

/** A venue stays as long as a schedule names it, past ones too: certificates lead back to them. */
async function requireUnusedVenue(db: Db, id: number): Promise<void> {
  const { count } = await db
    .selectFrom('schedules')
    .select(sql<number>`count(*)`.as('count'))
    .where('venue_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  throw new Problem('IN_USE', { errors: { data: [`TUK ini dipakai ${count} jadwal, jadi belum dapat dihapus.`] } })
}

export const venueOfficeHandlers: Handlers<typeof venueOfficeCalls, Context> = {
  ...resourceHandlers(venueResource, {
    table: 'venues',
    rows: sql`select id, version, name, jenis, alamat, akses_difabel, kota, provinsi, zona_waktu, foto, search_text from venues`,
    search: true,
    label: ({ name }) => name,
    values: async ({ form, db, ctx, before }) => {
      if (before) await refuseOtherZoneUnderSchedules(db, ctx, before.id, { before, after: form })
      return form
    },
    afterSave: async ({ form, db, ctx, before, id }) => {
      if (before) await notifyOfVenue(db, ctx, id, { before, after: form })
    },
    beforeRemove: ({ id }, { db }) => requireUnusedVenue(db, id),
  }),
}
