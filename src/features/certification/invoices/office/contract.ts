import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { ACTIVITY_STATE_NAMES } from '../../../upkeep/maintenance/rules.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { amount, difference } from '../amount-contract.ts'
import { Chargeback, chargebackOfficeCalls, PaymentPool } from '../chargebacks/contract.ts'
import { PaymentProof } from '../contract.ts'
import { Refund, RefundPlan, RefundTransfer, refundOfficeCalls } from '../refunds/contract.ts'
import { BILLED_KINDS, CANCEL_PARTY_NAMES } from '../rules.ts'
import { INVOICE_STATE_NAMES } from '../state-rules.ts'
import { statementOfficeCalls } from '../statements/contract.ts'

const alasan = words('Alasan', 1000).min(10, 'Tulis alasan yang dapat dipahami pemohon.')
/** A cancellation that one person proposes and another confirms; money in whole rupiah. */
export const CancellationProposal = z.object({
  pihak: z.enum(CANCEL_PARTY_NAMES),
  alasan: z.string(),
  pengembalian: z.number(),
  proposed_at: Moment,
  proposed_by: z.number(),
  proposed_by_name: z.string(),
})

export const ListedInvoice = z.object({
  id: z.number(),
  nomor: z.string(),
  /** The application or the activity that it is for. */
  untuk: z.enum(BILLED_KINDS),
  untuk_id: z.number(),
  nama: z.string(),
  nama_tagihan: z.string(),
  skema: z.string(),
  total: z.number(),
  status: z.enum(INVOICE_STATE_NAMES),
  created_at: Moment,
  due_at: Moment,
  paid_at: Moment.nullable(),
  diterima: z.number(),
  pengembalian: z.number(),
  dikembalikan: z.number(),
  /** The sum that was taken back, less what was won, and the sum that a provider reports but is not booked yet. */
  ditarik: z.number(),
  disengketakan: z.number(),
})
export type ListedInvoice = z.input<typeof ListedInvoice>

export const OfficeInvoice = ListedInvoice.extend({
  version: z.number(),
  user_id: z.number(),
  /** The employer that it is addressed to. */
  employer_id: z.number().nullable(),
  nama_perusahaan: z.string().nullable(),
  /** The stage of the application or activity, which transitions send back. */
  tahap: z.enum([...STAGE_NAMES, ...ACTIVITY_STATE_NAMES]),
  tanggal_uji: z.string().nullable(),
  items: z.array(z.object({ nama: z.string(), jumlah: z.number() })),
  kode_unik: z.number(),
  terbilang: z.string(),
  bukti: z.array(PaymentProof),
  mutasi: z.array(z.object({ tanggal: z.string(), keterangan: z.string(), jumlah: z.number() })),
  confirmed_by_name: z.string().nullable(),
  nomor_kuitansi: z.string().nullable(),
  perlu_meterai: z.boolean(),
  nomor_meterai: z.string().nullable(),
  /** Per mille, and whole rupiah. */
  tarif_ppn: z.number(),
  dpp: z.number().nullable(),
  ppn: z.number(),
  alasan_pengembalian: z.string().nullable(),
  rekening_pengembalian: z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() }).nullable(),
  /** The person who asked the owner for the account, null for the system; and the person who gave it. */
  account_asked_at: Moment.nullable(),
  account_asked_by_name: z.string().nullable(),
  account_given_at: Moment.nullable(),
  account_given_by_name: z.string().nullable(),
  refunded_at: Moment.nullable(),
  catatan: z.string().nullable(),
  /** The movements of money, the oldest first; sums below zero went back. */
  gerakan: z.array(
    z.object({
      jumlah: z.number(),
      at: Moment,
      /** True when a bank or provider took it back, or it was won. */
      penarikan: z.boolean(),
      /** The fee that the payer paid to the provider on top; it is not part of the amount. */
      biaya: z.number(),
      recorded_by_name: z.string().nullable(),
    }),
  ),
  /** The shortfall up to which an invoice counts as paid. */
  toleransi_bayar: z.number(),
  usul_batal: CancellationProposal.nullable(),
  rencana_pengembalian: RefundPlan,
  /** Through providers, the oldest first. */
  pengembalian_daring: z.array(Refund),
  /** By transfer, the oldest first. */
  transfer_kembali: z.array(RefundTransfer),
  /** The chargebacks, taken back or won, the oldest first; and the ways by which money came in. */
  penarikan: z.array(Chargeback),
  sumber: z.array(PaymentPool),
  /** The reason why the reader cannot confirm the waiting transfer, and who can; null when they can. */
  halangan_transfer: z.string().nullable(),
  can: z.object({
    kembalikan_masuk: z.boolean(),
    konfirmasi: z.boolean(),
    tolak_bukti: z.boolean(),
    ingatkan: z.boolean(),
    usulkan_transfer: z.boolean(),
    kembalikan: z.boolean(),
    minta_rekening: z.boolean(),
    usulkan_pengembalian: z.boolean(),
    putuskan_pengembalian: z.boolean(),
    /** The proposal of another person: nobody confirms their own. */
    konfirmasi_pengembalian: z.boolean(),
    konfirmasi_penarikan: z.boolean(),
    konfirmasi_pembatalan: z.boolean(),
    tolak_transfer: z.boolean(),
    usulkan_penarikan: z.boolean(),
    putuskan_penarikan: z.boolean(),
    isi_meterai: z.boolean(),
  }),
})
export type OfficeInvoice = z.output<typeof OfficeInvoice>

