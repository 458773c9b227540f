import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Answered } from '../../../lib/calls/call.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { fillPlaceholders } from '../../../lib/placeholders.ts'
import { terbilang } from '../../../lib/text/terbilang.ts'
import { accountsInForce } from '../../platform/bank-accounts/service.ts'
import { documentTexts } from '../../platform/document-designs/service.ts'
import { filesById } from '../../platform/files/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { openAccount, openNpwp } from './billing/sealing-service.ts'
import { chargebacksOf, poolsOf, withdrawnReceiptOf } from './chargebacks/queries.ts'
import type { invoiceCalls } from './contract.ts'
import type { invoiceOfficeCalls } from './office/contract.ts'
import { bankLinesOf } from './office/queries.ts'
import { isPayerOf } from './own-invoice-service.ts'
import { proofsOf } from './payments/proof-queries.ts'
import { paymentsOf } from './payments/queries.ts'
import { type InvoiceRow, issuer } from './queries.ts'
import { openProposalOf } from './refunds/cancellation-queries.ts'
import { refundPlanOf } from './refunds/plan-service.ts'
import type { RefundRow } from './refunds/queries.ts'
import { isOpenRefund, REFUND_STATES, REFUND_WORDS } from './refunds/rules.ts'
import { transfersOf } from './refunds/transfer-queries.ts'
import { transferHindrance } from './refunds/transfer-service.ts'
import { billSlots, officeMay, ownerMay } from './rules.ts'
import { INVOICE_STATES, isOpenInvoice } from './state-rules.ts'

export type MemberInvoice = Answered<typeof invoiceCalls.getInvoice>

type Parts = Pick<Context, 'db' | 'demo' | 'keys' | 'now' | 'today'>

/** Returns an invoice as its payers see it: the applicant, and the managers of the employer that it is addressed to. */
export const memberInvoice = (ctx: Parts & Pick<Context, 'visit'>, row: InvoiceRow): Promise<MemberInvoice> =>
  invoiceFor(ctx, row, requireAccount(ctx).id)

/** The same for a reader who did not ask: a mail to them encloses it. */
export async function invoiceFor(ctx: Parts, row: InvoiceRow, reader: number): Promise<MemberInvoice> {
  const { db, keys, now } = ctx
  const [isPayer, from, bukti, sent, perlu_meterai, teks, withdrawn, { plan, refunds, transfer }] = await Promise.all([
    isPayerOf(db, row, reader),
    issuer(db),
    proofs({ db }, row.id, row.employer_id === null ? undefined : reader),
    transfers(db, row.id),
    needsStamp(ctx, row),
    documentTexts(db, 'invoice', row.created_at),
    row.ditarik > 0 ? withdrawnReceiptOf(db, row.id) : undefined,
    refundPlanOf(ctx, row),
  ])
  const penerbit = { nama_lembaga: from?.nama_lembaga ?? '', alamat: from?.alamat ?? '' }
  const slots = billSlots({ ...row, penerbit })
  const may = ownerMay(row, now)
  return {
    ...row,
    status_label: INVOICE_STATES[row.status],
    created_at: row.created_at,
    due_at: row.due_at,
    penerbit,
    cara_membayar: fillPlaceholders(teks.cara_membayar, slots),
    catatan_pembayaran: fillPlaceholders(teks.catatan_pembayaran, slots),
    npwp_tagihan: openNpwp(keys, row.id, row.npwp_tagihan),
    terbilang: terbilang(row.total),
    // Accounts are shown only while money is wanted, so that nobody pays in vain.
    rekening: isOpenInvoice(row.status) ? await accountsOf(db, row) : [],
    bukti,
    perlu_meterai,
    rekening_pengembalian: isPayer ? openAccount(keys, row.id, row.rekening_pengembalian) : null,
    pengembalian_daring: ownRefunds(refunds),
    pengembalian_transfer: plan.transfer + (transfer?.jumlah ?? 0),
    transfer_disiapkan: transfer?.jumlah ?? 0,
    transfer_kembali: isPayer ? sent.flatMap(sentBack) : [],
    kuitansi_ditarik: withdrawn?.nomor_kuitansi ?? null,
    milik_sendiri: row.user_id === reader,
    can: {
      ...may,
      ubah_tagihan: may.ubah_tagihan && isPayer,
      rekening_pengembalian: plan.transfer > 0 && !transfer && isPayer,
    },
  }
}

/** Tells whether a receipt needs an e-meterai, by the limit on the day of payment, or today's when it is not paid. */
async function needsStamp(
  { db, today }: Pick<Parts, 'db' | 'today'>,
  { total, paid_at }: InvoiceRow,
): Promise<boolean> {
  const { batas_meterai } = await settingsOn(db, paid_at ? dayIn(bodyZone(), paid_at) : today)
  return total > batas_meterai
}

