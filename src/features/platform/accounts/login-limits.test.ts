import { beforeAll, describe, expect, test } from 'vitest'
import {
  codeOf,
  confirmPassword,
  later,
  linkIn,
  loggedIn,
  makeAccount,
  PASSWORD,
  setUpTwoFactor,
} from '../../../../tests/accounts.ts'
import { addPasskey, logInByPasskey } from '../../../../tests/authenticator.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { attemptLimits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const { most, wait, longest } = attemptLimits.loginOfAccount
/** From an address of its own each time, as a wide network has them. */
const guess = (email: string) => new Browser(site.app).logIn(email, 'salah sekali')

/** A wide network guesses until each next try has to wait. */
async function flooded(email: string) {
  for (let n = 0; n < most; n += 1) expect((await guess(email)).status).toBe(422)
}

describe('guesses of one password from many addresses', () => {
  test('wait twice as long each time, up to a quarter of an hour', async () => {
    const { email } = await makeAccount(site.db)
    await flooded(email)
    for (const seconds of [wait, 2 * wait, 4 * wait, 8 * wait, 16 * wait, longest, longest]) {
      const refused = await guess(email)
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)])
      later(site, seconds)
      expect((await guess(email)).status).toBe(422)
    }
  })

  test('at the same moment let one through when the wait is over', async () => {
    const { email } = await makeAccount(site.db)
    await flooded(email)
    later(site, wait)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => guess(email)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([422, ...Array.from({ length: 7 }, () => 429)])
  })

  test('ask the owner once, and nobody for an address without an account', async () => {
    await site.deliverMails()
    const { email } = await makeAccount(site.db)
    await flooded(email)
    await flooded('tidak.ada@example.com')
    later(site, wait)
    await guess(email)
    expect((await site.deliverMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Apakah ini Anda? Banyak percobaan masuk gagal'],
    ])
    later(site, 86_400)
    await flooded(email)
    expect(await site.deliverMails()).toEqual([])
  })

  test('do not lock the owner out of a browser from which the account was entered before', async () => {
    const { browser, account } = await loggedIn(site)
    await browser.post('/logout')
    await flooded(account.email)
    expect((await new Browser(site.app).logIn(account.email, PASSWORD)).status).toBe(429)
    expect((await browser.logIn(account.email, PASSWORD)).status).toBe(200)
    expect((await new Browser(site.app).logIn(account.email, PASSWORD)).status).toBe(429)
  })

  test('do not lock the owner out of a browser that set a new password, or entered by a passkey', async () => {
    const { browser, account } = await loggedIn(site)
    await confirmPassword(browser)
    const device = await addPasskey(browser, 'Ponsel uji')
    const phone = new Browser(site.app)
    expect((await logInByPasskey(phone, device)).status).toBe(200)
    await site.deliverMails()
    const desk = new Browser(site.app)
    await desk.post('/forgot-password', { email: account.email })
    const [mail] = await site.deliverMails()
    const token = /reset-password\/([\w-]+)\?email=/.exec(linkIn(mail))?.[1] ?? ''
    const password = 'Gunung-Rinjani-62'
    const change = { token, email: account.email, password, password_confirmation: password }
    expect((await desk.post('/reset-password', change)).status).toBe(200)
    await flooded(account.email)
    expect((await new Browser(site.app).logIn(account.email, password)).status).toBe(429)
    expect((await desk.logIn(account.email, password)).status).toBe(200)
    await phone.post('/logout')
    expect((await phone.logIn(account.email, password)).status).toBe(200)
  })

  test('from a known browser have their own limit, and its cookie is no use for another account', async () => {
    const { browser } = await loggedIn(site)
    await browser.post('/logout')
    expect(browser.jar.get('perangkat')).toMatch(/^\w{16}\.\d+\.[\w-]{43}$/)
    const other = await makeAccount(site.db)
    await flooded(other.email)
    expect((await browser.logIn(other.email, PASSWORD)).status).toBe(429)
  })
})

test('a /48 of IPv6 counts for as much as four homes', async () => {
  const statuses: number[] = []
  for (let n = 0; n <= attemptLimits.loginOfAddress.most * 4; n += 1) {
    const browser = new Browser(site.app, { ip: `2001:db8:5:${n.toString(16)}::1` })
    statuses.push((await browser.logIn(`rumah${n}@example.com`, 'salah sekali')).status)
  }
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([422, 429])
})

test('wrong second factors from elsewhere ask the owner and leave a known browser its own tries', async () => {
  const { browser, account } = await loggedIn(site)
  const { secret } = await setUpTwoFactor(site, browser)
  await browser.post('/logout')
  await site.deliverMails()
  const thief = new Browser(site.app)
  await thief.logIn(account.email, PASSWORD)
  for (let n = 0; n < attemptLimits.twoFactor.most; n += 1)
    await thief.post('/two-factor-challenge', { code: '000000' })
  expect((await thief.post('/two-factor-challenge', { code: '000000' })).status).toBe(429)
  expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual([
    'Apakah ini Anda? Password benar, kode verifikasi dua langkah salah',
  ])
  await browser.logIn(account.email, PASSWORD)
  expect((await browser.post('/two-factor-challenge', { code: codeOf(site, secret) })).status).toBe(204)
})
