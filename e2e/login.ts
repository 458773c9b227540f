import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { DESK, type LoggedIn, visit } from './browser.ts'
import { goTo } from './go-to.ts'

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs in and waits for the user area. */
export async function logIn(page: Page, email: string): Promise<void> {
  await goTo(page, '/login')
  await fillLogin(page, email)
  await page.waitForURL((url) => url.pathname.startsWith('/user/'))
}

const logins = new Map<string, Promise<LoggedIn>>()

/** A login made once for the test file and shared: more than a few a minute would be refused. */
export function asMember(email: string): Promise<LoggedIn> {
  const known = logins.get(email)
  if (known) return known
  const login = visit({ viewport: DESK }, async ({ page, context }) => {
    await logIn(page, email)
    return context.storageState()
  })
  logins.set(email, login)
  return login
}
