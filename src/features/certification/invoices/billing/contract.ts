import { z } from 'zod'
import { nameWords } from '../../../../lib/calls/field.ts'
import { readNpwp } from '../../../../lib/identifiers/digits.ts'

/** Reads an NPWP in any spelling as its digits; null where there is none. */
export const maybeNpwp = z.preprocess(
  (value) => (typeof value === 'string' ? readNpwp(value) || null : (value ?? null)),
  z
    .string()
    .regex(/^(\d{15}|\d{16})$/, 'NPWP terdiri atas 15 atau 16 angka.')
    .nullable(),
)

/** The addressee of a bill: a name, and an NPWP of 15 or 16 digits where there is one. */
export const billed = {
  nama_tagihan: nameWords('Nama yang ditagih', 150),
  npwp_tagihan: maybeNpwp,
}
