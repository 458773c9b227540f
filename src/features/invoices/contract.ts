import { z } from 'zod'
import { calls } from '../../lib/call.ts'
import { dayOf, wholeNumber, words } from '../../lib/field.ts'
import { Moment } from '../../lib/resource.ts'
import { fileId, PrivateFile } from '../files/contract.ts'
import { INVOICE_STATE_NAMES } from './rules.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)
const MOST_RUPIAH = 10_000_000_000

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

/** The standing invoice of an application, else its newest; money in whole rupiah. */
export const Invoice = z.object({
  id: z.number(),
  user_training_id: z.number(),
  nomor: z.string(),
  status: z.enum(INVOICE_STATE_NAMES),
  status_label: z.string(),
  tanggal: Moment,
  jatuh_tempo: Moment,
  /** Name and address of the body that asks for the money. */
  penerbit: z.object({ nama: z.string(), alamat: z.string() }),
  nama_tagihan: z.string(),
  npwp_tagihan: z.string().nullable(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  items: z.array(z.object({ nama: z.string(), jumlah: z.number() })),
  kode_unik: z.number(),
  total: z.number(),
  terbilang: z.string(),
  rekening: z.array(z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() })),
  bukti: z.array(PaymentProof),
  paid_at: Moment.nullable(),
  nomor_kuitansi: z.string().nullable(),
  perlu_meterai: z.boolean(),
  pengembalian: z.number(),
  alasan_pengembalian: z.string().nullable(),
  rekening_pengembalian: z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() }).nullable(),
  refunded_at: Moment.nullable(),
  can: z.object({ ubah_tagihan: z.boolean(), bayar: z.boolean(), rekening_pengembalian: z.boolean() }),
})
export type Invoice = z.output<typeof Invoice>

const NONE = 'INVOICE_NOT_FOUND'

export const invoiceCalls = calls({
  getInvoice: {
    method: 'GET',
    path: '/user-training/{id}/invoice',
    access: 'member',
    summary: 'Invoice permohonan sendiri',
    payload: z.object({ id }),
    answer: Invoice,
    problems: [NONE],
  },
  changeBilling: {
    method: 'PUT',
    path: '/user-training/{id}/invoice',
    access: 'member',
    summary: 'Ubah nama dan NPWP yang ditagih, selama belum lunas',
    payload: z.object({
      id,
      nama_tagihan: words('Nama yang ditagih', 150),
      npwp_tagihan: z.preprocess(
        (value) => (typeof value === 'string' ? value.replace(/[\s.-]/g, '') || null : (value ?? null)),
        z
          .string()
          .regex(/^(\d{15}|\d{16})$/, 'NPWP terdiri atas 15 atau 16 angka.')
          .nullable(),
      ),
    }),
    answer: Invoice,
    problems: [NONE, 'INVOICE_NOT_OPEN'],
  },
  payInvoice: {
    method: 'POST',
    path: '/user-training/{id}/invoice/bukti',
    access: 'member',
    summary: 'Kirim bukti transfer',
    payload: z.object({
      id,
      bank_pengirim: words('Bank pengirim', 60),
      nama_pengirim: words('Nama pengirim', 100),
      tanggal_transfer: dayOf('Tanggal transfer'),
      jumlah: wholeNumber('Jumlah', 1, MOST_RUPIAH),
      bukti: fileId,
    }),
    answer: Invoice,
    status: 201,
    problems: [NONE, 'INVOICE_NOT_OPEN', 'DEADLINE_PASSED', 'STALE', 'FILE_NOT_FOUND'],
  },
  giveRefundAccount: {
    method: 'PUT',
    path: '/user-training/{id}/invoice/pengembalian',
    access: 'member',
    summary: 'Beri tahu rekening tujuan pengembalian dana',
    payload: z.object({
      id,
      bank: words('Bank', 60),
      nomor: words('Nomor rekening', 40).regex(/^[\d\s.-]+$/, 'Nomor rekening terdiri atas angka.'),
      atas_nama: words('Nama pemilik rekening', 100),
    }),
    answer: Invoice,
    problems: [NONE, 'NO_REFUND'],
  },
  getInvoicePdf: {
    method: 'GET',
    path: '/user-training/{id}/invoice.pdf',
    access: 'member',
    summary: 'Invoice sebagai PDF A4',
    payload: z.object({ id }),
    answer: 'file',
    problems: [NONE],
  },
  getReceiptPdf: {
    method: 'GET',
    path: '/user-training/{id}/kuitansi.pdf',
    access: 'member',
    summary: 'Kuitansi sebagai PDF, sesudah lunas',
    payload: z.object({ id }),
    answer: 'file',
    problems: [NONE],
  },
})
