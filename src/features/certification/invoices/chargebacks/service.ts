import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { Problem } from '../../../../problems.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { type InvoiceChange, NO_RECEIPT } from '../payments/effect-service.ts'
import { insertPayment } from '../payments/queries.ts'
import { type InvoiceRow, updateInvoice } from '../queries.ts'
import { askRefundAccount, notifyPayer, recordInvoiceAudit } from '../service.ts'
import { isOpenInvoice, leftOf, refundDue, shortfallOf } from '../state-rules.ts'
import { decideChargeback, insertChargeback, type OpenChargeback, openChargebackOf, poolsOf } from './queries.ts'
import { type ChargebackKind, dueOnceWon, mostOf } from './rules.ts'

export type { OpenChargeback } from './queries.ts'

const RULE = 'penarikan'
const TAKEN = 'Ditarik kembali oleh bank atau penyedia pembayaran.'
const WON = 'Dana yang sempat ditarik bank kembali kepada lembaga.'

interface Seen {
  jenis: ChargebackKind
  charge_id: number | null
  jumlah: number
  alasan: string
}

/** Throws CHARGEBACK_TOO_MUCH when there is less money to take, or less was taken than is to be won. */
async function requireThere(db: Db, invoice: InvoiceRow, { jenis, charge_id, jumlah }: Seen): Promise<void> {
  const pool = (await poolsOf(db, invoice.id)).find((one) => one.charge_id === charge_id)
  if (jumlah > mostOf(jenis, pool, leftOf(invoice))) throw new Problem('CHARGEBACK_TOO_MUCH')
}

/**
 * Proposes to book what one person saw at the bank or provider; the caller has locked the invoice. Throws
 * CHARGEBACK_PROPOSED, CHARGEBACK_TOO_MUCH.
 */
export async function proposeChargeback(db: Db, ctx: Context, invoice: InvoiceRow, seen: Seen): Promise<void> {
  await requireThere(db, invoice, seen)
  const by = { proposed_by: requireAccount(ctx).id, proposed_at: ctx.now }
  if (!(await insertChargeback(db, { invoice_id: invoice.id, ...seen, ...by })))
    throw new Problem('CHARGEBACK_PROPOSED')
  await updateInvoice(db, invoice.id, {})
  await recordInvoiceAudit(db, ctx, invoice, 'usul-penarikan', { after: seen })
}

async function requireOpen(db: Db, invoiceId: number): Promise<OpenChargeback> {
  const open = await openChargebackOf(db, invoiceId)
  if (!open) throw new Problem('NO_CHARGEBACK')
  return open
}

/**
 * Returns the open proposal of another person; throws NO_CHARGEBACK, and why the caller cannot be the second person.
 */
export async function requireChargeback(db: Db, ctx: Context, invoice: InvoiceRow): Promise<OpenChargeback> {
  const open = await requireOpen(db, invoice.id)
  const second = requireAccount(ctx).id
  if (open.proposed_by === second) throw new Problem('SECOND_PERSON_OWN')
  await requireSecondPerson(db, ctx, RULE, { second, first: [open.proposed_by] })
  await requireThere(db, invoice, open)
  return open
}

/** Drops a proposal, one's own too; the caller has locked the invoice. */
export async function refuseChargeback(db: Db, ctx: Context, invoice: InvoiceRow, catatan: string): Promise<void> {
  const { id, jenis, jumlah } = await requireOpen(db, invoice.id)
  const decided = { decided_by: requireAccount(ctx).id, decided_at: ctx.now }
  await decideChargeback(db, id, { status: 'dibatalkan', catatan, ...decided })
  await updateInvoice(db, invoice.id, {})
  await recordInvoiceAudit(db, ctx, invoice, 'tolak-penarikan', { after: { jenis, jumlah, catatan } })
}

/**
 * The effect on an invoice: `again` keeps its seat until another payment is due, `owed` when the service was used,
 * `ended` when its payer has all of it back, else `same`.
 */
export type Taken = { is: 'again'; change: InvoiceChange } | { is: 'owed' | 'ended' | 'same' }

/** Returns what booking changes of the invoice; asking again has changed it already. */
function changesBy(taken: Taken, { now }: Context) {
  switch (taken.is) {
    case 'again':
      return {}
    case 'owed':
      return { ...NO_RECEIPT, status: 'ditarik' } as const
    case 'ended':
      return { status: 'dikembalikan', refunded_at: now, catatan: TAKEN } as const
    case 'same':
      return {}
  }
}

