import { z } from 'zod'

/** What comes back to whoever leaves now; money in whole rupiah. */
export const RefundIfLeft = z.object({
  dibayar: z.number(),
  kembali: z.number(),
  /** What of that goes by transfer to an account that is asked for; the rest goes through the provider that took it. */
  dengan_transfer: z.number(),
})
