import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import type { EnclosedPaper } from '../../../ground/jobs/feature-jobs.ts'
import type { FileAnswer } from '../../../lib/calls/call.ts'
import { documentDesign } from '../../platform/document-designs/service.ts'
import { issueDocument } from '../../platform/files/issued-service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { bodyBranding } from '../../platform/site-content/service.ts'
import { type InvoiceRow, invoiceById } from './queries.ts'
import { isOpenInvoice } from './state-rules.ts'
import { invoiceFor } from './view.ts'

/** Returns the content of the documents for a reader, with the participant's full name. */
export async function billOf(ctx: Context, row: InvoiceRow, reader: number) {
  const [answer, personal] = await Promise.all([
    invoiceFor(ctx, row, reader),
    personalDataOf(ctx.db, ctx.keys, row.user_id),
  ])
  return { ...answer, created_at: row.created_at, due_at: row.due_at, peserta: personal?.nama_lengkap || row.nama }
}

export const fileName = (kind: string, nomor: string): string => `${kind}-${nomor.replaceAll('/', '-')}.pdf`

/** Draws an invoice as its reader may see it; the copy is known by its hash from then on. */
export async function invoicePaper(
  ctx: Context,
  invoice: InvoiceRow,
  reader: number,
): Promise<FileAnswer & EnclosedPaper> {
  const design = await documentDesign(ctx.db, ctx, 'invoice', invoice.created_at)
  const bytes = await drawInWorker('invoicePdf', await billOf(ctx, invoice, reader), await bodyBranding(ctx), design)
  const filename = fileName('invoice', invoice.nomor)
  return {
    ...(await issueDocument(ctx, { jenis: 'invoice', nomor: invoice.nomor }, { bytes, filename })),
    bytes,
    filename,
  }
}

/** Draws the invoice that travels with a mail; undefined once nobody should pay it any more. */
export async function enclosedInvoice(ctx: Context, id: number): Promise<EnclosedPaper | undefined> {
  const invoice = await invoiceById(ctx.db, id)
  if (!invoice || !isOpenInvoice(invoice.status)) return undefined
  return invoicePaper(ctx, invoice, invoice.user_id)
}
