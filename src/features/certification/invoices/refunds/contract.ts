import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { fileId, PrivateFile } from '../../../platform/files/contract.ts'
import { METHODS, PROVIDERS } from '../../charges/rules.ts'
import { amount } from '../amount-contract.ts'
import { HINDRANCE_NAMES, REFUND_STATE_NAMES } from './rules.ts'
import { TRANSFER_STATE_NAMES } from './transfer-rules.ts'

const through = { penyedia: z.enum(PROVIDERS), metode: z.enum(METHODS), jumlah: z.number() }

/** The plan by which way the sum that is due goes back; money in whole rupiah. */
export const RefundPlan = z.object({
  /** The refund that can be proposed through a provider. */
  melalui: z.object(through).nullable(),
  /** The sum that goes back by transfer, and why. */
  transfer: z.number(),
  sebab_transfer: z.enum(HINDRANCE_NAMES).nullable(),
})

/** A refund through a provider. */
export const Refund = z.object({
  id: z.number(),
  ...through,
  status: z.enum(REFUND_STATE_NAMES),
  /** The provider's own code for the reason of its refusal. */
  kode_penolakan: z.string().nullable(),
  catatan: z.string().nullable(),
  proposed_by: z.number(),
  proposed_by_name: z.string(),
  proposed_at: Moment,
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
  ended_at: Moment.nullable(),
})

/** A refund as its owner sees it, once the provider was asked for it. */
export const OwnRefund = z.object({
  ...through,
  status: z.enum(REFUND_STATE_NAMES),
  status_label: z.string(),
  keterangan: z.string(),
  ended_at: Moment.nullable(),
})

/** A refund by transfer. */
export const RefundTransfer = z.object({
  id: z.number(),
  jumlah: z.number(),
  status: z.enum(TRANSFER_STATE_NAMES),
  catatan: z.string().nullable(),
  /** The proof that it was sent. */
  berkas: PrivateFile.nullable(),
  proposed_by: z.number(),
  proposed_by_name: z.string(),
  proposed_at: Moment,
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
})

const refusable = ['RECORD_NOT_FOUND', 'STALE'] as const
const seen = { id: recordId, version: seenVersion }
const SECOND = ['NO_REFUND_PROPOSAL', 'SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const

/** The office's calls about refunds; each one returns the invoice. */
export const refundOfficeCalls = <Answer extends z.ZodType>(answer: Answer) =>
  calls({
    proposeTransfer: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/pengembalian/transfer',
      access: 'office:keuangan',
      summary: 'Usulkan pengembalian dengan transfer ke rekening pemiliknya, sejumlah yang dilihat pada rencana',
      payload: z.object({ ...seen, jumlah: amount }),
      answer,
      problems: [
        ...refusable,
        ...(['NO_REFUND', 'REFUND_ACCOUNT_MISSING', 'REFUND_UNDERWAY', 'REFUND_BY_PROVIDER'] as const),
      ],
    },
    completeRefund: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/kembalikan',
      access: 'office:keuangan',
      summary: 'Konfirmasi sebagai orang kedua bahwa transfer yang diusulkan sudah dikirim, dengan buktinya',
      payload: z.object({ ...seen, catatan: words('Catatan transfer', 500), file_id: fileId }),
      answer,
      problems: [...refusable, ...SECOND, 'FILE_NOT_FOUND'],
    },
    proposeRefund: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/pengembalian/usul',
      access: 'office:keuangan',
      summary: 'Usulkan pengembalian melalui penyedia, sejumlah yang dilihat pada rencana',
      payload: z.object({ ...seen, jumlah: amount }),
      answer,
      problems: [...refusable, 'NO_REFUND', 'REFUND_UNDERWAY'],
    },
    confirmRefund: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/pengembalian/konfirmasi',
      access: 'office:keuangan',
      summary: 'Konfirmasi usul pengembalian sebagai orang kedua; penyedia lalu diminta mengembalikannya',
      payload: z.object(seen),
      answer,
      problems: [...refusable, ...SECOND],
    },
    refuseRefund: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/pengembalian/tolak',
      access: 'office:keuangan',
      summary: 'Tolak atau tarik usul pengembalian, melalui penyedia atau dengan transfer, sebelum dikonfirmasi',
      payload: z.object({ ...seen, catatan: words('Alasan', 500) }),
      answer,
      problems: [...refusable, 'NO_REFUND_PROPOSAL'],
    },
    askRefundAccount: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/minta-rekening',
      access: 'office:keuangan',
      summary: 'Minta lagi rekening tujuan pengembalian; paling banyak sekali dalam 24 jam',
      payload: z.object(seen),
      answer,
      problems: [...refusable, 'NO_REFUND', 'TOO_MANY'],
    },
  })
