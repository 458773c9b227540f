import { expect, test } from 'vitest'
import { commonObstacle } from './common-obstacle.ts'

const CLOSED = 'Kehadiran dapat dicatat sejak pintu dibuka.'
const person = (halangan: string | null, attended_at: string | null = null) => ({ halangan, attended_at })

test('what holds back everybody who is still expected is said once', () => {
  expect(commonObstacle([person(CLOSED), person(CLOSED)])).toBe(CLOSED)
  expect(commonObstacle([person(null, '2026-11-30T01:00:00Z'), person(CLOSED), person(CLOSED)])).toBe(CLOSED)
})

test('what holds back one of several, or the only one, is said beside that person', () => {
  expect(commonObstacle([person(CLOSED), person(null)])).toBe(null)
  expect(commonObstacle([person(CLOSED), person('Sudah lewat.')])).toBe(null)
  expect(commonObstacle([person(CLOSED)])).toBe(null)
  expect(commonObstacle([])).toBe(null)
})
