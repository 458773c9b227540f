import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireConfirmedPassword } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { zipParts } from '../../../../lib/files/zip.ts'
import { bodyBranding } from '../../../platform/site-content/service.ts'
import { announceExport } from '../../../platform/staff/export-service.ts'
import { paperEntries } from '../paper-view.ts'
import { examFacts } from '../view.ts'
import type { assessmentPaperOfficeCalls } from './contract.ts'

export const assessmentPaperOfficeHandlers: Handlers<typeof assessmentPaperOfficeCalls, Context> = {
  // The papers name people: who takes them out is known before they leave.
  getAssessmentPapers: async (ctx, { id }) => {
    requireConfirmedPassword(ctx)
    const exam = await examFacts(ctx, id)
    const label = `Berkas asesmen ${exam.skema}, ${exam.tanggal}`
    const jumlah = exam.peserta.length
    await inTransaction(ctx.db, async (db) => {
      await recordAudit(db, ctx, { action: 'ekspor', noun: 'jadwal', nounId: id, label, after: { jumlah } })
      await announceExport(db, ctx, { daftar: label, jumlah })
    })
    const bytes = zipParts(await paperEntries(exam, await bodyBranding(ctx)), ctx.now)
    return { type: 'application/zip', bytes, filename: `berkas-asesmen-${exam.hari}-${id}.zip` }
  },
}
