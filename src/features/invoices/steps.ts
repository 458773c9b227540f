import type { InvoiceLetter } from '../../documents/mail/invoice-letters.ts'
import { endOfDay, longMoment } from '../../lib/day.ts'
import { formatRupiah } from '../../lib/rupiah.ts'
import { record } from '../../server/audit.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { nextNumber } from '../../server/numbers.ts'
import { tell } from '../notifications/steps.ts'
import { personalDataOf } from '../personal-data/steps.ts'
import { settingsOf } from '../settings/steps.ts'
import {
  billable,
  changeInvoice,
  freeCode,
  heldStanding,
  type InvoiceRow,
  insertInvoice,
  markReminded,
} from './queries.ts'
import { dueDay, invoiceAfter, invoiceNumber, refundOf } from './rules.ts'

const NOUN = 'invoice'

/** Notes what happened to an invoice; without anybody logged in it was a job. */
export const noted = (
  db: Db,
  ctx: Context,
  { id, nomor }: { id: number; nomor: string },
  action: string,
  change: { before?: object; after: object },
): Promise<void> => record(db, ctx, { action, noun: NOUN, nounId: id, label: nomor, who: 'sistem', ...change })

/** Sends the owner a letter that leads to the invoice's page. */
export function tellOwner(
  db: Db,
  ctx: Context,
  { user_id, email, user_training_id }: { user_id: number; email: string; user_training_id: number },
  letter: (link: string) => InvoiceLetter,
): Promise<void> {
  const path = `/user/sertifikasi/saya/${user_training_id}/invoice`
  return tell(db, ctx, { id: user_id, email }, letter(`${ctx.appUrl}${path}`), path)
}

/** Bills an approved application; the caller holds it, and this is part of the caller's transaction. */
export async function issueInvoice(
  db: Db,
  ctx: Context,
  { user_training_id }: { user_training_id: number },
): Promise<{ nomor: string; total: number; due_at: Date }> {
  const order = await billable(db, user_training_id)
  const { batas_pembayaran } = await settingsOf(db, ctx.today)
  const due_at = endOfDay('WIB', dueDay(ctx.today, batas_pembayaran, order))
  const personal = await personalDataOf(db, ctx.keys, order.user_id)
  const nomor = invoiceNumber(ctx.today, await nextNumber(db, NOUN, Number(ctx.today.slice(0, 4))))
  // After the number: whoever bills at the same time waits there, and sees this invoice's total.
  const kode_unik = await freeCode(db, order.fee)
  const total = order.fee + kode_unik
  const { id } = await insertInvoice(db, {
    user_id: order.user_id,
    user_training_id,
    nomor,
    created_at: ctx.now,
    due_at,
    nama_tagihan: personal?.nama_lengkap || order.name,
    items: [{ nama: `Biaya pendaftaran ${order.skema}`, jumlah: order.fee }],
    kode_unik,
    total,
  })
  await tellOwner(db, ctx, { ...order, user_training_id }, (link) => {
    const asked = { total: formatRupiah(total), batas: longMoment(due_at) }
    return { letter: 'invoiceIssued', name: order.name, nomor, skema: order.skema, ...asked, link }
  })
  await noted(db, ctx, { id, nomor }, 'terbitkan', { after: { status: 'belum_dibayar', total, due_at } })
  return { nomor, total, due_at }
}

interface Closing {
  user_training_id: number
  /** The time to pay ran out. */
  lapsed: boolean
  /** The body cancels, not the person. */
  byBody: boolean
  /** Before the exam; null without a date. */
  daysLeft: number | null
}

/** Ends what an application's end leaves of its invoice: an open one is void, of a paid one something may go back. */
export async function closeInvoice(
  db: Db,
  ctx: Context,
  { user_training_id, lapsed, byBody, daysLeft }: Closing,
): Promise<void> {
  const invoice = await heldStanding(db, user_training_id)
  if (!invoice) return
  const refund = invoice.paid_at ? refundOf(invoice.total, { daysLeft, byBody }, await settingsOf(db, ctx.today)) : 0
  const status = invoiceAfter('close', invoice.status, { lapsed, refund })
  if (!status) return
  const reason = refundReason({ byBody, daysLeft })
  const changes = invoice.paid_at ? { status, pengembalian: refund, alasan_pengembalian: reason } : { status }
  await changeInvoice(db, invoice.id, changes)
  if (refund > 0) {
    const { nama: name, nomor, skema } = invoice
    const money = { dibayar: formatRupiah(invoice.total), jumlah: formatRupiah(refund) }
    await tellOwner(db, ctx, invoice, (link) => ({
      letter: 'refundPlanned',
      name,
      nomor,
      skema,
      ...money,
      alasan: reason,
      link,
    }))
  }
  await noted(db, ctx, invoice, 'tutup', { before: { status: invoice.status }, after: changes })
}

function refundReason({ byBody, daysLeft }: Pick<Closing, 'byBody' | 'daysLeft'>): string {
  if (byBody) return 'Dibatalkan oleh lembaga.'
  if (daysLeft === null) return 'Dibatalkan pemohon sebelum jadwal ditentukan.'
  return `Dibatalkan pemohon ${Math.max(0, daysLeft)} hari sebelum uji.`
}

/** Reminds of a payment that is due; the caller holds the invoice. */
export async function remind(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  const { nama: name, nomor, skema } = invoice
  await markReminded(db, invoice.id, ctx.now)
  await tellOwner(db, ctx, invoice, (link) => {
    const asked = { total: formatRupiah(invoice.total), batas: longMoment(invoice.due_at) }
    return { letter: 'paymentReminder', name, nomor, skema, ...asked, link }
  })
  await noted(db, ctx, invoice, 'ingatkan', { after: { reminded_at: ctx.now } })
}
