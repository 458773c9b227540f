import { z } from 'zod'

/** The certificate that an application renews, and what is examined. */
export const Renewal = z.object({
  no_sertifikasi: z.string(),
  /** The last day of the certificate that is renewed. */
  valid_until: z.string(),
  /** It was sent after that day, or would be now. */
  terlambat: z.boolean(),
  metode_uji: z.array(z.string()),
  /** Why it is examined in full; empty where portfolio and interview do. */
  alasan_uji_penuh: z.array(z.string()),
})
export type Renewal = z.output<typeof Renewal>
