import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { aiDayRefusals, aiVersionOn, BUILT_IN_AI_VERSION, nextAiStatement } from './rules.ts'

const TODAY = day('2026-11-20')
const [AUTHOR, OTHER] = [1, 2]

describe('a version of the statement', () => {
  const proposed = { status: 'diajukan', created_by: AUTHOR, written_by: AUTHOR } as const

  test('is published by another person than any of its authors, and withdrawn by anybody', () => {
    expect(nextAiStatement('publish', proposed, AUTHOR)).toEqual({ refused: 'SECOND_PERSON_OWN' })
    expect(nextAiStatement('publish', { ...proposed, created_by: OTHER }, OTHER)).toEqual({
      refused: 'SECOND_PERSON_OWN',
    })
    expect(nextAiStatement('publish', proposed, OTHER)).toEqual({ next: 'terbit' })
    expect(nextAiStatement('withdraw', proposed, AUTHOR)).toEqual({ next: 'ditarik' })
  })

  test.each(['terbit', 'digantikan', 'ditarik'] as const)('that is %s stays so', (status) => {
    for (const way of ['publish', 'withdraw'] as const) {
      expect(nextAiStatement(way, { ...proposed, status }, OTHER)).toEqual({ refused: 'QUALITY_STATE' })
    }
  })

  test('begins today or later, not before the version that it follows, and is looked at after it began', () => {
    const good = { berlaku_sejak: '2026-11-20', tinjau_pada: '2026-11-21' }
    expect(aiDayRefusals(good, { today: TODAY, previous: '2026-11-20' })).toEqual({})
    const past = aiDayRefusals({ ...good, berlaku_sejak: '2026-11-19' }, { today: TODAY, previous: null })
    expect(Object.keys(past)).toEqual(['berlaku_sejak'])
    expect(Object.keys(aiDayRefusals(good, { today: TODAY, previous: '2026-12-01' }))).toEqual(['berlaku_sejak'])
    const early = aiDayRefusals({ ...good, tinjau_pada: '2026-11-20' }, { today: TODAY, previous: null })
    expect(Object.keys(early)).toEqual(['tinjau_pada'])
  })
})

test('the version in force is the last one that has begun; before the first it is the built-in one', () => {
  const published = [
    { versi: 3, berlaku_sejak: '2027-01-01' },
    { versi: 1, berlaku_sejak: '2026-05-01' },
  ]
  expect(aiVersionOn(published, day('2026-04-30'))).toBe(BUILT_IN_AI_VERSION)
  expect(aiVersionOn(published, day('2026-05-01'))).toBe(1)
  expect(aiVersionOn(published, day('2026-12-31'))).toBe(1)
  expect(aiVersionOn(published, day('2027-01-01'))).toBe(3)
})
