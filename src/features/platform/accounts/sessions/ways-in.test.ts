import { beforeAll, describe, expect, test } from 'vitest'
import { giveTwoFactor, later, loggedIn, makeAccount, PASSWORD } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../../tests/http.ts'
import { digest } from '../../../../lib/signing/secret.ts'
import { limits, serverLimits } from '../../../../limits.ts'
import { deleteExpiredAccess } from './queries.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status

/** The browser was closed: only what it remembers is left. */
function closed(browser: Browser): Browser {
  browser.jar.delete('sesi')
  browser.jar.delete('XSRF-TOKEN')
  browser.token = undefined
  return browser
}

async function remembered() {
  const { browser, account } = await loggedIn(site, { remember: true })
  await site.deliverMails()
  return { browser: closed(browser), account }
}

/** Returns the security log of an account, the oldest event first. */
const tracesOf = async (user_id: number): Promise<string[]> => {
  const traces = site.db.selectFrom('security_events').select('jenis').where('user_id', '=', user_id)
  return (await traces.orderBy('id').execute()).map(({ jenis }) => jenis)
}

const pastGrace = () => later(site, serverLimits.rememberGraceSeconds + 1)

describe('a remember cookie', () => {
  test('changes with each use, lives 60 days from its login however often it is used, and not a second more', async () => {
    const { browser } = await remembered()
    const seen = [browser.jar.get('ingat')]
    for (const days of [20, 20, 19]) {
      later(site, days * 86_400)
      const { status, cookies } = await closed(browser).get('/api/v1/me')
      seen.push(browser.jar.get('ingat'))
      expect(status).toBe(200)
      expect(cookies.some((line) => line.startsWith('ingat='))).toBe(true)
    }
    expect(new Set(seen).size).toBe(4)
    expect(new Set(seen.map((cookie) => cookie?.split('.')[0])).size).toBe(1)
    later(site, 86_400)
    expect(await me(closed(browser))).toBe(401)
    expect(browser.jar.has('ingat')).toBe(false)
  })

  test('goes out anew with the time that is left, also when the call itself is refused', async () => {
    const { browser } = await remembered()
    later(site, 59 * 86_400)
    const before = browser.jar.get('ingat')
    const refused = await browser.get('/training/userlist/999999')
    expect(refused.status).toBe(404)
    expect(refused.cookies.find((line) => line.startsWith('ingat='))).toContain('; Max-Age=86400;')
    expect(browser.jar.get('ingat')).not.toBe(before)
    pastGrace()
    expect(await me(closed(browser))).toBe(200)
  })

  test('that two tabs bring at once is no theft: both get the same session and the same next cookie', async () => {
    const { browser, account } = await remembered()
    const tabs = Array.from({ length: 8 }, () => browser.copy())
    expect(new Set(await Promise.all(tabs.map(me)))).toEqual(new Set([200]))
    for (const name of ['sesi', 'ingat']) expect(new Set(tabs.map(({ jar }) => jar.get(name))).size).toBe(1)
    expect(await tracesOf(account.id)).toEqual(['masuk', 'masuk_lagi'])
    later(site, serverLimits.rememberGraceSeconds - 1)
    const late = browser.copy()
    expect(await me(late)).toBe(200)
    pastGrace()
    expect(await me(closed(late))).toBe(200)
    expect(await site.deliverMails()).toEqual([])
  })

  test('that was used up ends its series and the sessions from it, and the owner is asked by mail and notification', async () => {
    const { browser, account } = await remembered()
    const thief = browser.copy()
    const other = await new Browser(site.app)
    await other.logIn(account.email, PASSWORD)
    expect(await me(browser)).toBe(200)
    pastGrace()
    expect(await me(thief)).toBe(401)
    expect(thief.jar.has('ingat')).toBe(false)
    expect(await me(browser)).toBe(401)
    expect(await me(closed(browser))).toBe(401)
    expect(await me(other)).toBe(200)
    expect(await tracesOf(account.id)).toEqual(['masuk', 'masuk', 'masuk_lagi', 'ingat_disalin'])
    const mails = await site.deliverMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Apakah ini Anda? Satu perangkat kami keluarkan'],
    ])
    const notes = await site.db.selectFrom('notifications').select('judul').where('user_id', '=', account.id).execute()
    expect(notes).toEqual([{ judul: 'Apakah ini Anda? Satu perangkat kami keluarkan' }])
  })

  test('works the other way round too: when the thief comes first, the owner’s next visit ends it', async () => {
    const { browser } = await remembered()
    const thief = browser.copy()
    expect(await me(thief)).toBe(200)
    pastGrace()
    expect(await me(browser)).toBe(401)
    expect(await me(thief)).toBe(401)
    expect(await me(closed(thief))).toBe(401)
  })

  test('of many copies shown at once one letter comes', async () => {
    const { browser } = await remembered()
    const copies = Array.from({ length: 6 }, () => browser.copy())
    await me(browser)
    pastGrace()
    expect(new Set(await Promise.all(copies.map(me)))).toEqual(new Set([401]))
    expect(await site.deliverMails()).toHaveLength(1)
  })

  test('of earlier days, which was one secret, is taken once and becomes one of today', async () => {
    const { id } = await makeAccount(site.db)
    const secret = 'a'.repeat(43)
    const hash = digest(secret)
    const row = { hash, token_hash: hash, user_id: id, created_at: site.clock.now }
    await site.db.insertInto('remember_tokens').values(row).execute()
    const browser = new Browser(site.app)
    browser.jar.set('ingat', secret)
    const copy = browser.copy()
    expect(await me(browser)).toBe(200)
    expect(browser.jar.get('ingat')).toMatch(new RegExp(`^${secret}\\.[\\w-]{43}$`))
    pastGrace()
    expect(await me(copy)).toBe(401)
  })

  test('is kept as hashes only', async () => {
    const { browser } = await remembered()
    await me(browser)
    const dump = JSON.stringify(await site.db.selectFrom('remember_tokens').selectAll().execute())
    for (const part of browser.jar.get('ingat')?.split('.') ?? []) expect(dump).not.toContain(part)
  })

  test.each([
    ['administrator', { role: 'administrator', permissions: ['konten'] }],
    ['administrator without permissions', { role: 'administrator' }],
    ['examiner', { role: 'penguji' }],
  ] as const)('is never set for an %s', async (_who, choices) => {
    const staff = { ...choices, permissions: 'permissions' in choices ? [...choices.permissions] : [] }
    const { browser, account } = await loggedIn(site, { ...staff, remember: true })
    expect(browser.jar.has('ingat')).toBe(false)
    const rows = site.db.selectFrom('remember_tokens').select('hash').where('user_id', '=', account.id).execute()
    expect(await rows).toEqual([])
  })

  test('of a member who became staff is worth nothing, and so is its session once idle: two-factor is not skipped', async () => {
    const { browser, account } = await loggedIn(site, { remember: true })
    await site.db
      .updateTable('users')
      .set({ role: 'administrator', permissions: ['konten'] })
      .where('id', '=', account.id)
      .execute()
    await giveTwoFactor(site.db, account.id)
    later(site, limits.sessionIdleMinutes * 60)
    expect(await me(browser)).toBe(401)
    expect(browser.jar.has('ingat')).toBe(false)
    expect((await closed(browser).visit('/user/dashboard')).status).toBe(302)
    expect(await site.deliverMails()).toEqual([])
  })
})

