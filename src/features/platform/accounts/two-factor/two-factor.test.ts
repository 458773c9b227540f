import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, later, loggedIn, PASSWORD, setUpTwoFactor } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { serverLimits } from '../../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const CODE = /^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$/
const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status

/** Somebody with two-factor on, logged in, and another browser between password and code. */
async function halfIn(more: { remember?: boolean } = {}) {
  const { browser, account } = await loggedIn(site)
  const { secret, codes } = await setUpTwoFactor(site, browser)
  const pending = new Browser(site.app)
  await pending.logIn(account.email, PASSWORD, more)
  await site.deliverMails()
  return { browser, account, secret, codes, pending }
}

/** As the specified client does: one text as both. */
const challenge = (browser: Browser, text: string) =>
  browser.post('/two-factor-challenge', { code: text, recovery_code: text })

describe('setting two-factor up', () => {
  test('goes from nothing over an unconfirmed secret to on, with the password confirmed', async () => {
    const { browser, account } = await loggedIn(site)
    await browser.post('/user/confirm-password', { password: PASSWORD })
    expect((await browser.get('/user/two-factor-qr-code')).body).toEqual([])
    expect((await browser.get('/user/two-factor-recovery-codes')).body).toEqual([])
    const none = await browser.get('/user/two-factor-secret-key')
    expect([none.status, none.body]).toEqual([404, { message: 'Two factor authentication has not been enabled.' }])

    const started = await browser.post('/user/two-factor-authentication')
    expect([started.status, started.text]).toEqual([200, '""'])
    const { secretKey } = (await browser.get('/user/two-factor-secret-key')).body
    expect(secretKey).toMatch(/^[A-Z2-7]{32}$/)
    const { svg, url } = (await browser.get('/user/two-factor-qr-code')).body
    expect(svg).toMatch(/^<svg /)
    expect(url).toMatch(/^otpauth:\/\/totp\/[^?]+\?issuer=[^&]+&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/)
    expect(url).toContain(encodeURIComponent(account.email))
    expect((await browser.get('/api/v1/me')).body.two_factor).toBe(false)
    expect((await new Browser(site.app).logIn(account.email, PASSWORD)).body.two_factor).toBe(false)

    const confirmed = await browser.post('/user/confirmed-two-factor-authentication', { code: codeOf(site, secretKey) })
    expect([confirmed.status, confirmed.text]).toEqual([200, '""'])
    expect((await browser.get('/api/v1/me')).body.two_factor).toBe(true)
    expect((await site.deliverMails()).map(({ subject }) => subject)).toContain('Verifikasi dua langkah aktif')
    const codes = (await browser.get('/user/two-factor-recovery-codes')).body as string[]
    expect(codes).toHaveLength(8)
    for (const code of codes) expect(code).toMatch(CODE)
  })

  test('every call of it is 401 for a guest and 423 without a confirmed password', async () => {
    const { browser } = await loggedIn(site)
    const calls = [
      ['post', '/user/two-factor-authentication'],
      ['delete', '/user/two-factor-authentication'],
      ['get', '/user/two-factor-qr-code'],
      ['get', '/user/two-factor-secret-key'],
      ['get', '/user/two-factor-recovery-codes'],
      ['post', '/user/two-factor-recovery-codes'],
      ['post', '/user/confirmed-two-factor-authentication'],
    ] as const
    for (const [method, url] of calls) {
      expect((await new Browser(site.app)[method](url)).status).toBe(401)
      const answer = await browser[method](url)
      expect([answer.status, answer.body]).toEqual([423, { message: 'Password confirmation required.' }])
    }
  })

  test('starting again keeps the secret, unless force is asked', async () => {
    const { browser } = await loggedIn(site)
    await browser.post('/user/confirm-password', { password: PASSWORD })
    const secret = async () => (await browser.get('/user/two-factor-secret-key')).body.secretKey as string
    await browser.post('/user/two-factor-authentication')
    const first = await secret()
    await browser.post('/user/two-factor-authentication')
    expect(await secret()).toBe(first)
    await browser.post('/user/two-factor-authentication', { force: true })
    expect(await secret()).not.toBe(first)
  })

  test('a wrong, missing or spent code, and a code without a setup, are 422 under code', async () => {
    const { browser } = await loggedIn(site)
    const confirm = (code?: unknown) => browser.post('/user/confirmed-two-factor-authentication', { code })
    await browser.post('/user/confirm-password', { password: PASSWORD })
    expect((await confirm('123456')).body.errors).toHaveProperty('code')
    await browser.post('/user/two-factor-authentication')
    for (const code of [undefined, 'abc', 123456, null])
      expect((await confirm(code)).body.errors).toHaveProperty('code')
    expect((await browser.get('/api/v1/me')).body.two_factor).toBe(false)
  })

  test('secret and recovery codes are sealed in the database', async () => {
    const { account, secret, codes } = await halfIn()
    const row = await site.db
      .selectFrom('users')
      .select(['two_factor_secret', 'recovery_codes'])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    const dump = `${row.two_factor_secret?.toString('latin1')}${row.recovery_codes?.toString('latin1')}`
    for (const text of [secret, ...codes]) expect(dump).not.toContain(text)
  })
})

