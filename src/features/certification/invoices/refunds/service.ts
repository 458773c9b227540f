import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { randomAlphanumeric } from '../../../../lib/signing/secret.ts'
import { Problem } from '../../../../problems.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { nextAsk, PROVIDER_NAMES } from '../../charges/rules.ts'
import { writeProviderRefund } from '../payments/settlement-service.ts'
import { type InvoiceRow, updateInvoice } from '../queries.ts'
import { askRefundAccount, recordInvoiceAudit } from '../service.ts'
import { refundDue } from '../state-rules.ts'
import { refundPlanOf } from './plan-service.ts'
import { insertRefund, type RefundRow, refundsOf, updateRefund } from './queries.ts'

export {
  countAsk,
  overdueRefunds,
  type RefundRow,
  refundById,
  refundsToCompare,
  updateRefund,
} from './queries.ts'

const KEY_LENGTH = 16

/**
 * Proposes the refund in the plan; the caller has locked the invoice. Throws NO_REFUND, REFUND_UNDERWAY, or STALE where
 * another sum was seen.
 */
export async function proposeRefund(db: Db, ctx: Context, invoice: InvoiceRow, jumlah: number): Promise<void> {
  const { plan, transfer } = await refundPlanOf({ ...ctx, db }, invoice)
  const { melalui } = plan
  if (transfer) throw new Problem('REFUND_UNDERWAY')
  if (!melalui) throw new Problem('NO_REFUND')
  if (melalui.jumlah !== jumlah) throw new Problem('STALE')
  const by = { proposed_by: requireAccount(ctx).id, proposed_at: ctx.now }
  const refund_key = `${invoice.nomor.replaceAll('/', '-')}-K-${randomAlphanumeric(KEY_LENGTH)}`
  const refund = { invoice_id: invoice.id, charge_id: melalui.charge_id, refund_key, jumlah, ...by }
  if (!(await insertRefund(db, refund))) throw new Problem('REFUND_UNDERWAY')
  await updateInvoice(db, invoice.id, {})
  const after = { jumlah, melalui: PROVIDER_NAMES[melalui.penyedia] }
  await recordInvoiceAudit(db, ctx, invoice, 'usul-pengembalian', { after })
}

/** Returns the refund of an invoice that waits for a second person; throws NO_REFUND_PROPOSAL. */
async function requireProposed(db: Db, invoice: Pick<InvoiceRow, 'id'>): Promise<RefundRow> {
  const proposed = (await refundsOf(db, invoice.id)).find(({ status }) => status === 'diusulkan')
  if (!proposed) throw new Problem('NO_REFUND_PROPOSAL')
  return proposed
}

/** Confirms another person's proposal: a job will ask the provider for it. The caller has locked the invoice. */
export async function confirmRefund(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  const refund = await requireProposed(db, invoice)
  const second = requireAccount(ctx).id
  if (refund.proposed_by === second) throw new Problem('SECOND_PERSON_OWN')
  await requireSecondPerson(db, ctx, 'pengembalian', { second, first: [refund.proposed_by] })
  if (refund.jumlah > refundDue(invoice)) throw new Problem('STALE')
  const decided = { decided_by: second, decided_at: ctx.now }
  await updateRefund(db, refund.id, { status: 'dikirim', ...decided, next_ask_at: nextAsk(0, ctx.now) })
  await ctx.jobs.enqueue(db, 'refund', { id: refund.id })
  await updateInvoice(db, invoice.id, {})
  const after = { jumlah: refund.jumlah, melalui: PROVIDER_NAMES[refund.penyedia] }
  await recordInvoiceAudit(db, ctx, invoice, 'konfirmasi-pengembalian', { after })
}

/** Drops a proposal, one's own too; the caller has locked the invoice. */
export async function refuseRefund(db: Db, ctx: Context, invoice: InvoiceRow, catatan: string): Promise<void> {
  const refund = await requireProposed(db, invoice)
  const decided = { decided_by: requireAccount(ctx).id, decided_at: ctx.now, ended_at: ctx.now }
  await updateRefund(db, refund.id, { status: 'dibatalkan', catatan, ...decided })
  await updateInvoice(db, invoice.id, {})
  const after = { jumlah: refund.jumlah, catatan }
  await recordInvoiceAudit(db, ctx, invoice, 'tolak-pengembalian', { after })
}

/** Records a refund that the provider has made, and tells its owner. The caller has locked charges and invoice. */
export async function completeRefund(db: Db, ctx: Context, invoice: InvoiceRow, refund: RefundRow): Promise<void> {
  await updateRefund(db, refund.id, { status: 'selesai', ended_at: ctx.now, next_ask_at: null })
  const by = { charge_id: refund.charge_id, who: PROVIDER_NAMES[refund.penyedia] }
  await writeProviderRefund(db, ctx, invoice, { jumlah: refund.jumlah, by })
}

/** Ends a refund without a booking: the provider gave back money that a bank had already taken. */
export const endUnbooked = (db: Db, { now }: Pick<Context, 'now'>, { id }: RefundRow) =>
  updateRefund(db, id, { status: 'selesai', ended_at: now, next_ask_at: null })

/** Records the provider's refusal: the sum waits for a transfer, and its owner is asked for the account. */
export async function writeRefusal(
  db: Db,
  ctx: Context,
  invoice: InvoiceRow,
  { id, penyedia, jumlah }: RefundRow,
  kode_penolakan: string,
): Promise<void> {
  await updateRefund(db, id, { status: 'ditolak', kode_penolakan, ended_at: ctx.now, next_ask_at: null })
  await askRefundAccount(db, ctx, invoice)
  const change = { who: PROVIDER_NAMES[penyedia], after: { jumlah, kode_penolakan } }
  await recordInvoiceAudit(db, ctx, invoice, 'ditolak-penyedia', change)
}
