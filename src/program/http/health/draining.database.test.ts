import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'

const HTML = { accept: 'text/html' }

let site: TestApp

const ask = (url: string, headers: Record<string, string> = {}) => site.app.server.inject({ url, headers })

beforeAll(async () => {
  site = await testApp()
})

test('a process that leaves says so to the proxy and answers everybody who still comes', async () => {
  expect((await ask('/readyz')).statusCode).toBe(200)
  site.app.drain('leaving')
  const ready = await ask('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'leaving' }])
  expect((await ask('/content/get')).statusCode).toBe(200)
  expect((await ask('/healthz')).statusCode).toBe(200)
})

describe('a process that was superseded', () => {
  beforeAll(() => {
    site.app.drain('superseded')
    // An end in order does not make it one that only leaves.
    site.app.drain('leaving')
  })

  test('says so to the proxy, and still lives', async () => {
    const ready = await ask('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'superseded' }])
    expect((await ask('/healthz')).statusCode).toBe(200)
  })

  test.each(['/content/get', '/user', '/tidak-ada'])(
    'refuses the call %s with a sentence, and says when to come',
    async (path) => {
      const { status, body, headers } = await new Browser(site.app).get(path)
      const message = 'Versi situs ini sudah digantikan yang lebih baru. Coba lagi sebentar lagi.'
      expect([status, body, headers['retry-after']]).toEqual([503, { message }, '2'])
    },
  )

  test.each(['/', '/login', '/admin', '/tidak-ada'])('refuses the page %s with the sentence', async (path) => {
    const { statusCode, headers, body } = await ask(path, HTML)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(body).toContain('Versi situs ini sudah digantikan')
  })

  test('still hands out files of the build', async () => {
    const seen = new Date()
    const file = { name: 'x-1.js', bytes: Buffer.from('1'), is_compressed: false, seen_at: seen }
    await site.db.insertInto('browser_files').values(file).execute()
    expect((await ask('/assets/x-1.js')).statusCode).toBe(200)
  })
})
