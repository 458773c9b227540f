import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount, PASSWORD } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../tests/http.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const CSRF = { message: 'CSRF token mismatch.' }
const cookieNames = (lines: string[]) => lines.map((line) => line.split('=')[0]).sort()

describe('GET /sanctum/csrf-cookie', () => {
  test('answers 204 with the session cookie and the readable token, both for 120 minutes', async () => {
    const answer = await new Browser(site.app).get('/sanctum/csrf-cookie')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^sesi=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=7200; Path=\/; SameSite=Lax$/),
    ])
  })

  test('keeps the session of a browser that has one', async () => {
    const browser = new Browser(site.app)
    await browser.get('/sanctum/csrf-cookie')
    const before = new Map(browser.jar)
    await browser.get('/sanctum/csrf-cookie')
    expect(browser.jar).toEqual(before)
  })

  test('on https the session cookie is Secure and named for this host only, and XSRF-TOKEN keeps its name', async () => {
    const secure = await testApp({ env: { APP_URL: 'https://lsk.example.com' } })
    const answer = await new Browser(secure.app, { origin: 'https://lsk.example.com' }).get('/sanctum/csrf-cookie')
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^__Host-sesi=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/),
    ])
  })
})

describe('a write is refused with 419 and the exact text', () => {
  test('without a token; the answer renews the session cookie but not XSRF-TOKEN', async () => {
    const { browser } = await loggedIn(site)
    const answer = await browser.post('/logout', {}, { 'x-xsrf-token': '' })
    expect([answer.status, answer.body]).toEqual([419, CSRF])
    expect(cookieNames(answer.cookies)).toEqual(['sesi'])
    expect((await browser.get('/api/v1/me')).status).toBe(200)
  })

  test('without a session cookie', async () => {
    const browser = new Browser(site.app)
    await browser.get('/sanctum/csrf-cookie')
    browser.jar.delete('sesi')
    expect((await browser.post('/logout')).status).toBe(419)
  })

  test('with the token of another session', async () => {
    const [one, other] = [new Browser(site.app), new Browser(site.app)]
    await one.get('/sanctum/csrf-cookie')
    await other.get('/sanctum/csrf-cookie')
    const answer = await one.post('/logout', {}, { 'x-xsrf-token': other.jar.get('XSRF-TOKEN') ?? '' })
    expect([answer.status, answer.body]).toEqual([419, CSRF])
  })

  test('with the token from before the login', async () => {
    const browser = new Browser(site.app)
    await browser.get('/sanctum/csrf-cookie')
    const before = browser.jar.get('XSRF-TOKEN') ?? ''
    const { email } = await makeAccount(site.db)
    await browser.logIn(email, PASSWORD)
    expect((await browser.post('/logout', {}, { 'x-xsrf-token': before })).status).toBe(419)
  })

  test.each([
    ['from another origin', { origin: 'https://jahat.example.com' }],
    ['from a look-alike origin', { origin: 'http://localhost:3000.jahat.example.com' }],
    ['from an opaque origin', { origin: 'null' }],
    ['from another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_case, headers) => {
    const { browser } = await loggedIn(site)
    const answer = await browser.post('/logout', {}, headers)
    expect([answer.status, answer.body]).toEqual([419, CSRF])
    expect((await browser.get('/api/v1/me')).status).toBe(200)
  })

  test('before anything else is looked at: for a guest, for a broken body, and uncounted by the limits', async () => {
    const browser = new Browser(site.app)
    await browser.get('/sanctum/csrf-cookie')
    const stale = { 'x-xsrf-token': 'salah' }
    expect((await browser.put('/user/password', {}, stale)).status).toBe(419)
    for (let n = 0; n < 8; n += 1) expect((await browser.post('/forgot-password', {}, stale)).status).toBe(419)
    expect((await browser.post('/forgot-password', { email: 'a@example.com' })).status).toBe(200)
  })

  test('also under X-CSRF-TOKEN when wrong, while the right one is accepted there', async () => {
    const { browser } = await loggedIn(site)
    const token = browser.jar.get('XSRF-TOKEN') ?? ''
    browser.jar.delete('XSRF-TOKEN')
    const wrong = await browser.copy().post('/logout', {}, { 'x-xsrf-token': 'salah' })
    expect(wrong.status).toBe(419)
    const headers = { accept: 'application/json', cookie: browser.cookieHeader, 'x-csrf-token': token }
    const answer = await site.app.server.inject({ method: 'POST', url: '/logout', headers, payload: {} })
    expect(answer.statusCode).toBe(204)
  })
})

describe('the order of checks', () => {
  test('401 comes before 422', async () => {
    const answer = await new Browser(site.app).put('/user/password', {})
    expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }])
    expect(answer.headers['www-authenticate']).toBeUndefined()
  })

  test('a token that does not count is named as such, as RFC 6750 asks', async () => {
    const answer = await bareClient(site.app, '1|salah').get('/api/v1/me')
    expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="portal", error="invalid_token"')
  })

  test('429 comes before 423 and 409', async () => {
    const { browser } = await loggedIn(site)
    const answers = []
    for (let n = 0; n < 12; n += 1) answers.push((await browser.post('/user/two-factor-authentication')).status)
    expect(answers).toEqual([...Array(10).fill(423), 429, 429])
    const again = await browser.post('/forgot-password', { email: 'tidak sah' })
    expect(again.status).toBe(409)
    for (let n = 0; n < 5; n += 1) await browser.post('/forgot-password', {})
    expect((await browser.post('/forgot-password', {})).status).toBe(429)
  })

  test('423 comes before 422, with the exact text', async () => {
    const { browser } = await loggedIn(site)
    const answer = await browser.post('/user/confirmed-two-factor-authentication', {})
    expect([answer.status, answer.body]).toEqual([423, { message: 'Password confirmation required.' }])
  })

  test('a guest call by somebody logged in is 409 for a program and 302 to the dashboard for a browser; nothing is done', async () => {
    const { browser, account } = await loggedIn(site)
    const answer = await browser.post('/api/v1/login', { email: account.email, password: PASSWORD })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Anda sudah masuk. Keluar dahulu untuk memakai akun lain.',
    ])
    const headers = { accept: 'text/html', 'content-type': 'application/json', cookie: browser.cookieHeader }
    const csrf = { 'x-csrf-token': browser.jar.get('XSRF-TOKEN') ?? '' }
    const form = { method: 'POST', url: '/api/v1/login', headers: { ...headers, ...csrf }, payload: '{}' } as const
    const navigation = await site.app.server.inject(form)
    expect([navigation.statusCode, navigation.headers.location]).toEqual([302, '/user/dashboard'])
  })
})

