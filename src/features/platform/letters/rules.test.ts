import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillWords } from '../../../documents/mail/letter.ts'
import { placeholdersIn } from '../../../lib/placeholders.ts'
import {
  knownPlaceholders,
  type LetterKindRule,
  type LetterTexts,
  letterRefusals,
  neededPlaceholders,
  textsOfWords,
  tidyTexts,
  wordsOfTexts,
} from './rules.ts'

const RULE: LetterKindRule = {
  words: {
    subject: 'Invoice {nomor}',
    paragraphs: ['Bayar {total} paling lambat {batas}.', 'Alasan: {alasan}'],
    button: 'Lihat {jenis}',
    notes: ['Tanya {cara}.'],
  },
  optional: ['jenis'],
  sometimes: ['alasan'],
}
const GOOD: LetterTexts = textsOfWords(RULE.words)
const refused = (changes: Partial<LetterTexts>) => letterRefusals({ ...GOOD, ...changes }, RULE)

describe('the words of a letter', () => {
  test('are accepted as they are built in', () => {
    expect(letterRefusals(GOOD, RULE)).toEqual({})
  })

  test.each<[string, Partial<LetterTexts>, Partial<LetterTexts>]>([
    [
      'an unknown placeholder, with its line and what there is',
      { isi: 'Bayar {total} paling lambat {batas}.\n\nAlasan: {alasan}, {nomer}' },
      {
        isi: 'Teks, baris 3: {nomer} tidak dikenal. Yang ada: {nomor}, {total}, {batas}, {alasan}, {jenis}, {cara}, {nama}.',
      },
    ],
    [
      'a missing placeholder, in the part where the built-in words have it',
      { isi: 'Bayar {total}.\nAlasan: {alasan}' },
      { isi: 'Teks: {batas} belum dipakai.' },
    ],
    ['a missing one of the notes', { catatan: '' }, { catatan: 'Catatan: {cara} belum dipakai.' }],
    [
      'several, part by part',
      { perihal: 'Invoice', isi: 'Alasan: {alasan}\nHalo' },
      { perihal: 'Perihal: {nomor} belum dipakai.', isi: 'Teks: {total}, {batas} belum dipakai.' },
    ],
    ['an empty subject', { perihal: '  ' }, { perihal: 'Perihal wajib diisi. Perihal: {nomor} belum dipakai.' }],
    [
      'a subject of two lines',
      { perihal: 'Invoice {nomor}\nBcc: semua@contoh.example' },
      { perihal: 'Perihal hanya satu baris.' },
    ],
    [
      'a subject that is too long',
      { perihal: `{nomor}${'a'.repeat(150)}` },
      { perihal: 'Perihal paling panjang 150 huruf.' },
    ],
    [
      'a brace that does not close',
      { catatan: 'Halo\nTanya {cara}. {nomor' },
      {
        catatan:
          'Catatan, baris 2: kurung kurawal { atau } tidak berpasangan. Kurung kurawal hanya untuk isian, misalnya {skema}.',
      },
    ],
    [
      'what is in braces but no name',
      { tombol: 'Lihat {Jenis Ini}{}' },
      {
        tombol:
          'Tombol: {Jenis Ini}, {} tidak dikenal. Yang ada: {nomor}, {total}, {batas}, {alasan}, {jenis}, {cara}, {nama}.',
      },
    ],
    [
      'a subject with what is not in every letter',
      { perihal: 'Invoice {nomor} {alasan}' },
      { perihal: 'Perihal: {alasan} kadang tanpa isi, jadi hanya untuk teks dan catatan.' },
    ],
    [
      'a text that may be empty as a whole',
      { isi: 'Bayar {total} paling lambat {batas}: {alasan}' },
      { isi: 'Teks: tulis sedikitnya satu paragraf tanpa {alasan}, yang kadang tanpa isi.' },
    ],
    [
      'signs that nobody sees',
      { perihal: 'Invoice {nomor}\u202e' },
      { perihal: 'Perihal: ada tanda yang tidak terlihat. Ketik ulang baris ini.' },
    ],
    ['no label for the button', { tombol: '' }, { tombol: 'Tombol wajib diisi.' }],
  ])('are refused with %s', (_why, changes, sentences) => {
    expect(refused(changes)).toEqual(sentences)
  })

  test('may use a placeholder elsewhere, leave out an optional one, and name the reader', () => {
    expect(refused({ tombol: 'Buka', catatan: '', isi: `${GOOD.isi}\nHalo {nama}, tanya {cara}.` })).toEqual({})
  })

  test('of a letter that leads nowhere have no button', () => {
    const rule = { ...RULE, words: { subject: 'Halo', paragraphs: ['Halo.'] } }
    const texts = textsOfWords(rule.words)
    expect(letterRefusals(texts, rule)).toEqual({})
    expect(letterRefusals({ ...texts, tombol: 'Buka' }, rule)).toEqual({
      tombol: 'Tombol: surat ini tidak memuat tombol.',
    })
  })

  test('read the same from texts as written, and are kept without stray space', () => {
    expect(wordsOfTexts(GOOD)).toEqual(RULE.words)
    expect(tidyTexts({ perihal: ' a ', isi: ' a  \r\n\r\n\r\n\r\nb\n', tombol: ' c ', catatan: '\n' })).toEqual({
      perihal: 'a',
      isi: 'a\n\nb',
      tombol: 'c',
      catatan: '',
    })
  })
})

