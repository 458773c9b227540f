import { expect, test } from 'vitest'
import { TEST_KEYS, testDatabase } from '../../../../tests/harness.ts'
import { openAttempts } from '../../../ground/sessions/attempts.ts'
import { addressOf } from '../../../lib/calls/ip-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('tries from %s count for %s', (ip, counted) => {
  expect(addressOf(ip)).toBe(counted)
})

test('of many tries at once exactly the allowed ones are let through, and the window begins with the first', async () => {
  const { db } = await testDatabase()
  const attempts = openAttempts(TEST_KEYS)
  const limit = { most: 5, seconds: 60 }
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)
  const many = await Promise.all(Array.from({ length: 40 }, () => attempts.count(db, at(0), 'uji', 'a', limit)))
  expect(many.filter(({ allowed }) => allowed)).toHaveLength(5)
  expect((await attempts.count(db, at(59), 'uji', 'a', limit)).allowed).toBe(false)
  expect((await attempts.count(db, at(59), 'uji', 'b', limit)).allowed).toBe(true)
  expect(await attempts.count(db, at(60), 'uji', 'a', limit)).toMatchObject({
    allowed: true,
    remaining: 4,
    ends: at(120),
  })
})

test('limits are counted in turn: what one refuses does not count against the next, however many try at once', async () => {
  const { db } = await testDatabase()
  const attempts = openAttempts(TEST_KEYS)
  const now = new Date('2026-11-20T03:00:00Z')
  const minute = { what: 'uji', whose: 'a', limit: { most: 5, seconds: 60 } }
  const day = { what: 'uji', whose: 'a', limit: { most: 100, seconds: 86_400 }, tries: 3 }
  const many = await Promise.all(Array.from({ length: 40 }, () => attempts.countEach(db, now, [minute, day])))
  const passed = many.filter((each) => each.every(({ allowed }) => allowed))
  expect(passed.map(([, second]) => second?.remaining).sort()).toEqual([85, 88, 91, 94, 97])
  expect(many.filter(([first]) => first?.allowed === false).map((each) => each.length)).toEqual(Array(35).fill(1))
})

test('who tried is kept as a hash only', async () => {
  const { db } = await testDatabase()
  await openAttempts(TEST_KEYS).count(db, new Date(), 'uji', 'wulan@example.com', { most: 1, seconds: 60 })
  expect(JSON.stringify(await db.selectFrom('attempts').selectAll().execute())).not.toContain('wulan')
})
