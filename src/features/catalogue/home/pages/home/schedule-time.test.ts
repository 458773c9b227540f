import { expect, test } from 'vitest'
import { scheduleTime } from './schedule-time.ts'

const dates = { start_date: '2026-11-20', end_date: '2026-11-21' }

test.each([
  ['the duration comes first', { durasi: '2 hari', tanggal_sertifikasi: '2026-11-20', ...dates }, '2 hari'],
  ['else the day of certification', { durasi: '', tanggal_sertifikasi: '2026-11-20', ...dates }, '2026-11-20'],
  ['else start and end', { durasi: null, tanggal_sertifikasi: null, ...dates }, '2026-11-20 – 2026-11-21'],
  [
    'a start alone stands alone',
    { durasi: null, tanggal_sertifikasi: null, start_date: '2026-11-20', end_date: null },
    '2026-11-20',
  ],
  ['nothing known', { durasi: null, tanggal_sertifikasi: null, start_date: null, end_date: null }, '-'],
])('%s', (_name, times, shown) => {
  expect(scheduleTime(times)).toBe(shown)
})
