import { describe, expect, test } from 'vitest'
import type { ItemContent } from '../items/content-rules.ts'
import { keyLines, type NewKey, withKey } from './new-key-rules.ts'
import { markBy } from './rescore-rules.ts'

const KEY = { benar: [], pasang: [], nilai: null, toleransi: 0, ejaan: [], rubrik: [] }
const CHOICE: ItemContent = {
  jenis: 'pilihan_ganda',
  soal: 'Apa?',
  pilihan: ['Satu', 'Dua', 'Tiga'].map((teks, at) => ({ teks, benar: at === 0 })),
}
const NUMBER: ItemContent = { jenis: 'angka', soal: 'Berapa?', nilai: 1, toleransi: 0, satuan: 'm' }
const WORDS: ItemContent = { jenis: 'isian', soal: 'Apa?', ejaan: ['a', 'b'] }
const PAIRS: ItemContent = {
  jenis: 'menjodohkan',
  soal: 'Jodohkan.',
  pasangan: [
    { kiri: 'PM', kanan: 'udara' },
    { kiri: 'BOD', kanan: 'air' },
  ],
  pengecoh: ['tanah'],
}
const RUBRIC = [
  { kriteria: 'alasan', poin: 6 },
  { kriteria: 'contoh', poin: 4 },
]
const ESSAY: ItemContent = { jenis: 'esai', soal: 'Uraikan.', rubrik: RUBRIC }

const keyed = (asked: ItemContent, key: Partial<NewKey>, berlaku = asked) =>
  withKey(asked, { ...KEY, ...key }, { berlaku, poin: 10 })

function contentOf(...given: Parameters<typeof keyed>): ItemContent {
  const outcome = keyed(...given)
  if ('text' in outcome) throw new Error(outcome.text)
  return outcome.isi
}

describe('another key', () => {
  test('changes what is right and nothing of the question', () => {
    const content = contentOf(CHOICE, { benar: [1, 2] })
    expect('pilihan' in content && content.pilihan.map(({ teks }) => teks)).toEqual(['Satu', 'Dua', 'Tiga'])
    expect(keyLines(content)).toEqual(['Dua', 'Tiga'])
  })

  test.each<[string, ItemContent, Partial<NewKey>, string]>([
    ['no option', CHOICE, {}, 'benar'],
    ['an option that is not there', CHOICE, { benar: [7] }, 'benar'],
    ['the same option', CHOICE, { benar: [0] }, 'benar'],
    ['no number', NUMBER, {}, 'nilai'],
    ['the same number', NUMBER, { nilai: 1 }, 'nilai'],
    ['no spelling', WORDS, {}, 'ejaan'],
    ['the same spellings', WORDS, { ejaan: ['b', 'a'] }, 'ejaan'],
    ['a left side without its right one', PAIRS, { pasang: [1] }, 'pasang'],
    ['a right side that is not there', PAIRS, { pasang: [1, 3] }, 'pasang'],
    ['the same pairs', PAIRS, { pasang: [0, 1] }, 'pasang'],
    ['the same rubric', ESSAY, { rubrik: RUBRIC }, 'rubrik'],
    ['a rubric of other points than its item', ESSAY, { rubrik: [{ kriteria: 'alasan', poin: 9 }] }, 'rubrik'],
  ])('of %s is refused beside its field', (_what, isi, key, field) => {
    expect(keyed(isi, key)).toMatchObject({ field })
  })

  test('of a number and of a word takes the place of the old one', () => {
    expect(contentOf(NUMBER, { nilai: 2.5 })).toEqual({ ...NUMBER, nilai: 2.5 })
    expect(contentOf(WORDS, { ejaan: ['b'] })).toEqual({ ...WORDS, ejaan: ['b'] })
  })

  test('of pairs names right sides by their places as they were asked, also after an earlier correction', () => {
    const crossed = contentOf(PAIRS, { pasang: [1, 0] })
    expect(keyLines(crossed)).toEqual(['PM = air', 'BOD = udara'])
    expect(keyLines(contentOf(PAIRS, { pasang: [2, 0] }, crossed))).toEqual(['PM = tanah', 'BOD = udara'])
    expect(keyed(PAIRS, { pasang: [1, 0] }, crossed)).toMatchObject({ field: 'pasang' })
    expect(contentOf(PAIRS, { pasang: [0, 1] }, crossed)).toEqual(PAIRS)
  })

  test.each<[string, number[], number[], number]>([
    ['the corrected pairs', [1, 0], [1, 0], 4],
    ['the pairs from before', [1, 0], [0, 1], 0],
    ['a distractor that became right', [2, 1], [2, 1], 4],
    ['one right side that is right twice', [0, 0], [0, 0], 4],
    ['one of two', [0, 0], [0, 2], 2],
  ])('of pairs gives an answer of %s its points', (_what, key, pasang, poin) => {
    const by = contentOf(PAIRS, { pasang: key })
    expect(markBy(by, { isi: PAIRS, jawaban: { jenis: 'menjodohkan', pasang }, poin: 4 })).toMatchObject({ poin })
  })

  test('of an essay is another rubric, by which people mark it', () => {
    const rubrik = [{ kriteria: 'alasan', poin: 10 }]
    expect(contentOf(ESSAY, { rubrik })).toEqual({ ...ESSAY, rubrik })
  })
})