describe('remembered devices', () => {
  test('are listed with the current one marked; ending one ends its cookie and session', async () => {
    const { browser: phone, account } = await loggedIn(site, { remember: true })
    const browser = new Browser(site.app)
    await browser.logIn(account.email, PASSWORD, { remember: true })
    const list = (await browser.get('/user-device')).body as { id: string; current: boolean; browser: string }[]
    expect(list.map((each) => [each.browser, each.current]).sort()).toEqual([
      ['Chrome di Windows', false],
      ['Chrome di Windows', true],
    ])
    const other = list.find(({ current }) => !current)?.id ?? ''
    expect((await browser.delete(`/user-device/${other}`)).status).toBe(204)
    expect(await me(phone)).toBe(401)
    expect(await me(closed(phone))).toBe(401)
    expect((await browser.delete(`/user-device/${other}`)).status).toBe(404)
    const own = list.find(({ current }) => current)?.id ?? ''
    expect((await browser.delete(`/user-device/${own}`)).status).toBe(204)
    expect(browser.jar.has('ingat')).toBe(false)
    expect(await me(browser)).toBe(401)
  })

  test('and tokens of somebody else cannot be ended, nor without a session', async () => {
    const { browser } = await loggedIn(site, { remember: true, bound: false })
    const other = await loggedIn(site, { remember: true, bound: false })
    const [device] = (await other.browser.get('/user-device')).body
    const [token] = (await other.browser.get('/user-token')).body
    for (const path of [`/user-device/${device.id}`, `/user-token/${token.id}`]) {
      expect((await browser.delete(path)).status).toBe(404)
      expect((await new Browser(site.app).delete(path)).status).toBe(401)
    }
    expect((await bareClient(site.app, other.browser.token).get('/user-token')).status).toBe(401)
    expect((await other.browser.get('/user-token')).body).toHaveLength(1)
  })
})

