import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { goTo, reload } from './go-to.ts'
import { asMember, confirmPassword, fillLogin, logIn } from './login.ts'
import { linkMailedTo } from './mailbox.ts'
import { register } from './register.ts'

withBrowser()

const MEMBER = 'anggota@example.com'
const HOLDER = 'pemegang@example.com'
const NEWCOMER = 'anggota.baru@example.com'

const path = (page: Page): string => new URL(page.url()).pathname

async function logOut(page: Page): Promise<void> {
  await page.locator('header summary', { hasText: 'Welcome' }).click()
  await page.locator('header').getByRole('button', { name: 'Logout' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText()).toContain('Apakah anda yakin untuk logout?')
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test('one registers, verifies the address by the link in the mail, and is led to the personal data', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    const email = 'sri.baru@example.com'
    await register(page, email)
    await expect.poll(() => page.locator('h1, main').first().innerText()).toContain('Verify Email Address')
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await goTo(page, await linkMailedTo(email, /verifikasi/i))
    await page.waitForURL('**/user/data-diri?verified=1')
  })
})

test('what is wrong stands in red under the fields, and what was typed stays', async () => {
  await visit({ viewport: PHONE }, async ({ page }) => {
    await goTo(page, '/login')
    await fillLogin(page, 'pemegang@example.com', 'bukan-password-ini')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    await expect.poll(() => alert.innerText()).toMatch(/tidak sesuai/)
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('pemegang@example.com')
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('bukan-password-ini')
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password')
    await page.getByLabel('Show Password').check()
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  })
})

test('one logs in by keyboard alone', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await goTo(page, '/login')
    await page.getByLabel('Email').focus()
    await page.keyboard.type(MEMBER)
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user/dashboard')
  })
})

