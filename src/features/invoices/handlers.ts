import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import { type Db, inTransaction } from '../../server/db.ts'
import { member } from '../../server/session.ts'
import { takeStep } from '../certification/steps.ts'
import { ownFiles } from '../files/steps.ts'
import { personalDataOf } from '../personal-data/steps.ts'
import { memberAnswer } from './answers.ts'
import type { invoiceCalls } from './contract.ts'
import { changeInvoice, heldInvoice, type InvoiceRow, insertProof, invoiceOf } from './queries.ts'
import { isPayable, ownerMay } from './rules.ts'
import { sealAccount, sealNpwp } from './sealing.ts'
import { noted } from './steps.ts'

/** Somebody else's invoice does not exist for a member. */
async function ownInvoice(db: Db, ctx: Context, applicationId: number): Promise<InvoiceRow> {
  const invoice = await invoiceOf(db, member(ctx).id, applicationId)
  if (!invoice) throw new Problem('INVOICE_NOT_FOUND')
  return invoice
}

/** The same, as it is once nobody else can change it. */
async function heldOwn(db: Db, ctx: Context, applicationId: number): Promise<InvoiceRow> {
  const { id } = await ownInvoice(db, ctx, applicationId)
  const invoice = await heldInvoice(db, id)
  if (!invoice) throw new Problem('INVOICE_NOT_FOUND')
  return invoice
}

/** What the documents say, with the name of who takes the exam. */
async function billOf(ctx: Context, row: InvoiceRow) {
  const [answer, personal] = await Promise.all([memberAnswer(ctx, row), personalDataOf(ctx.db, ctx.keys, row.user_id)])
  return { ...answer, tanggal: row.created_at, jatuh_tempo: row.due_at, peserta: personal?.nama_lengkap || row.nama }
}

const fileName = (kind: string, nomor: string): string => `${kind}-${nomor.replaceAll('/', '-')}.pdf`

export const invoiceHandlers: Handlers<typeof invoiceCalls, Context> = {
  getInvoice: async (ctx, { id }) => memberAnswer(ctx, await ownInvoice(ctx.db, ctx, id)),

  changeBilling: (ctx, { id, nama_tagihan, npwp_tagihan }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await heldOwn(db, ctx, id)
      if (!ownerMay(before, ctx.now).ubah_tagihan) throw new Problem('INVOICE_NOT_OPEN')
      await changeInvoice(db, before.id, { nama_tagihan, npwp_tagihan: sealNpwp(ctx.keys, before.id, npwp_tagihan) })
      await noted(db, ctx, before, 'ubah-tagihan', {
        before: { nama_tagihan: before.nama_tagihan, ada_npwp: before.npwp_tagihan !== null },
        after: { nama_tagihan, ada_npwp: npwp_tagihan !== null },
      })
      return memberAnswer({ ...ctx, db }, await ownInvoice(db, ctx, id))
    }),

  payInvoice: (ctx, { id, bukti, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const userId = member(ctx).id
      const seen = await ownInvoice(db, ctx, id)
      if (!isPayable(seen.status)) throw new Problem('INVOICE_NOT_OPEN')
      if (given.tanggal_transfer > ctx.today) {
        throw new Problem('INVALID', { errors: { tanggal_transfer: ['Tanggal transfer paling lambat hari ini.'] } })
      }
      await takeStep(db, ctx, { id, step: 'pay', userId })
      const before = await heldOwn(db, ctx, id)
      await ownFiles(db, userId, [bukti])
      await insertProof(db, { ...given, invoice_id: before.id, file_id: bukti, created_at: ctx.now })
      await changeInvoice(db, before.id, { status: 'menunggu_konfirmasi' })
      await noted(db, ctx, before, 'kirim-bukti', {
        before: { status: before.status },
        after: { status: 'menunggu_konfirmasi', jumlah: given.jumlah, tanggal_transfer: given.tanggal_transfer },
      })
      return memberAnswer({ ...ctx, db }, await ownInvoice(db, ctx, id))
    }),

  giveRefundAccount: (ctx, { id, ...account }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await heldOwn(db, ctx, id)
      if (!ownerMay(before, ctx.now).rekening_pengembalian) throw new Problem('NO_REFUND')
      await changeInvoice(db, before.id, { rekening_pengembalian: sealAccount(ctx.keys, before.id, account) })
      await noted(db, ctx, before, 'isi-rekening', { after: { bank: account.bank } })
      return memberAnswer({ ...ctx, db }, await ownInvoice(db, ctx, id))
    }),

  // Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
  getInvoicePdf: async (ctx, { id }) => {
    const invoice = await ownInvoice(ctx.db, ctx, id)
    const { invoicePdf } = await import('../../documents/invoice.tsx')
    const bytes = await invoicePdf(await billOf(ctx, invoice))
    return { type: 'application/pdf', bytes, filename: fileName('invoice', invoice.nomor) }
  },

  getReceiptPdf: async (ctx, { id }) => {
    const invoice = await ownInvoice(ctx.db, ctx, id)
    const { nomor_kuitansi, paid_at, refunded_at } = invoice
    if (nomor_kuitansi === null || paid_at === null) throw new Problem('INVOICE_NOT_FOUND')
    const { receiptPdf } = await import('../../documents/receipt.tsx')
    const bytes = await receiptPdf({ ...(await billOf(ctx, invoice)), nomor_kuitansi, paid_at, refunded_at })
    return { type: 'application/pdf', bytes, filename: fileName('kuitansi', nomor_kuitansi) }
  },
}
