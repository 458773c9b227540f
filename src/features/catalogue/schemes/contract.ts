import { z } from 'zod'
import { RichText } from '../../../lib/text/rich-text.ts'

/** The content that a schedule takes from its scheme (spec section 3). */
export const SchemeContent = z.object({
  name: z.string(),
  category: z.object({ name: z.string() }),
  /** Text such as '2 hari'. */
  durasi: z.string().nullable(),
  /** Both names stand on the wire. */
  description: RichText,
  deskripsi: RichText,
  image: z.string().nullable(),
  /** Whole rupiah. */
  registration_fee: z.number(),
  /** The regulation document, served under /dokumen/{file}. */
  detail_pelatihan: z.string().nullable(),
})
