import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { Day } from '../../../../lib/day.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { plannedCounts, plannedRows } from '../queries.ts'
import { monthSpan, planOf, unplannedMeans } from '../rules.ts'
import type { surveillancePlanOfficeCalls } from './contract.ts'

export const surveillancePlanOfficeHandlers: Handlers<typeof surveillancePlanOfficeCalls, Context> = {
  getSurveillancePlan: async ({ db, today }, { tahun }) => {
    const span = { dari: `${tahun}-01-01` as Day, sampai: `${tahun}-12-31` as Day }
    const settings = await settingsOn(db, span.sampai < today ? span.sampai : today)
    const versions = planOf(await plannedCounts(db, span), tahun, today)
    return {
      ketentuan: {
        buka_laporan: settings.buka_laporan,
        tenggat_laporan: settings.tenggat_laporan,
        kegiatan_pemeliharaan: settings.kegiatan_pemeliharaan,
        poin_pemeliharaan: settings.pakai_poin_pemeliharaan ? settings.poin_pemeliharaan : 0,
        audit_pemeliharaan: settings.audit_pemeliharaan,
      },
      versi: versions.map((one) => ({ ...one, tanpa_rencana: unplannedMeans(one) })),
    }
  },

  listPlannedSurveillance: ({ db }, { tahun, bulan, cara, scheme_version_id = null }) =>
    plannedRows(db, { ...monthSpan(tahun, bulan), cara, scheme_version_id }),
}
