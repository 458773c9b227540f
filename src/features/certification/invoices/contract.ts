import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { dayOf, lineWords, nameWords, recordId, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { fileId, PrivateFile } from '../../platform/files/contract.ts'
import { MOST_RUPIAH } from './amount-contract.ts'
import { billed } from './billing/contract.ts'
import { proformaCalls } from './proforma/contract.ts'
import { OwnRefund } from './refunds/contract.ts'
import { BILLED_KINDS } from './rules.ts'
import { INVOICE_STATE_NAMES } from './state-rules.ts'

export const PaymentProof = z.object({
  id: z.number(),
  bank_pengirim: z.string(),
  nama_pengirim: z.string(),
  /** YYYY-MM-DD */
  tanggal_transfer: z.string(),
  jumlah: z.number(),
  berkas: PrivateFile,
  status: z.enum(['diajukan', 'diterima', 'ditolak']),
  alasan: z.string().nullable(),
  created_at: Moment,
})
export type PaymentProof = z.output<typeof PaymentProof>

/** The standing invoice of an application or activity, else the newest; money in whole rupiah. */
export const Invoice = z.object({
  id: z.number(),
  untuk: z.enum(BILLED_KINDS),
  untuk_id: z.number(),
  nomor: z.string(),
  status: z.enum(INVOICE_STATE_NAMES),
  status_label: z.string(),
  created_at: Moment,
  due_at: Moment,
  /** Name and address of the body that asks for the money. */
  penerbit: z.object({ nama_lembaga: z.string(), alamat: z.string() }),
  nama_tagihan: z.string(),
  npwp_tagihan: z.string().nullable(),
  /** The name of the person who has the seat. */
  nama: z.string(),
  /** True for the reader's own; otherwise the reader is a manager of the employer that it is addressed to. */
  milik_sendiri: z.boolean(),
  employer_id: z.number().nullable(),
  nama_perusahaan: z.string().nullable(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  /** The lines of the bill, with a line for PPN where there is any. */
  items: z.array(z.object({ nama: z.string(), jumlah: z.number() })),
  kode_unik: z.number(),
  total: z.number(),
  diterima: z.number(),
  terbilang: z.string(),
  rekening: z.array(z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() })),
  /** How to pay, in the words of the document. */
  cara_membayar: z.string(),
  catatan_pembayaran: z.string(),
  bukti: z.array(PaymentProof),
  paid_at: Moment.nullable(),
  nomor_kuitansi: z.string().nullable(),
  /** The receipt of money that was taken back. */
  kuitansi_ditarik: z.string().nullable(),
  perlu_meterai: z.boolean(),
  /** Serial number of the e-meterai on the receipt. */
  nomor_meterai: z.string().nullable(),
  pengembalian: z.number(),
  dikembalikan: z.number(),
  /** The sum that was taken back, less what was won, and the sum that a provider reports but is not booked yet. */
  ditarik: z.number(),
  disengketakan: z.number(),
  alasan_pengembalian: z.string().nullable(),
  rekening_pengembalian: z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() }).nullable(),
  refunded_at: Moment.nullable(),
  /** The refunds through the provider that took the money, and the sum that goes to the account above. */
  pengembalian_daring: z.array(OwnRefund),
  pengembalian_transfer: z.number(),
  /** The part of that sum whose transfer is under way; the account cannot change meanwhile. */
  transfer_disiapkan: z.number(),
  /** The transfers to the account; only the payer sees them. */
  transfer_kembali: z.array(z.object({ jumlah: z.number(), decided_at: Moment, berkas: PrivateFile })),
  can: z.object({ ubah_tagihan: z.boolean(), bayar: z.boolean(), rekening_pengembalian: z.boolean() }),
})
export type Invoice = z.output<typeof Invoice>

const NONE = 'INVOICE_NOT_FOUND'

const Billing = z.object({ id: recordId, ...billed })

