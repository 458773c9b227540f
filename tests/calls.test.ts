import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PERMISSIONS } from '../src/access.ts'
import { officeApi, portalApi } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { makeAccount, PASSWORD, passwordHash, staffIn } from './accounts.ts'
import { requestOf } from './call-request.ts'
import { makeArticle, makeSchedule, makeScheme, makeSiteContent } from './content.ts'
import { undescribedAnswer } from './described-answers.ts'
import { type TestApp, testApp } from './harness.ts'
import { type Answer, anyIp, ask, Browser } from './http.ts'
import { runs } from './quick.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeSchedule(site.db, { version: await makeScheme(site.db) })
  await makeArticle(site.db, { slug: 'satu' })
})

const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom(
    '',
    '\u0000',
    '%00',
    '%E0%A4',
    "' or 1=1 --",
    '<script>',
    '\u202e',
    '𝕏'.repeat(2000),
    '\ud800',
    'a\udfffb',
    '9999-12',
    '0000-01',
    '9'.repeat(400),
  ),
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, Number.MAX_VALUE),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values for each field of a call's schema, and a few it does not know. */
const fieldsOf = (call: Call) =>
  fc.record(
    Object.fromEntries(
      [...Object.keys(call.payload?.shape ?? {}), '__proto__x', 'lain'].map((name) => [name, anyValue]),
    ),
    { requiredKeys: [] },
  )

type Ask = (method: Call['method'], url: string, body: string | undefined) => Promise<Answer>

/** An hour later for each request, so that no limit stands between the call and what is asked. */
const asGuest: Ask = (method, url, body) => {
  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000)
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return ask(site.app, { method, url, headers, ip: anyIp(), ...(body === undefined ? {} : { payload: body }) })
}

/** Shorter than a confirmed password is remembered. */
const CONFIRMED_MS = 840_000

/** A member who has lately confirmed the password; does so anew once a call had an effect, which may have ended the session. */
async function asMember(): Promise<Ask> {
  const { email } = await makeAccount(site.db)
  let browser = new Browser(site.app)
  let confirmedUntil = 0
  const confirm = async () => {
    if ((await browser.post('/user/confirm-password', { password: PASSWORD })).status !== 201) {
      await site.db
        .updateTable('users')
        .set({ password_hash: await passwordHash(), email_verified_at: site.clock.now })
        .where('email', '=', email)
        .execute()
      browser = new Browser(site.app)
      await browser.logIn(email, PASSWORD)
      await browser.post('/user/confirm-password', { password: PASSWORD })
    }
    confirmedUntil = site.clock.now.getTime() + CONFIRMED_MS
  }
  return async (method, url, body) => {
    site.clock.now = new Date(site.clock.now.getTime() + 61_000)
    if (site.clock.now.getTime() > confirmedUntil) await confirm()
    const answer = await browser.sendText(method, url, body)
    const isRefused = answer.status >= 400 && ![401, 423].includes(answer.status)
    if (method !== 'GET' && !isRefused) confirmedUntil = 0
    return answer
  }
}

/** An administrator with every permission; the limits do not stand between, as there are none. */
async function asStaff(): Promise<Ask> {
  const { browser } = await staffIn(site, [...PERMISSIONS])
  return (method, url, body) => browser.sendText(method, url, body)
}

const SENDERS = { guest: async () => asGuest, member: asMember, staff: asStaff }
const cases = [
  ...Object.entries(portalApi as Record<string, Call>).flatMap(([name, call]) => [
    [name, 'guest', call] as const,
    [name, 'member', call] as const,
  ]),
  ...Object.entries(officeApi as Record<string, Call>).map(([name, call]) => [name, 'staff', call] as const),
]

describe('a call with anything in its fields', () => {
  test.each(cases)(
    '%s never answers a %s 5xx or what its description leaves out, and refuses with a message',
    async (name, who, call) => {
      const send = await SENDERS[who]()
      await fc.assert(
        fc.asyncProperty(fieldsOf(call), async (fields) => {
          const { url, payload } = requestOf(call, fields)
          const answer = await send(call.method, url, payload)
          expect(answer.status).toBeLessThan(500)
          expect(undescribedAnswer(name, answer)).toBeUndefined()
          if (answer.status >= 400) expect(answer.body).toMatchObject({ message: expect.stringMatching(/./) })
        }),
        { numRuns: runs(40, 10) },
      )
    },
  )
})

describe('every refusal has the same form', () => {
  const json = { accept: 'application/json', 'content-type': 'application/json' }

  test('an unknown address is 404 with a message', async () => {
    const answer = await site.app.server.inject({ url: '/tidak/ada', headers: json })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Alamat yang diminta tidak ditemukan.' }])
  })

  test('a method that the address does not know is 405 and says which it knows', async () => {
    const answer = await site.app.server.inject({ method: 'PUT', url: '/content/get', headers: json, payload: {} })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET'])
    expect(answer.json()).toHaveProperty('message')
  })

  test('JSON that cannot be read is 422', async () => {
    const answer = await site.app.server.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: json,
      payload: '{"email":',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toHaveProperty('message')
  })

  test('JSON that is nested without end is 422', async () => {
    const payload = `{"email":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
    const answer = await site.app.server.inject({ method: 'POST', url: '/api/v1/login', headers: json, payload })
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('tidak dapat dibaca')])
  })

  test('a body of another type is 415', async () => {
    const headers = { accept: 'application/json', 'content-type': 'text/xml' }
    const answer = await site.app.server.inject({ method: 'POST', url: '/api/v1/login', headers, payload: '<a/>' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toHaveProperty('message')
  })

  test('a body that is too large is 413', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(1_100_000) })
    const answer = await site.app.server.inject({ method: 'POST', url: '/api/v1/login', headers: json, payload })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toHaveProperty('message')
  })

  test('an address that cannot be decoded is 404', async () => {
    const answer = await site.app.server.inject({ url: '/blog/detail/%E0%A4%A', headers: json })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toHaveProperty('message')
  })

  test('a field that is wrong is named, with a sentence in Indonesian, whatever a library has made of zod', async () => {
    const before = { ...z.config() }
    z.config({ customError: () => 'their word', localeError: () => 'their word' })
    const answer = await site.app.server.inject({ url: '/training/edit/nol', headers: json })
    z.config({ customError: undefined, localeError: undefined, ...before })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.id[0]).toMatch(/Input tidak valid/)
  })
})

describe('what the public calls give away', () => {
  test('GET /admin/get answers id, name, public email, foto, riwayat and nothing else', async () => {
    await site.db.insertInto('examiners').values({ name: 'Contoh', email: 'penguji@example.com' }).execute()
    const shownExaminers = () => site.client.listExaminers()
    await expect.poll(shownExaminers).not.toEqual([])
    expect(Object.keys((await shownExaminers())[0] ?? {}).sort()).toEqual(['email', 'foto', 'id', 'name', 'riwayat'])
  })

  test('an article is answered by its slug, and a draft or future one is not found', async () => {
    site.clock.now = new Date('2026-11-20T03:00:00Z')
    await makeArticle(site.db, { slug: 'terbit' })
    await makeArticle(site.db, { slug: 'rancangan', published: null })
    await makeArticle(site.db, { slug: 'besok', published: '2026-11-21T03:00:00Z' })
    expect(await site.client.getArticle({ slug: 'terbit' })).toMatchObject({ slug: 'terbit', created_at: '2026-05-04' })
    await expect(site.client.getArticle({ slug: 'rancangan' })).rejects.toMatchObject({ status: 404 })
    await expect(site.client.getArticle({ slug: 'besok' })).rejects.toMatchObject({ status: 404 })
  })
})
