import type { z } from 'zod'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, bodyZone, dayIn, endOfDay, longMoment } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { cutDeadline, type ScheduleEnds } from '../../catalogue/schedules/deadline-rules.ts'
import { accountsInForce } from '../../platform/bank-accounts/service.ts'
import { paymentDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { takeNumber } from '../../platform/number-series/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { InvoiceEffect } from '../applications/rules.ts'
import { PROVIDER_NAMES } from '../charges/rules.ts'
import { type EmployerBill, newsOf, notifyManagers } from './billing/employer-news-service.ts'
import { sealNpwp } from './billing/sealing-service.ts'
import { billOfFee, taxOf } from './billing/tax-rules.ts'
import type { InvoiceLetter } from './letters.ts'
import { sumsOfPaid } from './payments/queries.ts'
import {
  cutInvoiceDues,
  dueOfStandingInvoice,
  freeUniqueCode,
  type InvoiceRow,
  insertInvoice,
  lockStandingInvoice,
  markInvoiceReminded,
  orderOf,
  updateInvoice,
} from './queries.ts'
import type { RefundIfLeft } from './refunds/if-left-contract.ts'
import { refundPlanOf } from './refunds/plan-service.ts'
import { type Billed, type BilledKind, invoiceNumber, invoiceOfEnded, invoicePath, refundOfClosed } from './rules.ts'
import { isOpenInvoice, leftOf, refundDue, shortfallOf } from './state-rules.ts'

const NOUN = 'invoice'

/** Records what happened to an invoice; without a login it was a job. */
export const recordInvoiceAudit = (
  db: Db,
  ctx: Context,
  { id, nomor }: { id: number; nomor: string },
  action: string,
  change: { before?: object; after: object; who?: string },
): Promise<void> => recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: nomor, who: 'sistem', ...change })

type Billing = EmployerBill & Pick<InvoiceRow, 'id' | 'user_id' | 'email'>

/** The letters with which the invoice itself travels. */
const ENCLOSES_INVOICE: readonly InvoiceLetter['letter'][] = ['invoiceIssued', 'paymentReminder']

interface PayerFacts {
  name: string
  untuk: BilledKind
  nomor: string
  skema: string
  nama_perusahaan: string | null
  link: string
}

/**
 * Sends the applicant a letter with a link to the invoice, and its summary to the managers of an employer that pays.
 */
export async function notifyPayer(
  db: Db,
  ctx: Context,
  bill: Billing,
  letterOf: (facts: PayerFacts) => InvoiceLetter,
  /** Until when the letter asks for money. */
  until: Date | null = null,
): Promise<void> {
  const { user_id, email, nama: name, nomor, skema, untuk, nama_perusahaan } = bill
  const path = invoicePath(bill)
  const letter = letterOf({ name, untuk, nomor, skema, nama_perusahaan, link: `${ctx.appUrl}${path}` })
  const paper = ENCLOSES_INVOICE.includes(letter.letter) ? ({ kind: 'invoice', id: bill.id } as const) : undefined
  const calendar = until ? deadlineEnclosure(ctx, [paymentDeadline(bill, dayIn(bodyZone(), until))]) : undefined
  const hasManagers = await notifyManagers(db, ctx, bill, newsOf(letter), { paper, calendar })
  // The employer decides about the account for refunds.
  if (hasManagers && (letter.letter === 'refundPlanned' || letter.letter === 'refundAccountGiven')) return
  await notifyUser(db, ctx, { id: user_id, email }, letter, path, { paper, calendar })
}

/** The employer that pays for an application, as it is when the invoice is issued. */
export interface PayingEmployer {
  id: number
  nama: string
  npwp: string | null
}

/**
 * Bills an approved application or a seat at an activity until `due_at`, addressed to the employer where one pays. The
 * caller has locked it and runs the transaction.
 */