test('the dashboard shows three counts and the certifications with the words of the specification', async () => {
  await visit({ viewport: DESK, storageState: await asMember(HOLDER) }, async ({ page }) => {
    await goTo(page, '/user/dashboard')
    await page.getByRole('heading', { name: 'Sertifikasi Saya' }).waitFor()
    const text = await page.locator('main').innerText()
    for (const words of [
      'Total Sertifikasi',
      'Pelaporan Kinerja',
      'Pemeliharaan Kompetensi',
      'Proses Verifikasi',
      'Sertfikasi Diterima',
      'No: ',
    ]) {
      expect(text).toContain(words)
    }
    expect(await page.locator('thead th').allInnerTexts()).toEqual([
      'Skema',
      'Pelaksaan',
      'Tanggal Uji',
      'Status',
      'Aksi',
    ])
    expect(
      await page
        .getByRole('link', { name: /Detail/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^\/user\/sertifikasi\/saya\/\d+$/)
  })
})

test('only a holder of a certificate number sees reporting, maintenance and evaluation', async () => {
  const menuOf = async (email: string) =>
    visit({ viewport: DESK, storageState: await asMember(email) }, async ({ page }) => {
      await goTo(page, '/user/dashboard')
      const menu = page.getByRole('navigation').filter({ hasText: 'Dashboard' }).first()
      await menu.waitFor()
      return menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    })
  expect(await menuOf(MEMBER)).toEqual(['/user/dashboard', '/user/sertifikasi'])
  expect(await menuOf(HOLDER)).toEqual([
    ...['/user/dashboard', '/user/sertifikasi'],
    ...['/user/pelaporan-kinerja', '/user/pemeliharaan-kompetensi', '/user/evaluasi'],
  ])
})

test('logout asks first; Batal stays, Logout clears the session and goes to Home', async () => {
  await visit({ viewport: DESK }, async ({ page, context }) => {
    await logIn(page, MEMBER)
    await page.locator('header summary', { hasText: 'Welcome' }).click()
    await page.locator('header').getByRole('button', { name: 'Logout' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
    await expect.poll(() => path(page)).toBe('/user/dashboard')
    await page.keyboard.press('Escape')
    const other = await context.newPage()
    await other.goto('/user/dashboard')
    await other.getByRole('heading', { level: 1, name: /Selamat datang/ }).waitFor()
    await logOut(page)
    await other.waitForURL((url) => url.pathname === '/')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
    await page.goto('/user/dashboard')
    await expect.poll(() => path(page)).toBe('/login')
  })
})

test('a forgotten password: the alert comes at once, the mail leads to a new one, and that to Login', async () => {
  const email = 'lupa@example.com'
  await visit({ viewport: DESK }, ({ page }) => register(page, email))
  await visit({ viewport: DESK }, async ({ page }) => {
    await goTo(page, '/forgot-password')
    await page.getByLabel('Email').fill('bukan alamat')
    await page.getByRole('button', { name: 'Kirim Email Reset Password' }).click()
    await page
      .getByText(/Tulis email/)
      .first()
      .waitFor()
    await page.getByText('Silahkan cek email anda untuk reset password').waitFor()
    await reload(page)
    expect(await page.getByText('Silahkan cek email anda').count()).toBe(0)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/forgot-password', async (route) => {
      await released
      await route.continue()
    })
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Kirim Email Reset Password' }).click()
    await page.getByText('Silahkan cek email anda untuk reset password').waitFor()
    release()
    await goTo(page, await linkMailedTo(email, /password/i))
    await page.getByLabel('Password', { exact: true }).fill('Gunung-Rinjani-62')
    await page.getByLabel('Konfirmasi Password').fill('Gunung-Rinjani-62')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.waitForURL('**/login?password=diganti')
    await page.getByText('Password Anda sudah diganti.').waitFor()
    await fillLogin(page, email, 'Gunung-Rinjani-62')
    await page.waitForURL('**/verify-email')
  })
})

test('two-factor from activation to deactivation', async () => {
  await visit({ viewport: DESK }, async ({ page, complaints }) => {
    await logIn(page, MEMBER)
    await goTo(page, '/user/profile#keamanan')
    await page.getByRole('button', { name: 'Activate' }).click()
    await confirmPassword(page)
    await page.getByRole('img', { name: /QR/ }).waitFor()
    const key = (await page.locator('p.font-mono').innerText()).replaceAll(/\s/g, '')
    const totp = new TOTP({ secret: Secret.fromBase32(key) })
    await page.getByLabel('Kode').fill(totp.generate())
    await page.getByRole('button', { name: 'Confirm' }).click()
    const codes = page.getByRole('list', { name: 'Kode pemulihan' }).locator('li')
    await codes.first().waitFor()
    const [recovery = ''] = await codes.allInnerTexts()
    await expect.poll(() => codes.count()).toBe(8)
    await logOut(page)

    await goTo(page, '/login')
    await fillLogin(page, MEMBER)
    await page.waitForURL('**/two-factor-challenge')
    await page.getByLabel('TwoFactor Code').fill('000000')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('TwoFactor Code').fill(recovery)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    await goTo(page, '/user/profile#keamanan')
    page.once('dialog', async (dialog) => {
      expect(dialog.message()).toBe('Are you sure you want to deactivate Two Factor Authentication?')
      await dialog.accept()
    })
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await confirmPassword(page)
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Activate' }).waitFor()
    expect(complaints.filter((complaint) => !/status of 42[23]/.test(complaint))).toEqual([])
  })
})

const GUEST_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/abc',
  '/two-factor-challenge',
  '/verify-email',
]
const MEMBER_PAGES = ['/user/dashboard', '/user/profile', '/confirm-password']

async function expectSound({ page, open, complaints }: Visitor, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await open(address)
    await page.locator('h1').first().waitFor()
    expect(await breaches(page), address).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  expect(complaints).toEqual([])
}

describe.each([
  ['a phone, light', { viewport: PHONE, colorScheme: 'light' as const }],
  ['a phone, dark', { viewport: PHONE, colorScheme: 'dark' as const }],
  ['a desk, light', { viewport: DESK, colorScheme: 'light' as const }],
  ['a desk, dark', { viewport: DESK, colorScheme: 'dark' as const }],
])('on %s', (_name, options) => {
  test('account pages and the user area are free of accessibility breaches and sideways scroll', async () => {
    await visit(options, (guest) => expectSound(guest, GUEST_PAGES))
    await visit({ ...options, storageState: await asMember(HOLDER) }, (member) => expectSound(member, MEMBER_PAGES))
    await visit({ ...options, storageState: await asMember(NEWCOMER) }, (member) =>
      expectSound(member, ['/user/data-diri']),
    )
  })
})

test('the profile keeps a new name, and one’s other sessions can be ended', async () => {
  await visit({ viewport: DESK }, async (other) => {
    await logIn(other.page, HOLDER)
    await visit({ viewport: DESK }, async ({ page }) => {
      await logIn(page, HOLDER)
      await goTo(page, '/user/profile')
      await page.getByLabel('Nama').fill('Ratih Kusumaningtyas, S.Si.')
      await page.getByRole('button', { name: 'Update' }).first().click()
      await page.locator('header').getByText('Welcome, Ratih Kusumaningtyas, S.Si.').waitFor()
      await page.locator('summary', { hasText: 'Sesi' }).click()
      const end = page.getByRole('button', { name: /Akhiri sesi ini/ })
      await expect.poll(() => end.count()).toBeGreaterThan(0)
      for (let left = await end.count(); left > 0; left -= 1) {
        await end.first().click()
        await expect.poll(() => end.count()).toBe(left - 1)
      }
    })
    await goTo(other.page, '/user/dashboard')
    await expect.poll(() => path(other.page)).toBe('/login')
  })
})
