import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { goTo } from './go-to.ts'
import { confirmPassword, dropCookies, fillLogin } from './login.ts'

withBrowser()

// Nobody else's: what is left when this breaks off asks others for a second factor.
const MEMBER = 'laksmi.wirawan@example.com'

/** Chromium's own device: it makes keys and signs as a phone would. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const removalOf = (page: Page) => page.getByRole('button', { name: /^Hapus passkey/ })

async function addPasskey(page: Page): Promise<void> {
  await goTo(page, '/user/profile#keamanan')
  await page.getByRole('button', { name: 'Tambah passkey' }).click()
  await confirmPassword(page)
  await removalOf(page).waitFor()
}

async function clean(page: Page): Promise<void> {
  expect(await breaches(page)).toEqual([])
  await expectNoSidewaysScroll(page)
}

test('a passkey is added, logs in alone and as second factor, is blocked once copied, and is removed', async () => {
  await visit({ viewport: DESK }, async ({ page, context }) => {
    const { cdp, authenticatorId } = await addDevice(page)
    await goTo(page, '/login')
    await fillLogin(page, MEMBER)
    await page.waitForURL('**/user/dashboard')
    await addPasskey(page)
    await page.setViewportSize(PHONE)
    await clean(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await clean(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(DESK)
    await page.getByRole('button', { name: /^Ubah nama passkey/ }).click()
    await page.getByLabel('Nama passkey').fill('Ponsel uji')
    await page.getByRole('button', { name: 'Simpan nama' }).click()
    await page.getByRole('button', { name: 'Hapus passkey Ponsel uji' }).waitFor()
    await goTo(page, '/user/profile#aktivitas')
    await expect.poll(() => page.locator('#aktivitas').innerText()).toContain('Passkey ditambahkan')

    await dropCookies(page)
    await goTo(page, '/login')
    await clean(page)
    await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
    await page.waitForURL('**/user/dashboard')

    await dropCookies(page)
    await goTo(page, '/login')
    await fillLogin(page, MEMBER)
    await page.waitForURL('**/two-factor-challenge')
    await clean(page)
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.getByRole('button', { name: 'Pakai passkey' }).click()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('tidak jadi dipakai')
    await clean(page)
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await page.getByRole('button', { name: 'Pakai passkey' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    for (const credential of credentials) {
      const { credentialId } = credential
      await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } })
    }
    const cookies = await context.cookies()
    await dropCookies(page)
    await goTo(page, '/login')
    await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('diblokir')
    await clean(page)

    await dropCookies(page)
    await context.addCookies(cookies)
    await goTo(page, '/user/profile#keamanan')
    await page.getByText('Diblokir', { exact: true }).waitFor()
    await clean(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await removalOf(page).click()
    await confirmPassword(page)
    await removalOf(page).click()
    await expect.poll(() => removalOf(page).count()).toBe(0)
  })
})

test('a browser without passkeys says so', async () => {
  await visit({ viewport: PHONE }, async ({ page }) => {
    await page.addInitScript('delete window.PublicKeyCredential')
    await goTo(page, '/login')
    await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('tidak mendukung passkey')
    await clean(page)
  })
})
