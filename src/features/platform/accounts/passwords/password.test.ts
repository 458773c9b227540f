import { beforeAll, describe, expect, test } from 'vitest'
import { later, linkIn, loggedIn, makeAccount, PASSWORD, setUpTwoFactor } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../../tests/http.ts'
import { digest, randomSecret } from '../../../../lib/signing/secret.ts'
import { limits, serverLimits } from '../../../../limits.ts'
import { insertResetToken } from '../queries.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const NEW = 'Gunung Tinggi 42'
const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status
const canLogIn = async (email: string, password: string) =>
  (await new Browser(site.app).logIn(email, password)).status === 200

/** Asks for a link and answers its token. */
async function resetToken(email: string): Promise<string> {
  await site.deliverMails()
  later(site, 61)
  await new Browser(site.app).post('/forgot-password', { email })
  const mail = (await site.deliverMails()).find((message) => message.to === email)
  return /reset-password\/([\w-]+)\?email=/.exec(linkIn(mail))?.[1] ?? ''
}

const reset = (token: string, email: string, password = NEW, more: object = {}) =>
  new Browser(site.app).post('/reset-password', { token, email, password, password_confirmation: password, ...more })

describe('POST /forgot-password', () => {
  test('answers the same for a known and an unknown address, and mails only the known one', async () => {
    const { email } = await makeAccount(site.db)
    const known = await new Browser(site.app).post('/forgot-password', { email })
    const unknown = await new Browser(site.app).post('/forgot-password', { email: 'tidak.ada@example.com' })
    expect([known.status, known.body]).toEqual([200, { message: 'We have emailed your password reset link.' }])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect((await site.deliverMails()).map(({ to }) => to)).toEqual([email])
  })

  test('mails an address once in 60 seconds, and answers the same', async () => {
    const { email } = await makeAccount(site.db)
    const ask = () => new Browser(site.app).post('/forgot-password', { email })
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    expect(await site.deliverMails()).toHaveLength(1)
    later(site, 59)
    await ask()
    expect(await site.deliverMails()).toHaveLength(0)
    later(site, 1)
    await ask()
    expect(await site.deliverMails()).toHaveLength(1)
  })

  test('answers 422 for what is no address and 429 at the seventh try of a network address in a minute', async () => {
    const browser = new Browser(site.app)
    expect((await browser.post('/forgot-password', { email: 'bukan' })).body.errors).toHaveProperty('email')
    for (let n = 0; n < 5; n += 1) await browser.post('/forgot-password', { email: `a${n}@example.com` })
    expect((await browser.post('/forgot-password', { email: 'b@example.com' })).status).toBe(429)
  })

  test('the link leads to APP_URL, whatever Host the request came with', async () => {
    const { email } = await makeAccount(site.db)
    const headers = { host: 'jahat.example.com', 'x-forwarded-host': 'jahat.example.com' }
    await new Browser(site.app).post('/forgot-password', { email }, headers)
    const [mail] = await site.deliverMails()
    const path = `reset-password/[\\w-]{43}\\?email=${encodeURIComponent(email)}`
    expect(linkIn(mail)).toMatch(new RegExp(`^http://localhost:3000/${path}$`))
  })

  test('keeps the link’s secret as a hash only, also in the queue', async () => {
    const { email, id } = await makeAccount(site.db)
    const token = await resetToken(email)
    const row = await site.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).executeTakeFirst()
    const { rows } = await site.database.pool.query('select data::text from jobs.job')
    expect(JSON.stringify([row, rows])).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})

describe('POST /reset-password', () => {
  test('sets the password, logs nobody in, ends every session, remember cookie and token, and tells the owner', async () => {
    const { browser, account } = await loggedIn(site, { remember: true, bound: false })
    const token = await resetToken(account.email)
    const answer = await reset(token, account.email)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Your password has been reset.' }])
    expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual(['Password Anda telah diganti'])
    expect(await me(browser)).toBe(401)
    browser.jar.delete('sesi')
    expect(await me(browser)).toBe(401)
    expect((await bareClient(site.app, browser.token).get('/api/v1/me')).status).toBe(401)
    expect(await canLogIn(account.email, PASSWORD)).toBe(false)
    expect(await canLogIn(account.email, NEW)).toBe(true)
  })

  test('a link works once', async () => {
    const { email } = await makeAccount(site.db)
    const token = await resetToken(email)
    expect((await reset(token, email)).status).toBe(200)
    const again = await reset(token, email, 'Danau Tenang 17')
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['email']])
  })

  test('of two uses at once one wins', async () => {
    const { email } = await makeAccount(site.db)
    const token = await resetToken(email)
    const both = await Promise.all([reset(token, email, NEW), reset(token, email, 'Danau Tenang 17')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const won = both[0].status === 200 ? NEW : 'Danau Tenang 17'
    expect(await canLogIn(email, won)).toBe(true)
  })

  test('a link is good for 60 minutes', async () => {
    const { email } = await makeAccount(site.db)
    const token = await resetToken(email)
    later(site, limits.resetLinkMinutes * 60 - 1)
    expect((await reset(token, email, 'pendek')).body.errors).toHaveProperty('password')
    later(site, 1)
    expect((await reset(token, email)).body.errors).toHaveProperty('email')
  })

  test('a newer link leaves the older alone, and the use of one ends all', async () => {
    const { email } = await makeAccount(site.db)
    const older = await resetToken(email)
    const newer = await resetToken(email)
    expect((await reset(older, email)).status).toBe(200)
    expect((await reset(newer, email, 'Danau Tenang 17')).status).toBe(422)
  })

  test('of one account some links live at once, the newest', async () => {
    const { id, email } = await makeAccount(site.db)
    const tokens = Array.from({ length: serverLimits.resetLinks + 1 }, () => randomSecret())
    for (const token of tokens) {
      later(site, 1)
      await insertResetToken(site.db, id, digest(token), site.clock.now, limits.resetLinkMinutes)
    }
    const left = await site.db.selectFrom('password_resets').select('user_id').where('user_id', '=', id).execute()
    expect(left).toHaveLength(serverLimits.resetLinks)
    expect((await reset(tokens[0] ?? '', email)).status).toBe(422)
    expect((await reset(tokens[1] ?? '', email)).status).toBe(200)
  })

  test('a wrong, foreign or unknown-address link is refused with the same words', async () => {
    const [one, other] = [await makeAccount(site.db), await makeAccount(site.db)]
    const token = await resetToken(one.email)
    const wrong = await reset('x'.repeat(43), one.email)
    const foreign = await reset(token, other.email)
    const unknown = await reset(token, 'tidak.ada@example.com')
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['email']])
    expect([foreign.text, unknown.text]).toEqual([wrong.text, wrong.text])
    expect((await reset(token, one.email)).status).toBe(200)
  })

  test.each([
    ['too short', 'pendek', {}],
    ['too long', 'x'.repeat(129), {}],
    ['well known', 'password123', {}],
    ['the own name', 'Wulan Contoh 12', {}],
    ['not repeated', NEW, { password_confirmation: 'lain' }],
    ['repeated by nothing', NEW, { password_confirmation: null }],
  ])('a password that is %s is refused under password, and the link stays usable', async (_why, password, more) => {
    const { email } = await makeAccount(site.db)
    const token = await resetToken(email)
    const answer = await reset(token, email, password, more)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['password']])
    expect((await reset(token, email)).status).toBe(200)
  })

  test('leaves two-factor as it was, and ends a login half done with the old password', async () => {
    const { browser, account } = await loggedIn(site)
    await setUpTwoFactor(site, browser)
    const pending = new Browser(site.app)
    await pending.logIn(account.email, PASSWORD)
    const { secretKey } = (await browser.get('/user/two-factor-secret-key')).body
    await reset(await resetToken(account.email), account.email)
    const { codeOf } = await import('../../../../../tests/accounts.ts')
    expect((await pending.post('/two-factor-challenge', { code: codeOf(site, secretKey) })).status).toBe(422)
    expect((await new Browser(site.app).logIn(account.email, NEW)).body).toEqual({ two_factor: true })
  })

  test('has ten tries a minute for each network address', async () => {
    const browser = new Browser(site.app)
    for (let n = 0; n < 10; n += 1) expect((await browser.post('/reset-password', {})).status).toBe(422)
    expect((await browser.post('/reset-password', {})).status).toBe(429)
  })

  test('a login with the old password that was being checked meanwhile does not get in', async () => {
    const { email } = await makeAccount(site.db)
    const token = await resetToken(email)
    const results = await Promise.all([
      reset(token, email),
      ...Array.from({ length: 4 }, () => new Browser(site.app).logIn(email, PASSWORD)),
    ])
    expect(results[0]?.status).toBe(200)
    const left = await site.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('id_hash')
      .where('email', '=', email)
      .execute()
    expect(left).toEqual([])
  })
})

