import { expect, test } from 'vitest'
import { lastRunning, nextNumberRefusal, runningNumber } from './rules.ts'

test.each([
  ['sertifikat/KTPA', '0300/KTPA/LSK-RKM/VI/2026', 300],
  ['sertifikat/KTPA', 'LSK/2026/0042', 42],
  ['sertifikat/KTPA', 'No. 7-KTPA-2026', 7],
  ['sertifikat/KTPA', '20260042', undefined],
  ['invoice', 'INV-2026-0042', 42],
  ['invoice', 'INV/2026/03/0042', 42],
  ['kuitansi', 'tanpa nomor', undefined],
] as const)('in the series %s %s has the running number %s', (series, nomor, running) => {
  expect(runningNumber(series, nomor, 2026)).toBe(running)
})

test('the last running number of a year is the greatest', () => {
  expect(lastRunning('sertifikat/ATPA', ['0007/A/2026', '0299/A/2026', '0011/A/2026'], 2026)).toBe(299)
  expect(lastRunning('sertifikat/ATPA', [], 2026)).toBe(0)
})

test('a series is raised, never lowered, and not by a slip of the pen', () => {
  const known = { terakhir: 300, dikenal: 500 }
  expect(nextNumberRefusal(300, known)).toContain('paling kecil 301')
  expect(nextNumberRefusal(301, known)).toBeUndefined()
  expect(nextNumberRefusal(20_500, known)).toBeUndefined()
  expect(nextNumberRefusal(20_501, known)).toContain('paling besar 20500')
})
