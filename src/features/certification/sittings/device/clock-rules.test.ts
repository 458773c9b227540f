import { expect, test } from 'vitest'
import {
  clockOfKept,
  clockOfServer,
  clockWords,
  dueWarning,
  keptClock,
  reckonMoment,
  remainingSeconds,
} from './clock-rules.ts'

const SERVER = 1_800_000_000_000

test('the server’s clock counts on from its answer, with half of the way there and back', () => {
  const clock = clockOfServer(SERVER, { date: 5000, ticks: 100 }, { date: 5400, ticks: 500 })
  expect(reckonMoment(clock, { date: 6400, ticks: 1500 })).toMatchObject({ at: SERVER + 1200, hasJumped: false })
})

test.each([
  ['stays as it is while the clocks differ by three seconds', 3000, 0, 1000, false],
  ['takes the clock that people set where the other one slept', 600_000, 0, 600_000, true],
  ['takes the one that only counts where the other was set back', -600_000, 0, 1000, true],
])('the reckoning %s', (_name, dateMore, ticksMore, after, hasJumped) => {
  const clock = clockOfServer(SERVER, { date: 0, ticks: 0 }, { date: 0, ticks: 0 })
  const reckoned = reckonMoment(clock, { date: 1000 + dateMore - (hasJumped ? 1000 : 0), ticks: 1000 + ticksMore })
  expect([reckoned.at - SERVER, reckoned.hasJumped]).toEqual([after, hasJumped])
  if (!hasJumped) return
  const later = reckonMoment(reckoned.clock, { date: dateMore + 500, ticks: 1500 })
  expect([later.at - SERVER, later.hasJumped]).toEqual([after + 500, false])
})

test('a page that is opened anew without a network goes on from what was kept, never before it', () => {
  const clock = clockOfServer(SERVER, { date: 1000, ticks: 50 }, { date: 1000, ticks: 50 })
  const kept = keptClock(clock, SERVER + 9000)
  expect(reckonMoment(clockOfKept(kept, { date: 21_000, ticks: 3 }), { date: 21_000, ticks: 3 }).at).toBe(
    SERVER + 20_000,
  )
  expect(reckonMoment(clockOfKept(kept, { date: 0, ticks: 3 }), { date: 0, ticks: 3 }).at).toBe(SERVER + 9000)
})

test('time runs while a candidate works and stands still in a pause', () => {
  const answered = { waktu_server: SERVER, sisa_detik: 90 }
  expect(remainingSeconds({ ...answered, status: 'berjalan' }, SERVER + 30_500)).toBe(60)
  expect(remainingSeconds({ ...answered, status: 'berjalan' }, SERVER + 91_000)).toBe(0)
  expect(remainingSeconds({ ...answered, status: 'dijeda' }, SERVER + 91_000)).toBe(90)
})

test('a candidate is warned once when ten minutes and when one minute are left', () => {
  expect([
    dueWarning(602, 601),
    dueWarning(601, 600),
    dueWarning(600, 599),
    dueWarning(61, 60),
    dueWarning(700, 30),
    dueWarning(Number.POSITIVE_INFINITY, 550),
  ]).toEqual([undefined, 10, undefined, 1, 1, 10])
})

test('seconds are written as a clock shows them', () => {
  expect([clockWords(3909), clockWords(309), clockWords(0)]).toEqual(['1.05.09', '05.09', '00.00'])
})
