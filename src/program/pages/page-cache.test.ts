import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverLimits } from '../../limits.ts'
import { NEWCOMERS } from './bounded-store.ts'
import { PageCache } from './page-cache.ts'

const LONG = '/panjang'
/** As large as a list of twenty rows, or as one of hundreds. */
const textOf = (key: string): string =>
  `${key} – `.repeat(Math.ceil((key === LONG ? 600_000 : 45_000) / (key.length + 5)))
/** More of them than may be cached of what was asked for once. */
const MANY = Math.ceil((serverLimits.pageCacheBytes * NEWCOMERS) / 45_000) * 2

let cache: PageCache
let made: string[]

const server = http.createServer((request, response) => {
  if (cache.sendCached(request, response, Date.now())) return
  const key = request.url ?? ''
  const make = async () => {
    made.push(key)
    return { status: 200, type: 'text/plain; charset=utf-8', body: textOf(key) }
  }
  const refuse = (error: unknown) => ({ status: 500, type: 'text/plain; charset=utf-8', body: String(error) })
  void cache.send(request, response, { key, lane: key, route: '/:n', make, refuse })
})

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => void server.close())

beforeEach(() => {
  made = []
  cache = new PageCache([], () => new Date())
  cache.entries.listening = true
})

async function isItsOwn(key: string, encoding = 'identity'): Promise<boolean> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${key}`, { headers: { 'accept-encoding': encoding } })
  return (await answer.text()) === textOf(key)
}

test('whoever asks for a page gets that page, in any encoding, while many others are asked for once', async () => {
  for (let n = 0; n < MANY; n += 10) {
    const latest = Array.from({ length: 10 }, (_, more) => `/${n + more}`)
    const before = [n - 5, n - 50, n - 150, Math.floor(n / 2)].filter((known) => known >= 0).map((known) => `/${known}`)
    const encodings = ['identity', 'br', 'gzip', 'br, gzip']
    const asked = [...latest, ...before, ...latest.slice(0, 5)]
    const answers = await Promise.all(asked.map((key, at) => isItsOwn(key, encodings[at % encodings.length])))
    expect(answers).toEqual(asked.map(() => true))
  }
})

test('a page that was asked for once is answered from memory, and made again once others have driven it out', async () => {
  expect([await isItsOwn('/satu'), await isItsOwn('/dua')]).toEqual([true, true])
  expect([await isItsOwn('/satu'), await isItsOwn('/dua', 'br'), await isItsOwn('/dua')]).toEqual([true, true, true])
  expect(made).toEqual(['/satu', '/dua'])
  await isItsOwn('/tiga')
  for (let n = 0; n < MANY; n += 1) await isItsOwn(`/${n}`)
  made = []
  expect([await isItsOwn('/satu'), await isItsOwn('/dua'), await isItsOwn('/tiga')]).toEqual([true, true, true])
  expect(made).toEqual(['/tiga'])
})

test('a long page is whole in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) expect(await isItsOwn(LONG, encoding), encoding).toBe(true)
  expect(made).toEqual([LONG])
})

test('those who wait for the same page are each sent the whole of it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => isItsOwn('/sama', n % 2 ? 'br' : 'identity')))
  expect(answers).toEqual(answers.map(() => true))
  expect(made).toEqual(['/sama'])
})
