import { afterEach, expect, test } from 'vitest'
import { setBodyZone } from '../lib/day.ts'
import { momentText } from './moment.ts'

afterEach(() => setBodyZone('WIB'))

test("the office shows moments by the body's clocks, and names its zone", () => {
  expect(momentText('2026-11-20T16:30:00.000Z')).toBe('20 November 2026 pukul 23.30 WIB')
  setBodyZone('WIT')
  expect(momentText('2026-11-20T16:30:00.000Z')).toBe('21 November 2026 pukul 01.30 WIT')
})
