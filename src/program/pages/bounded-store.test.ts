import { expect, test } from 'vitest'
import { BoundedStore } from './bounded-store.ts'

const store = () => new BoundedStore<string>({ entries: 100, bytes: 100_000 })

test('a flood of keys that nobody asks for again stays within both bounds and drives out nothing that is asked for', () => {
  const cached = store()
  for (let n = 0; n < 50; n += 1) {
    cached.set(`often ${n}`, 'value', 100)
    cached.get(`often ${n}`)
  }
  for (let n = 0; n < 10_000; n += 1) {
    cached.set(`once ${n} ${'x'.repeat(n % 1000)}`, 'value', 100)
    expect(cached.size).toBeLessThanOrEqual(100)
    expect(cached.bytes).toBeLessThanOrEqual(100_000)
  }
  for (let n = 0; n < 50; n += 1) expect(cached.get(`often ${n}`)).toBe('value')
})

test('the longest unasked leaves first, also among those that are asked for often', () => {
  const cached = store()
  for (let n = 0; n < 300; n += 1) {
    cached.set(`key ${n}`, 'value', 10)
    cached.get(`key ${n}`)
    cached.get('key 0')
  }
  expect([cached.get('key 0'), cached.get('key 1'), cached.get('key 299')]).toEqual(['value', undefined, 'value'])
  expect(cached.size).toBeLessThanOrEqual(100)
})

test('keys count among the bytes, and so does what is added to a value later', () => {
  const cached = store()
  cached.set('k'.repeat(1000), 'value', 0)
  expect(cached.bytes).toBeGreaterThanOrEqual(2000)
  const before = cached.bytes
  cached.grow('k'.repeat(1000), 'value', 500)
  expect(cached.bytes).toBe(before + 500)
  cached.grow('k'.repeat(1000), 'another value', 500)
  expect(cached.bytes).toBe(before + 500)
  cached.clear()
  expect([cached.bytes, cached.size]).toEqual([0, 0])
})

test('what is larger than the room for newcomers is not kept', () => {
  const cached = store()
  cached.set('large', 'value', 50_000)
  expect([cached.get('large'), cached.bytes]).toEqual([undefined, 0])
})