describe('POST /two-factor-challenge', () => {
  test('a code of the app answers 204 with a session under a new id; remember is honoured', async () => {
    const { pending, account, secret } = await halfIn({ remember: true })
    const before = pending.jar.get('sesi')
    const answer = await challenge(pending, codeOf(site, secret))
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(pending.jar.get('sesi')).not.toBe(before)
    expect(pending.jar.has('ingat')).toBe(true)
    expect((await pending.get('/api/v1/me')).body.id).toBe(account.id)
  })

  test.each([
    ['previous', -1],
    ['present', 0],
    ['next', 1],
  ])('the code of the %s step is accepted', async (_name, step) => {
    const { pending, secret } = await halfIn()
    later(site, 60)
    expect((await challenge(pending, codeOf(site, secret, step))).status).toBe(204)
  })

  test.each([-2, 2])('the code %i steps away is not', async (step) => {
    const { pending, secret } = await halfIn()
    later(site, 90)
    expect((await challenge(pending, codeOf(site, secret, step))).status).toBe(422)
  })

  test('a code works once, an early one too, and no earlier one after it', async () => {
    const { pending, account, secret } = await halfIn()
    const early = codeOf(site, secret, 1)
    const present = codeOf(site, secret)
    expect((await challenge(pending, early)).status).toBe(204)
    const second = new Browser(site.app)
    await second.logIn(account.email, PASSWORD)
    expect((await challenge(second, present)).status).toBe(422)
    later(site, 30)
    expect((await challenge(second, early)).status).toBe(422)
    later(site, 30)
    expect((await challenge(second, codeOf(site, secret))).status).toBe(204)
  })

  test('the code that confirmed the setup is spent', async () => {
    const { browser, account } = await loggedIn(site)
    await browser.post('/user/confirm-password', { password: PASSWORD })
    await browser.post('/user/two-factor-authentication')
    const { secretKey } = (await browser.get('/user/two-factor-secret-key')).body
    const code = codeOf(site, secretKey)
    await browser.post('/user/confirmed-two-factor-authentication', { code })
    const other = new Browser(site.app)
    await other.logIn(account.email, PASSWORD)
    expect((await challenge(other, code)).status).toBe(422)
  })

  test('a recovery code works once and is replaced in place: the list keeps eight; the owner is told', async () => {
    const { pending, browser, account, codes } = await halfIn()
    const used = codes[3] ?? ''
    expect((await challenge(pending, used)).status).toBe(204)
    expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual(['Kode pemulihan telah dipakai'])
    const now = (await browser.get('/user/two-factor-recovery-codes')).body as string[]
    expect(now).toHaveLength(8)
    expect(now.filter((code) => codes.includes(code))).toEqual(codes.filter((code) => code !== used))
    expect(now[3]).toMatch(CODE)
    const second = new Browser(site.app)
    await second.logIn(account.email, PASSWORD)
    expect((await challenge(second, used)).status).toBe(422)
  })

  test('a recovery code in code alone is refused', async () => {
    const { pending, codes } = await halfIn()
    expect((await pending.post('/two-factor-challenge', { code: codes[0] })).status).toBe(422)
    expect((await pending.post('/two-factor-challenge', { recovery_code: codes[0] })).status).toBe(204)
  })

  test.each([
    [{ code: '000000', recovery_code: '000000' }, 'recovery_code'],
    [{ code: '000000' }, 'code'],
    [{ code: '000000', recovery_code: '' }, 'code'],
    [{}, 'code'],
    [{ code: '', recovery_code: null }, 'code'],
  ])('%j is 422 under %s, with and without a login under way', async (body, field) => {
    const { pending } = await halfIn()
    const held = await pending.post('/two-factor-challenge', body)
    const none = await new Browser(site.app).post('/two-factor-challenge', body)
    expect([held.status, Object.keys(held.body.errors)]).toEqual([422, [field]])
    expect([none.status, none.text]).toEqual([422, held.text])
  })

  test('of two uses of one code at once one wins', async () => {
    const { pending, account, secret, codes } = await halfIn()
    const second = new Browser(site.app)
    await second.logIn(account.email, PASSWORD)
    const code = codeOf(site, secret)
    const byApp = await Promise.all([challenge(pending, code), challenge(second, code)])
    expect(byApp.map(({ status }) => status).sort()).toEqual([204, 422])
    const [third, fourth] = [new Browser(site.app), new Browser(site.app)]
    await third.logIn(account.email, PASSWORD)
    await fourth.logIn(account.email, PASSWORD)
    const byRecovery = await Promise.all([challenge(third, codes[0] ?? ''), challenge(fourth, codes[0] ?? '')])
    expect(byRecovery.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('of two codes at once in one pending login one session comes', async () => {
    const { pending, codes } = await halfIn()
    const both = await Promise.all([
      challenge(pending.copy(), codes[0] ?? ''),
      challenge(pending.copy(), codes[1] ?? ''),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('a login under way is forgotten after ten minutes', async () => {
    const { pending, secret } = await halfIn()
    later(site, serverLimits.pendingLoginMinutes * 60)
    expect((await challenge(pending, codeOf(site, secret))).status).toBe(422)
  })

  test('a login under way ends when the password or two-factor changes', async () => {
    const { pending, browser, secret } = await halfIn()
    await browser.put('/user/password', {
      current_password: PASSWORD,
      password: 'Laut Biru 2026',
      password_confirmation: 'Laut Biru 2026',
    })
    expect((await challenge(pending, codeOf(site, secret))).status).toBe(422)
    const other = await halfIn()
    await other.browser.delete('/user/two-factor-authentication')
    expect((await challenge(other.pending, codeOf(site, other.secret))).status).toBe(422)
  })

  test('has five tries a minute for the account over all sessions, successes included', async () => {
    const { pending, account, secret } = await halfIn()
    const second = new Browser(site.app)
    await second.logIn(account.email, PASSWORD)
    expect((await challenge(second, codeOf(site, secret))).status).toBe(204)
    for (let n = 0; n < 4; n += 1) expect((await challenge(pending, '000000')).status).toBe(422)
    const third = new Browser(site.app)
    await third.logIn(account.email, PASSWORD)
    later(site, 30)
    expect((await challenge(third, codeOf(site, secret))).status).toBe(429)
    later(site, 30)
    expect((await challenge(third, codeOf(site, secret))).status).toBe(204)
  })

  test('the wait grows when lockouts repeat', async () => {
    const { pending, secret } = await halfIn()
    for (let minute = 0; minute < 4; minute += 1) {
      for (let n = 0; n < 5; n += 1) expect((await challenge(pending, '000000')).status).toBe(422)
      later(site, 60)
    }
    const answer = await challenge(pending, codeOf(site, secret))
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, String(900 - 4 * 60)])
  })

  test('without a login under way the tries count for the network address, not for everyone', async () => {
    const stranger = new Browser(site.app)
    for (let n = 0; n < 5; n += 1) expect((await challenge(stranger, '000000')).status).toBe(422)
    expect((await challenge(stranger, '000000')).status).toBe(429)
    expect((await challenge(new Browser(site.app), '000000')).status).toBe(422)
  })
})

describe('changing two-factor', () => {
  test('new recovery codes replace all eight, and the owner is told', async () => {
    const { browser, codes } = await halfIn()
    const answer = await browser.post('/user/two-factor-recovery-codes')
    expect([answer.status, answer.text]).toEqual([200, '""'])
    const now = (await browser.get('/user/two-factor-recovery-codes')).body as string[]
    expect(now.filter((code) => codes.includes(code))).toEqual([])
    expect(now).toHaveLength(8)
    expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual(['Kode pemulihan baru'])
  })

  test('switching it off answers 200, also when it is off, and the owner is told once', async () => {
    const { browser, account } = await halfIn()
    for (let n = 0; n < 2; n += 1) {
      const answer = await browser.delete('/user/two-factor-authentication')
      expect([answer.status, answer.text]).toEqual([200, '""'])
    }
    expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual(['Verifikasi dua langkah dimatikan'])
    expect((await new Browser(site.app).logIn(account.email, PASSWORD)).body.two_factor).toBe(false)
  })

  test('starting anew while it is on leaves the working app alone', async () => {
    const { browser, pending, secret } = await halfIn()
    await browser.post('/user/two-factor-authentication', { force: true })
    expect((await challenge(pending, codeOf(site, secret))).status).toBe(204)
    expect(await me(pending)).toBe(200)
  })
})