const AMOUNT_ASKED = 'Tulis jumlah yang ditransfer dalam angka.'

const Payment = z.object({
  id: recordId,
  bank_pengirim: words('Bank pengirim', 60),
  nama_pengirim: nameWords('Nama pengirim', 100),
  tanggal_transfer: dayOf('Tanggal transfer'),
  jumlah: z
    .number(AMOUNT_ASKED)
    .int(AMOUNT_ASKED)
    .min(1, AMOUNT_ASKED)
    .max(MOST_RUPIAH, 'Jumlah terlalu besar. Periksa angkanya.'),
  file_id: fileId,
})

const RefundAccount = z.object({
  id: recordId,
  bank: words('Bank', 60),
  nomor: words('Nomor rekening', 40).regex(/^[\d\s.-]+$/, 'Nomor rekening terdiri atas angka.'),
  atas_nama: lineWords('Nama pemilik rekening', 100),
})

/** Builds the payer's calls for the invoice of one application or activity. */
const callsAt = <const Base extends string>(base: Base, of: string) =>
  calls({
    read: {
      method: 'GET',
      path: `${base}/invoice`,
      access: 'member',
      summary: `Invoice ${of} sendiri`,
      payload: z.object({ id: recordId }),
      answer: Invoice,
      problems: [NONE],
    },
    bill: {
      method: 'PUT',
      path: `${base}/invoice`,
      access: 'member',
      summary: `Ubah nama dan NPWP yang ditagih atas ${of}, selama belum lunas`,
      payload: Billing,
      answer: Invoice,
      problems: [NONE, 'INVOICE_NOT_OPEN', 'NOT_THE_PAYER'],
    },
    pay: {
      method: 'POST',
      path: `${base}/invoice/bukti`,
      access: 'member',
      summary: `Kirim bukti transfer untuk ${of}`,
      payload: Payment,
      answer: Invoice,
      status: 201,
      problems: [NONE, 'INVOICE_NOT_OPEN', 'DEADLINE_PASSED', 'ACTIVITY_PAYMENT_LAPSED', 'STALE', 'FILE_NOT_FOUND'],
    },
    account: {
      method: 'PUT',
      path: `${base}/invoice/pengembalian`,
      access: 'member',
      asksPassword: true,
      summary: `Beri tahu rekening tujuan pengembalian dana ${of}`,
      payload: RefundAccount,
      answer: Invoice,
      problems: [NONE, 'NO_REFUND', 'REFUND_UNDERWAY', 'NOT_THE_PAYER', 'CONFIRM_PASSWORD'],
    },
    pdf: {
      method: 'GET',
      path: `${base}/invoice.pdf`,
      access: 'member',
      summary: `Invoice ${of} sebagai PDF A4`,
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: [NONE, 'DESIGN_PICTURE_MISSING'],
    },
    receipt: {
      method: 'GET',
      path: `${base}/kuitansi.pdf`,
      access: 'member',
      summary: `Kuitansi ${of} sebagai PDF, sesudah lunas`,
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: [NONE, 'DESIGN_PICTURE_MISSING'],
    },
  })

const ofApplication = callsAt('/user-training/{id}', 'permohonan')
const ofActivity = callsAt('/pemeliharaan/{id}', 'kegiatan')

export const invoiceCalls = calls({
  ...proformaCalls,
  getInvoice: ofApplication.read,
  changeBilling: ofApplication.bill,
  payInvoice: ofApplication.pay,
  giveRefundAccount: ofApplication.account,
  getInvoicePdf: ofApplication.pdf,
  getReceiptPdf: ofApplication.receipt,
  getActivityInvoice: ofActivity.read,
  changeActivityBilling: ofActivity.bill,
  payActivityInvoice: ofActivity.pay,
  giveActivityRefundAccount: ofActivity.account,
  getActivityInvoicePdf: ofActivity.pdf,
  getActivityReceiptPdf: ofActivity.receipt,
})
