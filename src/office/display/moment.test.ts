import { afterEach, expect, test } from 'vitest'
import { setBodyZone } from '../../lib/day.ts'
import { momentText, shortDay, shortMoment, shortRange } from './moment.ts'

const AT = '2026-11-20T16:30:00.000Z'

afterEach(() => setBodyZone('WIB'))

test("the office shows moments by the body's clocks, and names its zone", () => {
  expect([momentText(AT), shortMoment(AT)]).toEqual(['20 November 2026 pukul 23.30 WIB', '20 Nov 2026, 23.30'])
  setBodyZone('WIT')
  expect([momentText(AT), shortMoment(AT)]).toEqual(['21 November 2026 pukul 01.30 WIT', '21 Nov 2026, 01.30'])
})

test('days in lists have one short form', () => {
  expect([shortDay('2026-08-03'), shortDay('2026-05-31')]).toEqual(['3 Agu 2026', '31 Mei 2026'])
  expect(shortRange('2026-12-10', '2026-12-11')).toBe('10–11 Des 2026')
  expect(shortRange('2026-11-30', '2026-12-01')).toBe('30 Nov – 1 Des 2026')
  expect(shortRange('2026-12-10', null)).toBe('10 Des 2026')
})