export async function issueInvoice(
  db: Db,
  ctx: Context,
  billed: Billed,
  { due_at, employer }: { due_at: Date; employer: PayingEmployer | undefined },
): Promise<void> {
  const order = await orderOf(db, billed)
  const personal = await personalDataOf(db, ctx.keys, order.user_id)
  const nomor = invoiceNumber(ctx.today, await takeNumber(db, 'invoice', Number(ctx.today.slice(0, 4))))
  // After the number: a concurrent bill waits there, and then sees this invoice's total.
  const tax = taxOf(order.registration_fee, await settingsOn(db, ctx.today))
  const priced = billOfFee(order, tax)
  const kode_unik = await freeUniqueCode(db, priced.total)
  const total = priced.total + kode_unik
  const { id } = await insertInvoice(db, {
    ...billed,
    user_id: order.user_id,
    employer_id: employer?.id ?? null,
    nomor,
    created_at: ctx.now,
    due_at,
    nama_tagihan: employer?.nama ?? (personal?.nama_lengkap || order.nama),
    ...tax,
    items: priced.items,
    kode_unik,
    total,
    rekening: await accountsInForce(db),
  })
  if (employer?.npwp) await updateInvoice(db, id, { npwp_tagihan: sealNpwp(ctx.keys, id, employer.npwp) })
  const asked = { total: formatRupiah(total), batas: longMoment(due_at) }
  const payer = { employer_id: employer?.id ?? null, nama_perusahaan: employer?.nama ?? null }
  const bill = { ...order, ...billed, ...payer, id, nomor }
  await notifyPayer(db, ctx, bill, (facts) => ({ letter: 'invoiceIssued', ...facts, ...asked }), due_at)
  await recordInvoiceAudit(db, ctx, { id, nomor }, 'terbitkan', {
    after: { status: 'belum_dibayar', total, due_at, ...payer },
  })
}

interface Closure extends Billed {
  /** True when the time to pay ran out. */
  lapsed: boolean
  /** True when the body cancels, not the person. */
  byBody: boolean
  /** The days before the first day; null while there is no date. */
  daysLeft: number | null
}

/** Closes the invoice of a thing that has ended: an open one becomes void, a paid one may be refunded. */
export async function closeInvoice(
  db: Db,
  ctx: Context,
  { lapsed, byBody, daysLeft, ...billed }: Closure,
): Promise<void> {
  const invoice = await lockStandingInvoice(db, billed)
  if (!invoice) return
  const pengembalian = refundOfClosed(invoice, { daysLeft, byBody }, await settingsOn(db, ctx.today))
  const refund = refundDue({ ...invoice, pengembalian })
  const status = invoiceOfEnded(invoice.status, { lapsed, refund })
  if (!status) return
  const alasan_pengembalian = lapsed ? LAPSED : refundReason(billed.untuk, { byBody, daysLeft })
  const changes = invoice.diterima > 0 ? { status, pengembalian, alasan_pengembalian } : { status }
  await updateInvoice(db, invoice.id, changes)
  if (refund > 0) await askRefundAccount(db, ctx, { ...invoice, ...changes })
  else if (status !== 'lunas') await notifyManagers(db, ctx, invoice, lapsed ? LAPSED : CLOSED)
  await recordInvoiceAudit(db, ctx, invoice, 'tutup', { before: { status: invoice.status }, after: changes })
}

const LAPSED = 'Batas pembayaran lewat sebelum invoice lunas.'
const CLOSED = 'Permohonannya berakhir, jadi invoice ini tidak perlu dibayar lagi.'

/**
 * Tells the owner what goes back, and asks for an account for the part that no provider returns; a given account stays.
 */
export async function askRefundAccount(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  const by = ctx.visit.account?.id ?? null
  const account_asked_by = by === invoice.user_id ? null : by
  await updateInvoice(db, invoice.id, { account_asked_at: ctx.now, account_asked_by })
  const jumlah = formatRupiah(refundDue(invoice))
  const { plan } = await refundPlanOf({ ...ctx, db }, invoice)
  const melalui = plan.melalui && plan.transfer === 0 ? PROVIDER_NAMES[plan.melalui.penyedia] : null
  const money = {
    paid: formatRupiah(invoice.diterima - invoice.ditarik),
    jumlah,
    melalui,
    alasan: invoice.alasan_pengembalian ?? '',
  }
  await notifyPayer(db, ctx, invoice, (facts) => ({ letter: 'refundPlanned', ...facts, ...money }))
}

/**
 * Returns what would go back if the seat were given up now, and by which way; null while nothing came in. In whole
 * rupiah.
 */