const refusable = ['RECORD_NOT_FOUND', 'STALE'] as const

export const invoiceOfficeCalls = calls({
  listInvoice: {
    method: 'GET',
    path: '/admin-api/invoice',
    access: 'office:keuangan',
    summary: 'Daftar invoice',
    payload: Listing.extend({
      sort: z.enum(['created_at', 'due_at', 'paid_at', 'nomor', 'total', 'status', 'id']).default('created_at'),
      status: z.enum(INVOICE_STATE_NAMES).optional(),
      lewat_tempo: z.stringbool().optional(),
      /** True: only invoices that still want money; false: only the others. */
      terbuka: z.stringbool().optional(),
      /** Only invoices with a cancellation, a refund or a chargeback that waits. */
      menunggu: z.enum(['pembatalan', 'pengembalian', 'penarikan']).optional(),
    }),
    answer: pageAnswer(ListedInvoice),
    problems: [],
  },
  getOfficeInvoice: {
    method: 'GET',
    path: '/admin-api/invoice/{id}',
    access: 'office:keuangan',
    summary: 'Satu invoice dengan bukti pembayarannya',
    payload: z.object({ id: recordId }),
    answer: OfficeInvoice,
    problems: ['RECORD_NOT_FOUND'],
  },
  getInvoiceSums: {
    method: 'GET',
    path: '/admin-api/invoice-jumlah',
    access: 'office:keuangan',
    summary: 'Jumlah uang menurut keadaan dan bulan',
    answer: z.object({
      keadaan: z.array(z.object({ status: z.enum(INVOICE_STATE_NAMES), banyak: z.number(), total: z.number() })),
      /** `pendapatan` is what came in less what went back. */
      bulan: z.array(
        z.object({ bulan: z.string(), diterima: z.number(), dikembalikan: z.number(), pendapatan: z.number() }),
      ),
    }),
    problems: [],
  },
  confirmPayment: {
    method: 'POST',
    path: '/admin-api/invoice/{id}/konfirmasi',
    access: 'office:keuangan',
    summary:
      'Konfirmasi pembayaran; selisih yang dilihat petugas menentukan: lunas, kekurangan diminta, kelebihan dikembalikan',
    payload: z.object({ id: recordId, version: seenVersion, jumlah: amount, selisih: difference }),
    answer: OfficeInvoice,
    problems: [...refusable, 'INVOICE_NOT_OPEN', 'AMOUNT_DIFFERS'],
  },
  refuseProof: {
    method: 'POST',
    path: '/admin-api/invoice/{id}/tolak-bukti',
    access: 'office:keuangan',
    summary: 'Tolak bukti pembayaran dengan alasan; pemohon dapat mengirim lagi',
    payload: z.object({ id: recordId, version: seenVersion, alasan }),
    answer: OfficeInvoice,
    problems: [...refusable, 'INVOICE_NOT_OPEN'],
  },
  remindPayment: {
    method: 'POST',
    path: '/admin-api/invoice/{id}/ingatkan',
    access: 'office:keuangan',
    summary: 'Kirim pengingat pembayaran; paling banyak sekali dalam 24 jam',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: OfficeInvoice,
    problems: [...refusable, 'INVOICE_NOT_OPEN', 'TOO_MANY'],
  },
  remindPayments: {
    method: 'POST',
    path: '/admin-api/invoice-pengingat',
    access: 'office:keuangan',
    summary: 'Kirim pengingat pembayaran untuk beberapa invoice; satu invoice paling banyak sekali dalam 24 jam',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
  stampReceipt: {
    method: 'PUT',
    path: '/admin-api/invoice/{id}/meterai',
    access: 'office:keuangan',
    summary: 'Catat nomor seri e-meterai kuitansi; dikosongkan bila salah',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      nomor_meterai: maybeWords('Nomor seri e-meterai', 40),
    }),
    answer: OfficeInvoice,
    problems: [...refusable, 'NO_RECEIPT'],
  },
  receiveUnwantedPayment: {
    method: 'POST',
    path: '/admin-api/invoice/{id}/uang-masuk',
    access: 'office:keuangan',
    summary: 'Catat uang yang masuk untuk invoice yang tidak menunggu pembayaran lagi; seluruhnya dikembalikan',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      jumlah: amount,
      catatan: words('Alasan pengembalian', 500),
    }),
    answer: OfficeInvoice,
    problems: [...refusable, 'INVOICE_OPEN'],
  },
  confirmCancellation: {
    method: 'POST',
    path: '/admin-api/invoice/{id}/pembatalan/konfirmasi',
    access: 'office:keuangan',
    summary: 'Konfirmasi usul pembatalan sebagai orang kedua; pengembaliannya direncanakan',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: OfficeInvoice,
    problems: [
      ...refusable,
      ...(['NO_CANCELLATION', 'PAYMENT_UNDECIDED'] as const),
      ...(['SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const),
    ],
  },
  refuseCancellation: {
    method: 'POST',
    path: '/admin-api/invoice/{id}/pembatalan/tolak',
    access: 'office:keuangan',
    summary: 'Tolak usul pembatalan; permohonan tetap berjalan',
    payload: z.object({ id: recordId, version: seenVersion, catatan: words('Alasan', 500) }),
    answer: OfficeInvoice,
    problems: [...refusable, 'NO_CANCELLATION'],
  },
  ...refundOfficeCalls(OfficeInvoice),
  ...chargebackOfficeCalls(OfficeInvoice),
  ...statementOfficeCalls,
})
