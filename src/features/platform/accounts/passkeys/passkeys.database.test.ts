import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, later, loggedIn, PASSWORD, setUpTwoFactor } from '../../../../../tests/accounts.ts'
import { Authenticator, addPasskey, logInByPasskey } from '../../../../../tests/authenticator.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { passkeyLimits } from '../../../../limits.ts'
import { resetTwoFactor } from '../service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

/** Somebody logged in with a passkey, the password confirmed. */
async function withPasskey(choices: Parameters<typeof loggedIn>[1] = {}) {
  const { browser, account } = await loggedIn(site, choices)
  await browser.post('/user/confirm-password', { password: PASSWORD })
  const device = await addPasskey(browser)
  return { browser, account, device }
}

async function halfIn(email: string) {
  const pending = new Browser(site.app)
  const answer = await pending.logIn(email, PASSWORD)
  expect(answer.body).toEqual({ two_factor: true })
  return pending
}

const sentenceOf = (answer: { body: { errors?: { credential?: string[] } } }) => answer.body.errors?.credential?.[0]
const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status
const factors = async (browser: Browser) => (await browser.get('/user/second-factors')).body
const subjects = async () => (await site.deliverMails()).map(({ subject }) => subject)

describe('adding a passkey', () => {
  test('turns two-factor on, brings recovery codes, and tells the owner', async () => {
    const { browser, account } = await loggedIn(site)
    await browser.post('/user/confirm-password', { password: PASSWORD })
    await site.deliverMails()
    expect(await factors(browser)).toEqual({ authenticator: false, passkeys: [] })
    await addPasskey(browser, 'Laptop kantor')
    expect((await browser.get('/api/v1/me')).body.two_factor).toBe(true)
    expect((await browser.get('/user/two-factor-recovery-codes')).body).toHaveLength(8)
    const { passkeys } = await factors(browser)
    expect(passkeys).toMatchObject([{ name: 'Laptop kantor', synced: false, last_used_at: null, blocked_at: null }])
    const [mail] = await site.deliverMails()
    expect(mail?.subject).toBe('Passkey ditambahkan pada akun Anda')
    expect(mail?.text).toContain('Laptop kantor')
    expect((await new Browser(site.app).logIn(account.email, PASSWORD)).body).toEqual({ two_factor: true })
  })

  test('asks for the password first, and is nobody else’s affair', async () => {
    const { browser } = await loggedIn(site)
    for (const [method, url] of [
      ['post', '/user/passkeys/options'],
      ['post', '/user/passkeys'],
      ['delete', '/user/passkeys/1'],
    ] as const) {
      expect((await browser[method](url)).status).toBe(423)
      expect((await new Browser(site.app)[method](url)).status).toBe(401)
    }
  })

  test('takes only a key made for this challenge, this site and with the owner verified', async () => {
    const { browser } = await loggedIn(site)
    await browser.post('/user/confirm-password', { password: PASSWORD })
    const options = async () => (await browser.post('/user/passkeys/options')).body
    const offer = (credential: object) => browser.post('/user/passkeys', { name: 'Kunci', credential })
    const device = new Authenticator()
    for (const ways of [{ origin: 'https://tiruan.example' }, { rpId: 'tiruan.example' }, { unverified: true }]) {
      expect(sentenceOf(await offer(device.create(await options(), ways)))).toContain('tidak dapat diperiksa')
    }
    const other = { ...(await options()), challenge: Buffer.alloc(32).toString('base64url') }
    expect(sentenceOf(await offer(device.create(other)))).toContain('tidak dapat diperiksa')
    expect((await offer({ id: 'x' })).status).toBe(422)
    expect((await factors(browser)).passkeys).toEqual([])
    // A challenge counts once, whatever became of it, and not for long.
    const made = device.create(await options())
    later(site, passkeyLimits.challengeSeconds)
    expect(sentenceOf(await offer(made))).toContain('sudah habis')
    const fresh = device.create(await options())
    expect((await offer(fresh)).status).toBe(201)
    expect(sentenceOf(await offer(fresh))).toContain('sudah habis')
  })

  test('the challenge of one session is worth nothing in another', async () => {
    const { browser } = await loggedIn(site)
    const stranger = await loggedIn(site)
    for (const one of [browser, stranger.browser]) await one.post('/user/confirm-password', { password: PASSWORD })
    const made = new Authenticator().create((await browser.post('/user/passkeys/options')).body)
    const answer = await stranger.browser.post('/user/passkeys', { name: 'Curian', credential: made })
    expect(sentenceOf(answer)).toContain('sudah habis')
  })

  test('leaves the codes of those who have an app already, and stops at ten', async () => {
    const { browser } = await loggedIn(site)
    const { codes } = await setUpTwoFactor(site, browser)
    await addPasskey(browser)
    expect((await browser.get('/user/two-factor-recovery-codes')).body).toEqual(codes)
    for (let more = 1; more < passkeyLimits.most; more += 1) {
      later(site, 60)
      await addPasskey(browser, `Kunci ${more}`)
    }
    later(site, 60)
    expect(sentenceOf(await browser.post('/user/passkeys/options'))).toContain('Paling banyak 10')
  })
})

