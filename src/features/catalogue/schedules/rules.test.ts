import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { isOpen, mayExamine, type ScheduleFacts, type ScheduleState, scheduleState, sharesHours } from './rules.ts'

const facts: ScheduleFacts = {
  start_date: day('2026-12-10'),
  end_date: day('2026-12-11'),
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  pendaftaran_dibuka: day('2026-11-01'),
  pendaftaran_ditutup: day('2026-12-01'),
  kuota: 20,
  terisi: 5,
  dibatalkan: false,
}

describe('the state of a schedule', () => {
  test.each<[string, Partial<ScheduleFacts>, string, ScheduleState]>([
    ['not open the moment before its first day', {}, '2026-10-31T16:59:59Z', 'akan_dibuka'],
    ['opens at midnight of the venue’s zone', {}, '2026-10-31T17:00:00Z', 'dibuka'],
    ['opens an hour earlier in WITA', { zona_waktu: 'WITA' }, '2026-10-31T16:00:00Z', 'dibuka'],
    ['is open with more than a fifth of seats left', { terisi: 15 }, '2026-11-20T03:00:00Z', 'dibuka'],
    ['is nearly full with a fifth of seats left', { terisi: 16 }, '2026-11-20T03:00:00Z', 'hampir_penuh'],
    ['is nearly full with one seat left', { terisi: 19 }, '2026-11-20T03:00:00Z', 'hampir_penuh'],
    ['is full with none left', { terisi: 20 }, '2026-11-20T03:00:00Z', 'penuh'],
    ['stays open through its last day', {}, '2026-12-01T16:59:59Z', 'dibuka'],
    ['closes after its last day', {}, '2026-12-01T17:00:00Z', 'ditutup'],
    ['says closed rather than full after its last day', { terisi: 20 }, '2026-12-02T03:00:00Z', 'ditutup'],
    ['is closed the minute before it starts', {}, '2026-12-10T00:59:00Z', 'ditutup'],
    ['runs from its first hour', {}, '2026-12-10T01:00:00Z', 'berlangsung'],
    ['runs overnight between its days', {}, '2026-12-10T20:00:00Z', 'berlangsung'],
    ['is over at its last hour', {}, '2026-12-11T09:00:00Z', 'selesai'],
    ['is over on its only day', { end_date: null }, '2026-12-10T09:00:00Z', 'selesai'],
    ['is cancelled whatever the hour', { dibatalkan: true }, '2027-01-01T00:00:00Z', 'dibatalkan'],
    ['without a day is open for registration', { start_date: null, end_date: null }, '2026-11-20T03:00:00Z', 'dibuka'],
    [
      'without a window is open',
      { pendaftaran_dibuka: null, pendaftaran_ditutup: null },
      '2026-01-01T00:00:00Z',
      'dibuka',
    ],
  ])('%s', (_sentence, changed, now, state) => {
    expect(scheduleState({ ...facts, ...changed }, new Date(now))).toBe(state)
  })

  test('one may register only while open or nearly full', () => {
    const open: ScheduleState[] = ['dibuka', 'hampir_penuh']
    const shut: ScheduleState[] = ['akan_dibuka', 'penuh', 'ditutup', 'berlangsung', 'selesai', 'dibatalkan']
    expect(open.every(isOpen)).toBe(true)
    expect(shut.some(isOpen)).toBe(false)
  })
})

test.each([
  ['the day before the last one', '2026-12-10', false],
  ['the last day', '2026-12-11', true],
  ['the day after', '2026-12-12', true],
])('whose recommendation ends on %s may examine: %s, %s', (_when, until, may) => {
  expect(mayExamine(day(until), day('2026-12-11'))).toBe(may)
})

test('without an end of the recommendation, or without a day yet, nobody is ruled out', () => {
  expect([mayExamine(null, day('2026-12-11')), mayExamine(day('2026-01-01'), null)]).toEqual([true, true])
})

describe('two schedules at one place', () => {
  const hours = { start_date: '2026-12-10', end_date: '2026-12-11', jam_mulai: '08.00', jam_selesai: '12.00' }
  test.each<[string, Partial<typeof hours>, boolean]>([
    ['share hours on a day of both', { start_date: '2026-12-11', end_date: '2026-12-12', jam_mulai: '11.59' }, true],
    ['follow each other within a day', { jam_mulai: '12.00', jam_selesai: '16.00' }, false],
    ['are on other days', { start_date: '2026-12-12', end_date: '2026-12-12' }, false],
    ['are at other hours, as one ends when the other begins', { jam_mulai: '06.00', jam_selesai: '08.00' }, false],
    ['contain one another', { jam_mulai: '07.00', jam_selesai: '18.00' }, true],
  ])('%s', (_what, more, expected) => {
    expect(sharesHours(hours, { ...hours, ...more })).toBe(expected)
    expect(sharesHours({ ...hours, ...more }, hours)).toBe(expected)
  })

  test('share nothing while one has no day yet', () => {
    expect(sharesHours(hours, { ...hours, start_date: null, end_date: null })).toBe(false)
  })
})
