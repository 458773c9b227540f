import { expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { type ExamTimes, isFormSpent } from './use-rules.ts'

const exam = (on: string, dibatalkan = false): ExamTimes => ({
  ...{ start_date: day(on), end_date: null, jam_mulai: '08.00', jam_selesai: '16.00', zona_waktu: 'WIB', dibatalkan },
})
const NOON = new Date('2026-11-10T05:00:00Z')
const EVENING = new Date('2026-11-10T09:00:00Z')

test('a form is spent once all its exams are over, by their clocks', () => {
  expect(isFormSpent([exam('2026-11-10')], NOON)).toBe(false)
  expect(isFormSpent([exam('2026-11-10')], EVENING)).toBe(true)
  expect(isFormSpent([exam('2026-11-10'), exam('2026-12-01')], EVENING)).toBe(false)
  expect(isFormSpent([exam('2026-11-10'), exam('2026-12-01', true)], EVENING)).toBe(true)
})

test('a form is not spent while none of its exams took place', () => {
  expect(isFormSpent([], EVENING)).toBe(false)
  expect(isFormSpent([exam('2026-11-01', true)], EVENING)).toBe(false)
  expect(isFormSpent([{ ...exam('2026-11-01'), start_date: null }], EVENING)).toBe(false)
})
