import { describe, expect, test } from 'vitest'
import { isDrawn, SAMPLE_STATE_NAMES, SAMPLE_STEPS, type SampleStep, sampleStep } from './rules.ts'

const NUMBERS = Array.from({ length: 100 }, (_, number) => number)

test.each([0, 1, 5, 50, 99, 100])('of a hundred numbers, %i percent are drawn by as many', (percent) => {
  expect(NUMBERS.filter((number) => isDrawn(percent, number))).toHaveLength(percent)
})

describe('an audit', () => {
  const [owner, acceptor, auditor] = [1, 2, 3]
  const pihak = [owner, acceptor]
  const STEPS = Object.keys(SAMPLE_STEPS) as SampleStep[]

  test.each(STEPS)('is ended by %s once, and never again', (step) => {
    const outcomes = SAMPLE_STATE_NAMES.map((status) => sampleStep(step, { status, pihak }, auditor))
    expect(outcomes).toEqual([{ next: SAMPLE_STEPS[step].to }, { refused: 'STALE' }, { refused: 'STALE' }])
  })

  test.each(STEPS)('is not ended by %s of somebody with a part in it', (step) => {
    for (const one of pihak) {
      expect(sampleStep(step, { status: 'menunggu', pihak }, one)).toEqual({ refused: 'NOT_YOUR_SAMPLE' })
    }
  })

  test('leads to a proposal only where something differs', () => {
    expect(STEPS.filter((step) => 'proposes' in SAMPLE_STEPS[step])).toEqual(['differ'])
  })
})
