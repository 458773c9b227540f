import { describe, expect, test } from 'vitest'
import type { Day } from '../day.ts'
import { birthDayOf, hasKnownProvince, isSixteenDigits, nikFacts, readNik, withoutIdentityNumbers } from './nik.ts'

test.each([
  ['3100005212900001', true],
  ['310000521290000', false],
  ['31000052129000011', false],
  ['310000521290000x', false],
  ['', false],
])('%j has sixteen digits: %s', (text, outcome) => {
  expect(isSixteenDigits(text)).toBe(outcome)
})

test.each([
  ['3100005212900001', true, true],
  ['9600005212900001', true, true],
  ['1000005212900001', false, false],
  ['9900005212900001', false, true],
])('%s comes from a province: %s; in a demonstration: %s', (nik, known, inDemonstration) => {
  expect([hasKnownProvince(nik, false), hasKnownProvince(nik, true)]).toEqual([known, inDemonstration])
})

test.each([
  ['3100000101900001', { birth: '010190', sex: 'L' }],
  ['3100003112900001', { birth: '311290', sex: 'L' }],
  ['3100004101900001', { birth: '010190', sex: 'P' }],
  ['3100007112050001', { birth: '311205', sex: 'P' }],
])('%s says %j of its holder', (nik, said) => {
  expect(nikFacts(nik)).toEqual(said)
})

test.each([
  ['3100005201880001', '1988-01-12'],
  ['3100001201880001', '1988-01-12'],
  ['3100003011080001', '2008-11-30'],
  // Eighteen only tomorrow, and eighty-one today.
  ['3100000112080001', undefined],
  ['3100003011450001', undefined],
  ['3100000112450001', '1945-12-01'],
  // The thirty-first of February, and nobody's thirteenth month.
  ['3100003102900001', undefined],
  ['3100000113900001', undefined],
])('%s says as the day of birth of an adult: %s', (nik, day) => {
  expect(birthDayOf(nik, '2026-11-30' as Day, [18, 80])).toBe(day)
})

test.each([
  '3100005212900001',
  '3100 0052 1290 0001',
  "'31.0000.521290.0001",
  '3100–0052–1290–OOO1',
  'NIK: 31000O521290000l',
])('%j is read as the same NIK', (written) => {
  expect(readNik(written)).toBe('3100005212900001')
})

describe('a text without identity numbers', () => {
  test.each([
    ['KTP 3100005212900001.pdf', 'KTP [nomor dihapus].pdf'],
    ['NIK 3100 0052 1290 0001 salah', 'NIK [nomor dihapus] salah'],
    ['NIK 3100\u00a00052–1290 0001', 'NIK [nomor dihapus]'],
    ['NPWP 01.234.567.8-901.000', 'NPWP [nomor dihapus]'],
  ])('loses them: %s', (text, rest) => {
    expect(withoutIdentityNumbers(text)).toBe(rest)
  })

  test.each(['Telepon +62 811 2345 6789', 'tahun 2012, 2014 dan 2016', '12345678901234'])('keeps %j', (text) => {
    expect(withoutIdentityNumbers(text)).toBe(text)
  })
})
