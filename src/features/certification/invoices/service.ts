import { addDays, endOfDay, longMoment } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type { InvoiceLetter } from './letters.ts'
import {
  billable,
  changeInvoice,
  freeCode,
  heldStanding,
  type InvoiceRow,
  insertInvoice,
  markReminded,
  standingDue,
} from './queries.ts'
import { type Billed, dueDay, invoiceAfter, invoiceNumber, invoicePath, refundOf } from './rules.ts'

const NOUN = 'invoice'

/** Notes what happened to an invoice; without anybody logged in it was a job. */
export const noted = (
  db: Db,
  ctx: Context,
  { id, nomor }: { id: number; nomor: string },
  action: string,
  change: { before?: object; after: object },
): Promise<void> => recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: nomor, who: 'sistem', ...change })

/** Sends the owner a letter that leads to the invoice's page. */
export function tellOwner(
  db: Db,
  ctx: Context,
  { user_id, email, ...billed }: Billed & { user_id: number; email: string },
  letter: (link: string) => InvoiceLetter,
): Promise<void> {
  const path = invoicePath(billed)
  return notifyUser(db, ctx, { id: user_id, email }, letter(`${ctx.appUrl}${path}`), path)
}

/** Bills an approved application, or a seat at an activity; the caller holds it, and this is part of the caller's transaction. */
export async function issueInvoice(
  db: Db,
  ctx: Context,
  billed: Billed,
): Promise<{ nomor: string; total: number; due_at: Date }> {
  const order = await billable(db, billed)
  const { batas_pembayaran } = await settingsOf(db, ctx.today)
  const due_at = endOfDay('WIB', dueDay(ctx.today, batas_pembayaran, order))
  const personal = await personalDataOf(db, ctx.keys, order.user_id)
  const nomor = invoiceNumber(ctx.today, await nextNumber(db, NOUN, Number(ctx.today.slice(0, 4))))
  // After the number: whoever bills at the same time waits there, and sees this invoice's total.
  const kode_unik = await freeCode(db, order.fee)
  const total = order.fee + kode_unik
  const { id } = await insertInvoice(db, {
    ...billed,
    user_id: order.user_id,
    nomor,
    created_at: ctx.now,
    due_at,
    nama_tagihan: personal?.nama_lengkap || order.name,
    items: [{ nama: `Biaya pendaftaran ${order.skema}`, jumlah: order.fee }],
    kode_unik,
    total,
  })
  await tellOwner(db, ctx, { ...order, ...billed }, (link) => {
    const asked = { total: formatRupiah(total), batas: longMoment(due_at) }
    const about = { untuk: billed.untuk, name: order.name, nomor, skema: order.skema }
    return { letter: 'invoiceIssued', ...about, ...asked, link }
  })
  await noted(db, ctx, { id, nomor }, 'terbitkan', { after: { status: 'belum_dibayar', total, due_at } })
  return { nomor, total, due_at }
}

interface Closing extends Billed {
  /** The time to pay ran out. */
  lapsed: boolean
  /** The body cancels, not the person. */
  byBody: boolean
  /** Before the date; null without one. */
  daysLeft: number | null
}

/** Ends what the end of an application or activity leaves of its invoice: an open one is void, of a paid one something may go back. */
export async function closeInvoice(
  db: Db,
  ctx: Context,
  { lapsed, byBody, daysLeft, ...billed }: Closing,
): Promise<void> {
  const invoice = await heldStanding(db, billed)
  if (!invoice) return
  const refund = invoice.paid_at ? refundOf(invoice.total, { daysLeft, byBody }, await settingsOf(db, ctx.today)) : 0
  const status = invoiceAfter('close', invoice.status, { lapsed, refund })
  if (!status) return
  const reason = refundReason(billed.untuk, { byBody, daysLeft })
  const changes = invoice.paid_at ? { status, pengembalian: refund, alasan_pengembalian: reason } : { status }
  await changeInvoice(db, invoice.id, changes)
  if (refund > 0) {
    const { nama: name, nomor, skema, untuk } = invoice
    const money = { dibayar: formatRupiah(invoice.total), jumlah: formatRupiah(refund) }
    await tellOwner(db, ctx, invoice, (link) => ({
      letter: 'refundPlanned',
      untuk,
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

/** Who leaves, and before what. */
const LEFT = { permohonan: ['pemohon', 'uji'], kegiatan: ['peserta', 'kegiatan'] } as const

function refundReason(untuk: Billed['untuk'], { byBody, daysLeft }: Pick<Closing, 'byBody' | 'daysLeft'>): string {
  const [who, what] = LEFT[untuk]
  if (byBody) return 'Dibatalkan oleh lembaga.'
  if (daysLeft === null) return `Dibatalkan ${who} sebelum jadwal ditentukan.`
  return `Dibatalkan ${who} ${Math.max(0, daysLeft)} hari sebelum ${what}.`
}

/** Until when can be paid again once a proof was refused: the invoice's own day, or some days from now. */
export async function dueAfterRefusal(db: Db, ctx: Context, billed: Billed): Promise<Date> {
  const { batas_bayar_ulang } = await settingsOf(db, ctx.today)
  const again = endOfDay('WIB', addDays(ctx.today, batas_bayar_ulang))
  const due = await standingDue(db, billed)
  return due && due > again ? due : again
}

/** Reminds of a payment that is due; the caller holds the invoice. */
export async function remind(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  const { nama: name, nomor, skema, untuk } = invoice
  await markReminded(db, invoice.id, ctx.now)
  await tellOwner(db, ctx, invoice, (link) => {
    const asked = { total: formatRupiah(invoice.total), batas: longMoment(invoice.due_at) }
    return { letter: 'paymentReminder', untuk, name, nomor, skema, ...asked, link }
  })
  await noted(db, ctx, invoice, 'ingatkan', { after: { reminded_at: ctx.now } })
}