/** Returns a transfer as its payer sees it, once it was sent. */
const sentBack = ({ jumlah, decided_at, berkas }: Awaited<ReturnType<typeof transfers>>[number]) =>
  decided_at && berkas ? [{ jumlah, decided_at, berkas }] : []

/** Returns the refunds that the payer sees; a proposal is internal to the office until it is confirmed. */
const ownRefunds = (refunds: RefundRow[]): MemberInvoice['pengembalian_daring'] =>
  refunds
    .filter(({ status }) => status !== 'diusulkan' && status !== 'dibatalkan')
    .map((refund) => ({
      ...refund,
      status_label: REFUND_STATES[refund.status],
      keterangan: REFUND_WORDS[refund.status],
    }))

/** Returns the accounts that an invoice was issued with; one issued before the body had any shows the present ones. */
const accountsOf = async (db: Context['db'], { rekening }: InvoiceRow) =>
  rekening.length > 0 ? rekening : accountsInForce(db)

/** An invoice as the office sees it, with what came in for it. */
export async function officeInvoice(
  ctx: Parts & Pick<Context, 'visit'>,
  row: InvoiceRow,
): Promise<Answered<typeof invoiceOfficeCalls.getOfficeInvoice>> {
  const { db, keys, today } = ctx
  const [bukti, mutasi, gerakan, { toleransi_bayar }, usul_batal, { plan, refunds, transfer }, sent, perlu_meterai] =
    await Promise.all([
      proofs({ db }, row.id),
      bankLinesOf(db, row.id),
      paymentsOf(db, row.id),
      settingsOn(db, today),
      openProposalOf(db, { invoice_id: row.id }),
      refundPlanOf(ctx, row),
      transfers(db, row.id),
      needsStamp(ctx, row),
    ])
  const [penarikan, sumber] = await Promise.all([chargebacksOf(db, row.id), poolsOf(db, row.id)])
  const reader = requireAccount(ctx).id
  const isProposed = ({ status }: { status: string }) => status === 'diusulkan'
  const isOfAnother = ({ proposed_by }: { proposed_by: number }) => proposed_by !== reader
  const isTakenProposed = penarikan.some(isProposed)
  const may = officeMay(row)
  const isUnderway = transfer !== undefined || refunds.some(({ status }) => isOpenRefund(status))
  const isByTransfer = may.kembalikan && plan.melalui === null && !isUnderway
  const halangan_transfer = transfer ? await transferHindrance(ctx, transfer) : null
  return {
    ...row,
    usul_batal: usul_batal ?? null,
    terbilang: terbilang(row.total),
    bukti,
    mutasi,
    gerakan,
    toleransi_bayar,
    perlu_meterai,
    rekening_pengembalian: openAccount(keys, row.id, row.rekening_pengembalian),
    rencana_pengembalian: plan,
    pengembalian_daring: refunds,
    transfer_kembali: sent,
    halangan_transfer,
    penarikan,
    sumber,
    can: {
      ...may,
      usulkan_transfer: isByTransfer && row.rekening_pengembalian !== null,
      minta_rekening: isByTransfer && row.rekening_pengembalian === null,
      kembalikan: transfer !== undefined && halangan_transfer === null,
      usulkan_pengembalian: plan.melalui !== null && !isUnderway,
      putuskan_pengembalian: refunds.some(isProposed),
      konfirmasi_pengembalian: refunds.filter(isProposed).some(isOfAnother),
      konfirmasi_penarikan: penarikan.filter(isProposed).some(isOfAnother),
      konfirmasi_pembatalan: usul_batal !== undefined && isOfAnother(usul_batal),
      tolak_transfer: transfer !== undefined,
      usulkan_penarikan: !isTakenProposed && sumber.some(({ sisa, ditarik }) => sisa > 0 || ditarik > 0),
      putuskan_penarikan: isTakenProposed,
    },
  }
}

/** Refunds by transfer, each with its proof. */
async function transfers(db: Context['db'], invoiceId: number) {
  const rows = await transfersOf(db, invoiceId)
  const files = await filesById(
    db,
    rows.flatMap(({ file_id }) => file_id ?? []),
  )
  return rows.map(({ file_id, ...row }) => ({ ...row, berkas: files.find(({ id }) => id === file_id) ?? null }))
}

/** Returns the proofs; where several people may pay, each sees only their own. */
const proofs = async (
  { db }: Pick<Parts, 'db'>,
  invoiceId: number,
  sender?: number,
): Promise<MemberInvoice['bukti']> => {
  const rows = await proofsOf(db, invoiceId)
  const shown = sender === undefined ? rows : rows.filter(({ user_id }) => user_id === sender)
  return shown.map(({ file_id, jenis, name, type, bytes, file_created_at, erased_at, scanned_at, ...proof }) => ({
    ...proof,
    berkas: { id: file_id, jenis, name, type, bytes, created_at: file_created_at, erased_at, scanned_at },
  }))
}
