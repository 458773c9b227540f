import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, visit, withBrowser } from './browser.ts'
import { goTo } from './go-to.ts'
import { asMember, endSessionElsewhere, logIn } from './login.ts'

withBrowser()

const MEMBER = 'anggota@example.com'
const HOLDER = 'pemegang@example.com'
const NEWCOMER = 'anggota.baru@example.com'

const path = (page: Page): string => new URL(page.url()).pathname

describe('the guard holds on the first page and on every later one', () => {
  test('a guest who opens the user area is sent to Login, before anything of it is seen', async () => {
    await visit({ viewport: DESK }, async ({ page }) => {
      const answer = await page.request.get('/user/dashboard', { maxRedirects: 0, headers: { accept: 'text/html' } })
      expect([answer.status(), answer.headers()['location']?.split('?')[0]]).toEqual([302, '/login'])
    })
  })

  test('/user leads to the dashboard', async () => {
    await visit({ viewport: DESK, storageState: await asMember(MEMBER) }, async ({ page }) => {
      await goTo(page, '/user/dashboard')
      await goTo(page, '/user')
      await expect.poll(() => path(page)).toBe('/user/dashboard')
    })
  })

  test('a member who opens a guest page is sent to the dashboard', async () => {
    await visit({ viewport: DESK, storageState: await asMember(MEMBER) }, async ({ page }) => {
      await goTo(page, '/user/dashboard')
      for (const guestPage of ['/login', '/register', '/forgot-password']) {
        await goTo(page, guestPage)
        await expect.poll(() => path(page), { message: guestPage }).toBe('/user/dashboard')
      }
      await goTo(page, '/user/data-diri')
      await expect.poll(() => path(page)).toBe('/user/dashboard')
    })
  })

  test('a member without personal data is sent to them from everywhere', async () => {
    await visit({ viewport: DESK }, async ({ page }) => {
      await logIn(page, NEWCOMER)
      for (const elsewhere of ['/user/dashboard', '/user/profile', '/', '/artikel', '/login']) {
        await goTo(page, elsewhere)
        await page.waitForURL(({ pathname }) => pathname === '/user/data-diri')
      }
    })
  })

  test('a public page greets a member, and leads on to the user area without a new login', async () => {
    await visit({ viewport: DESK, storageState: await asMember(HOLDER) }, async ({ page, open }) => {
      await goTo(page, '/user/dashboard')
      await open('/')
      await page
        .locator('header')
        .getByText(/Welcome|Ratih/)
        .first()
        .waitFor()
      await page.locator('header a[href="/artikel"]').first().click()
      await page.waitForURL('**/artikel')
      expect(await page.locator('header a[href="/login"]:visible').count()).toBe(0)
    })
  })

  test('a session that ended elsewhere leads to Login at the next step', async () => {
    await visit({ viewport: DESK }, async ({ page, context }) => {
      await logIn(page, MEMBER)
      await goTo(page, '/user/dashboard')
      await endSessionElsewhere(context)
      await page.locator('header summary', { hasText: 'Welcome' }).click()
      await page.locator('header a[href="/user/profile"]').first().click()
      await page.waitForURL('**/login**')
    })
  })
})
