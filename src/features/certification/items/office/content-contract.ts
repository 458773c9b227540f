import { z } from 'zod'
import { lineWords, manyWords, wholeNumber, words, yesNo } from '../../../../lib/calls/field.ts'
import { CONTENT_LIMITS as MOST } from '../content-rules.ts'

const question = { soal: words('Soal', MOST.question) }

const option = z.object({ teks: words('Pilihan', MOST.option), benar: yesNo.default(false) })
const options = z
  .array(option, 'Isi pilihannya.')
  .min(MOST.options.least, `Tulis paling sedikit ${MOST.options.least} pilihan.`)
  .max(MOST.options.most, `Pilihan paling banyak ${MOST.options.most}.`)

const pair = z.object({ kiri: words('Sisi kiri', MOST.option), kanan: words('Pasangannya', MOST.option) })

const MOST_NUMBER = 1e12
const decimal = (label: string, least: number) =>
  z
    .number(`${label} berupa angka, misalnya 12,5.`)
    .min(least, `${label} paling kecil ${least.toLocaleString('id-ID')}.`)
    .max(MOST_NUMBER, `${label} terlalu besar.`)

/** A line of a rubric. */
export const Criterion = z.object({
  kriteria: words('Kriteria', MOST.criterion),
  poin: wholeNumber('Poin', 1, MOST.points),
})

/** The question of an item with its key, by kind; what the fields must be to each other is said by the rules. */
export const ItemContent = z.discriminatedUnion(
  'jenis',
  [
    z.object({ jenis: z.enum(['pilihan_ganda', 'pilihan_jamak']), ...question, pilihan: options }),
    z.object({
      jenis: z.literal('menjodohkan'),
      ...question,
      pasangan: z
        .array(pair, 'Isi pasangannya.')
        .min(MOST.pairs.least, `Tulis paling sedikit ${MOST.pairs.least} pasangan.`)
        .max(MOST.pairs.most, `Pasangan paling banyak ${MOST.pairs.most}.`),
      pengecoh: manyWords('Pengecoh', MOST.distractors, MOST.option),
    }),
    z.object({
      jenis: z.literal('angka'),
      ...question,
      nilai: decimal('Jawaban', -MOST_NUMBER),
      toleransi: decimal('Toleransi', 0).default(0),
      satuan: z.string().trim().max(MOST.unit, `Satuan paling panjang ${MOST.unit} huruf.`).default(''),
    }),
    z.object({
      jenis: z.literal('isian'),
      ...question,
      ejaan: z
        .array(lineWords('Ejaan', MOST.spelling), 'Tulis jawaban yang diterima, satu per baris.')
        .min(1, 'Tulis paling sedikit satu jawaban yang diterima.')
        .max(MOST.spellings, `Jawaban yang diterima paling banyak ${MOST.spellings}.`),
    }),
    z.object({
      jenis: z.literal('esai'),
      ...question,
      rubrik: z
        .array(Criterion, 'Isi rubriknya.')
        .min(1, 'Tulis paling sedikit satu kriteria.')
        .max(MOST.criteria, `Kriteria paling banyak ${MOST.criteria}.`),
    }),
  ],
  'Pilih jenis soal.',
)
