import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FINDING_STATE_NAMES,
  FINDING_TRANSITIONS,
  type FindingFacts,
  type FindingTransition,
  findingTransitionsFor,
  nextFinding,
  OPEN_FINDINGS,
} from './rules.ts'

const TRANSITIONS = Object.keys(FINDING_TRANSITIONS) as FindingTransition[]
const moves = fc.array(fc.tuple(fc.constantFrom(...TRANSITIONS), fc.integer({ min: 1, max: 3 })), { maxLength: 30 })

/** Applies whatever is allowed, as the office does it: who acts is remembered. */
function walk(owner_id: number, all: readonly (readonly [FindingTransition, number])[]) {
  let facts: FindingFacts = { status: 'terbuka', owner_id, acted_by: null }
  let closed_by: number | null = null
  for (const [transition, by] of all) {
    const outcome = nextFinding(transition, facts, by)
    if ('refused' in outcome) continue
    facts = { ...facts, status: outcome.next, acted_by: transition === 'act' ? by : facts.acted_by }
    if (transition === 'close') closed_by = by
  }
  return { facts, closed_by }
}

describe('on any way that people may take', () => {
  test('a finding is closed only after its owner acted and by another person', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), moves, (owner, all) => {
        const { facts, closed_by } = walk(owner, all)
        if (facts.acted_by !== null) expect(facts.acted_by).toBe(owner)
        if (facts.status !== 'ditutup') return
        expect(facts.acted_by).toBe(owner)
        expect(closed_by).not.toBe(owner)
      }),
    )
  })

  test('an open finding has somebody among two people who can bring it on', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { facts } = walk(1, all)
        const able = [1, 2].flatMap((by) => findingTransitionsFor(facts, by))
        expect(able.length > 0).toBe(facts.status !== 'ditutup')
      }),
    )
  })
})

test('every transition leads from one state at least to where it says, and every state is reached', () => {
  const reached = new Set(['terbuka', ...Object.values(FINDING_TRANSITIONS).map(({ to }) => to)])
  expect(reached).toEqual(new Set(FINDING_STATE_NAMES))
  expect(OPEN_FINDINGS).toEqual(['terbuka', 'ditindak', 'diperiksa'])
})
