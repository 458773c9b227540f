import { expect, test } from 'vitest'
import type { SittingPackage } from '../package-rules.ts'
import {
  answerHint,
  fingerprintGroups,
  formProgress,
  joinLetters,
  matchLetters,
  questionsOf,
  toggleLetter,
} from './form-rules.ts'

const item = (nomor: number, petunjuk = '') => ({
  nomor,
  poin: 1,
  soal: `Soal ${nomor}`,
  petunjuk,
  kiri: [],
  huruf: [],
})
const FORM: SittingPackage = {
  ...{ kode: 'UJ1-AAAAAA', judul: 'Skema', aturan: [] },
  bagian: [
    { stimulus_id: null, items: [item(1)] },
    { stimulus_id: 7, items: [item(2), item(3, 'Tulis angkanya pada lembar jawaban, dalam dB.')] },
  ],
  stimulus: [{ id: 7, teks: 'Data bising', keterangan_gambar: '', gambar: null }],
  isian: [
    { nomor: 1, jenis: 'pilihan_ganda', huruf: 4, tempat: 1 },
    { nomor: 2, jenis: 'menjodohkan', huruf: 4, tempat: 3 },
    { nomor: 3, jenis: 'angka', huruf: 0, tempat: 0 },
  ],
}

test('questions stand in the order of the form, each with the stimulus that it asks about', () => {
  const questions = questionsOf(FORM)
  expect(questions.map(({ item, stimulus }) => [item.nomor, stimulus?.teks])).toEqual([
    [1, undefined],
    [2, 'Data bising'],
    [3, 'Data bising'],
  ])
  expect(questions.map(answerHint)).toEqual(['', 'Pilih pasangan untuk setiap nomor.', 'Tulis angkanya, dalam dB.'])
})

test('what is open and what is doubted is told before handing in', () => {
  expect(formProgress(questionsOf(FORM), { jawaban: { 2: 'A-B' }, ragu: [2] })).toEqual({
    ...{ terjawab: 1, kosong: [1, 3], ragu: [2] },
  })
})

test('letters are written in the notation of an answer sheet', () => {
  expect([matchLetters('A-C', 3), matchLetters('', 2)]).toEqual([
    ['A', '', 'C'],
    ['', ''],
  ])
  expect([joinLetters(['', 'B', '']), joinLetters(['', ''])]).toEqual(['-B-', ''])
  expect([toggleLetter('', 'C'), toggleLetter('C', 'A'), toggleLetter('AC', 'C')]).toEqual(['C', 'AC', 'A'])
  expect(fingerprintGroups('0123456789')).toEqual(['0123', '4567', '89'])
})
