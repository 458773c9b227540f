import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffledBy } from '../forms/order-rules.ts'
import { emptyAnswer, keyAnswer } from '../items/answer-rules.ts'
import { type ItemContent, shownContent } from '../items/content-rules.ts'
import {
  differingNumbers,
  type EntryField,
  entryField,
  entryRefusal,
  isSameEntry,
  letterAt,
  printedRights,
  readEntry,
  tidyEntry,
  writeEntry,
} from './entry-rules.ts'
import { firstOpen, pressKey, type Typing } from './key-rules.ts'

const soal = 'Apa?'
const options = (jenis: 'pilihan_ganda' | 'pilihan_jamak', right: number[], count = 4): ItemContent => ({
  ...{ soal, jenis },
  pilihan: Array.from({ length: count }, (_one, at) => ({ teks: `Pilihan ${at}`, benar: right.includes(at) })),
})
const MATCH: ItemContent = {
  ...{ soal, jenis: 'menjodohkan', pengecoh: ['Abu'] },
  pasangan: ['Zat', 'Air', 'Udara'].map((kanan, at) => ({ kiri: `kiri ${at}`, kanan })),
}
const CONTENTS: ItemContent[] = [
  options('pilihan_ganda', [2]),
  options('pilihan_jamak', [0, 3]),
  MATCH,
  { soal, jenis: 'angka', nilai: 12.5, toleransi: 0, satuan: '' },
  { soal, jenis: 'isian', ejaan: ['KLHS'] },
]

const typeAll = (fields: readonly EntryField[], keys: readonly string[]): Typing =>
  keys.reduce<Typing>((state, key) => pressKey(fields, state, key), { at: 0, nilai: {} })

describe('what is typed', () => {
  test('is read back as the answer that it was written from, whatever the printed order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTENTS), fc.nat(1e6), fc.boolean(), (isi, seed, isEmpty) => {
        const { huruf } = entryField(1, isi)
        const urutan = shuffledBy(
          seed,
          Array.from({ length: huruf }, (_one, at) => at),
        )
        const answer = isEmpty ? emptyAnswer(isi) : keyAnswer(isi)
        if (!answer) throw new Error('an essay has no key')
        const text = writeEntry({ isi, urutan }, answer)
        expect(entryRefusal(entryField(1, isi), text)).toBeUndefined()
        const read = readEntry({ isi, urutan }, text)
        const sorted = read.jenis === 'pilihan_jamak' ? { ...read, pilih: read.pilih.toSorted() } : read
        expect(sorted).toEqual(answer)
      }),
    )
  })

  test('names right sides by the order in which candidates see them', () => {
    const shown = shownContent(MATCH)
    if (MATCH.jenis !== 'menjodohkan' || shown.jenis !== 'menjodohkan') throw new Error('not pairs')
    const right = [...MATCH.pasangan.map(({ kanan }) => kanan), ...MATCH.pengecoh]
    expect(printedRights(MATCH).map((place) => right[place])).toEqual(shown.kanan)
  })

  test.each<[ItemContent, string, RegExp]>([
    [options('pilihan_ganda', [0]), 'E', /satu huruf A–D/],
    [options('pilihan_ganda', [0]), 'AB', /satu huruf/],
    [options('pilihan_jamak', [0]), 'AA', /masing-masing satu kali/],
    [MATCH, 'AB', /3 huruf A–D/],
    [{ soal, jenis: 'isian', ejaan: ['a'] }, 'x'.repeat(301), /Paling panjang 300/],
  ])('is refused where it is no answer', (content, text, sentence) => {
    expect(entryRefusal(entryField(1, content), text)).toMatch(sentence)
  })

  test('differs by what was read, not by capitals and blanks', () => {
    expect(isSameEntry({ jenis: 'isian' }, 'Kajian  lingkungan', 'kajian lingkungan')).toBe(true)
    expect(isSameEntry({ jenis: 'angka' }, '12,5 mg', '12,5mg')).toBe(true)
    expect(isSameEntry({ jenis: 'angka' }, '12,5', '125')).toBe(false)
    const fields = [entryField(1, options('pilihan_ganda', [0])), entryField(2, options('pilihan_ganda', [0]))]
    expect(differingNumbers(fields, { 1: 'A', 2: 'B' }, { 1: 'A', 2: 'C' })).toEqual([2])
  })
})

describe('the keys', () => {
  test('of forty answers are forty-five at most', () => {
    const one = Array.from({ length: 36 }, (_one, at) => entryField(at + 1, options('pilihan_ganda', [0], 5)))
    const several = [37, 38].map((nomor) => entryField(nomor, options('pilihan_jamak', [0, 1])))
    const essays = [39, 40].map((nomor) => entryField(nomor, { soal, jenis: 'esai', rubrik: [] }))
    const fields = [...one, ...several, ...essays]
    const letters = one.map((_field, at) => letterAt(at % 5).toLowerCase())
    const keys = [...letters, 'd', 'a', 'Enter', 'b', 'Enter', '+', '-']
    const { nilai } = typeAll(fields, keys)
    expect(Object.keys(nilai)).toHaveLength(40)
    expect([nilai[1], nilai[36], nilai[37], nilai[39], nilai[40]]).toEqual(['A', 'A', 'AD', '+', '-'])
    expect(keys.length).toBeLessThanOrEqual(45)
  })

  const fields = CONTENTS.map((content, at) => entryField(at + 1, content))

  test('leave blank by a space or a hyphen, and a number below nought by a hyphen with digits', () => {
    expect(typeAll(fields, [' ', '-', ' ', '-', '-', '-', '5', 'Enter', ' ']).nilai).toEqual({
      ...{ 1: '-', 2: '-', 3: '---', 4: '-5', 5: '-' },
    })
  })

  test('go back and put right what was wrong', () => {
    const typed = typeAll(fields, ['a', 'ArrowUp', 'b', 'c', 'c', 'a', 'Enter', 'ArrowUp', 'ArrowUp'])
    expect(typed).toEqual({ at: 0, nilai: { 1: 'B', 2: 'A' } })
    expect(firstOpen(fields, typed.nilai)).toBe(2)
  })

  test('never type what would be refused, once a field is left', () => {
    const key = fc.constantFrom(
      'a',
      'b',
      'h',
      'z',
      '1',
      ',',
      ' ',
      '-',
      '*',
      'Enter',
      'Backspace',
      'ArrowUp',
      'ArrowDown',
    )
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
        const { nilai } = typeAll(fields, keys)
        for (const field of fields) {
          const text = tidyEntry(field, nilai[field.nomor] ?? '')
          const isBegun = field.jenis === 'menjodohkan' && text.length < field.tempat
          if (!isBegun) expect(entryRefusal(field, text)).toBeUndefined()
        }
      }),
    )
  })
})
