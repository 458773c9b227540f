import { expect, test } from 'vitest'
import { PROVINCES, zoneOfProvince } from './province.ts'

test('each province follows the clocks of its part of the country (Keppres 41/1987)', () => {
  const zones = Object.groupBy(Object.keys(PROVINCES), zoneOfProvince)
  expect(zones.WITA).toEqual(['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'])
  expect(zones.WIT).toEqual(['81', '82', '91', '92', '93', '94', '95', '96'])
  expect(zones.WIB).toEqual(expect.arrayContaining(['11', '31', '34', '36', '61', '62']))
})
