import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import type { z } from 'zod'
import { DEMO_PASSWORD } from '../demo/password.ts'
import type { LoginAnswer as Answer } from '../src/features/platform/accounts/sessions/contract.ts'
import { DESK, type LoggedIn, visit } from './browser.ts'
import { call } from './calls.ts'
import { goTo } from './go-to.ts'
import { siteAddress } from './site.ts'

type LoginAnswer = z.output<typeof Answer>

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs in, by the second factor too where there is one, and waits for the user area or the office. */
export async function logIn(page: Page, email: string): Promise<void> {
  await goTo(page, '/login')
  await fillLogin(page, email)
  await page.waitForURL(({ pathname }) => /^\/(user\/|admin$|two-factor-challenge$|verify-email$)/.test(pathname))
  if (!page.url().endsWith('/two-factor-challenge')) return
  await page.getByLabel('TwoFactor Code').fill(nextCode(email))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/two-factor-challenge')
}

const authenticators = new Map<string, { totp: TOTP; lastPeriod: number }>()
const CODE_MS = 30_000

/** Returns the next code of that person's authenticator app, as a code is accepted only once. */
export function nextCode(email: string): string {
  const known = authenticators.get(email)
  if (!known) throw new Error(`no authenticator of ${email}`)
  known.lastPeriod = Math.max(Math.floor(Date.now() / CODE_MS), known.lastPeriod + 1)
  return known.totp.generate({ timestamp: known.lastPeriod * CODE_MS })
}

/** Staff who come in for the first time agree to the texts of the body. */
export async function agreeToTexts(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: 'Setuju dan lanjutkan' })
  await agree.click()
  await agree.waitFor({ state: 'detached' })
}

/** Where the password is asked for again on the profile: gives it and comes back. */
export async function confirmPassword(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await page.waitForURL('**/confirm-password**')
  // The address changes before the page does, and the profile has passwords of its own.
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await confirm.waitFor()
  await page.getByLabel('Password').first().fill(password)
  await confirm.click()
  await page.waitForURL('**/user/profile**')
}

/** Switches two-factor on in the profile of the person who is logged in. */
export async function switchOnTwoFactor(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await goTo(page, '/user/profile#keamanan')
  await page.getByRole('button', { name: 'Activate' }).click()
  await confirmPassword(page, password)
  await page.getByRole('img', { name: /QR/ }).waitFor()
  const secret = (await page.locator('p.font-mono').innerText()).replaceAll(/\s/g, '')
  authenticators.set(email, { totp: new TOTP({ secret: Secret.fromBase32(secret) }), lastPeriod: 0 })
  await page.getByLabel('Kode').fill(nextCode(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('list', { name: 'Kode pemulihan' }).waitFor()
}

/** Ends a visitor's session on the server alone, as from another device: the browser keeps its cookies. */
export async function endSessionElsewhere(context: BrowserContext): Promise<void> {
  await visit({ storageState: await context.storageState() }, ({ page }) => call(page, 'POST', '/logout'))
}

/** Leaves the site without any cookie; from a page that stands, an answer on its way would bring the session back. */
export async function dropCookies(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Stores the login of somebody who did not log in by the form. */
export const knowLogin = (email: string, login: LoggedIn): void => void logins.set(email, Promise.resolve(login))

const logins = new Map<string, Promise<LoggedIn>>()

/** Logs in by the calls of the login page; undefined for accounts with a second factor. */
async function loggedInByCalls(email: string): Promise<LoggedIn | undefined> {
  return visit({}, async ({ page, context }) => {
    await page.request.get('/sanctum/csrf-cookie')
    const answer = await call<LoginAnswer>(page, 'POST', '/api/v1/login', { email, password: DEMO_PASSWORD })
    if (answer.two_factor) return undefined
    // What the program keeps of a login.
    const url = siteAddress()
    await context.addCookies([
      { name: 'token', value: encodeURIComponent(answer.token), url, sameSite: 'Lax' },
      { name: 'state', value: '1', url, sameSite: 'Lax' },
    ])
    return context.storageState()
  })
}

const loggedInByForm = (email: string): Promise<LoggedIn> =>
  visit({ viewport: DESK }, async ({ page, context }) => {
    await logIn(page, email)
    return context.storageState()
  })

/** A login made once for the test file and shared: more than a few a minute would be refused. */
export function asMember(email: string): Promise<LoggedIn> {
  const known = logins.get(email)
  if (known) return known
  const login = loggedInByCalls(email).then((entered) => entered ?? loggedInByForm(email))
  logins.set(email, login)
  return login
}