describe('input', () => {
  test('that is broken JSON counts as nothing: 422', async () => {
    const browser = new Browser(site.app)
    await browser.get('/sanctum/csrf-cookie')
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      cookie: browser.cookieHeader,
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
    }
    const answer = await site.app.server.inject({
      method: 'POST',
      url: '/forgot-password',
      headers,
      payload: '{"email":',
    })
    expect(answer.statusCode).toBe(422)
  })

  test('is trimmed and the address made small, but passwords stay as typed', async () => {
    const browser = new Browser(site.app)
    const asked = {
      name: '  Rini  ',
      email: ' RINI@Example.com ',
      phone: ' 0811-2345678 ',
      password: ' Kopi Susu Panas 9 ',
    }
    expect((await browser.post('/api/v1/register', asked)).status).toBe(201)
    await browser.post('/logout')
    expect((await browser.logIn('rini@example.com', asked.password.trim())).status).toBe(422)
    expect((await browser.logIn('Rini@EXAMPLE.com', asked.password)).status).toBe(200)
    const row = await site.db
      .selectFrom('users')
      .select(['name', 'phone'])
      .where('email', '=', 'rini@example.com')
      .executeTakeFirst()
    expect(row).toEqual({ name: 'Rini', phone: '+628112345678' })
  })

  test('with several errors: the first text and how many more there are', async () => {
    const { body } = await new Browser(site.app).post('/api/v1/register', {
      name: '',
      email: 'x',
      phone: '1',
      password: 'a',
    })
    expect(body.message).toBe('Nama wajib diisi. (dan 3 kesalahan lain)')
    expect(Object.keys(body.errors)).toEqual(['name', 'email', 'phone', 'password'])
  })
})

test('a public call answers the same with and without a session, and sets no cookie', async () => {
  const { browser } = await loggedIn(site)
  const [mine, anyones] = [await browser.get('/training/get'), await new Browser(site.app).get('/training/get')]
  expect([mine.text, mine.headers['etag'], mine.cookies]).toEqual([anyones.text, anyones.headers['etag'], []])
})
