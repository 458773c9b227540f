import { expect, test } from 'vitest'
import { BoundedStore } from './bounded-store.ts'

const store = () => new BoundedStore<string>({ entries: 100, bytes: 100_000 })

test('a flood of keys that nobody asks for again stays within both bounds and drives out nothing that is asked for', () => {
  const kept = store()
  for (let n = 0; n < 50; n += 1) {
    kept.set(`often ${n}`, 'value', 100)
    kept.get(`often ${n}`)
  }
  for (let n = 0; n < 10_000; n += 1) {
    kept.set(`once ${n} ${'x'.repeat(n % 1000)}`, 'value', 100)
    expect(kept.size).toBeLessThanOrEqual(100)
    expect(kept.bytes).toBeLessThanOrEqual(100_000)
  }
  for (let n = 0; n < 50; n += 1) expect(kept.get(`often ${n}`)).toBe('value')
})

test('the longest unasked leaves first, also among those that are asked for often', () => {
  const kept = store()
  for (let n = 0; n < 300; n += 1) {
    kept.set(`key ${n}`, 'value', 10)
    kept.get(`key ${n}`)
    kept.get('key 0')
  }
  expect([kept.get('key 0'), kept.get('key 1'), kept.get('key 299')]).toEqual(['value', undefined, 'value'])
  expect(kept.size).toBeLessThanOrEqual(100)
})

test('keys count among the bytes, and so does what is added to a value later', () => {
  const kept = store()
  kept.set('k'.repeat(1000), 'value', 0)
  expect(kept.bytes).toBeGreaterThanOrEqual(2000)
  const before = kept.bytes
  kept.grow('k'.repeat(1000), 'value', 500)
  expect(kept.bytes).toBe(before + 500)
  kept.grow('k'.repeat(1000), 'another value', 500)
  expect(kept.bytes).toBe(before + 500)
  kept.clear()
  expect([kept.bytes, kept.size]).toEqual([0, 0])
})

test('what is larger than the room for newcomers is not kept', () => {
  const kept = store()
  kept.set('large', 'value', 50_000)
  expect([kept.get('large'), kept.bytes]).toEqual([undefined, 0])
})
