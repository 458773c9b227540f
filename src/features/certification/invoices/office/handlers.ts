import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { writeEachId } from '../../../../ground/office-lists/each-row.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { REMINDED_LATELY, wasRemindedLately } from '../../../../lib/people/reminded.ts'
import { Problem } from '../../../../problems.ts'
import { bookChargeback } from '../../../../processes/money/book-chargeback.ts'
import { confirmCancellation } from '../../../../processes/money/confirm-cancellation.ts'
import { resumeReview } from '../../../../processes/money/review-payment.ts'
import { settleInvoice } from '../../../../processes/money/settle-invoice.ts'
import { takeBilledTransition } from '../../../../processes/money/take-billed-transition.ts'
import { notifyManagers } from '../billing/employer-news-service.ts'
import { proposeChargeback, refuseChargeback } from '../chargebacks/service.ts'
import { decideProof } from '../payments/proof-queries.ts'
import { writeUnwantedPayment } from '../payments/settlement-service.ts'
import { type InvoiceRow, invoiceById, lockInvoice, updateInvoice } from '../queries.ts'
import { decideCancellation, requireProposal } from '../refunds/cancellation-service.ts'
import { confirmRefund, proposeRefund, refuseRefund } from '../refunds/service.ts'
import { completeTransfer, dropTransfer, proposeTransfer } from '../refunds/transfer-service.ts'
import { officeMay } from '../rules.ts'
import { askRefundAccount, recordInvoiceAudit, sendPaymentReminder } from '../service.ts'
import { INVOICE_STATE_NAMES } from '../state-rules.ts'
import { statementHandlers } from '../statements/handlers.ts'
import { officeInvoice } from '../view.ts'
import type { invoiceOfficeCalls } from './contract.ts'
import { INVOICES, openCondition, overdueCondition, sumsByMonth, sumsByState, WAITING } from './queries.ts'

