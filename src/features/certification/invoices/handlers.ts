import type { z } from 'zod'
import type { FileAnswer } from '../../../lib/call.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { ownFiles } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { memberAnswer } from './answer-view.ts'
import { takeBilledStep } from './billed.ts'
import type { invoiceCalls } from './contract.ts'
import { changeInvoice, heldInvoice, type InvoiceRow, insertProof, invoiceOf } from './queries.ts'
import { type Billed, isPayable, ownerMay } from './rules.ts'
import { sealAccount, sealNpwp } from './sealing.ts'
import { noted } from './service.ts'

/** Somebody else's invoice does not exist for a member. */
async function ownInvoice(db: Db, ctx: Context, billed: Billed): Promise<InvoiceRow> {
  const invoice = await invoiceOf(db, member(ctx).id, billed)
  if (!invoice) throw new Problem('INVOICE_NOT_FOUND')
  return invoice
}

/** The same, as it is once nobody else can change it. */
async function heldOwn(db: Db, ctx: Context, billed: Billed): Promise<InvoiceRow> {
  const { id } = await ownInvoice(db, ctx, billed)
  const invoice = await heldInvoice(db, id)
  if (!invoice) throw new Problem('INVOICE_NOT_FOUND')
  return invoice
}

/** What the documents say, with the name of whose seat it is. */
async function billOf(ctx: Context, row: InvoiceRow) {
  const [answer, personal] = await Promise.all([memberAnswer(ctx, row), personalDataOf(ctx.db, ctx.keys, row.user_id)])
  return { ...answer, tanggal: row.created_at, jatuh_tempo: row.due_at, peserta: personal?.nama_lengkap || row.nama }
}

const fileName = (kind: string, nomor: string): string => `${kind}-${nomor.replaceAll('/', '-')}.pdf`

type Own<Call extends { payload: z.ZodType }> = Omit<z.output<Call['payload']>, 'id'>

const answerOwn = async (db: Db, ctx: Context, billed: Billed) =>
  memberAnswer({ ...ctx, db }, await ownInvoice(db, ctx, billed))

const bill = (ctx: Context, billed: Billed, { nama_tagihan, npwp_tagihan }: Own<typeof invoiceCalls.changeBilling>) =>
  inTransaction(ctx.db, async (db) => {
    const before = await heldOwn(db, ctx, billed)
    if (!ownerMay(before, ctx.now).ubah_tagihan) throw new Problem('INVOICE_NOT_OPEN')
    await changeInvoice(db, before.id, { nama_tagihan, npwp_tagihan: sealNpwp(ctx.keys, before.id, npwp_tagihan) })
    await noted(db, ctx, before, 'ubah-tagihan', {
      before: { nama_tagihan: before.nama_tagihan, ada_npwp: before.npwp_tagihan !== null },
      after: { nama_tagihan, ada_npwp: npwp_tagihan !== null },
    })
    return answerOwn(db, ctx, billed)
  })

const pay = (ctx: Context, billed: Billed, { bukti, ...given }: Own<typeof invoiceCalls.payInvoice>) =>
  inTransaction(ctx.db, async (db) => {
    const userId = member(ctx).id
    const seen = await ownInvoice(db, ctx, billed)
    if (!isPayable(seen.status)) throw new Problem('INVOICE_NOT_OPEN')
    if (given.tanggal_transfer > ctx.today) {
      throw new Problem('INVALID', { errors: { tanggal_transfer: ['Tanggal transfer paling lambat hari ini.'] } })
    }
    await takeBilledStep(db, ctx, billed, { step: 'pay', userId })
    const before = await heldOwn(db, ctx, billed)
    await ownFiles(db, userId, [bukti])
    await insertProof(db, { ...given, invoice_id: before.id, file_id: bukti, created_at: ctx.now })
    await changeInvoice(db, before.id, { status: 'menunggu_konfirmasi' })
    await noted(db, ctx, before, 'kirim-bukti', {
      before: { status: before.status },
      after: { status: 'menunggu_konfirmasi', jumlah: given.jumlah, tanggal_transfer: given.tanggal_transfer },
    })
    return answerOwn(db, ctx, billed)
  })

const giveAccount = (ctx: Context, billed: Billed, account: Own<typeof invoiceCalls.giveRefundAccount>) =>
  inTransaction(ctx.db, async (db) => {
    const before = await heldOwn(db, ctx, billed)
    if (!ownerMay(before, ctx.now).rekening_pengembalian) throw new Problem('NO_REFUND')
    await changeInvoice(db, before.id, { rekening_pengembalian: sealAccount(ctx.keys, before.id, account) })
    await noted(db, ctx, before, 'isi-rekening', { after: { bank: account.bank } })
    return answerOwn(db, ctx, billed)
  })

// Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
async function pdf(ctx: Context, billed: Billed): Promise<FileAnswer> {
  const invoice = await ownInvoice(ctx.db, ctx, billed)
  const { invoicePdf } = await import('../../../documents/invoice.tsx')
  const bytes = await invoicePdf(await billOf(ctx, invoice))
  return { type: 'application/pdf', bytes, filename: fileName('invoice', invoice.nomor) }
}

async function receipt(ctx: Context, billed: Billed): Promise<FileAnswer> {
  const invoice = await ownInvoice(ctx.db, ctx, billed)
  const { nomor_kuitansi, paid_at, refunded_at } = invoice
  if (nomor_kuitansi === null || paid_at === null) throw new Problem('INVOICE_NOT_FOUND')
  const { receiptPdf } = await import('../../../documents/receipt.tsx')
  const bytes = await receiptPdf({ ...(await billOf(ctx, invoice)), nomor_kuitansi, paid_at, refunded_at })
  return { type: 'application/pdf', bytes, filename: fileName('kuitansi', nomor_kuitansi) }
}

const application = (id: number): Billed => ({ untuk: 'permohonan', untuk_id: id })
const activity = (id: number): Billed => ({ untuk: 'kegiatan', untuk_id: id })

export const invoiceHandlers: Handlers<typeof invoiceCalls, Context> = {
  getInvoice: (ctx, { id }) => answerOwn(ctx.db, ctx, application(id)),
  changeBilling: (ctx, { id, ...given }) => bill(ctx, application(id), given),
  payInvoice: (ctx, { id, ...given }) => pay(ctx, application(id), given),
  giveRefundAccount: (ctx, { id, ...account }) => giveAccount(ctx, application(id), account),
  getInvoicePdf: (ctx, { id }) => pdf(ctx, application(id)),
  getReceiptPdf: (ctx, { id }) => receipt(ctx, application(id)),
  getActivityInvoice: (ctx, { id }) => answerOwn(ctx.db, ctx, activity(id)),
  changeActivityBilling: (ctx, { id, ...given }) => bill(ctx, activity(id), given),
  payActivityInvoice: (ctx, { id, ...given }) => pay(ctx, activity(id), given),
  giveActivityRefundAccount: (ctx, { id, ...account }) => giveAccount(ctx, activity(id), account),
  getActivityInvoicePdf: (ctx, { id }) => pdf(ctx, activity(id)),
  getActivityReceiptPdf: (ctx, { id }) => receipt(ctx, activity(id)),
}
