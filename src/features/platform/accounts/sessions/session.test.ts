import { beforeAll, describe, expect, test } from 'vitest'
import { later, loggedIn, makeAccount, PASSWORD } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../../tests/http.ts'
import { limits } from '../../../../limits.ts'
import { deleteExpiredAccess } from './queries.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const cookieNames = (lines: string[]) => lines.map((line) => line.split('=')[0]).sort()

describe('a session', () => {
  test('ends after 120 idle minutes, and lives on while used', async () => {
    const { browser } = await loggedIn(site)
    later(site, limits.sessionIdleMinutes * 60 - 60)
    expect((await browser.get('/api/v1/me')).status).toBe(200)
    later(site, limits.sessionIdleMinutes * 60 - 1)
    expect((await browser.get('/api/v1/me')).status).toBe(200)
    later(site, limits.sessionIdleMinutes * 60)
    expect((await browser.get('/api/v1/me')).status).toBe(401)
  })

  test('ends 30 days after its start, however busy', async () => {
    const { browser } = await loggedIn(site)
    for (let hours = 0; hours < 30 * 24 - 1; hours += 1) {
      later(site, 3600)
      if (hours % 50 === 0 || hours > 700) expect((await browser.get('/api/v1/me')).status).toBe(200)
      else await site.db.updateTable('sessions').set({ last_seen_at: site.clock.now }).execute()
    }
    later(site, 3600)
    expect((await browser.get('/api/v1/me')).status).toBe(401)
  })

  test('is renewed by every answer, refusals too', async () => {
    const { browser } = await loggedIn(site)
    for (const answer of [
      await browser.get('/api/v1/me'),
      await browser.put('/user/password', {}),
      await browser.get('/training/userlist/0'),
    ]) {
      expect(cookieNames(answer.cookies)).toEqual(['XSRF-TOKEN', 'sesi'])
    }
  })

  test('is kept as a hash only, and so are tokens and remember cookies', async () => {
    const { browser } = await loggedIn(site, { remember: true })
    const remembering = browser.jar.get('ingat')?.split('.') ?? []
    const secrets = [browser.jar.get('sesi'), ...remembering, browser.token?.split('|')[1]]
    const tables = await Promise.all([
      site.db.selectFrom('sessions').selectAll().execute(),
      site.db.selectFrom('remember_tokens').selectAll().execute(),
      site.db.selectFrom('tokens').selectAll().execute(),
    ])
    const dump = JSON.stringify(tables)
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{40,}$/)
      expect(dump).not.toContain(secret)
    }
  })

  test('of a suspended account ends at once, tokens too', async () => {
    const { browser, account } = await loggedIn(site, { bound: false })
    await site.db.updateTable('users').set({ suspended_at: site.clock.now }).where('id', '=', account.id).execute()
    expect((await bareClient(site.app, browser.token).get('/api/v1/me')).status).toBe(401)
    expect((await browser.get('/api/v1/me')).status).toBe(401)
    await site.db.updateTable('users').set({ suspended_at: null }).where('id', '=', account.id).execute()
    expect((await browser.get('/api/v1/me')).status).toBe(401)
  })
})

