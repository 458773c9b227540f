import { describe, expect, test } from 'vitest'
import type { ItemContent } from '../items/content-rules.ts'
import {
  CORRECTION_STATE_NAMES,
  CORRECTION_TRANSITION_NAMES,
  keyLines,
  openCorrectionTransitions,
  takeCorrectionTransition,
  withKey,
} from './correction-rules.ts'

const KEY = { benar: [], nilai: null, toleransi: 0, ejaan: [] }
const CHOICE: ItemContent = {
  jenis: 'pilihan_ganda',
  soal: 'Apa?',
  pilihan: ['Satu', 'Dua', 'Tiga'].map((teks, at) => ({ teks, benar: at === 0 })),
}

describe('a correction', () => {
  test('is confirmed or refused by another, and taken back by its proposer', () => {
    const proposed = { status: 'diusulkan' as const, proposed_by: 1 }
    expect(openCorrectionTransitions(proposed, 1)).toEqual(['tarik'])
    expect(openCorrectionTransitions(proposed, 2)).toEqual(['konfirmasi', 'tolak'])
    expect(takeCorrectionTransition('konfirmasi', proposed, 1)).toEqual({ refused: 'SECOND_PERSON_YOURS' })
    expect(takeCorrectionTransition('tarik', proposed, 2)).toEqual({ refused: 'KEY_CORRECTION_PROPOSER' })
  })

  test.each(CORRECTION_STATE_NAMES.filter((state) => state !== 'diusulkan'))('that is %s stays so', (status) => {
    for (const langkah of CORRECTION_TRANSITION_NAMES)
      for (const person of [1, 2])
        expect(takeCorrectionTransition(langkah, { status, proposed_by: 1 }, person)).toEqual({
          refused: 'KEY_CORRECTION_STATE',
        })
  })
})

describe('another key', () => {
  test('changes what is right and nothing of the question', () => {
    const keyed = withKey(CHOICE, { ...KEY, benar: [1, 2] })
    if (!('isi' in keyed) || keyed.isi.jenis !== 'pilihan_ganda') throw new Error('not keyed')
    expect(keyed.isi.pilihan.map(({ teks }) => teks)).toEqual(['Satu', 'Dua', 'Tiga'])
    expect(keyLines(keyed.isi)).toEqual(['Dua', 'Tiga'])
  })

  test.each<[string, ItemContent, object, string]>([
    ['no option', CHOICE, {}, 'benar'],
    ['an option that is not there', CHOICE, { benar: [7] }, 'benar'],
    ['the same option', CHOICE, { benar: [0] }, 'benar'],
    ['no number', { jenis: 'angka', soal: 'Berapa?', nilai: 1, toleransi: 0, satuan: '' }, {}, 'nilai'],
    ['the same number', { jenis: 'angka', soal: 'Berapa?', nilai: 1, toleransi: 0, satuan: '' }, { nilai: 1 }, 'nilai'],
    ['no spelling', { jenis: 'isian', soal: 'Apa?', ejaan: ['a'] }, {}, 'ejaan'],
    ['the same spellings', { jenis: 'isian', soal: 'Apa?', ejaan: ['a', 'b'] }, { ejaan: ['b', 'a'] }, 'ejaan'],
    ['an essay', { jenis: 'esai', soal: 'Uraikan.', rubrik: [] }, {}, 'jenis'],
    ['pairs', { jenis: 'menjodohkan', soal: 'Jodohkan.', pasangan: [], pengecoh: [] }, {}, 'jenis'],
  ])('of %s is refused beside its field', (_what, isi, key, field) => {
    expect(withKey(isi, { ...KEY, ...key })).toMatchObject({ field })
  })

  test('of a number and of a word takes the place of the old one', () => {
    const number: ItemContent = { jenis: 'angka', soal: 'Berapa?', nilai: 1, toleransi: 0, satuan: 'm' }
    expect(withKey(number, { ...KEY, nilai: 2.5 })).toEqual({ isi: { ...number, nilai: 2.5 } })
    const word: ItemContent = { jenis: 'isian', soal: 'Apa?', ejaan: ['a'] }
    expect(withKey(word, { ...KEY, ejaan: ['b'] })).toEqual({ isi: { ...word, ejaan: ['b'] } })
  })
})
