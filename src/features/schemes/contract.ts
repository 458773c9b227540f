import { z } from 'zod'

/** What a training takes from its scheme (spec section 3). */
export const SchemeContent = z.object({
  name: z.string(),
  category: z.object({ name: z.string() }),
  /** Text such as '2 hari'. */
  durasi: z.string().nullable(),
  /** Rich text; both names stand on the wire. */
  description: z.string(),
  deskripsi: z.string(),
  image: z.string().nullable(),
  /** Whole rupiah. */
  registration_fee: z.number(),
  /** The regulation document, served under /dokumen/{file}. */
  detail_pelatihan: z.string().nullable(),
})
