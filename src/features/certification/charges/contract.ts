import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { INVOICE_STATE_NAMES } from '../invoices/state-rules.ts'
import { CHARGE_STATE_NAMES, METHODS, PROVIDERS } from './rules.ts'

/** A charge as its payer sees it; the numbers to pay to are there as long as somebody may use them. */
export const Charge = z.object({
  id: z.number(),
  metode: z.enum(METHODS),
  /** Whole rupiah. */
  jumlah: z.number(),
  status: z.enum(CHARGE_STATE_NAMES),
  status_label: z.string(),
  keterangan: z.string(),
  nomor_va: z.string().nullable(),
  kode_perusahaan: z.string().nullable(),
  /** The content of the QRIS code. */
  qr: z.string().nullable(),
  /** The provider's page for a card. */
  halaman_bayar: z.string().nullable(),
  /** The last card was refused; another one may be tried. */
  is_refused: z.boolean(),
  created_at: Moment,
  expires_at: Moment,
  paid_at: Moment.nullable(),
})

/** How an invoice can be paid online, and how that stands. */
export const OnlinePayment = z.object({
  /** The invoice's. */
  status: z.enum(INVOICE_STATE_NAMES),
  /** By which methods a number can be asked for now. */
  metode: z.array(z.enum(METHODS)),
  tagihan: Charge.nullable(),
})
export type OnlinePayment = z.output<typeof OnlinePayment>

const NONE = 'INVOICE_NOT_FOUND'

const callsAt = <const Base extends string>(base: Base, of: string) =>
  calls({
    read: {
      method: 'GET',
      path: `${base}/invoice/tagihan`,
      access: 'member',
      summary: `Cara membayar invoice ${of} secara daring, dan keadaannya`,
      payload: z.object({ id: recordId }),
      answer: OnlinePayment,
      problems: [NONE],
    },
    start: {
      method: 'POST',
      path: `${base}/invoice/tagihan`,
      access: 'member',
      summary: `Minta QRIS, nomor virtual account, atau halaman kartu untuk invoice ${of}; yang masih berlaku dijawab lagi`,
      payload: z.object({ id: recordId, metode: z.enum(METHODS, 'Pilih cara membayar.') }),
      answer: OnlinePayment,
      status: 201,
      problems: [
        NONE,
        ...(['INVOICE_NOT_OPEN', 'DEADLINE_PASSED'] as const),
        ...(['CHARGE_NOT_OFFERED', 'CHARGE_IN_MAKING', 'CHARGE_UNAVAILABLE'] as const),
      ],
    },
  })

const ofApplication = callsAt('/user-training/{id}', 'permohonan')
const ofActivity = callsAt('/pemeliharaan/{id}', 'kegiatan')

const MOST_NOTICE_BYTES = 20_000

export const chargeCalls = calls({
  getOnlinePayment: ofApplication.read,
  startOnlinePayment: ofApplication.start,
  getActivityOnlinePayment: ofActivity.read,
  startActivityOnlinePayment: ofActivity.start,
  receiveChargeNotice: {
    method: 'POST',
    path: '/pembayaran/notifikasi/{penyedia}',
    access: 'any',
    fromPrograms: { mostBytes: MOST_NOTICE_BYTES },
    summary: 'Notifikasi penyedia pembayaran; yang tidak terbukti dari penyedia ditolak',
    payload: z.looseObject({ penyedia: z.enum(PROVIDERS) }),
    answer: 'nothing',
    status: 204,
    problems: ['NOTICE_UNPROVEN'],
  },
})
