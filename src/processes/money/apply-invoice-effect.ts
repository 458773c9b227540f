import type { InvoiceEffect } from '../../features/certification/applications/rules.ts'
import { payingEmployerOf } from '../../features/certification/employers/payer-service.ts'
import { changeInvoice, type InvoiceChange } from '../../features/certification/invoices/payments/effect-service.ts'
import type { Billed } from '../../features/certification/invoices/rules.ts'
import { closeInvoice, issueInvoice } from '../../features/certification/invoices/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

interface Terms {
  /** The deadline that the effect gives, by `dueAfterEffect`. */
  due_at: Date | null
  closing: Omit<Parameters<typeof closeInvoice>[2], keyof Billed>
}

/**
 * Does to the invoice of an application or an activity what the table says of a transition; returns what payments
 * changed of it.
 */
export async function applyInvoiceEffect(
  db: Db,
  ctx: Context,
  effect: InvoiceEffect | undefined,
  billed: Billed,
  { due_at, closing }: Terms,
): Promise<InvoiceChange | undefined> {
  switch (effect) {
    case undefined:
      return undefined
    case 'issue':
      return void (await bill(db, ctx, billed, due_at))
    case 'close':
      return void (await closeInvoice(db, ctx, { ...billed, ...closing }))
    default:
      return changeInvoice(db, effect, billed, due_at)
  }
}

async function bill(db: Db, ctx: Context, billed: Billed, due_at: Date | null): Promise<void> {
  if (!due_at) throw new Error('an invoice without a deadline')
  const employer = billed.untuk === 'permohonan' ? await payingEmployerOf(db, ctx, billed.untuk_id) : undefined
  await issueInvoice(db, ctx, billed, { due_at, employer })
}