async function requireInvoice(db: Db, id: number): Promise<InvoiceRow> {
  const invoice = await invoiceById(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  return invoice
}

interface Seen {
  id: number
  version: number
}

/** Locks an invoice; throws RECORD_NOT_FOUND, or STALE when the caller saw another version. */
async function lockSeenInvoice(db: Db, { id, version }: Seen): Promise<InvoiceRow> {
  const invoice = await lockInvoice(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  if (invoice.version !== version) throw new Problem('STALE')
  return invoice
}

/** Throws TOO_MANY when the payer was written to about the matter less than 24 hours ago. */
function refuseTwiceADay({ now }: Context, last: Date | null): void {
  if (wasRemindedLately(last, now)) throw new Problem('TOO_MANY', { errors: { data: [REMINDED_LATELY] } })
}

/** Reminds of a payment that the caller has locked; throws INVOICE_NOT_OPEN or TOO_MANY. */
async function remindOf(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  if (!officeMay(invoice).ingatkan) throw new Problem('INVOICE_NOT_OPEN')
  refuseTwiceADay(ctx, invoice.reminded_at)
  await sendPaymentReminder(db, ctx, invoice)
}

/** Changes an invoice in one transaction, and returns it as it is then. */
const changeAndAnswer = (ctx: Context, id: number, change: (db: Db) => Promise<void>) =>
  inTransaction(ctx.db, async (db) => {
    await change(db)
    return officeInvoice({ ...ctx, db }, await requireInvoice(db, id))
  })

export const invoiceOfficeHandlers: Handlers<typeof invoiceOfficeCalls, Context> = {
  ...statementHandlers,

  listInvoice: async ({ db, now }, { status, lewat_tempo, terbuka, menunggu, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(lewat_tempo === undefined ? [] : [overdueCondition(lewat_tempo, now)]),
      ...(terbuka === undefined ? [] : [openCondition(terbuka)]),
      ...(menunggu === undefined ? [] : [WAITING[menunggu]]),
    ]
    const source = { rows: INVOICES, search: true, conditions, order }
    return officeListPage(db, source, given)
  },

  getOfficeInvoice: async (ctx, { id }) => officeInvoice(ctx, await requireInvoice(ctx.db, id)),

  getInvoiceSums: async ({ db, today }) => {
    const [byState, bulan] = await Promise.all([sumsByState(db), sumsByMonth(db, today)])
    const known = new Map(byState.map((sum) => [sum.status, sum]))
    return { keadaan: INVOICE_STATE_NAMES.map((status) => known.get(status) ?? { status, banyak: 0, total: 0 }), bulan }
  },

  confirmPayment: (ctx, received) => changeAndAnswer(ctx, received.id, (db) => settleInvoice(db, ctx, received)),

  refuseProof: (ctx, { alasan, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      const seenInvoice = await requireInvoice(db, seen.id)
      if (seenInvoice.version !== seen.version) throw new Problem('STALE')
      if (!officeMay(seenInvoice).tolak_bukti) throw new Problem('INVOICE_NOT_OPEN')
      const taken = { transition: 'refuseProof', note: alasan } as const
      const { before, after } = await takeBilledTransition(db, ctx, seenInvoice, taken)
      if (before.version !== seen.version) throw new Problem('STALE')
      await decideProof(db, seen.id, { status: 'ditolak', alasan }, ctx.now)
      if (before.review_since !== null) await resumeReview(db, ctx, seenInvoice)
      await notifyManagers(db, ctx, before, `Bukti pembayaran ditolak: ${alasan}`)
      await recordInvoiceAudit(db, ctx, before, 'tolak-bukti', {
        before: { status: before.status, due_at: before.due_at },
        after: { ...after, alasan },
      })
    }),

  remindPayment: (ctx, seen) =>
    changeAndAnswer(ctx, seen.id, async (db) => remindOf(db, ctx, await lockSeenInvoice(db, seen))),

  remindPayments: (ctx, { ids }) =>
    writeEachId(ctx.db, ids, async (db, id) => {
      const invoice = await lockInvoice(db, id)
      if (!invoice) throw new Problem('RECORD_NOT_FOUND')
      await remindOf(db, ctx, invoice)
      return { id }
    }),

  completeRefund: (ctx, { catatan, file_id, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await completeTransfer(db, ctx, await lockSeenInvoice(db, seen), { catatan, file_id })
    }),

  proposeTransfer: (ctx, { jumlah, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await proposeTransfer(db, ctx, await lockSeenInvoice(db, seen), jumlah)
    }),

  proposeRefund: (ctx, { jumlah, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await proposeRefund(db, ctx, await lockSeenInvoice(db, seen), jumlah)
    }),

  confirmRefund: (ctx, seen) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await confirmRefund(db, ctx, await lockSeenInvoice(db, seen))
    }),

  // Dropping a proposal, even one's own, needs no second person: nothing has gone back.
  refuseRefund: (ctx, { catatan, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      const invoice = await lockSeenInvoice(db, seen)
      if (!(await dropTransfer(db, ctx, invoice, catatan))) await refuseRefund(db, ctx, invoice, catatan)
    }),

  proposeChargeback: (ctx, { jenis, charge_id, jumlah, alasan, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await proposeChargeback(db, ctx, await lockSeenInvoice(db, seen), { jenis, charge_id, jumlah, alasan })
    }),

  confirmChargeback: (ctx, seen) => changeAndAnswer(ctx, seen.id, (db) => bookChargeback(db, ctx, seen)),

  // Dropping a proposal needs no second person: nothing is booked.
  refuseChargeback: (ctx, { catatan, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await refuseChargeback(db, ctx, await lockSeenInvoice(db, seen), catatan)
    }),

  askRefundAccount: (ctx, seen) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      const invoice = await lockSeenInvoice(db, seen)
      if (!officeMay(invoice).kembalikan) throw new Problem('NO_REFUND')
      refuseTwiceADay(ctx, invoice.account_asked_at)
      await askRefundAccount(db, ctx, invoice)
      await recordInvoiceAudit(db, ctx, invoice, 'minta-rekening', { after: { account_asked_at: ctx.now } })
    }),

  confirmCancellation: (ctx, seen) => changeAndAnswer(ctx, seen.id, (db) => confirmCancellation(db, ctx, seen)),

  // Refusing needs no second person: the application goes on as it was.
  refuseCancellation: (ctx, { catatan, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      const invoice = await lockSeenInvoice(db, seen)
      const proposal = await requireProposal(db, seen.id)
      await decideCancellation(db, ctx, invoice, proposal, { status: 'ditolak', catatan })
    }),

  stampReceipt: (ctx, { nomor_meterai, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      const before = await lockSeenInvoice(db, seen)
      if (!officeMay(before).isi_meterai) throw new Problem('NO_RECEIPT')
      await updateInvoice(db, seen.id, { nomor_meterai })
      await recordInvoiceAudit(db, ctx, before, 'catat-meterai', {
        before: { nomor_meterai: before.nomor_meterai },
        after: { nomor_meterai },
      })
    }),

  receiveUnwantedPayment: (ctx, { jumlah, catatan, ...seen }) =>
    changeAndAnswer(ctx, seen.id, async (db) => {
      await writeUnwantedPayment(db, ctx, await lockSeenInvoice(db, seen), { jumlah, catatan })
    }),
}
