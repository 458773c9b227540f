import type { Db } from '../../../../ground/database/db.ts'
import { Problem } from '../../../../problems.ts'
import { type InvoiceRow, lockStandingInvoice, updateInvoice } from '../queries.ts'
import { type Billed, invoiceAfter, type PaymentEffect } from '../rules.ts'
import type { InvoiceState } from '../state-rules.ts'

/** An invoice as it was, locked, and what an effect has changed of it. */
export interface InvoiceChange {
  before: InvoiceRow
  after: { status: InvoiceState; due_at: Date }
}

/** The columns that an invoice loses when its money was taken back. */
export const NO_RECEIPT = { paid_at: null, nomor_kuitansi: null, nomor_meterai: null, reminded_at: null } as const

/** Changes state and deadline of a standing invoice; throws INVOICE_NOT_OPEN where its state does not allow that. */
export async function changeInvoice(
  db: Db,
  effect: PaymentEffect,
  billed: Billed,
  due_at: Date | null,
): Promise<InvoiceChange | undefined> {
  const before = await lockStandingInvoice(db, billed)
  if (!before) return undefined
  const status = invoiceAfter(effect, before.status)
  if (!status) throw new Problem('INVOICE_NOT_OPEN')
  const after = { status, due_at: due_at ?? before.due_at }
  const isTakenBack = before.status === 'lunas' && status !== 'lunas'
  await updateInvoice(db, before.id, { ...after, ...(isTakenBack ? NO_RECEIPT : {}) })
  return { before, after }
}
