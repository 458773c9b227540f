import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formsInTurn, paperCode } from './paper-rules.ts'

const forms = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })

describe('the forms of candidates', () => {
  test('differ between neighbours and are about equally many', () => {
    fc.assert(
      fc.property(forms, fc.integer({ min: 1, max: 60 }), (ids, people) => {
        const given = formsInTurn(
          Array.from({ length: people }, () => null),
          ids,
        )
        expect(given).toHaveLength(people)
        if (ids.length > 1) expect(given.filter((one, at) => one === given[at - 1])).toEqual([])
        const counts = ids.map((id) => given.filter((one) => one === id).length)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('stay with those who have one, and who comes later differs from the neighbours where three forms are', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(1, 2, 3)), { maxLength: 40 }), (taken) => {
        const given = formsInTurn(taken, [1, 2, 3])
        expect(given).toHaveLength(taken.length)
        for (const [at, own] of taken.entries()) {
          if (own !== null) expect(given[at]).toBe(own)
          else expect([given[at - 1], taken[at + 1]]).not.toContain(given[at])
        }
      }),
    )
  })
})

test('a code has no letter that is taken for another', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1000)), (numbers) => {
      const code = paperCode((below) => (numbers.next().value ?? 0) % below)
      expect(code).toMatch(/^[ACDEFHJKMNPRTWXY34679]{4}-[ACDEFHJKMNPRTWXY34679]{4}$/)
    }),
  )
})
