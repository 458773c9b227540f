import { expect, test } from 'vitest'
import { readerMoment } from './reader-clock.ts'

test('a moment is told with the zone of the reader’s clock', () => {
  expect(readerMoment(new Date('2026-11-20T03:00:00Z'))).toMatch(
    /^\d+ November 2026 pukul \d\d\.\d\d (WIB|WITA|WIT|UTC|GMT[+-]\d+)$/,
  )
})
