import { describe, expect, test } from 'vitest'
import {
  isDrawn,
  SAMPLE_STATE_NAMES,
  SAMPLE_TRANSITIONS,
  type SampleTransition,
  sampleTransitionOutcome,
} from './rules.ts'

const NUMBERS = Array.from({ length: 100 }, (_, number) => number)

test.each([0, 1, 5, 50, 99, 100])('of a hundred numbers, %i percent are drawn by as many', (percent) => {
  expect(NUMBERS.filter((number) => isDrawn(percent, number))).toHaveLength(percent)
})

describe('an audit', () => {
  const [owner, acceptor, auditor] = [1, 2, 3]
  const involved = [owner, acceptor]
  const TRANSITIONS = Object.keys(SAMPLE_TRANSITIONS) as SampleTransition[]

  test.each(TRANSITIONS)('is ended by %s once, and never again', (transition) => {
    const outcomes = SAMPLE_STATE_NAMES.map((status) =>
      sampleTransitionOutcome(transition, { status, involved }, auditor),
    )
    expect(outcomes).toEqual([{ next: SAMPLE_TRANSITIONS[transition].to }, { refused: 'STALE' }, { refused: 'STALE' }])
  })

  test.each(TRANSITIONS)('is not ended by %s of somebody with a part in it', (transition) => {
    for (const one of involved) {
      expect(sampleTransitionOutcome(transition, { status: 'menunggu', involved }, one)).toEqual({
        refused: 'NOT_YOUR_SAMPLE',
      })
    }
  })

  test('leads to a proposal only where something differs', () => {
    expect(TRANSITIONS.filter((transition) => 'proposes' in SAMPLE_TRANSITIONS[transition])).toEqual(['differ'])
  })
})