describe('POST /user/confirm-password', () => {
  test('opens the security settings for 900 seconds in this session only', async () => {
    const { browser, account } = await loggedIn(site)
    const other = new Browser(site.app)
    await other.logIn(account.email, PASSWORD)
    expect((await browser.get('/user/confirmed-password-status')).body).toEqual({ confirmed: false })
    const answer = await browser.post('/user/confirm-password', { password: PASSWORD })
    expect([answer.status, answer.text]).toEqual([201, '""'])
    later(site, 60)
    const status = await browser.get('/user/confirmed-password-status')
    expect([status.body, status.headers['x-retry-after']]).toEqual([{ confirmed: true }, '60'])
    expect((await browser.get('/user/confirmed-password-status?seconds=60')).body).toEqual({ confirmed: false })
    expect((await browser.get('/user/two-factor-recovery-codes')).status).toBe(200)
    expect((await other.get('/user/two-factor-recovery-codes')).status).toBe(423)
    later(site, limits.confirmedPasswordSeconds - 60)
    expect((await browser.get('/user/two-factor-recovery-codes')).status).toBe(423)
    expect((await browser.get('/user/confirmed-password-status')).body).toEqual({ confirmed: false })
  })

  test('answers 422 under password for a wrong or missing one, 401 to a guest', async () => {
    const { browser } = await loggedIn(site)
    for (const body of [{ password: 'salah sekali' }, {}, { password: ['a'] }]) {
      const answer = await browser.post('/user/confirm-password', body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['password']])
    }
    expect((await new Browser(site.app).post('/user/confirm-password', { password: PASSWORD })).status).toBe(401)
    expect((await new Browser(site.app).get('/user/confirmed-password-status')).status).toBe(401)
  })

  test('shares ten guesses a minute with the change of the password', async () => {
    const { browser } = await loggedIn(site)
    for (let n = 0; n < 5; n += 1) await browser.post('/user/confirm-password', { password: 'salah sekali' })
    for (let n = 0; n < 5; n += 1) await browser.put('/user/password', { current_password: 'salah sekali' })
    expect((await browser.post('/user/confirm-password', { password: PASSWORD })).status).toBe(429)
  })
})