/** Books that money was taken back, and writes to its payer what follows; the caller has locked charges and invoice. */
export async function writeTaken(
  db: Db,
  ctx: Context,
  before: InvoiceRow,
  { id, charge_id, jumlah }: OpenChargeback,
  taken: Taken,
): Promise<void> {
  const by = requireAccount(ctx).id
  const { nomor_kuitansi, paid_at } = before
  const isVoid = taken.is !== 'same' && nomor_kuitansi !== null && paid_at !== null
  const receipt = isVoid ? { nomor_kuitansi, receipt_at: paid_at } : {}
  await decideChargeback(db, id, { status: 'dibukukan', decided_by: by, decided_at: ctx.now, ...receipt })
  await move(db, ctx, before, { id, charge_id, jumlah: -jumlah })
  const changes = changesBy(taken, ctx)
  const after = taken.is === 'again' ? { ...NO_RECEIPT, ...taken.change.after } : changes
  await updateInvoice(db, before.id, changes)
  const sums = { ...before, ditarik: before.ditarik + jumlah }
  const until = wantedUntil(before, taken)
  const wanted = {
    kurang: until !== null || taken.is === 'owed' ? formatRupiah(shortfallOf(sums)) : null,
    batas: until && longMoment(until),
  }
  const money = { jumlah: formatRupiah(jumlah), ...wanted, nomor_kuitansi: isVoid ? nomor_kuitansi : null }
  await notifyPayer(db, ctx, before, (facts) => ({ letter: 'paymentWithdrawn', ...facts, ...money }), until)
  await recordInvoiceAudit(db, ctx, before, 'bukukan-penarikan', {
    before: { status: before.status, ditarik: before.ditarik, nomor_kuitansi },
    after: { ...after, ditarik: sums.ditarik, jumlah },
  })
}

/** Returns until when the rest is to be paid; null where it is not to be paid now. */
function wantedUntil({ status, due_at }: InvoiceRow, taken: Taken): Date | null {
  if (taken.is === 'again') return taken.change.after.due_at
  return taken.is === 'same' && isOpenInvoice(status) ? due_at : null
}

/**
 * Books money that came back for an invoice that wants none; the sum above the price of the seat goes back to its
 * payer.
 */
export async function writeWon(db: Db, ctx: Context, before: InvoiceRow, won: OpenChargeback): Promise<void> {
  await closeWon(db, ctx, won)
  await move(db, ctx, before, won)
  const sums = { ...before, ditarik: before.ditarik - won.jumlah }
  const due = dueOnceWon({ ...sums, left: leftOf(sums), due: refundDue(sums) })
  const returned = sums.dikembalikan + sums.ditarik
  const status = before.status === 'lunas' || due === 0 ? before.status : 'pengembalian_diajukan'
  const planned =
    due > 0 ? { pengembalian: returned + due, alasan_pengembalian: before.alasan_pengembalian ?? WON } : {}
  const after = { status, ...planned } as const
  await updateInvoice(db, before.id, after)
  if (due > 0) await askRefundAccount(db, ctx, { ...sums, ...after })
  await recordInvoiceAudit(db, ctx, before, 'bukukan-penarikan', {
    before: { status: before.status, ditarik: before.ditarik, pengembalian: before.pengembalian },
    after: { ...after, ditarik: sums.ditarik, jumlah: won.jumlah },
  })
}

/** Ends the proposal of won money; settling the open invoice writes the movement. */
export const closeWon = (db: Db, ctx: Context, { id }: OpenChargeback) =>
  decideChargeback(db, id, { status: 'dibukukan', decided_by: requireAccount(ctx).id, decided_at: ctx.now })

async function move(
  db: Db,
  ctx: Context,
  { id: invoice_id }: InvoiceRow,
  { id: chargeback_id, charge_id, jumlah }: Pick<OpenChargeback, 'id' | 'charge_id' | 'jumlah'>,
): Promise<void> {
  const through = charge_id === null ? {} : { charge_id }
  const recorded_by = requireAccount(ctx).id
  await insertPayment(db, { invoice_id, jumlah, at: ctx.now, recorded_by, chargeback_id, ...through })
}
