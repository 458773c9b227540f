import { lockChargesOf, poolLeft, updateCharge } from '../../features/certification/charges/service.ts'
import { takenEffect } from '../../features/certification/invoices/chargebacks/rules.ts'
import {
  closeWon,
  type OpenChargeback,
  requireChargeback,
  type Taken,
  writeTaken,
  writeWon,
} from '../../features/certification/invoices/chargebacks/service.ts'
import {
  type InvoiceRow,
  requireSeenInvoice,
  selisihOf,
} from '../../features/certification/invoices/payments/settlement-service.ts'
import { lockInvoice } from '../../features/certification/invoices/refunds/cancellation-service.ts'
import { isWanted, leftOf, refundDue } from '../../features/certification/invoices/state-rules.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { Problem } from '../../problems.ts'
import { settleInvoice } from './settle-invoice.ts'
import { takeBilledTransition } from './take-billed-transition.ts'

interface Seen {
  id: number
  version: number
}

/**
 * Books, as the second person, a sum that a bank or provider took back or that was won; updates seat, receipt and
 * invoice.
 */
export async function bookChargeback(db: Db, ctx: Context, seen: Seen): Promise<void> {
  await lockChargesOf(db, seen.id)
  const invoice = await requireSeenInvoice(db, seen)
  const proposal = await requireChargeback(db, ctx, invoice)
  if (proposal.jenis === 'ditarik') await bookTaken(db, ctx, invoice, proposal)
  else await bookWon(db, ctx, invoice, proposal)
  await noteAtCharge(db, proposal)
}

async function bookTaken(db: Db, ctx: Context, invoice: InvoiceRow, proposal: OpenChargeback): Promise<void> {
  const { toleransi_bayar } = await settingsOn(db, ctx.today)
  const sums = { ...invoice, ditarik: invoice.ditarik + proposal.jumlah, disengketakan: 0 }
  const { status, tahap, total } = invoice
  const effect = takenEffect({
    status,
    tahap,
    left: leftOf(sums),
    due: refundDue(sums),
    wanted: total - toleransi_bayar,
  })
  // The lock order is everywhere the same: schedule and application before the invoice.
  const taken = effect === 'unpaid' ? await wantAgain(db, ctx, invoice, proposal) : takenBy(effect)
  const before = taken.is === 'again' ? requireSame(taken.change.before, invoice) : await lockSeen(db, invoice)
  await writeTaken(db, ctx, before, proposal, taken)
}

const takenBy = (effect: 'none' | 'end'): Taken => ({ is: effect === 'end' ? 'ended' : 'same' })

/** Keeps the seat until another payment is due; when the seat was used, or is about to be, the sum is owed instead. */
async function wantAgain(db: Db, ctx: Context, invoice: InvoiceRow, { alasan }: OpenChargeback): Promise<Taken> {
  try {
    return {
      is: 'again',
      change: await takeBilledTransition(db, ctx, invoice, { transition: 'askAgain', note: alasan }),
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { is: 'owed' }
  }
}

async function bookWon(db: Db, ctx: Context, invoice: InvoiceRow, proposal: OpenChargeback): Promise<void> {
  const { id, version } = invoice
  if (!isWanted(invoice.status)) return writeWon(db, ctx, await lockSeen(db, invoice), proposal)
  await closeWon(db, ctx, proposal)
  const { jumlah, charge_id } = proposal
  const selisih = await selisihOf(db, { id, jumlah })
  await settleInvoice(db, ctx, { id, version, jumlah, selisih, won: { chargeback_id: proposal.id, charge_id } })
}

/** Sets the state of the charge by what is left of it, so that the provider's report no longer counts as unbooked. */
async function noteAtCharge(db: Db, { charge_id }: OpenChargeback): Promise<void> {
  if (charge_id === null) return
  await updateCharge(db, charge_id, { status: (await poolLeft(db, charge_id)) > 0 ? 'lunas' : 'ditarik' })
}

const lockSeen = async (db: Db, seen: Seen): Promise<InvoiceRow> => requireSame(await lockInvoice(db, seen.id), seen)

function requireSame(invoice: InvoiceRow | undefined, { version }: Seen): InvoiceRow {
  if (invoice?.version !== version) throw new Problem('STALE')
  return invoice
}
