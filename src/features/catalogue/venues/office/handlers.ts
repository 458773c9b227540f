import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { inOfficeTransaction, resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, bodyZone, day, dayIn } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { notifyOfVenue, refuseOtherZoneUnderSchedules } from '../../../../processes/schedules/move-venue.ts'
import { followNewestCheck, insertCheck, lockVenueForCheck, venueChecksOf, venueStanding } from '../checks/queries.ts'
import { checkFaults, checkStanding, RENEWED_DAYS, venueCheckedUntil } from '../checks/rules.ts'
import { type venueOfficeCalls, venueResource } from './contract.ts'

async function checksAnswer(db: Db, { today }: Pick<Context, 'today'>, id: number) {
  const pemeriksaan = await venueChecksOf(db, id)
  const [newest] = pemeriksaan
  return { keadaan: checkStanding(newest, today), berlaku_sampai: venueCheckedUntil(newest), pemeriksaan }
}

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
    rows: sql`select id, version, name, jenis, alamat, akses_difabel, kota, provinsi, zona_waktu, foto,
      diperiksa_sampai, search_text from venues`,
    search: true,
    filters: {
      layak: (value, now) => {
        const isChecked = sql`coalesce(r.diperiksa_sampai >= ${dayIn(bodyZone(), now)}::date, false)`
        return value ? isChecked : sql`not ${isChecked}`
      },
      perlu_diperiksa: (value, now) => {
        const isDue = sql`coalesce(r.diperiksa_sampai <= ${addDays(dayIn(bodyZone(), now), RENEWED_DAYS)}::date, true)`
        return value ? isDue : sql`not ${isDue}`
      },
    },
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

  listVenueChecks: async (ctx, { id }) => {
    if (!(await venueStanding(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    return checksAnswer(ctx.db, ctx, id)
  },

  checkVenue: (ctx, { id, tanggal, hasil, butir, catatan, gambar }) =>
    inOfficeTransaction(ctx, async (db) => {
      const venue = await lockVenueForCheck(db, id)
      if (!venue) throw new Problem('RECORD_NOT_FOUND')
      const check = { tanggal: day(tanggal), hasil, butir }
      const faults = checkFaults({ ...check, today: ctx.today })
      if (Object.keys(faults).length > 0) throw invalidFields(faults)
      const by = { checked_by: requireAccount(ctx).id, created_at: ctx.now }
      const pictures = gambar.map(({ foto }) => foto)
      await insertCheck(db, { ...check, ...by, venue_id: id, catatan }, pictures)
      const answer = await checksAnswer(db, ctx, id)
      await followNewestCheck(db, id, answer.berlaku_sampai)
      const after = { tanggal, hasil, gambar: pictures.length }
      await recordAudit(db, ctx, { action: 'periksa', noun: 'tuk', nounId: id, label: venue.name, after })
      return answer
    }),
}