describe('a token', () => {
  const tokenFor = async (bound: boolean) => {
    const { email } = await makeAccount(site.db)
    const browser = new Browser(site.app)
    await browser.logIn(email, PASSWORD, { bound })
    return browser
  }

  test('has the form id|48 letters and digits', async () => {
    expect((await tokenFor(false)).token).toMatch(/^\d+\|[A-Za-z0-9]{40}[0-9a-f]{8}$/)
  })

  test('that stands alone serves a program without cookies, and its use is time-stamped', async () => {
    const { token } = await tokenFor(false)
    expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(200)
    const row = await site.db
      .selectFrom('tokens')
      .select('last_used_at')
      .where('id', '=', Number(token?.split('|')[0]))
      .executeTakeFirst()
    expect(row?.last_used_at).toEqual(site.clock.now)
  })

  test('bound to its session is worthless without that session’s cookie', async () => {
    const browser = await tokenFor(true)
    expect((await browser.get('/api/v1/me')).status).toBe(200)
    expect((await bareClient(site.app, browser.token).get('/api/v1/me')).status).toBe(401)
    const thief = new Browser(site.app)
    thief.token = browser.token
    expect((await thief.get('/api/v1/me')).status).toBe(401)
    const { browser: otherPerson } = await loggedIn(site)
    otherPerson.token = browser.token
    const { account } = await loggedIn(site)
    expect((await otherPerson.get('/api/v1/me')).body.id).not.toBe(account.id)
  })

  test('that is stale or somebody else’s does no harm beside a live session', async () => {
    const { browser, account } = await loggedIn(site)
    for (const token of ['999999|abc', (await tokenFor(false)).token]) {
      browser.token = token
      expect((await browser.get('/api/v1/me')).body).toMatchObject({ id: account.id })
    }
  })

  test.each(['abc|def', '|', '1|', `99999999999999999999|${'a'.repeat(48)}`, `1|${'a'.repeat(48)}`, ''])(
    'that is none (%j) answers 401',
    async (token) => {
      expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(401)
    },
  )

  test('does not open the calls of a session', async () => {
    const { token } = await tokenFor(false)
    expect((await bareClient(site.app, token).get('/user/confirmed-password-status')).status).toBe(401)
  })

  test('ends with the logout of its session, whether or not it comes along', async () => {
    for (const keeps of [true, false]) {
      const browser = await tokenFor(false)
      const { token } = browser
      if (!keeps) browser.token = undefined
      await browser.post('/logout')
      expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(401)
    }
  })
})

describe('a program without cookies', () => {
  test('logs in for a token alone: no session, no cookie, no CSRF', async () => {
    const { email } = await makeAccount(site.db)
    const answer = await bareClient(site.app).post('/api/v1/login', { email, password: PASSWORD })
    expect([answer.status, answer.cookies]).toEqual([200, []])
    expect((await bareClient(site.app, answer.body.token).get('/api/v1/me')).body).toMatchObject({ email })
    expect(
      await site.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'user_id')
        .where('email', '=', email)
        .select('id')
        .execute(),
    ).toEqual([])
  })

  test('needs CSRF everywhere else', async () => {
    expect((await bareClient(site.app).post('/forgot-password', { email: 'a@example.com' })).status).toBe(419)
  })

  test('is no longer one as soon as it shows a session cookie or an Origin', async () => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    for (const more of [
      { cookie: 'sesi=abc' },
      { origin: 'http://localhost:3000' },
      { referer: 'http://localhost:3000/' },
    ]) {
      const answer = await site.app.server.inject({
        method: 'POST',
        url: '/api/v1/login',
        headers: { ...headers, ...more },
        payload: '{}',
      })
      expect(answer.statusCode).toBe(419)
    }
  })
})

test('the sweep takes away what is over and nothing else', async () => {
  const ended = await loggedIn(site, { bound: true })
  const { browser: remembered } = await loggedIn(site, { remember: true, bound: true })
  later(site, limits.sessionIdleMinutes * 60)
  const { browser: fresh } = await loggedIn(site)
  await new Browser(site.app).logIn('siapa@example.com', 'salah satu')
  await deleteExpiredAccess(site.db, site.clock.now)
  await deleteExpiredAccess(site.db, site.clock.now)
  const left = (table: 'sessions' | 'tokens') =>
    site.db.selectFrom(table).select('user_id').where('user_id', '=', ended.account.id).execute()
  expect([await left('sessions'), await left('tokens')]).toEqual([[], []])
  expect((await fresh.get('/api/v1/me')).status).toBe(200)
  expect((await remembered.get('/api/v1/me')).status).toBe(200)
  expect(await site.db.selectFrom('attempts').select('key').execute()).not.toEqual([])
  later(site, 86_401)
  await deleteExpiredAccess(site.db, site.clock.now)
  expect(await site.db.selectFrom('attempts').select('key').execute()).toEqual([])
})
