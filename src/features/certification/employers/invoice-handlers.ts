import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { day, longDay } from '../../../lib/day.ts'
import { limits } from '../../../limits.ts'
import { bodyBranding, certificationBody } from '../../platform/site-content/service.ts'
import { INVOICE_STATES } from '../invoices/state-rules.ts'
import type { employerCalls } from './contract.ts'
import { invoicesOfEmployer, receiptsOfEmployer, sumsOfEmployer } from './invoice-queries.ts'
import { openEmployerNpwp } from './sealing-service.ts'
import { requireManaged } from './service.ts'

type Calls = Pick<typeof employerCalls, 'listEmployerInvoices' | 'getEmployerRecap'>

export const employerInvoiceHandlers: Handlers<Calls, Context> = {
  listEmployerInvoices: async (ctx, { id, keadaan, page }) => {
    await requireManaged(ctx.db, ctx, id)
    const rows = await invoicesOfEmployer(ctx.db, id, { keadaan, page, perPage: limits.listPageSize })
    const { banyak, ...jumlah } = await sumsOfEmployer(ctx.db, id, keadaan)
    const data = rows.map((row) => ({ ...row, status_label: INVOICE_STATES[row.status] }))
    return { data, total: banyak, page, jumlah }
  },

  getEmployerRecap: async (ctx, { id, ...period }) => {
    const { nama, npwp, alamat } = await requireManaged(ctx.db, ctx, id)
    const sampai = day(period.sampai ?? ctx.today)
    const sejak = day(period.sejak ?? `${sampai.slice(0, 8)}01`)
    const receipts = await receiptsOfEmployer(ctx.db, id, sejak, sampai)
    const { nama_lembaga } = await certificationBody(ctx.db)
    const recap = {
      nama_lembaga,
      perusahaan: { nama, npwp: openEmployerNpwp(ctx.keys, id, npwp), alamat },
      kurun: `${longDay(sejak)} sampai ${longDay(sampai)}`,
      made_at: ctx.now,
      kuitansi: receipts.map(({ total, diterima, ...receipt }) => ({ ...receipt, jumlah: Math.min(total, diterima) })),
    }
    const bytes = await drawInWorker('employerRecapPdf', recap, await bodyBranding(ctx))
    return { type: 'application/pdf', bytes, filename: `rekap-kuitansi-${sejak}-${sampai}.pdf` }
  },
}
