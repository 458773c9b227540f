import { z } from 'zod'

/** The money that comes back to a person who leaves now; in whole rupiah. */
export const RefundIfLeft = z.object({
  dibayar: z.number(),
  kembali: z.number(),
  /**
   * The part that goes by transfer to an account that is asked for; the rest goes through the provider that took it.
   */
  dengan_transfer: z.number(),
})
