import { beforeEach, describe, expect, test } from 'vitest'
import { serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { Cache } from './cache.ts'

const clock = { now: new Date('2026-11-20T03:00:00Z') }
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
const away = () => Promise.reject(new Problem('UNAVAILABLE'))
const stuck = () => new Promise<string>(() => {})
const made = (value: string) => () => Promise.resolve(value)

let cache: Cache<string>

beforeEach(() => {
  cache = new Cache<string>({
    entries: 100,
    bytes: 100_000,
    bytesOf: (value) => value.length,
    isCacheable: (value) => value !== 'never kept',
    deadlineMs: 50,
    clock: () => clock.now,
  })
  cache.listening = true
})

describe('what is kept', () => {
  test('is made once however many ask, and again after a change or a minute', async () => {
    const all = await Promise.all([1, 2, 3].map((n) => cache.best('a', '', made(`first ${n}`))))
    expect(all.map(({ value }) => value)).toEqual(['first 1', 'first 1', 'first 1'])
    expect(await cache.best('a', '', made('second'))).toEqual({ value: 'first 1' })
    cache.drop()
    expect(await cache.best('a', '', made('second'))).toEqual({ value: 'second' })
    later(serverLimits.pageCacheSeconds)
    expect(await cache.best('a', '', made('third'))).toEqual({ value: 'third' })
  })

  test('was not being made while content changed, has no endless key, and is what may be kept', async () => {
    const [begun] = [cache.best('a', '', made('old'))]
    cache.drop()
    await begun
    await cache.best('k'.repeat(10_000), '', made('long'))
    await cache.best('b', '', made('never kept'))
    expect(cache.size).toBe(0)
  })
})

describe('something that hangs', () => {
  test('is given up after the deadline, and the next visitor has a try of their own', async () => {
    await expect(cache.best('a', '', stuck)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect(await cache.best('a', '', made('well again'))).toEqual({ value: 'well again' })
    expect(cache.counts.givenUp).toBe(1)
  })

  test('is kept when it ends after all', async () => {
    let end = (_value: string) => {}
    const slow = () => new Promise<string>((resolve) => (end = resolve))
    await expect(cache.best('a', '', slow)).rejects.toMatchObject({ status: 503 })
    end('late')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await cache.best('a', '', stuck)).toEqual({ value: 'late' })
  })
})

describe('while what it is made of is away', () => {
  test('the last good value is answered with its age, at once from the second visitor on', async () => {
    await cache.best('a', '', made('good'))
    later(90)
    expect(await cache.best('a', '', away)).toEqual({ value: 'good', stale: 90 })
    const begun = performance.now()
    expect(await cache.best('a', '', stuck)).toEqual({ value: 'good', stale: 90 })
    expect(performance.now() - begun).toBeLessThan(40)
    expect(cache.counts.stale).toBe(2)
  })

  test('what was never made is refused, and so is what would have to be fresh', async () => {
    await cache.best('a', '', made('good'))
    later(90)
    await expect(cache.best('b', '', away)).rejects.toMatchObject({ status: 503 })
    await expect(cache.freshOrMade('a', '', away)).rejects.toMatchObject({ status: 503 })
  })

  test('a mistake of ours is no reason to answer what is old', async () => {
    await cache.best('a', '', made('good'))
    later(90)
    await expect(cache.best('a', '', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
  })

  test('what is older than some hours, or was dropped by a change that was heard, is not answered', async () => {
    await cache.best('a', '', made('good'))
    later(serverLimits.stalePageHours * 3600)
    await expect(cache.best('a', '', away)).rejects.toMatchObject({ status: 503 })
    await cache.best('a', '', made('new'))
    cache.drop()
    await expect(cache.best('a', '', away)).rejects.toMatchObject({ status: 503 })
  })

  test('nothing kept is fresh any more once changes are not heard, nor when they are heard again', async () => {
    await cache.best('a', '', made('good'))
    cache.listening = false
    expect(cache.fresh('a', clock.now.getTime())).toBeUndefined()
    expect(await cache.best('a', '', away)).toEqual({ value: 'good', stale: 0 })
    cache.listening = true
    expect(cache.fresh('a', clock.now.getTime())).toBeUndefined()
    expect(await cache.best('a', '', made('edited meanwhile'))).toEqual({ value: 'edited meanwhile' })
  })
})
