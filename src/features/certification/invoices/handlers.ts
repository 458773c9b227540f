import type { z } from 'zod'
import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { FileAnswer } from '../../../lib/calls/call.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { longMoment } from '../../../lib/day.ts'
import { terbilang } from '../../../lib/text/terbilang.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { takeBilledTransition } from '../../../processes/money/take-billed-transition.ts'
import { documentDesign } from '../../platform/document-designs/service.ts'
import { issueDocument } from '../../platform/files/issued-service.ts'
import { requireOwnFiles } from '../../platform/files/service.ts'
import { bodyBranding } from '../../platform/site-content/service.ts'
import { sealAccount, sealNpwp } from './billing/sealing-service.ts'
import { withdrawnReceiptOf } from './chargebacks/queries.ts'
import type { invoiceCalls } from './contract.ts'
import { billOf, fileName, invoicePaper } from './invoice-paper-view.ts'
import { lockPayersInvoice, requireOwnInvoice } from './own-invoice-service.ts'
import { insertProof } from './payments/proof-queries.ts'
import { proformaHandlers } from './proforma/handlers.ts'
import { type InvoiceRow, updateInvoice } from './queries.ts'
import { openTransferOf } from './refunds/transfer-queries.ts'
import { accountInLetter, type Billed, ownerMay } from './rules.ts'
import { notifyPayer, recordInvoiceAudit } from './service.ts'
import { isPayable } from './state-rules.ts'
import { memberInvoice } from './view.ts'

type Own<Call extends { payload: z.ZodType }> = Omit<z.output<Call['payload']>, 'id'>

const answerOwn = async (db: Db, ctx: Context, billed: Billed) =>
  memberInvoice({ ...ctx, db }, await requireOwnInvoice(db, ctx, billed))

const changeBilling = (
  ctx: Context,
  billed: Billed,
  { nama_tagihan, npwp_tagihan }: Own<typeof invoiceCalls.changeBilling>,
) =>
  inTransaction(ctx.db, async (db) => {
    const before = await lockPayersInvoice(db, ctx, billed)
    if (!ownerMay(before, ctx.now).ubah_tagihan) throw new Problem('INVOICE_NOT_OPEN')
    await updateInvoice(db, before.id, { nama_tagihan, npwp_tagihan: sealNpwp(ctx.keys, before.id, npwp_tagihan) })
    await recordInvoiceAudit(db, ctx, before, 'ubah-tagihan', {
      before: { nama_tagihan: before.nama_tagihan, ada_npwp: before.npwp_tagihan !== null },
      after: { nama_tagihan, ada_npwp: npwp_tagihan !== null },
    })
    return answerOwn(db, ctx, billed)
  })

const sendProof = (ctx: Context, billed: Billed, { file_id, ...given }: Own<typeof invoiceCalls.payInvoice>) =>
  inTransaction(ctx.db, async (db) => {
    const userId = requireAccount(ctx).id
    const seen = await requireOwnInvoice(db, ctx, billed)
    if (!isPayable(seen.status)) throw new Problem('INVOICE_NOT_OPEN')
    if (given.tanggal_transfer > ctx.today) {
      throw invalidFields({ tanggal_transfer: 'Tanggal transfer paling lambat hari ini.' })
    }
    const taken = { transition: 'pay', userId: seen.user_id } as const
    const { before, after } = await takeBilledTransition(db, ctx, billed, taken)
    await requireOwnFiles(db, userId, [file_id])
    await insertProof(db, { ...given, invoice_id: before.id, file_id, created_at: ctx.now })
    await recordInvoiceAudit(db, ctx, before, 'kirim-bukti', {
      before: { status: before.status },
      after: { status: after.status, jumlah: given.jumlah, tanggal_transfer: given.tanggal_transfer },
    })
    return answerOwn(db, ctx, billed)
  })

const giveRefundAccount = (ctx: Context, billed: Billed, account: Own<typeof invoiceCalls.giveRefundAccount>) =>
  inTransaction(ctx.db, async (db) => {
    const before = await lockPayersInvoice(db, ctx, billed)
    if (!ownerMay(before, ctx.now).rekening_pengembalian) throw new Problem('NO_REFUND')
    // A transfer may be on its way to the old account: the office has to withdraw its proposal first.
    if (await openTransferOf(db, before.id)) throw new Problem('REFUND_UNDERWAY')
    await updateInvoice(db, before.id, {
      rekening_pengembalian: sealAccount(ctx.keys, before.id, account),
      account_given_at: ctx.now,
      account_given_by: requireAccount(ctx).id,
    })
    await recordInvoiceAudit(db, ctx, before, 'isi-rekening', { after: { bank: account.bank } })
    // The others who may pay are told before the money leaves, in case the account is wrong.
    const said = { rekening: accountInLetter(account), pada: longMoment(ctx.now) }
    await notifyPayer(db, ctx, before, (facts) => ({ letter: 'refundAccountGiven', ...facts, ...said }))
    return answerOwn(db, ctx, billed)
  })

