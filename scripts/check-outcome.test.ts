import { expect, test } from 'vitest'
import { NOT_ASKED, outcomeOfCheck, summaryOf } from './check-outcome.ts'

const said = { stdout: 'lama\n', stderr: '\nsebabnya\nlagi' }

test('a check that ends well has passed', () => {
  expect(outcomeOfCheck({ ...said, code: 0 })).toEqual({ passed: 1, failed: 0, failures: [], notAsked: [] })
})

test.each([1, 70, null, undefined, 'ENOENT'])('a check that ends with %s has failed, with its first line', (code) => {
  expect(outcomeOfCheck({ ...said, code })).toEqual({ passed: 0, failed: 1, failures: ['sebabnya'], notAsked: [] })
})

test('a check that could not ask has neither passed nor failed', () => {
  const outcome = outcomeOfCheck({ ...said, code: NOT_ASKED })
  expect(outcome).toEqual({ passed: 0, failed: 0, failures: [], notAsked: ['sebabnya'] })
})

test('the summary warns of what was not asked, and ends with the counts', () => {
  const sum = { passed: 7, failed: 1, failures: ['gaya: salah'], notAsked: ['kerentanan pustaka: diam'], took: {} }
  expect(summaryOf(sum)).toEqual([
    '\n✗ gaya: salah',
    '\n⚠ PERINGATAN, tidak ditanyakan: kerentanan pustaka: diam',
    '\n7 passed, 1 failed',
  ])
})

test('the summary of what was all asked warns of nothing', () => {
  expect(summaryOf({ passed: 8, failed: 0, failures: [], notAsked: [], took: {} })).toEqual(['\n8 passed, 0 failed'])
})