describe('logging in with a passkey alone', () => {
  test('needs neither address nor password, counts as both factors, and answers a token', async () => {
    const { account, device } = await withPasskey()
    const browser = new Browser(site.app)
    const answer = await logInByPasskey(browser, device)
    expect([answer.status, answer.body.two_factor]).toEqual([200, false])
    expect((await browser.get('/api/v1/me')).body.id).toBe(account.id)
    expect((await factors(browser)).passkeys[0].last_used_at).toBe(site.clock.now.toISOString())
    expect((await browser.post('/passkey-login/options')).status).toBe(409)
  })

  test('a signature counts once, in the session that asked, for this site, with the owner verified', async () => {
    const { device } = await withPasskey()
    const browser = new Browser(site.app)
    const asked = async () => (await browser.post('/passkey-login/options')).body
    const enter = (credential: object, who = browser) => who.post('/passkey-login', { credential })
    for (const ways of [{ origin: 'http://localhost:3001' }, { rpId: 'example.com' }, { unverified: true }]) {
      expect(sentenceOf(await enter(device.get(await asked(), ways)))).toContain('tidak dapat diperiksa')
    }
    const stolen = device.get(await asked())
    expect(sentenceOf(await enter(stolen, new Browser(site.app)))).toContain('sudah habis')
    const late = device.get(await asked())
    later(site, passkeyLimits.challengeSeconds)
    expect(sentenceOf(await enter(late))).toContain('sudah habis')
    const signed = device.get(await asked())
    const answers = await Promise.all([enter(signed, browser.copy()), enter(signed, browser.copy())])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await me(browser)).toBe(401)
  })

  test('an unknown key and that of a suspended account are refused with the same words', async () => {
    const stranger = new Authenticator()
    stranger.create({ challenge: 'x', user: { id: Buffer.alloc(32).toString('base64url') } })
    const unknown = await logInByPasskey(new Browser(site.app), stranger)
    const { account, device } = await withPasskey()
    await site.db.updateTable('users').set({ suspended_at: site.clock.now }).where('id', '=', account.id).execute()
    const suspended = await logInByPasskey(new Browser(site.app), device)
    expect([unknown.status, suspended.status]).toEqual([422, 422])
    expect(sentenceOf(suspended)).toBe(sentenceOf(unknown))
  })

  test('a count that went back shows a copy: the passkey is blocked for good, and its owner learns of it', async () => {
    const { account, device, browser } = await withPasskey()
    const copy = device.clone()
    expect((await logInByPasskey(new Browser(site.app), device)).status).toBe(200)
    expect((await logInByPasskey(new Browser(site.app), device)).status).toBe(200)
    await site.deliverMails()
    expect(sentenceOf(await logInByPasskey(new Browser(site.app), copy))).toContain('diblokir')
    expect(sentenceOf(await logInByPasskey(new Browser(site.app), device))).toContain('diblokir')
    expect(await subjects()).toEqual(['Passkey Anda diblokir'])
    expect((await factors(browser)).passkeys[0].blocked_at).toBe(site.clock.now.toISOString())
    // The password alone still opens nothing; a recovery code does.
    const codes = (await browser.get('/user/two-factor-recovery-codes')).body as string[]
    const pending = await halfIn(account.email)
    expect((await pending.post('/two-factor-challenge/passkey/options')).status).toBe(422)
    expect((await pending.post('/two-factor-challenge', { code: codes[0], recovery_code: codes[0] })).status).toBe(204)
  })
})

