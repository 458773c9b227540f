import { expect, test } from 'vitest'
import { breaches, DESK, PHONE, visit, withBrowser } from './browser.ts'
import { goTo } from './go-to.ts'
import { asMember, fillLogin } from './login.ts'
import { asAdministrator, openOffice } from './office.ts'

withBrowser()

const EXAMINER = 'penguji@example.com'

test.each([
  ['staff land in the office', 'penguji.kedua@example.com', '', '/admin'],
  ['unless they were going somewhere', 'penguji.kedua@example.com', '?tujuan=/artikel', '/artikel'],
  ['a member lands on the dashboard', 'anggota@example.com', '', '/user/dashboard'],
])('%s', async (_sentence, email, asked, landed) => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await goTo(page, `/login${asked}`)
    await fillLogin(page, email)
    await page.waitForURL(({ pathname }) => pathname === landed)
  })
})

test('the menu under their own name leads examiners to the office, and the office leads back', async () => {
  await visit({ viewport: DESK, storageState: await asMember(EXAMINER) }, async ({ page, complaints }) => {
    for (const address of ['/user/dashboard', '/artikel']) {
      await goTo(page, address)
      await page.locator('header summary', { hasText: 'Welcome' }).click()
      await page.getByRole('link', { name: 'Kantor' }).click()
      await page.waitForURL('**/admin')
    }
    await openOffice(page, '/admin')
    await page.locator('.RaUserMenu-userButton').click()
    await page.getByRole('menuitem', { name: 'Lihat situs' }).waitFor()
    // A menu over the page belongs to no landmark.
    expect((await breaches(page)).filter((breach) => !breach.startsWith('region'))).toEqual([])
    await page.getByRole('menuitem', { name: 'Area anggota' }).click()
    await page.waitForURL('**/user/dashboard')
    expect(complaints).toEqual([])
  })
})

test('so it is on a phone', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    await goTo(page, '/user/dashboard')
    await page.locator('header summary', { hasText: 'Menu' }).click()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('link', { name: 'Kantor' }).click()
    await openOffice(page, '/admin')
    await page.getByRole('button', { name: 'Akun' }).click()
    await page.getByRole('menuitem', { name: 'Area anggota' }).click()
    await page.waitForURL('**/user/dashboard')
  })
})

test('a member finds no way to the office in the menus', async () => {
  await visit({ viewport: DESK, storageState: await asMember('anggota@example.com') }, async ({ page }) => {
    await goTo(page, '/user/dashboard')
    expect(await page.locator('a[href^="/admin"]').count()).toBe(0)
  })
})
