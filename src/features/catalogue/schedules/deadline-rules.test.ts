import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day, endOfDay, momentIn, type Zone } from '../../../lib/day.ts'
import { cutDeadline, nextEnd } from './deadline-rules.ts'

const TODAY = day('2026-11-20')
const NOW = momentIn('WIB', TODAY, '10.00')

describe('a deadline of three days', () => {
  const wanted = endOfDay('WIB', day('2026-11-23'))

  test.each([
    [null, null, '2026-11-23T16:59:59.000Z'],
    ['2026-11-22', null, '2026-11-22T16:59:59.000Z'],
    ['2026-11-20', null, '2026-11-20T16:59:59.000Z'],
    ['2026-11-23', '2026-12-10', '2026-11-23T16:59:59.000Z'],
    [null, '2026-11-23', '2026-11-22T16:59:59.000Z'],
    [null, '2026-11-21', '2026-11-20T16:59:59.000Z'],
    ['2026-11-19', '2026-11-23', '2026-11-22T16:59:59.000Z'],
    ['2026-11-20', '2026-11-20', '2026-11-20T06:00:00.000Z'],
    ['2026-11-10', '2026-11-19', '2026-11-23T16:59:59.000Z'],
  ])('with registration closing on %j and the exam on %j ends at %s', (closes, start, end) => {
    const schedule = {
      pendaftaran_ditutup: closes === null ? null : day(closes),
      start_date: start === null ? null : day(start),
      jam_mulai: '13.00',
      zona_waktu: 'WIB' as const,
    }
    expect(cutDeadline(wanted, NOW, schedule).toISOString()).toBe(end)
  })

  test('ends by the clocks of the place: registration in Jayapura closes two hours before midnight in Jakarta', () => {
    const schedule = { pendaftaran_ditutup: TODAY, start_date: null, jam_mulai: '08.00', zona_waktu: 'WIT' as const }
    expect(cutDeadline(wanted, NOW, schedule).toISOString()).toBe('2026-11-20T14:59:59.000Z')
  })
})

test('no deadline is later than wanted, past, or behind anything that is still ahead of it', () => {
  const near = fc.option(fc.integer({ min: -10, max: 30 }).map((days) => addDays(TODAY, days)))
  const zone = fc.constantFrom<Zone>('WIB', 'WITA', 'WIT')
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), near, near, zone, minute, (days, closes, start, zona_waktu, at) => {
      const now = new Date(momentIn('WIB', TODAY, '00:00').getTime() + at * 60_000)
      const wanted = endOfDay('WIB', addDays(TODAY, days))
      const schedule = { pendaftaran_ditutup: closes, start_date: start, jam_mulai: '08.00', zona_waktu }
      const end = cutDeadline(wanted, now, schedule)
      expect(end <= wanted && end > now).toBe(true)
      const closing = closes && endOfDay(zona_waktu, closes)
      const eve = start && endOfDay(zona_waktu, addDays(start, -1))
      const exam = start && momentIn(zona_waktu, start, '08.00')
      for (const follows of [closing, eve, exam]) {
        if (follows && follows > now) expect(end <= follows).toBe(true)
      }
      expect([wanted, closing, eve, exam]).toContainEqual(end)
      expect(nextEnd(now, schedule) === null || end <= (nextEnd(now, schedule) ?? end)).toBe(true)
    }),
  )
})