export async function refundIfLeft(
  db: Db,
  ctx: Context,
  { byBody, daysLeft, ...billed }: Omit<Closure, 'lapsed'>,
): Promise<z.output<typeof RefundIfLeft> | null> {
  const sums = await sumsOfPaid(db, billed)
  if (!sums) return null
  const pengembalian = refundOfClosed(sums, { daysLeft, byBody }, await settingsOn(db, ctx.today))
  const { plan, transfer } = await refundPlanOf({ ...ctx, db }, { ...sums, pengembalian })
  const kembali = refundDue({ ...sums, pengembalian })
  const dengan_transfer = plan.transfer + (transfer?.jumlah ?? 0)
  return { dibayar: leftOf(sums), kembali, dengan_transfer }
}

/** The words for the person who gives up a seat, and for the event on the schedule. */
const LEFT = { permohonan: ['pemohon', 'uji'], kegiatan: ['peserta', 'kegiatan'] } as const

function refundReason(untuk: Billed['untuk'], { byBody, daysLeft }: Pick<Closure, 'byBody' | 'daysLeft'>): string {
  const [who, what] = LEFT[untuk]
  if (byBody) return 'Dibatalkan oleh lembaga.'
  if (daysLeft === null) return `Dibatalkan ${who} sebelum jadwal ditentukan.`
  return `Dibatalkan ${who} ${Math.max(0, daysLeft)} hari sebelum ${what}.`
}

/** Returns the deadline that an effect gives the invoice; undefined where it gives none. */
export async function dueAfterEffect(
  db: Db,
  ctx: Context,
  effect: InvoiceEffect | undefined,
  billed: Billed,
): Promise<Date | undefined> {
  if (effect === 'issue') return dueIfIssuedNow(db, ctx, await orderOf(db, billed))
  return effect === 'refuse' || effect === 'reopen' ? dueOnceMore(db, ctx, billed) : undefined
}

/** Returns the later of the invoice's own deadline and some days from now, cut by the schedule. */
async function dueOnceMore(db: Db, ctx: Context, billed: Billed): Promise<Date> {
  const { batas_bayar_ulang } = await settingsOn(db, ctx.today)
  const again = endOfDay(bodyZone(), addDays(ctx.today, batas_bayar_ulang))
  const due = await dueOfStandingInvoice(db, billed, ctx.now)
  return cutDeadline(due && due > again ? due : again, ctx.now, await orderOf(db, billed))
}

/** Cuts the deadline of an open invoice whose seat moves to another schedule; it is never extended. */
export async function cutInvoiceDue(db: Db, ctx: Context, billed: Billed): Promise<void> {
  const invoice = await lockStandingInvoice(db, billed)
  if (!invoice || !isOpenInvoice(invoice.status)) return
  const due_at = cutDeadline(invoice.due_at, ctx.now, await orderOf(db, billed))
  if (due_at < invoice.due_at) await updateInvoice(db, invoice.id, { due_at })
}

/** Returns the deadline of an invoice that is issued now. */
export async function dueIfIssuedNow(db: Db, ctx: Context, schedule: ScheduleEnds): Promise<Date> {
  const { batas_pembayaran } = await settingsOn(db, ctx.today)
  return cutDeadline(endOfDay(bodyZone(), addDays(ctx.today, batas_pembayaran)), ctx.now, schedule)
}

/** Reminds of a payment that is due; the caller has locked the invoice. */
export async function sendPaymentReminder(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  await markInvoiceReminded(db, invoice.id, ctx.now)
  const asked = { total: formatRupiah(shortfallOf(invoice)), batas: longMoment(invoice.due_at) }
  const letterOf = (facts: PayerFacts) => ({ letter: 'paymentReminder', ...facts, ...asked }) as const
  await notifyPayer(db, ctx, invoice, letterOf, invoice.due_at)
  await recordInvoiceAudit(db, ctx, invoice, 'ingatkan', { after: { reminded_at: ctx.now } })
}

/** Cuts the deadlines of all payments for a moved schedule to `end`. */
export const cutSchedulePayments = async (db: Db, scheduleId: number, end: Date): Promise<void> => {
  await cutInvoiceDues(db, scheduleId, end)
}
