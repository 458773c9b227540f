import { describe, expect, test } from 'vitest'
import { day, dayIn } from '../../../lib/day.ts'
import { isDigestDue } from './rules.ts'

describe('the summary of the day', () => {
  test.each([
    ['2026-11-19T23:59:59Z', false],
    ['2026-11-20T00:00:00Z', true],
    ['2026-11-20T16:59:59Z', true],
    ['2026-11-21T03:00:00Z', false],
    ['2026-11-22T03:00:00Z', false],
    ['2026-12-25T03:00:00Z', false],
  ])('is due at %s: %s', (moment, due) => {
    const now = new Date(moment)
    expect(isDigestDue(now, dayIn('WIB', now), [day('2026-12-25')])).toBe(due)
  })
})
