import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { archivesToKeep, isBackupDue, sizeInWords } from './rules.ts'

const at = (moment: string) => ({ at: new Date(moment) })

/** One archive a night at 02.00 WIB, the newest first. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, before) => ({ at: new Date(Date.UTC(2026, 10, 21 - before, 19)) }))

describe('what is kept', () => {
  const daysOf = (kept: Set<{ at: Date }>) => [...kept].map((one) => one.at.toISOString().slice(0, 10)).sort()

  test('is the newest of each of the last days, weeks and months', () => {
    const archives = nights(100)
    const kept = archivesToKeep(archives, { harian: 3, mingguan: 2, bulanan: 3 })
    // By clocks of Jakarta each is of the next day: 22 November is a Sunday, the 15th and 31 October end a week and a month.
    expect(daysOf(kept)).toEqual(['2026-09-29', '2026-10-30', '2026-11-14', '2026-11-19', '2026-11-20', '2026-11-21'])
  })

  test('counts days that have an archive, so that a long silence takes nothing away', () => {
    const archives = [at('2026-01-05T03:00:00Z'), at('2026-01-04T03:00:00Z'), at('2025-03-01T03:00:00Z')]
    expect(archivesToKeep(archives, { harian: 3, mingguan: 0, bulanan: 0 }).size).toBe(3)
  })

  test('is one of several on a day, the newest, in whatever order they come', () => {
    const [early, late] = [at('2026-11-20T01:00:00Z'), at('2026-11-20T09:00:00Z')]
    expect([...archivesToKeep([early, late], { harian: 7, mingguan: 4, bulanan: 12 })]).toEqual([late])
  })

  test('is never nothing', () => {
    expect(archivesToKeep(nights(3), { harian: 0, mingguan: 0, bulanan: 0 }).size).toBe(1)
    expect(archivesToKeep([], { harian: 7, mingguan: 4, bulanan: 12 }).size).toBe(0)
  })
})

test.each([
  ['before its hour', '2026-11-19T18:59:59Z', true, false],
  ['at its hour by the clocks of the body', '2026-11-19T19:00:00Z', true, true],
  ['later, as the program may have stood still', '2026-11-20T12:00:00Z', true, true],
  ['never where it is switched off', '2026-11-20T12:00:00Z', false, false],
])('a backup is due %s', (_when, now, aktif, due) => {
  expect(isBackupDue(new Date(now), day('2026-11-20'), { aktif, jam: 2 })).toBe(due)
})

test('sizes are written for people', () => {
  expect([null, 0, 999, 3_867_822, 5e9].map(sizeInWords)).toEqual(['', '0 byte', '999 byte', '3,9 MB', '5 GB'])
})
