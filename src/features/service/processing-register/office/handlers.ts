import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { bodyBranding } from '../../../platform/site-content/service.ts'
import { PROCESSING_ACTIVITIES } from '../activity-rules.ts'
import { writeNote } from '../queries.ts'
import { processingRegister, processingReport } from '../view.ts'
import type { processingOfficeCalls } from './contract.ts'

const NOUN = 'pemrosesan-data'

interface Period {
  dari: string
  sampai: string
}

/** Makes the report of a period and records that it left; throws INVALID for a period that ends before it begins. */
async function takeReport(ctx: Context, { dari, sampai }: Period, action: 'unduh' | 'cetak') {
  if (sampai < dari) throw invalidFields({ sampai: 'Hari terakhir tidak sebelum hari pertama.' })
  const report = await processingReport(ctx, { dari: day(dari), sampai: day(sampai) })
  const { insiden, permintaan, penilaian } = report
  const after = { dari, sampai, insiden: insiden.length, permintaan: permintaan.length, penilaian: penilaian.length }
  await recordAudit(ctx.db, ctx, { action, noun: NOUN, nounId: 0, label: 'Laporan untuk lembaga pengawas', after })
  return report
}

export const processingOfficeHandlers: Handlers<typeof processingOfficeCalls, Context> = {
  getProcessingRegister: (ctx) => processingRegister(ctx),

  writeProcessingNote: (ctx, { kegiatan, catatan, version: seen }) =>
    inTransaction(ctx.db, async (db) => {
      const by = { written_by: requireAccount(ctx).id, written_at: ctx.now }
      const version = await writeNote(db, { kegiatan, catatan, version: seen, ...by })
      if (version === undefined) throw new Problem('STALE')
      const nounId = PROCESSING_ACTIVITIES.findIndex((one) => one.kegiatan === kegiatan) + 1
      const label = PROCESSING_ACTIVITIES[nounId - 1]?.judul ?? kegiatan
      await recordAudit(db, ctx, { action: 'catat', noun: NOUN, nounId, label, after: { catatan } })
      return { version }
    }),

  getProcessingReport: (ctx, period) => takeReport(ctx, period, 'unduh'),

  getProcessingPaper: async (ctx, period) => {
    const report = await takeReport(ctx, period, 'cetak')
    const bytes = await drawInWorker('processingReportPdf', report, await bodyBranding(ctx))
    return { type: 'application/pdf', bytes, filename: `pemrosesan-data-${period.dari}-${period.sampai}.pdf` }
  },
}
