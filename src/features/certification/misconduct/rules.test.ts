import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOpenCase,
  MISCONDUCT_TRANSITIONS,
  type MisconductFacts,
  type MisconductTransition,
  misconductAfter,
} from './rules.ts'

const HOUR = 3_600_000
const START = new Date('2026-12-11T03:00:00Z')
const [REPORTER, NOTIFIER, EXAMINER, JUDGE] = [1, 2, 3, 4] as const
const NAMES = Object.keys(MISCONDUCT_TRANSITIONS) as MisconductTransition[]

const action = fc.record({
  transition: fc.constantFrom(...NAMES),
  by: fc.constantFrom(REPORTER, NOTIFIER, EXAMINER, JUDGE),
  later: fc.integer({ min: 0, max: 60 }),
})

test('no sequence of anybody and the clock warns or voids unheard, decides twice, or by the involved', () => {
  const taken = new Set<MisconductTransition>()
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      let now = START
      let one: MisconductFacts = {
        status: 'dilaporkan',
        answer_due: null,
        answered_at: null,
        reported_by: REPORTER,
        notified_by: null,
      }
      for (const { transition, by, later } of actions) {
        now = new Date(now.getTime() + later * HOUR)
        const outcome = misconductAfter(transition, one, { by, now, isInvolved: by === EXAMINER })
        if ('refused' in outcome) continue
        taken.add(transition)
        const { status: before } = one
        expect(isOpenCase(before)).toBe(true)
        one = { ...one, status: outcome.next }
        if (transition === 'notify') {
          one = { ...one, notified_by: by, answer_due: new Date(now.getTime() + 72 * HOUR) }
        }
        if (transition === 'answer') {
          expect(one.answer_due && now <= one.answer_due).toBe(true)
          one = { ...one, answered_at: now }
        }
        if (isOpenCase(one.status)) continue
        expect([REPORTER, EXAMINER, one.notified_by]).not.toContain(by)
        if (one.status === 'tidak_terbukti') continue
        expect(one.answered_at !== null || (one.answer_due !== null && now > one.answer_due)).toBe(true)
      }
    }),
    { numRuns: 3000 },
  )
  expect([...taken].toSorted()).toEqual(NAMES.toSorted())
})
