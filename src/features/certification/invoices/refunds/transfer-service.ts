import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { PROBLEMS, Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { TWO_PERSON_RULES } from '../../../platform/staff/second-person-rules.ts'
import {
  administratorsAtWork,
  requireSecondPerson,
  secondPersonRefusals,
} from '../../../platform/staff/second-person-service.ts'
import { writeRefund } from '../payments/settlement-service.ts'
import { type InvoiceRow, updateInvoice } from '../queries.ts'
import { recordInvoiceAudit } from '../service.ts'
import { refundDue } from '../state-rules.ts'
import { refundPlanOf } from './plan-service.ts'
import { isOpenRefund } from './rules.ts'
import { decideTransfer, insertTransfer, type OpenTransfer, openTransferOf } from './transfer-queries.ts'
import { confirmersWords } from './transfer-rules.ts'

const RULE = 'pengembalian'

/**
 * Proposes to transfer the sum in the plan to the account that its owner gave; the caller has locked the invoice.
 * Throws NO_REFUND, REFUND_ACCOUNT_MISSING, REFUND_UNDERWAY, REFUND_BY_PROVIDER, or STALE where another sum was seen.
 */
export async function proposeTransfer(db: Db, ctx: Context, invoice: InvoiceRow, jumlah: number): Promise<void> {
  const { plan, refunds, transfer } = await refundPlanOf({ ...ctx, db }, invoice)
  if (transfer || refunds.some(({ status }) => isOpenRefund(status))) throw new Problem('REFUND_UNDERWAY')
  if (plan.melalui) throw new Problem('REFUND_BY_PROVIDER')
  if (plan.transfer <= 0) throw new Problem('NO_REFUND')
  if (invoice.rekening_pengembalian === null) throw new Problem('REFUND_ACCOUNT_MISSING')
  if (plan.transfer !== jumlah) throw new Problem('STALE')
  const by = { proposed_by: requireAccount(ctx).id, proposed_at: ctx.now }
  await insertTransfer(db, { invoice_id: invoice.id, jumlah, ...by })
  await updateInvoice(db, invoice.id, {})
  await recordInvoiceAudit(db, ctx, invoice, 'usul-transfer', { after: { jumlah } })
}

interface Sent {
  catatan: string
  /** The proof, uploaded by whoever confirms. */
  file_id: string
}

/**
 * Records that another person sent the proposed transfer; the caller has locked the invoice. Throws NO_REFUND_PROPOSAL,
 * FILE_NOT_FOUND, STALE, or why the caller cannot be the second person.
 */
export async function completeTransfer(db: Db, ctx: Context, invoice: InvoiceRow, { catatan, file_id }: Sent) {
  const transfer = await openTransferOf(db, invoice.id)
  if (!transfer) throw new Problem('NO_REFUND_PROPOSAL')
  const second = requireAccount(ctx).id
  if (transfer.proposed_by === second) throw new Problem('SECOND_PERSON_OWN')
  await requireSecondPerson(db, ctx, RULE, { second, first: [transfer.proposed_by] })
  if (transfer.jumlah > refundDue(invoice)) throw new Problem('STALE')
  await requireOwnFiles(db, second, [file_id])
  await decideTransfer(db, transfer.id, {
    status: 'selesai',
    decided_by: second,
    decided_at: ctx.now,
    catatan,
    file_id,
  })
  await writeRefund(db, ctx, invoice, { jumlah: transfer.jumlah, catatan })
}

/** Drops a waiting transfer, also one's own; returns false when none waits. The caller has locked the invoice. */
export async function dropTransfer(db: Db, ctx: Context, invoice: InvoiceRow, catatan: string): Promise<boolean> {
  const transfer = await openTransferOf(db, invoice.id)
  if (!transfer) return false
  const decided = { decided_by: requireAccount(ctx).id, decided_at: ctx.now }
  await decideTransfer(db, transfer.id, { status: 'dibatalkan', catatan, ...decided })
  await updateInvoice(db, invoice.id, {})
  await recordInvoiceAudit(db, ctx, invoice, 'tolak-transfer', { after: { jumlah: transfer.jumlah, catatan } })
  return true
}

/**
 * Says why the reader cannot confirm a transfer, and who can; null when they can. The money is sent before it is
 * recorded, so they have to know beforehand.
 */
export async function transferHindrance(
  { db, now, visit }: Pick<Context, 'db' | 'now' | 'visit'>,
  { proposed_by }: Pick<OpenTransfer, 'proposed_by'>,
): Promise<string | null> {
  const reader = visit.account?.id
  const right = TWO_PERSON_RULES[RULE].right
  const others = (await administratorsAtWork(db)).filter(
    ({ id, permissions }) => id !== proposed_by && permissions.includes(right),
  )
  const seconds = others.map(({ id }) => id)
  const refused = await secondPersonRefusals(db, now, { seconds, first: [proposed_by], right })
  const code = reader === proposed_by ? 'SECOND_PERSON_OWN' : refused.get(reader ?? 0)
  if (!code) return null
  const able = others.filter(({ id }) => !refused.has(id)).map(({ name }) => name)
  return `${PROBLEMS[code].message} ${confirmersWords(able)}`
}
