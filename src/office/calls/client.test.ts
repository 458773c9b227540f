import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToSignInBy } from '../session/sign-in-again.ts'
import { office } from './client.ts'

const LOST = 'lost'
type Outcome = typeof LOST | { status: number; body?: object }

const GONE: Outcome = { status: 401, body: { message: 'Unauthenticated.' } }
const SAVED: Outcome = { status: 200, body: { id: 1 } }

let asked: { url: string; key: string | undefined; body: unknown }[]
let outcomes: Outcome[]
let logins = 0
let stop: () => void = () => undefined

const signInWith = (isIn: boolean) => {
  stop = askToSignInBy(async () => {
    logins += 1
    return isIn
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  outcomes = []
  logins = 0
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=satu', getElementById: () => null })
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, body }: { headers: Record<string, string>; body?: unknown }) => {
      asked.push({ url, key: headers['Idempotency-Key'], body })
      const outcome = outcomes.shift() ?? SAVED
      if (outcome === LOST) throw new TypeError('Failed to fetch')
      const { status, body: said } = outcome
      return { status, ok: status < 400, json: async () => said ?? null }
    },
  )
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const save = (pertanyaan = 'Kapan?') => office.createFaq({ pertanyaan, jawaban: 'Besok.', urutan: 1 })

async function outcomeOf(calling: Promise<unknown>) {
  const settled = calling.then(
    () => 'saved',
    (refusal: Error & { status: number }) => ({ status: refusal.status, message: refusal.message }),
  )
  await vi.runAllTimersAsync()
  return settled
}

test('a session that ended is entered again over the work, and the same request goes out once more under its key', async () => {
  signInWith(true)
  outcomes = [GONE, SAVED]
  expect(await outcomeOf(save())).toBe('saved')
  expect([logins, asked.length, new Set(asked.map(({ key }) => key)).size]).toEqual([1, 2, 1])
  expect(asked[0]).toEqual({ ...asked[1], key: expect.stringMatching(/^[\d-]{7,43}$/) })
})

test('several requests that meet the end of the session ask for one login', async () => {
  signInWith(true)
  outcomes = [GONE, GONE, GONE, SAVED, SAVED, SAVED]
  const all = Promise.all([save(), save('Di mana?'), office.getDesk({})])
  expect(await outcomeOf(all)).toBe('saved')
  expect([logins, asked.length]).toEqual([1, 6])
})

test('people who do not sign in again read in Indonesian what happened, and nothing is sent', async () => {
  signInWith(false)
  outcomes = [GONE, GONE]
  const ended = { status: 401, message: 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan.' }
  expect([await outcomeOf(save()), await outcomeOf(office.getDesk({}))]).toEqual([ended, ended])
  expect(asked).toHaveLength(2)
})

test('a write whose answers were lost keeps its key when the person sends it again, and loses it with the answer', async () => {
  outcomes = [LOST, LOST, LOST]
  expect(await outcomeOf(save())).toMatchObject({ status: 0 })
  expect(await outcomeOf(save())).toBe('saved')
  expect([asked.length, new Set(asked.map(({ key }) => key)).size]).toEqual([4, 1])
  expect(await outcomeOf(save())).toBe('saved')
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
})

test('what the service says in the words of the protocol is read in Indonesian', async () => {
  for (const [status, message] of [
    [403, 'Your email address is not verified.'],
    [423, 'Password confirmation required.'],
    [429, 'Too Many Attempts.'],
  ] as const) {
    outcomes = [{ status, body: { message } }]
    const refused = await outcomeOf(save())
    expect(refused).toMatchObject({ status, message: expect.not.stringMatching(/^(Your|Password conf|Too)/) })
  }
})
