import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CASE_STATE_NAMES,
  CASE_TRANSITIONS,
  type CaseState,
  type CaseTransition,
  criteriaRefusals,
  nextCase,
  scoreRefusals,
} from './rules.ts'

const TRANSITIONS = Object.keys(CASE_TRANSITIONS) as CaseTransition[]

test('on any way, a case is scored only while it is open, and nothing happens to one that is closed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRANSITIONS), { maxLength: 20 }), (all) => {
      let status: CaseState = 'rancangan'
      for (const transition of all) {
        const outcome = nextCase(transition, { status })
        if ('refused' in outcome) continue
        expect(status).not.toBe('ditutup')
        if (transition === 'score') expect(status).toBe('terbuka')
        status = outcome.next
      }
      expect(CASE_STATE_NAMES).toContain(status)
    }),
  )
})

test('criteria of units have one point, and no reference is above the full points', () => {
  const one = { uraian: 'A', poin: 1, acuan: 1 }
  expect(criteriaRefusals('unit', [one, { ...one, poin: 4 }])).toHaveProperty(['kriteria.1.poin'])
  expect(criteriaRefusals('rubrik', [{ ...one, acuan: 2 }])).toHaveProperty(['kriteria.0.acuan'])
  expect(criteriaRefusals('rubrik', [{ ...one, poin: 4 }])).toEqual({})
})

test('scores are one for each criterion, none above its full points', () => {
  const kriteria = [{ poin: 4 }, { poin: 6 }]
  expect(scoreRefusals(kriteria, [4, 6])).toEqual({})
  expect(Object.keys(scoreRefusals(kriteria, [5]))).toEqual(['skor.0', 'skor.1'])
  expect(Object.keys(scoreRefusals(kriteria, [1, 1, 1]))).toEqual(['skor'])
})