const invoiceFile = async (ctx: Context, billed: Billed): Promise<FileAnswer> =>
  invoicePaper(ctx, await requireOwnInvoice(ctx.db, ctx, billed), requireAccount(ctx).id)

/** Returns the sums on a receipt: what was paid for the seat, and how much of that went back. */
function paidSums(invoice: InvoiceRow) {
  const short = Math.max(0, invoice.total - invoice.diterima)
  const total = invoice.total - short
  return {
    items: short > 0 ? [...invoice.items, { nama: 'Kekurangan yang dibebaskan', jumlah: -short }] : invoice.items,
    total,
    terbilang: terbilang(total),
    pengembalian: Math.min(invoice.pengembalian, total),
    refunded_at: invoice.status === 'dikembalikan' ? invoice.refunded_at : null,
  }
}

/** Returns the receipt of an invoice, or the last withdrawn one when it is no longer paid. Throws INVOICE_NOT_FOUND. */
async function receiptOf(db: Db, { id, nomor_kuitansi, paid_at, ditarik }: InvoiceRow) {
  const withdrawn = ditarik > 0 ? await withdrawnReceiptOf(db, id) : undefined
  const isWithdrawn =
    withdrawn !== undefined && (nomor_kuitansi === null || withdrawn.nomor_kuitansi === nomor_kuitansi)
  if (isWithdrawn) {
    const { receipt_at, decided_at } = withdrawn
    return { nomor_kuitansi: withdrawn.nomor_kuitansi, paid_at: receipt_at, withdrawn_at: decided_at }
  }
  if (nomor_kuitansi === null || paid_at === null) throw new Problem('INVOICE_NOT_FOUND')
  return { nomor_kuitansi, paid_at, withdrawn_at: null }
}

async function receiptFile(ctx: Context, billed: Billed): Promise<FileAnswer> {
  const invoice = await requireOwnInvoice(ctx.db, ctx, billed)
  const { nomor_kuitansi, paid_at, withdrawn_at } = await receiptOf(ctx.db, invoice)
  const design = await documentDesign(ctx.db, ctx, 'kuitansi', paid_at)
  const bytes = await drawInWorker(
    'receiptPdf',
    {
      ...(await billOf(ctx, invoice, requireAccount(ctx).id)),
      ...paidSums(invoice),
      nomor_kuitansi,
      paid_at,
      withdrawn_at,
    },
    await bodyBranding(ctx),
    design,
  )
  return issueDocument(
    ctx,
    { jenis: 'kuitansi', nomor: nomor_kuitansi },
    { bytes, filename: fileName('kuitansi', nomor_kuitansi) },
  )
}

const ofApplication = (id: number): Billed => ({ untuk: 'permohonan', untuk_id: id })
const ofActivity = (id: number): Billed => ({ untuk: 'kegiatan', untuk_id: id })

export const invoiceHandlers: Handlers<typeof invoiceCalls, Context> = {
  ...proformaHandlers,
  getInvoice: (ctx, { id }) => answerOwn(ctx.db, ctx, ofApplication(id)),
  changeBilling: (ctx, { id, ...given }) => changeBilling(ctx, ofApplication(id), given),
  payInvoice: (ctx, { id, ...given }) => sendProof(ctx, ofApplication(id), given),
  giveRefundAccount: (ctx, { id, ...account }) => giveRefundAccount(ctx, ofApplication(id), account),
  getInvoicePdf: (ctx, { id }) => invoiceFile(ctx, ofApplication(id)),
  getReceiptPdf: (ctx, { id }) => receiptFile(ctx, ofApplication(id)),
  getActivityInvoice: (ctx, { id }) => answerOwn(ctx.db, ctx, ofActivity(id)),
  changeActivityBilling: (ctx, { id, ...given }) => changeBilling(ctx, ofActivity(id), given),
  payActivityInvoice: (ctx, { id, ...given }) => sendProof(ctx, ofActivity(id), given),
  giveActivityRefundAccount: (ctx, { id, ...account }) => giveRefundAccount(ctx, ofActivity(id), account),
  getActivityInvoicePdf: (ctx, { id }) => invoiceFile(ctx, ofActivity(id)),
  getActivityReceiptPdf: (ctx, { id }) => receiptFile(ctx, ofActivity(id)),
}
