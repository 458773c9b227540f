import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './member-calls.ts'
import { client, onRefusal, quietClient } from './browser-client.ts'

const LOST = 'lost'
type Outcome = typeof LOST | { status: number; body?: string }

let asked: { url: string; headers: Record<string, string> }[]
let outcomes: Outcome[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  outcomes = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=satu' })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers })
    const outcome = outcomes.shift() ?? { status: 204 }
    if (outcome === LOST) throw new TypeError('Failed to fetch')
    return { status: outcome.status, text: async () => outcome.body ?? '' }
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const keys = () => asked.map(({ headers }) => headers['Idempotency-Key'])
const read = () => client.readNotifications({ sampai: 1 })

/** Returns the answer or refusal of a call once all waiting is over. */
async function outcomeOf(calling: Promise<unknown>) {
  const settled = calling.then(
    (answer) => ({ answer }),
    (refusal: Error & { status: number }) => ({ status: refusal.status, message: refusal.message }),
  )
  await vi.runAllTimersAsync()
  return settled
}

test('a write that is lost on the way is sent again under the same key', async () => {
  outcomes = [LOST, LOST, { status: 204 }]
  expect(await outcomeOf(read())).toEqual({ answer: undefined })
  expect([asked.length, new Set(keys()).size, keys()[0]]).toEqual([3, 1, expect.stringMatching(/^[\d-]{7,43}$/)])
})

test('after three tries the person is told that the connection is away', async () => {
  outcomes = [LOST, LOST, LOST, { status: 204 }]
  expect(await outcomeOf(read())).toEqual({ status: 0, message: expect.stringContaining('Periksa sambungan internet') })
  expect(asked).toHaveLength(3)
})

test('every call has a key of its own', async () => {
  await outcomeOf(Promise.all([read(), read()]))
  expect(new Set(keys()).size).toBe(2)
})

test('what the server answers is not asked again', async () => {
  outcomes = [{ status: 503, body: '{"message":"Layanan sedang tidak tersedia."}' }]
  expect(await outcomeOf(read())).toEqual({ status: 503, message: 'Layanan sedang tidak tersedia.' })
  expect(asked).toHaveLength(1)
})

test.each([
  ['reading', () => quietClient.listNotifications()],
  ['logging in', () => quietClient.login({ email: 'wulan@example.com', password: 'x' })],
])('%s has no key and is not tried again', async (_what, call) => {
  outcomes = [LOST, { status: 200, body: '{}' }]
  expect(await outcomeOf(call())).toMatchObject({ status: 0 })
  expect(keys()).toEqual([undefined])
})

test('a stale pair is fetched anew, and the call goes on under its key', async () => {
  outcomes = [{ status: 419, body: '{"message":"CSRF token mismatch."}' }, { status: 204 }, { status: 204 }]
  await outcomeOf(read())
  expect(asked.map(({ url }) => url)).toEqual(['/pemberitahuan/baca', '/sanctum/csrf-cookie', '/pemberitahuan/baca'])
  expect([keys()[0] === keys()[2], keys()[1]]).toEqual([true, undefined])
})

test('a refusal steers the program and reaches the caller', async () => {
  const reactions: string[] = []
  onRefusal(async (reaction) => void reactions.push(reaction))
  outcomes = [{ status: 401, body: '{"message":"Unauthenticated."}' }]
  expect(await outcomeOf(read())).toEqual({ status: 401, message: 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan.' })
  outcomes = [{ status: 401, body: '{"message":"Unauthenticated."}' }]
  await outcomeOf(quietClient.readNotifications({ sampai: 1 }))
  expect(reactions).toEqual(['login'])
})
