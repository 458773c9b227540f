import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { managersOf } from './billing/employer-queries.ts'
import { type InvoiceRow, invoiceOf, lockInvoice } from './queries.ts'
import type { Billed } from './rules.ts'

/** Returns an invoice that a member may see and pay; throws INVOICE_NOT_FOUND for other people's. */
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

/** Tells whether a person is the addressee of an invoice: its applicant, or a manager of the employer that pays. */
export async function isPayerOf(db: Db, invoice: Pick<InvoiceRow, 'user_id' | 'employer_id'>, userId: number) {
  if (invoice.employer_id === null) return invoice.user_id === userId
  const managers = await managersOf(db, invoice.employer_id)
  // The applicant acts once the employer has no manager any more.
  return managers.length === 0 ? invoice.user_id === userId : managers.some(({ id }) => id === userId)
}

/** Locks an invoice that the reader may see, for changes that only its payer may make; throws NOT_THE_PAYER too. */
export async function lockPayersInvoice(db: Db, ctx: Context, billed: Billed): Promise<InvoiceRow> {
  const invoice = await lockOwnInvoice(db, ctx, billed)
  if (!(await isPayerOf(db, invoice, requireAccount(ctx).id))) throw new Problem('NOT_THE_PAYER')
  return invoice
}
