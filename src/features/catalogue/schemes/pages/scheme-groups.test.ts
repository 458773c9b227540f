import { expect, test } from 'vitest'
import type { ScheduleState } from '../../schedules/rules.ts'
import { groupByScheme, type Scheduled } from './scheme-groups.ts'

const on = (name: string, start: string | null, state: ScheduleState, fee = 1): Scheduled => ({
  id: 1,
  name,
  start,
  end: null,
  city: undefined,
  fee,
  state,
})

test('a scheme is one group, with the fee and the nearest date on which one can register', () => {
  const rows = [
    on('KTPA', '2027-01-05', 'dibuka', 4),
    on('KTPA', '2026-12-01', 'penuh', 3),
    on('KTPA', '2026-12-20', 'hampir_penuh', 5),
    on('ATPA', '2026-12-10', 'dibuka', 2),
  ]
  expect(groupByScheme(rows).map(({ name, fee, dates, next }) => [name, fee, dates, next?.start])).toEqual([
    ['ATPA', 2, 1, '2026-12-10'],
    ['KTPA', 5, 3, '2026-12-20'],
  ])
})

test('schemes without an open date stand last, with the fee of their newest schedule', () => {
  const rows = [
    on('Selesai', '2026-01-01', 'selesai', 1),
    on('Selesai', '2026-06-01', 'ditutup', 2),
    on('Tanpa tanggal', null, 'dibuka'),
    on('Terbuka', '2027-06-01', 'dibuka'),
  ]
  expect(groupByScheme(rows).map(({ name, next }) => [name, next?.state])).toEqual([
    ['Terbuka', 'dibuka'],
    ['Tanpa tanggal', 'dibuka'],
    ['Selesai', undefined],
  ])
  expect(groupByScheme(rows).at(-1)?.fee).toBe(2)
})
