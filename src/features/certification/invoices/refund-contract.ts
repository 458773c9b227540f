import { z } from 'zod'
import { Moment } from '../../../lib/resource.ts'
import { METHODS, PROVIDERS } from '../charges/rules.ts'
import { HINDRANCE_NAMES, REFUND_STATE_NAMES } from './refund-rules.ts'

const through = { penyedia: z.enum(PROVIDERS), metode: z.enum(METHODS), jumlah: z.number() }

/** By which way what is due goes back; money in whole rupiah. */
export const RefundPlan = z.object({
  /** What can be proposed to go back through a provider. */
  melalui: z.object(through).nullable(),
  /** What goes back by transfer, and why. */
  transfer: z.number(),
  sebab_transfer: z.enum(HINDRANCE_NAMES).nullable(),
})

/** Money that went, or is going, back through a provider. */
export const Refund = z.object({
  id: z.number(),
  ...through,
  status: z.enum(REFUND_STATE_NAMES),
  /** The provider's own code for why it refused. */
  kode_penolakan: z.string().nullable(),
  catatan: z.string().nullable(),
  proposed_by: z.number(),
  proposed_by_name: z.string(),
  proposed_at: Moment,
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
  ended_at: Moment.nullable(),
})

/** The same for its owner, once the provider was asked for it. */
export const OwnRefund = z.object({
  ...through,
  status: z.enum(REFUND_STATE_NAMES),
  status_label: z.string(),
  keterangan: z.string(),
  ended_at: Moment.nullable(),
})
