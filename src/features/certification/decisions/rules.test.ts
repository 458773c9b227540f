import { describe, expect, test } from 'vitest'
import { DECISION_WORDS, decisionFaults, decisionRefusals, LEAST_GROUNDS } from './rules.ts'

const GROUNDS = 'Seluruh unit dinilai kompeten oleh kedua penguji.'

test('a decision without grounds, or without the word that one had no part, is not asked about yet', () => {
  expect(decisionFaults({ alasan: '', tidak_terlibat: false })).toEqual(DECISION_WORDS)
  expect(decisionFaults({ alasan: GROUNDS, tidak_terlibat: false })).toEqual({
    tidak_terlibat: DECISION_WORDS.tidak_terlibat,
  })
  expect(decisionFaults({ alasan: GROUNDS, tidak_terlibat: true })).toEqual({})
})

test('grounds have ten letters at least, blanks around them not counted', () => {
  const alasan = (letters: number) => ` ${'x'.repeat(letters)} `
  expect(decisionFaults({ alasan: alasan(LEAST_GROUNDS - 1), tidak_terlibat: true })).toEqual({
    alasan: DECISION_WORDS.alasan,
  })
  expect(decisionFaults({ alasan: alasan(LEAST_GROUNDS), tidak_terlibat: true })).toEqual({})
})

describe('a refused decision', () => {
  test('says beside no field what is about the applicant', () => {
    const lacks = 'Pemohon tidak mempunyai sertifikat ATPA yang berlaku pada 24 November 2026.'
    expect(decisionRefusals('Pemohon tidak memenuhi syarat.', { data: lacks })).toEqual({ semua: lacks })
    expect(decisionRefusals('Tidak tersambung.')).toEqual({ semua: 'Tidak tersambung.' })
  })

  test('stands beside the fields that it is about', () => {
    const errors = { alasan: 'Tulis dasar keputusan.' }
    expect(decisionRefusals('Periksa isian.', errors)).toEqual(errors)
  })
})
