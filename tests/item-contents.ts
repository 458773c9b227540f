import fc from 'fast-check'
import type { ItemContent } from '../src/features/certification/items/content-rules.ts'
import { contentRefusals } from '../src/features/certification/items/content-rules.ts'
import { itemOfficeCalls } from '../src/features/certification/items/office/contract.ts'
import { cleanRichText } from '../src/lib/text/rich-text.ts'

const FORM = { unit: 'Unit', tingkat: 'ingat', sumber: 'PP 22', tanggal_sumber: '2026-10-01', stimulus_id: null }

/** Signs that mean something in XML, HTML and spreadsheets, among letters of several alphabets. */
const SIGNS = [
  'a',
  'B',
  '7',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '&',
  '<b>',
  '</',
  ']]>',
  '&amp;',
  '"',
  "'",
  '%',
  '²',
  'é',
  '中',
  '🙂',
  '—',
  '\u00a0',
  '=',
  '-',
  '|',
  ';',
]

const text = (most: number, least = 1) =>
  fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...SIGNS) }, fc.string({ unit: 'grapheme', maxLength: 3 })),
      {
        minLength: least,
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('').trim().slice(0, most).trim())

const line = (most: number) => text(most).map((words) => words.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim())

const number = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => value + 0),
)

const options = fc.uniqueArray(text(600), {
  minLength: 3,
  maxLength: 8,
  selector: (one) => one.toLowerCase().replaceAll(/\s+/g, ' ').trim(),
})

/** Contents of all six kinds with their points, as the form of an item takes them. */
export const itemContents: fc.Arbitrary<{ isi: ItemContent; poin: number }> = fc
  .record({ soal: text(4000), points: fc.integer({ min: 1, max: 100 }) })
  .chain(({ soal, points }) =>
    fc.oneof(
      options.map((texts) => ({
        isi: {
          jenis: 'pilihan_ganda' as const,
          soal,
          pilihan: texts.map((teks, at) => ({ teks, benar: at === texts.length - 1 })),
        },
        poin: points,
      })),
      options.map((texts) => ({
        isi: { jenis: 'pilihan_jamak' as const, soal, pilihan: texts.map((teks, at) => ({ teks, benar: at !== 1 })) },
        poin: points,
      })),
      fc.tuple(options, options, fc.array(text(600), { maxLength: 3 })).map(([left, right, pengecoh]) => ({
        isi: {
          ...{ jenis: 'menjodohkan' as const, soal, pengecoh },
          pasangan: left.slice(0, right.length).map((kiri, at) => ({ kiri, kanan: right[at] ?? '' })),
        },
        poin: points,
      })),
      fc.record({ nilai: number, toleransi: number, satuan: line(40) }).map(({ nilai, toleransi, satuan }) => ({
        isi: { jenis: 'angka' as const, soal, nilai, toleransi: Math.abs(toleransi), satuan },
        poin: points,
      })),
      fc
        .array(line(120), { minLength: 1, maxLength: 5 })
        .map((ejaan) => ({ isi: { jenis: 'isian' as const, soal, ejaan }, poin: points })),
      fc
        .array(fc.record({ kriteria: text(600), poin: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 1,
          maxLength: 5,
        })
        .map((rubrik) => ({
          isi: { jenis: 'esai' as const, soal, rubrik },
          poin: rubrik.reduce((sum, { poin }) => sum + poin, 0),
        })),
    ),
  )
  .filter(({ isi, poin }) => contentRefusals(isi, poin).length === 0)
  .map(({ isi, poin }) => itemOfficeCalls.createItem.payload.safeParse({ ...FORM, isi, poin }).data)
  .filter((form) => form !== undefined)
  .map(({ isi, poin }) => ({ isi, poin }))

const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'table', 'tr', 'td', 'th']

/** Words and tables of stimuli, cleaned as they are when they are written. */
export const stimulusWords: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...TAGS), text(50, 0)).map(([tag, words]) => `<${tag}>${words}</${tag}>`),
      fc.constantFrom(
        '<br>',
        '<hr>',
        '<a href="https://contoh.id/?a=1&b=2" title="Satu">',
        '</a>',
        '<p>',
        '</p>',
        '<td colspan="2">',
      ),
      text(50, 0),
    ),
    { maxLength: 8 },
  )
  .map((parts) => cleanRichText(parts.join('')))