describe('PUT /user/password', () => {
  const change = (browser: Browser, more: object = {}) =>
    browser.put('/user/password', { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...more })

  test('keeps this session under a new id and ends every other way in', async () => {
    const { browser, account } = await loggedIn(site, { remember: true })
    const before = browser.copy()
    const other = new Browser(site.app)
    await other.logIn(account.email, PASSWORD, { remember: true })
    await site.deliverMails()
    const answer = await change(browser)
    expect([answer.status, answer.text]).toEqual([200, '""'])
    expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual(['Password Anda telah diganti'])
    expect(await me(browser)).toBe(200)
    before.token = undefined
    for (const ended of [before, other]) {
      expect(await me(ended)).toBe(401)
      ended.jar.delete('sesi')
      expect(await me(ended)).toBe(401)
    }
    expect((await bareClient(site.app, other.token).get('/api/v1/me')).status).toBe(401)
    browser.jar.delete('sesi')
    expect(await me(browser)).toBe(200)
    expect([await canLogIn(account.email, PASSWORD), await canLogIn(account.email, NEW)]).toEqual([false, true])
  })

  test('answers all errors together', async () => {
    const { browser } = await loggedIn(site)
    const cases: [object, string[]][] = [
      [{ current_password: 'salah sekali' }, ['current_password']],
      [{ password: 'pendek', password_confirmation: 'pendek' }, ['password']],
      [{ password_confirmation: 'lain' }, ['password']],
      [{ password: 'bismillah123', password_confirmation: 'bismillah123' }, ['password']],
      [{ current_password: 'x'.repeat(5000), password: 'x'.repeat(5000) }, ['current_password', 'password']],
      [{ current_password: null, password: null }, ['current_password', 'password']],
    ]
    for (const [more, fields] of cases) {
      const answer = await change(browser, more)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields])
    }
    expect((await change(new Browser(site.app))).status).toBe(401)
  })

  test('the same password is no change', async () => {
    const { browser } = await loggedIn(site)
    const answer = await change(browser, { password: PASSWORD, password_confirmation: PASSWORD })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ password: ['Password baru harus berbeda dari password sekarang.'] })
    expect(await me(browser)).toBe(200)
  })

  test('of two changes at once one wins', async () => {
    const { browser } = await loggedIn(site)
    const both = await Promise.all([change(browser.copy()), change(browser.copy())])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
  })
})
