import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../../../lib/day.ts'
import { conditionsOf, STAFF_CONDITION_NAMES, type Validities } from '../../platform/staff/condition-rules.ts'
import { lacksOf, recordState, STATEMENT_KINDS, signatureRefusals } from './rules.ts'

const TODAY = day('2026-11-20')
const facts = fc.record({
  role: fc.constantFrom('administrator', 'penguji'),
  jumlah_bukti: fc.integer({ min: 0, max: 3 }),
  validities: fc.dictionary(
    fc.constantFrom(...STAFF_CONDITION_NAMES),
    fc.integer({ min: -60, max: 400 }).map((offset): string => addDays(TODAY, offset)),
  ) as fc.Arbitrary<Validities>,
})

describe('a record', () => {
  test('lacks something exactly where it is called lacking', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(recordState(one, TODAY) === 'kurang').toBe(lacksOf(one, TODAY).length > 0)
      }),
    )
  })

  test('is whole with evidence and every condition of the role far from its end', () => {
    const role = 'penguji'
    const validities = Object.fromEntries(conditionsOf(role).map((name) => [name, '2027-11-20']))
    expect(recordState({ role, validities, jumlah_bukti: 1 }, TODAY)).toBe('lengkap')
    expect(recordState({ role, validities, jumlah_bukti: 0 }, TODAY)).toBe('kurang')
    const soon = { ...validities, pernyataan: '2026-12-01' }
    expect(recordState({ role, validities: soon, jumlah_bukti: 1 }, TODAY)).toBe('segera')
  })
})

test('the yearly statement names interests, that of secrecy has none', () => {
  expect(STATEMENT_KINDS.map((kind) => Object.keys(signatureRefusals(kind, null)))).toEqual([[], ['kepentingan']])
})
