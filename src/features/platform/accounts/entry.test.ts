import { beforeAll, describe, expect, test } from 'vitest'
import { later, loggedIn, makeAccount, PASSWORD, setUpTwoFactor } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../tests/http.ts'
import { limits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const WRONG = 'Email atau password tidak sesuai dengan data kami.'
const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status

describe('POST /api/v1/login', () => {
  test('answers {two_factor: false, token} and a session under a new id', async () => {
    const { email } = await makeAccount(site.db)
    const browser = new Browser(site.app)
    await browser.get('/sanctum/csrf-cookie')
    const before = browser.jar.get('sesi')
    const answer = await browser.logIn(email, PASSWORD)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ two_factor: false, token: expect.any(String) })
    expect(browser.jar.get('sesi')).not.toBe(before)
    expect(await me(browser)).toBe(200)
    const planted = new Browser(site.app)
    planted.jar.set('sesi', before ?? '')
    expect(await me(planted)).toBe(401)
  })

  test('with two-factor answers {two_factor: true} and nothing else; nobody is logged in', async () => {
    const { browser, account } = await loggedIn(site)
    await setUpTwoFactor(site, browser)
    const other = new Browser(site.app)
    const answer = await other.logIn(account.email, PASSWORD, { remember: true })
    expect([answer.status, answer.body]).toEqual([200, { two_factor: true }])
    expect(other.jar.has('ingat')).toBe(false)
    expect(await me(other)).toBe(401)
  })

  test('known and unknown account with a wrong password: same status, body and headers', async () => {
    const { email } = await makeAccount(site.db)
    const known = await new Browser(site.app).logIn(email, 'salah sekali')
    const unknown = await new Browser(site.app).logIn('tidak.ada@example.com', 'salah sekali')
    expect([known.status, known.body]).toEqual([422, { message: WRONG, errors: { email: [WRONG] } }])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  })

  test('a suspended account cannot be told from a wrong password', async () => {
    const { email } = await makeAccount(site.db, { suspended: true })
    const answer = await new Browser(site.app).logIn(email, PASSWORD)
    expect([answer.status, answer.body.message]).toEqual([422, WRONG])
  })

  test.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'a@example.com' }, ['password']],
    [{ email: 'a@example.com', password: 'x'.repeat(limits.passwordMost + 1) }, ['password']],
    [{ email: ['a'], password: { a: 1 }, remember: 'mungkin' }, ['email', 'password', 'remember']],
  ])('answers 422 for each missing or impossible field of %j', async (body, fields) => {
    const answer = await new Browser(site.app).post('/api/v1/login', body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields])
  })

  test('accepts a password of 128 characters, and tells two apart that differ only in the last', async () => {
    const password = `${'kuda nil berenang '.repeat(8)}`.slice(0, 127)
    const browser = new Browser(site.app)
    const person = { name: 'Panjang', email: 'panjang@example.com', phone: '081123456789' }
    expect((await browser.post('/api/v1/register', { ...person, password: `${password}a` })).status).toBe(201)
    expect((await new Browser(site.app).logIn(person.email, `${password}b`)).status).toBe(422)
    expect((await new Browser(site.app).logIn(person.email, `${password}a`)).status).toBe(200)
  })

  test('a password of an older cost is hashed anew at login', async () => {
    const { email, id } = await makeAccount(site.db)
    const old = '$argon2id$v=19$m=64,t=1,p=1$'
    const { hash } = await import('@node-rs/argon2')
    const password_hash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    expect(password_hash.startsWith(old)).toBe(true)
    await site.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    expect((await new Browser(site.app).logIn(email, PASSWORD)).status).toBe(200)
    const row = await site.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.password_hash.startsWith(old)).toBe(false)
    expect((await new Browser(site.app).logIn(email, PASSWORD)).status).toBe(200)
  })
})

describe('limits of the login', () => {
  test('the sixth try with an address within a minute is 429 with the exact text and the time to wait', async () => {
    const { email } = await makeAccount(site.db)
    const browser = new Browser(site.app)
    const first = await browser.logIn(email, 'salah satu')
    expect([first.headers['x-ratelimit-limit'], first.headers['x-ratelimit-remaining']]).toEqual(['5', '4'])
    for (let n = 0; n < 4; n += 1) expect((await browser.logIn(email.toUpperCase(), 'salah lagi')).status).toBe(422)
    const answer = await browser.logIn(email, PASSWORD)
    expect([answer.status, answer.body]).toEqual([429, { message: 'Too Many Attempts.' }])
    expect(answer.headers).toMatchObject({
      'retry-after': '60',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
    })
    expect(answer.headers['x-ratelimit-reset']).toBe(String(Math.ceil(site.clock.now.getTime() / 1000) + 60))
    later(site, 60)
    expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
  })

  test('a success takes the failures back', async () => {
    const { email } = await makeAccount(site.db)
    const browser = new Browser(site.app)
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await browser.logIn(email, 'salah satu')).status).toBe(422)
      expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
      await browser.post('/logout')
    }
  })

  test('one network address has 30 tries a minute over all accounts', async () => {
    const browser = new Browser(site.app)
    for (let n = 0; n < 30; n += 1)
      expect((await browser.logIn(`orang${n}@example.com`, 'salah satu')).status).toBe(422)
    expect((await browser.logIn('lain@example.com', 'salah satu')).status).toBe(429)
    expect((await new Browser(site.app).logIn('lain@example.com', 'salah satu')).status).toBe(422)
  })

  test('hold over two processes on one database, and X-Forwarded-For does not move them', async () => {
    const second = await testApp({ database: site.database, now: site.clock.now })
    const { email } = await makeAccount(site.db)
    const ip = '10.9.8.7'
    for (let n = 0; n < 5; n += 1) {
      const app = n % 2 === 0 ? site.app : second.app
      const spoofed = new Browser(app, { ip, headers: { 'x-forwarded-for': `203.0.113.${n}` } })
      expect((await spoofed.logIn(email, 'salah satu')).status).toBe(422)
    }
    for (const app of [site.app, second.app])
      expect((await new Browser(app, { ip }).logIn(email, PASSWORD)).status).toBe(429)
  })

  test('go by X-Forwarded-For only behind a proxy that is trusted', async () => {
    const behind = await testApp({ database: site.database, now: site.clock.now, env: { TRUST_PROXY: '10.1.1.1' } })
    const statuses = []
    for (let n = 0; n < 32; n += 1) {
      const browser = new Browser(behind.app, { ip: '10.1.1.1', headers: { 'x-forwarded-for': `198.51.100.${n}` } })
      statuses.push((await browser.logIn(`siapa${n}@example.com`, 'salah satu')).status)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
  })
})