describe('a passkey as second factor', () => {
  test('opens after the password, beside a code of the app and a recovery code', async () => {
    const { browser, account } = await loggedIn(site)
    const { secret, codes } = await setUpTwoFactor(site, browser)
    const device = await addPasskey(browser)
    const pending = await halfIn(account.email)
    const { body } = await pending.post('/two-factor-challenge/passkey/options')
    expect(body.allowCredentials).toHaveLength(1)
    const answer = await pending.post('/two-factor-challenge/passkey', { credential: device.get(body) })
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await pending.get('/api/v1/me')).body.id).toBe(account.id)
    for (const code of [codeOf(site, secret), codes[0]]) {
      const other = await halfIn(account.email)
      expect((await other.post('/two-factor-challenge', { code, recovery_code: code })).status).toBe(204)
    }
  })

  test('is asked only of a login under way, and only its own owner’s passkey passes', async () => {
    const nobody = await new Browser(site.app).post('/two-factor-challenge/passkey/options')
    expect(sentenceOf(nobody)).toContain('Tidak ada passkey')
    const { account } = await withPasskey()
    const other = await withPasskey()
    const pending = await halfIn(account.email)
    const { body } = await pending.post('/two-factor-challenge/passkey/options')
    const answer = await pending.post('/two-factor-challenge/passkey', { credential: other.device.get(body) })
    expect(answer.status).toBe(422)
    expect(await me(pending)).toBe(401)
  })

  test('a challenge of one purpose does not serve the other', async () => {
    const { account, device } = await withPasskey()
    const pending = await halfIn(account.email)
    const { body } = await pending.post('/two-factor-challenge/passkey/options')
    const answer = await pending.post('/passkey-login', { credential: device.get(body) })
    expect(sentenceOf(answer)).toContain('sudah habis')
  })

  test('the code of an app that was never confirmed does not pass for a person with a passkey', async () => {
    const { browser, account } = await withPasskey()
    const codes = (await browser.get('/user/two-factor-recovery-codes')).body
    await browser.post('/user/two-factor-authentication')
    const { secretKey } = (await browser.get('/user/two-factor-secret-key')).body
    expect((await browser.get('/user/two-factor-recovery-codes')).body).toEqual(codes)
    const pending = await halfIn(account.email)
    const code = codeOf(site, secretKey)
    expect((await pending.post('/two-factor-challenge', { code, recovery_code: code })).status).toBe(422)
  })
})

describe('naming and removing', () => {
  test('only the owner renames and removes, and learns of the removal', async () => {
    const { browser } = await withPasskey()
    const stranger = await withPasskey()
    const [{ id }] = (await factors(browser)).passkeys
    for (const answer of [
      await stranger.browser.put(`/user/passkeys/${id}`, { name: 'Punya saya' }),
      await stranger.browser.delete(`/user/passkeys/${id}`),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect((await browser.put(`/user/passkeys/${id}`, { name: ' ' })).body.errors).toHaveProperty('name')
    expect((await browser.put(`/user/passkeys/${id}`, { name: 'Kunci USB' })).status).toBe(200)
    expect((await factors(browser)).passkeys[0].name).toBe('Kunci USB')
    await site.deliverMails()
    expect((await browser.delete(`/user/passkeys/${id}`)).status).toBe(200)
    expect(await subjects()).toEqual(['Passkey dihapus dari akun Anda'])
  })

  test('with the last second factor two-factor and its codes go, with another one they stay', async () => {
    const { browser } = await loggedIn(site)
    const { codes } = await setUpTwoFactor(site, browser)
    const device = await addPasskey(browser)
    await browser.delete('/user/two-factor-authentication')
    expect((await browser.get('/api/v1/me')).body.two_factor).toBe(true)
    expect((await browser.get('/user/two-factor-recovery-codes')).body).toEqual(codes)
    const [{ id }] = (await factors(browser)).passkeys
    await browser.delete(`/user/passkeys/${id}`)
    expect((await browser.get('/api/v1/me')).body.two_factor).toBe(false)
    expect((await browser.get('/user/two-factor-recovery-codes')).body).toEqual([])
    expect((await logInByPasskey(new Browser(site.app), device)).status).toBe(422)
  })

  test('the operator takes passkeys off an account whose owner lost the devices', async () => {
    const { account, device } = await withPasskey()
    const { db, jobs, clock } = site
    expect(await resetTwoFactor(db, { now: clock.now, jobs }, account.email)).toMatchObject({ id: account.id })
    expect((await logInByPasskey(new Browser(site.app), device)).status).toBe(422)
    expect((await new Browser(site.app).logIn(account.email, PASSWORD)).body.two_factor).toBe(false)
  })

  test('staff work with a passkey as with an app, and are led to the set-up without either', async () => {
    const { browser } = await withPasskey({ role: 'administrator', permissions: ['konten'] })
    expect((await browser.get('/admin-api/faq')).status).toBe(200)
    const [{ id }] = (await factors(browser)).passkeys
    await browser.delete(`/user/passkeys/${id}`)
    expect((await browser.get('/admin-api/faq')).status).toBe(409)
  })
})
