import { z } from 'zod'
import { type Day, isDay } from '../day.ts'
import { TEXT_ENCODING_NAMES } from '../files/text-file.ts'
import { hex, isHex } from '../graphics/colour.ts'
import { colourRefusal } from '../graphics/colour-scheme.ts'
import { nameRefusal, unseenRefusal } from '../people/plain-words.ts'
import { PROVINCES } from '../people/province.ts'
import { readWrittenDay } from '../written-day.ts'

export const Zone = z.enum(['WIB', 'WITA', 'WIT'])

/** Refuses what the rule has a sentence against. */
const refuseBy = (rule: (text: string) => string | undefined) => (text: string, check: z.RefinementCtx) => {
  const message = rule(text)
  if (message !== undefined) check.addIssue({ code: 'custom', message })
}

/** A mandatory text, all of which can be seen. */
export const words = (label: string, most: number) =>
  z
    .string(`${label} wajib diisi.`)
    .trim()
    .min(1, { error: `${label} wajib diisi.`, abort: true })
    .max(most, `${label} paling panjang ${most} huruf.`)
    .superRefine(refuseBy((text) => unseenRefusal(label, text)))

/** The same in one line, for names of things. */
export const lineWords = (label: string, most: number) =>
  words(label, most).refine(
    (text) => !/[\r\n\u2028\u2029]/.test(text),
    `Tulis ${label.toLowerCase()} dalam satu baris.`,
  )

/** A mandatory name of a person or a company, which others read in letters: no address, one line. */
export const nameWords = (label: string, most: number) => words(label, most).superRefine(refuseBy(nameRefusal))

/** An optional text; an empty or blank one becomes null. */
export const maybeWords = (label: string, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
    words(label, most).nullable(),
  )

/** A text that may be left empty, and then is ''. */
export const anyWords = (label: string, most: number) =>
  z.string(`${label} berupa teks.`).trim().max(most, `${label} paling panjang ${most} huruf.`).default('')

/**
 * A text in a draft, kept as it was typed; anything else counts as empty. Of one that is too long so much is kept that
 * the check of the whole can say so, instead of calling it missing.
 */
export const typedText = (most: number) =>
  z
    .string()
    .overwrite((typed) => [...typed].slice(0, most + 1).join(''))
    .catch('')
    .default('')

/** A whole number between two bounds, both included. */
export const wholeNumber = (label: string, least: number, most: number) =>
  z
    .number(`${label} berupa angka bulat.`)
    .int(`${label} berupa angka bulat.`)
    .min(least, `${label} paling kecil ${least}.`)
    .max(most, `${label} paling besar ${most}.`)

/** The position among its kind: small ones first. */
export const place = wholeNumber('Urutan', 0, 10_000).default(0)

/** The greatest number of PostgreSQL's integer. */
const MOST_ID = 2_147_483_647

/** What somebody searches for; '' is no search. */
export const searchWords = (most: number) =>
  z.string('Tulis kata yang dicari.').trim().max(most, `Kata yang dicari paling panjang ${most} huruf.`).default('')

/** A province to narrow a list down to; '' is every one. */
export const anyProvince = z
  .string('Pilih provinsi dari daftar.')
  .refine((code) => code === '' || code in PROVINCES, 'Pilih provinsi dari daftar.')
  .default('')

/** The number of a record in an address or a query. */
export const recordId = z.coerce.number().int().min(1).max(MOST_ID)

/** The number of another record that a payload names. */
export const referenceId = z.number().int().min(1).max(MOST_ID)

/** The same as somebody chooses it in a form. */
export const reference = (label: string) =>
  z.number(`Pilih ${label}.`).int(`Pilih ${label}.`).min(1, `Pilih ${label}.`).max(MOST_ID)

/** The version of a record that its caller saw. */
export const seenVersion = z.number('Muat ulang halaman, lalu coba lagi.').int().min(0).max(MOST_ID)

const isNearDay = (text: string): text is Day => isDay(text) && text >= '1900-01-01' && text < '2200-01-01'

/** A day that people wrote in another way becomes YYYY-MM-DD; what is none stays as it was typed. */
export const isoDay = (typed: string): string => readWrittenDay(typed) ?? typed

/** A calendar day of our time, YYYY-MM-DD, or as people write it. */
export const dayOf = (label: string) =>
  z
    .string(`${label} wajib diisi.`)
    .min(1, { error: `${label} wajib diisi.`, abort: true })
    .overwrite(isoDay)
    .refine(isNearDay, {
      error: `${label} bukan tanggal yang ada. Tulis tanggal, bulan, dan tahunnya lagi.`,
      abort: true,
    })

export const maybeDay = (label: string) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), dayOf(label).nullable())

/** '08.00', hours and minutes of a day. */
export const hour = (label: string) =>
  z
    .string(`${label} wajib diisi.`)
    .regex(/^([01]\d|2[0-3])\.[0-5]\d$/, { error: `${label} ditulis JJ.MM, misalnya 08.30.`, abort: true })

/** The encoding that a person chose for a file of text, where the guess was wrong. */
export const textEncoding = z.enum(TEXT_ENCODING_NAMES, 'Pilih penyandian dari daftar.').optional()

/** A colour of the body, '#0b5d3b', on which white words can be read. */
export const bodyColour = (label: string) =>
  z
    .string(`${label} wajib diisi.`)
    .toLowerCase()
    .refine(isHex, { error: `${label} ditulis seperti #0b5d3b.`, abort: true })
    .superRefine((colour, check) => {
      const message = colourRefusal(hex(colour))
      if (message) check.addIssue({ code: 'custom', message })
    })

/** Name of a stored picture, as the upload answered it. */
export const pictureName = z
  .string('Unggah gambarnya dahulu.')
  .regex(/^[0-9a-f]{32}-\d{1,5}x\d{1,5}\.webp$/, 'Unggah gambarnya dahulu.')

export const maybePicture = z.preprocess((value) => (value === '' ? null : (value ?? null)), pictureName.nullable())

/** Name of a stored PDF, as the upload answered it. */
export const maybeDocument = z.preprocess(
  (value) => (value === '' ? null : (value ?? null)),
  z
    .string('Unggah dokumennya dahulu.')
    .regex(/^[0-9a-f]{32}\.pdf$/, 'Unggah dokumennya dahulu.')
    .nullable(),
)

const FULL_ADDRESS = 'Tulis alamat lengkap, misalnya https://contoh.co.id.'

/** An address that a link may point to: never a script. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: FULL_ADDRESS })
  .max(500, FULL_ADDRESS)

/** The same, or '' where there is none. */
export const anyWebAddress = z.union([z.literal(''), webAddress], FULL_ADDRESS).default('')

export const maybeWebAddress = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  webAddress.nullable(),
)

export const maybeEmail = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  z.email('Tulis email yang lengkap, misalnya nama@contoh.co.id.').max(255).nullable(),
)

/** Several short texts in order, none of them blank. */
export const manyWords = (label: string, most: number, longest: number) =>
  z.array(words(label, longest)).max(most, `${label} paling banyak ${most}.`).default([])

/** Kemendagri code of a province. */
export const provinceCode = z.string('Pilih provinsi.').refine((code) => code in PROVINCES, 'Pilih provinsi.')

/** Between the cells of a CSV: semicolons are what Excel with Indonesian settings opens in columns. */
export const csvSeparator = z.enum([',', ';'], 'Pilih koma atau titik koma.').default(',')

export const yesNo = z.boolean('Pilih ya atau tidak.')
