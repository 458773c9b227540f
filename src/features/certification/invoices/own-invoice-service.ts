import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
import { type InvoiceRow, invoiceOf, lockInvoice } from './queries.ts'
import type { Billed } from './rules.ts'

/** A member's own invoice; other people's do not exist for them: throws INVOICE_NOT_FOUND. */
export async function requireOwnInvoice(db: Db, ctx: Context, billed: Billed): Promise<InvoiceRow> {
  const invoice = await invoiceOf(db, requireAccount(ctx).id, billed)
  if (!invoice) throw new Problem('INVOICE_NOT_FOUND')
  return invoice
}

/** The same, locked. */
export async function lockOwnInvoice(db: Db, ctx: Context, billed: Billed): Promise<InvoiceRow> {
  const { id } = await requireOwnInvoice(db, ctx, billed)
  const invoice = await lockInvoice(db, id)
  if (!invoice) throw new Problem('INVOICE_NOT_FOUND')
  return invoice
}