/** Words without braces and signs of control. */
const prose = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[{}\p{C}\u2028\u2029]/gu, ''))
const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string(), { maxLength: 3 }))

test('any text of known placeholders that has all needed ones is accepted, and leaves none unfilled', () => {
  const known = knownPlaceholders(RULE)
  const needed = neededPlaceholders(RULE).map(({ name }) => name)
  const line = fc.array(fc.tuple(prose, fc.constantFrom(...known)), { maxLength: 4 })
  const text = (parts: [string, string][]) => parts.map(([before, name]) => `${before}{${name}}`).join('')
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.record(Object.fromEntries(known.map((name) => [name, value]))),
      (lines, values) => {
        const isi = ['Halo.', ...lines.map(text), needed.map((name) => `{${name}}`).join(' ')].join('\n')
        const texts = { perihal: 'Halo', isi, tombol: 'Buka', catatan: '' }
        expect(letterRefusals(texts, RULE)).toEqual({})
        const given = Object.fromEntries(Object.entries(values).map(([name, one]) => [name, withoutBraces(one)]))
        const body = fillWords(wordsOfTexts(texts), given, 'https://lsk.example')
        expect(JSON.stringify([body.subject, ...body.paragraphs])).not.toMatch(/[{}]/)
        expect(placeholdersIn(body.paragraphs.join('\n'))).toEqual([])
      },
    ),
  )
})

const withoutBraces = (one: string | number | null | string[]) => {
  if (typeof one === 'string') return one.replace(/[{}]/g, '')
  return Array.isArray(one) ? one.map((text) => text.replace(/[{}]/g, '')) : one
}

test('a value is text, not a template: braces in it stay as they are', () => {
  const words = { subject: 'Halo', paragraphs: ['{skema}'] }
  expect(fillWords(words, { skema: '{alasan} $& <b>', alasan: 'x' }, undefined).paragraphs).toEqual(['{alasan} $& <b>'])
})

test('a paragraph without the value of its placeholder is left out, and a list becomes paragraphs', () => {
  const words = {
    subject: 'Halo',
    paragraphs: ['A.', 'Alasan: {alasan}', '{tugas}', 'Semua: {tugas}.'],
    notes: ['{alasan}'],
  }
  expect(fillWords(words, { alasan: null, tugas: ['Satu', 'Dua'] }, undefined)).toEqual({
    subject: 'Halo',
    paragraphs: ['A.', 'Satu', 'Dua', 'Semua: Satu, Dua.'],
    notes: [],
  })
})
