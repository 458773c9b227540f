import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, day } from '../../../lib/day.ts'
import {
  conditionState,
  conditionsOf,
  ENDING_SOON_DAYS,
  lapsesOf,
  STAFF_CONDITION_NAMES,
  type StaffCondition,
  type Validities,
} from './condition-rules.ts'

const TODAY = day('2026-11-20')
const days = fc.integer({ min: -800, max: 800 }).map((offset): Day => addDays(TODAY, offset))
const validities: fc.Arbitrary<Validities> = fc.dictionary(fc.constantFrom(...STAFF_CONDITION_NAMES), days)
const roles = fc.constantFrom('administrator', 'penguji')

describe('what keeps somebody from new work', () => {
  test('is named for each condition of the role that is missing or over, and for no other', () => {
    fc.assert(
      fc.property(roles, validities, (role, known) => {
        const isOver = (name: StaffCondition) => !known[name] || known[name] < TODAY
        const lapses = lapsesOf(role, known, { since: TODAY, today: TODAY })
        expect(lapses).toHaveLength(conditionsOf(role).filter(isOver).length)
      }),
    )
  })

  test('is nothing before the day from which it is demanded, and while none is set', () => {
    fc.assert(
      fc.property(roles, validities, days, (role, known, today) => {
        expect(lapsesOf(role, known, { since: '', today })).toEqual([])
        expect(lapsesOf(role, known, { since: addDays(today, 1), today })).toEqual([])
      }),
    )
  })

  test('says what to renew', () => {
    const known = { kerahasiaan: '2026-11-20', pernyataan: '2026-11-19' }
    expect(lapsesOf('administrator', known, { since: '2026-01-01', today: TODAY })).toEqual([
      'Pernyataan tahunan tidak berlaku lagi sesudah 19 November 2026.',
    ])
    expect(lapsesOf('penguji', known, { since: '2026-01-01', today: TODAY })).toContain('Belum mengikuti kalibrasi.')
  })
})

test('a condition is valid through its last day, and said to end soon a month before', () => {
  const at = (offset: number) => conditionState(addDays(TODAY, offset), TODAY)
  expect([-1, 0, ENDING_SOON_DAYS, ENDING_SOON_DAYS + 1].map(at)).toEqual(['lewat', 'segera', 'segera', 'berlaku'])
  expect(conditionState(null, TODAY)).toBe('belum')
})