describe('remember', () => {
  test('keeps somebody logged in for 60 days through a cookie that no script can read', async () => {
    const { browser, account } = await loggedIn(site, { remember: true })
    later(site, 3 * 86_400)
    browser.jar.delete('sesi')
    browser.jar.delete('XSRF-TOKEN')
    const answer = await browser.get('/api/v1/me')
    expect([answer.status, answer.body.id]).toEqual([200, account.id])
    expect(browser.jar.has('sesi')).toBe(true)
    expect((await browser.post('/user/confirm-password', { password: PASSWORD })).status).toBe(201)
    later(site, limits.rememberDays * 86_400)
    browser.jar.delete('sesi')
    browser.token = undefined
    expect(await me(browser)).toBe(401)
  })

  test('sets the cookie only when asked', async () => {
    const asked = await new Browser(site.app).logIn((await makeAccount(site.db)).email, PASSWORD, { remember: true })
    expect(asked.cookies.find((line) => line.startsWith('ingat='))).toMatch(
      /^ingat=[\w-]{43}\.[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await loggedIn(site)).browser.jar.has('ingat')).toBe(false)
  })

  test('several requests at once after the session went make one session', async () => {
    const { browser, account } = await loggedIn(site, { remember: true })
    await site.db.deleteFrom('sessions').where('user_id', '=', account.id).execute()
    browser.token = undefined
    const tabs = Array.from({ length: 6 }, () => browser.copy())
    expect(new Set(await Promise.all(tabs.map(me)))).toEqual(new Set([200]))
    expect(new Set(tabs.map((tab) => tab.jar.get('sesi'))).size).toBe(1)
    expect(
      await site.db.selectFrom('sessions').select('id_hash').where('user_id', '=', account.id).execute(),
    ).toHaveLength(1)
  })
})

describe('GET /api/v1/me', () => {
  test('answers the declared fields only, and may not be stored', async () => {
    const { browser } = await loggedIn(site)
    const { body, headers } = await browser.get('/api/v1/me')
    expect(Object.keys(body).sort()).toEqual(
      ['email', 'id', 'image', 'name', 'no_sertifikasi', 'phone', 'role', 'status_data', 'two_factor'].sort(),
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  test('answers 401 to a guest', async () => {
    expect(await me(new Browser(site.app))).toBe(401)
  })
})

describe('POST /logout', () => {
  test('ends this session, gives a new CSRF pair and clears what the browser kept', async () => {
    const { browser } = await loggedIn(site, { remember: true })
    const stolen = browser.copy()
    const answer = await browser.post('/logout')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(browser.jar.has('ingat')).toBe(false)
    expect(browser.jar.get('sesi')).not.toBe(stolen.jar.get('sesi'))
    expect(browser.jar.get('XSRF-TOKEN')).not.toBe(stolen.jar.get('XSRF-TOKEN'))
    expect(await me(browser)).toBe(401)
    expect(await me(stolen)).toBe(401)
  })

  test('leaves other sessions, and ends remember cookies on every device', async () => {
    const { browser, account } = await loggedIn(site)
    const phone = new Browser(site.app)
    await phone.logIn(account.email, PASSWORD, { remember: true })
    await browser.post('/logout')
    expect(await me(phone)).toBe(200)
    phone.jar.delete('sesi')
    phone.token = undefined
    expect(await me(phone)).toBe(401)
  })

  test('answers 204 to a guest', async () => {
    expect((await new Browser(site.app).post('/logout')).status).toBe(204)
  })
})

test('no password, token or cookie is in the log', async () => {
  const { browser, account } = await loggedIn(site, { remember: true })
  await new Browser(site.app).logIn(account.email, 'Salah-Sekali-4711')
  await browser.get('/api/v1/me')
  await bareClient(site.app, browser.token).get('/api/v1/me')
  const log = site.logged.join('')
  expect(log).toContain('/api/v1/login')
  const cookies = [...browser.jar.values()]
  for (const secret of [PASSWORD, 'Salah-Sekali-4711', browser.token?.split('|')[1] ?? '', ...cookies]) {
    expect(log).not.toContain(secret)
  }
})