describe('a token without a session', () => {
  const tokenOf = async () => {
    const { email } = await makeAccount(site.db)
    const answer = await bareClient(site.app).post('/api/v1/login', { email, password: PASSWORD })
    return { email, token: answer.body.token as string }
  }

  test('ends after 30 days without use; each use gives it 30 more', async () => {
    const { token } = await tokenOf()
    const client = bareClient(site.app, token)
    for (const days of [29, 29]) {
      later(site, days * 86_400)
      expect((await client.get('/api/v1/me')).status).toBe(200)
    }
    later(site, limits.tokenDays * 86_400)
    expect((await client.get('/api/v1/me')).status).toBe(401)
    await deleteExpiredAccess(site.db, new Date(site.clock.now.getTime() + 1000))
    const id = Number(token.split('|')[0])
    expect(await site.db.selectFrom('tokens').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('is listed with what it was made by and how long it lives, and can be ended', async () => {
    const { email, token } = await tokenOf()
    const browser = new Browser(site.app)
    await browser.logIn(email, PASSWORD, { bound: true })
    const list = (await browser.get('/user-token')).body
    expect(list).toEqual([
      {
        id: Number(token.split('|')[0]),
        browser: 'Peramban tidak dikenal',
        ip: expect.stringMatching(/^10\./),
        started_at: site.clock.now.toISOString(),
        last_used_at: null,
        expires_at: new Date(site.clock.now.getTime() + limits.tokenDays * 86_400_000).toISOString(),
      },
    ])
    expect((await browser.delete(`/user-token/${list[0].id}`)).status).toBe(204)
    expect((await browser.get('/user/security-events')).body.data[0]).toMatchObject({ jenis: 'token_diakhiri' })
    expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(401)
    expect((await browser.delete(`/user-token/${list[0].id}`)).status).toBe(404)
    expect((await browser.delete('/user-token/99999999999')).status).toBe(404)
  })

  test('logs out by itself, without cookies and CSRF', async () => {
    const { token } = await tokenOf()
    const answer = await bareClient(site.app, token).post('/logout')
    expect([answer.status, answer.cookies]).toEqual([204, []])
    expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(401)
    expect((await bareClient(site.app, token).post('/logout')).status).toBe(204)
  })

  test('beside a session that is over ends with the logout; somebody else’s beside a live session does not', async () => {
    const { token } = await tokenOf()
    const { browser } = await loggedIn(site)
    browser.token = token
    await browser.post('/logout')
    expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(200)
    browser.token = token
    await browser.post('/logout')
    expect((await bareClient(site.app, token).get('/api/v1/me')).status).toBe(401)
  })
})
