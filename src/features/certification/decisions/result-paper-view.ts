import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import { Problem } from '../../../problems.ts'
import { ensureRequestedPdf, perihalOf } from '../../platform/signing/paper-service.ts'
import { bodyBranding, certificationBody } from '../../platform/site-content/service.ts'
import { applicationEvidence, type Evidence } from '../applications/evidence-service.ts'
import { applicationOfDecision } from './queries.ts'
import { resultOf } from './result-view.ts'

/** The signed report of the latest decision on an application: made when it is first asked for, the same from then on. Throws RECORD_NOT_FOUND and PAPER_WAITS. */
export async function resultReport(ctx: Context, application: Evidence) {
  const { keputusan, ...next } = await resultOf(ctx.db, ctx, application)
  if (!keputusan) throw new Problem('RECORD_NOT_FOUND')
  const { id, user_id: userId, nama, skema, tanggal_uji } = application
  const nomor = application.nomor ?? String(id)
  const filename = `hasil-${nomor.replaceAll('/', '-')}.pdf`
  const penerbit = await certificationBody(ctx.db)
  const facts = { ...keputusan, ...next, penerbit, nomor, nama, skema, tanggal_uji }
  const paper = { jenis: 'hasil_uji', perihal: String(keputusan.id), nomor, userId, name: filename } as const
  const bytes = await ensureRequestedPdf(ctx, {
    ...paper,
    render: async (tanda_tangan) =>
      drawInWorker('resultReportPdf', facts, { ...(await bodyBranding(ctx)), tanda_tangan }),
  })
  return { nomor, bytes, filename }
}

/** Makes a report that waited for its signature. */
export async function makeWaitingReport(ctx: Context, paperId: number): Promise<void> {
  const decision = await perihalOf(ctx.db, paperId)
  const applicationId = await applicationOfDecision(ctx.db, Number(decision ?? 0))
  const application = applicationId && (await applicationEvidence(ctx.db, ctx, applicationId))
  if (application) await resultReport(ctx, application)
}
