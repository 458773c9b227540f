import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { untilProgramRuns } from './go-to.ts'
import { fillLogin } from './login.ts'
import { linkMailedTo } from './mailbox.ts'
import { becomeMember, NEW_PASSWORD } from './register.ts'

withBrowser()

const path = (page: Page): string => new URL(page.url()).pathname
const plainly = (work: (guest: Visitor) => Promise<void>) => visit({ viewport: PHONE, javaScriptEnabled: false }, work)

test('without JavaScript one registers, corrects what was wrong, verifies the address and logs out', async () => {
  await plainly(async ({ page, open }) => {
    const email = 'tanpa.js@example.com'
    await open('/register')
    expect(await page.getByLabel('Show Password').isVisible()).toBe(false)
    await page.getByLabel('Nama').fill('Sri Tanpa Program')
    await page.getByLabel('Email').fill('bukan-email')
    await page.getByLabel('No. HP').fill('12')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel(/^Saya menyetujui/).check()
    await page.getByRole('button', { name: 'Daftar' }).click()
    await page.getByText('Tulis email yang lengkap').first().waitFor()
    expect(await page.getByLabel('Nama').inputValue()).toBe('Sri Tanpa Program')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    expect(await page.getByLabel(/^Saya menyetujui/).isChecked()).toBe(true)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('No. HP').fill('0811-0000-0099')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Daftar' }).click()
    await page.waitForURL('**/verify-email')
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await page.getByText('Tautan verifikasi baru sudah dikirim.').waitFor()
    await open(await linkMailedTo(email, /verifikasi/i))
    await leaveMemberArea(page)
    await page.waitForURL((url) => url.pathname === '/')
    await open('/user/dashboard')
    expect(path(page)).toBe('/login')
  })
})

/** Logs out of the member area without JavaScript. Playwright's locators find no text inside a noscript. */
async function leaveMemberArea(page: Page): Promise<void> {
  await expect.poll(() => page.locator('body').innerText()).toContain('Area anggota memerlukan JavaScript')
  await page.locator('form[action="/logout"] button').click()
}

/** Sets two-factor up for the person who is logged in; answers the key of the app. */
async function setUpTwoFactor(page: Page): Promise<string> {
  const send = (url: string, method: 'GET' | 'POST', body?: object) =>
    page.evaluate(
      async ([to, by, content]) => {
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
        const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token }
        const answer = await fetch(to, { method: by, headers, ...(content ? { body: content } : {}) })
        return answer.text()
      },
      [url, method, body ? JSON.stringify(body) : ''] as const,
    )
  await send('/user/confirm-password', 'POST', { password: NEW_PASSWORD })
  await send('/user/two-factor-authentication', 'POST', {})
  const { secretKey } = JSON.parse(await send('/user/two-factor-secret-key', 'GET')) as { secretKey: string }
  const code = new TOTP({ secret: Secret.fromBase32(secretKey) }).generate()
  expect(await send('/user/confirmed-two-factor-authentication', 'POST', { code })).toBe('""')
  return secretKey
}

test('without JavaScript one makes a new password by mail, and logs in with a code of the second factor', async () => {
  const email = 'kode.tanpa.js@example.com'
  const secret = await visit({ viewport: DESK }, async ({ page }) => {
    await becomeMember(page, email)
    return setUpTwoFactor(page)
  })
  await plainly(async ({ page, open }) => {
    await open('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Kirim Email Reset Password' }).click()
    await page.getByText('Silahkan cek email anda untuk reset password').waitFor()
    await open(await linkMailedTo(email, /password/i))
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill('Gunung-Rinjani-62')
    await page.getByLabel('Konfirmasi Password').fill('Gunung-Rinjani-62')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByText('Password Anda sudah diganti.').waitFor()
    await fillLogin(page, email, 'Gunung-Rinjani-62')
    await page.waitForURL('**/two-factor-challenge')
    const next = Date.now() + 30_000
    await page
      .getByLabel('TwoFactor Code')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: next }))
    await page.getByRole('button', { name: 'Log in' }).click()
    await leaveMemberArea(page)
    await page.waitForURL((url) => url.pathname === '/')
  })
})

/** Opens a page whose program is held up until all is typed. */
async function typeFirst(page: Page, address: string, type: () => Promise<void>): Promise<void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/(?!theme|begin)[^/]+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await type()
  arrive()
  await untilProgramRuns(page)
}

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true })

test('what is typed into the login while the program is on its way stays, and is what is sent', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await typeFirst(page, '/login', async () => {
      await field(page, 'Email').fill('anggota@example.com')
      await field(page, 'Password').fill(DEMO_PASSWORD)
      await field(page, 'Remember me').check()
    })
    await page.getByLabel('Show Password').check()
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text')
    expect(await field(page, 'Remember me').isChecked()).toBe(true)
    expect(await field(page, 'Email').inputValue()).toBe('anggota@example.com')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/user/dashboard')
  })
})

test('what the server gave back and somebody cleared before the program came stays cleared', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await typeFirst(page, '/login', async () => {
      await field(page, 'Email').fill('anggota@example.com')
      await field(page, 'Password').fill('bukan password saya')
      await field(page, 'Remember me').check()
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByText('Email atau password tidak sesuai dengan data kami.').waitFor()
      expect(await field(page, 'Email').inputValue()).toBe('anggota@example.com')
      await field(page, 'Email').fill('')
      await field(page, 'Remember me').uncheck()
    })
    expect(await field(page, 'Email').inputValue()).toBe('')
    expect(await field(page, 'Remember me').isChecked()).toBe(false)
  })
})

test('what is typed at registering while the program is on its way is what is sent', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await typeFirst(page, '/register', async () => {
      await field(page, 'Nama').fill('Sri Sebelum Program')
      await field(page, 'Email').fill('sebelum.program@example.com')
      await field(page, 'No. HP').fill('0811-0000-0099')
      await field(page, 'Password').fill(NEW_PASSWORD)
      await field(page, /^Saya menyetujui/).check()
    })
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    await page.waitForURL('**/verify-email')
    await page.getByText('sebelum.program@example.com').waitFor()
  })
})

test('a complaint written while the program is on its way is the one that is filed', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await typeFirst(page, '/pengaduan', async () => {
      await field(page, 'Jenis pengaduan').selectOption('layanan')
      await page.getByLabel('Uraian').fill('Surat saya belum dijawab sejak dua bulan yang lalu.')
      await page.getByLabel('Email').fill('sebelum.program@example.com')
      await page.getByLabel('Nama Anda').fill('Sri Sebelum Program')
      await page.getByLabel(/^Saya menyatakan/).check()
    })
    await page.getByRole('button', { name: 'Kirim pengaduan' }).click()
    await page.getByText('Nomor tiket').first().waitFor()
    await page.getByText('sebelum.program@example.com').waitFor()
  })
})

test('a search typed while the program is on its way is what is looked for', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await typeFirst(page, '/jadwal-uji', async () => {
      await page.locator('input[name=search]').fill('Jakarta')
      await page.getByLabel('Hanya yang masih tersedia').check()
    })
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await page.waitForURL((url) => url.searchParams.get('search') === 'Jakarta')
    expect(new URL(page.url()).searchParams.get('hanya_tersedia')).toBe('1')
  })
})

test('pages for guests are accessible as the server sends them', async () => {
  for (const viewport of [PHONE, DESK]) {
    await visit({ viewport }, async ({ page, open }) => {
      for (const address of ['/login', '/register', '/forgot-password', '/reset-password/x', '/two-factor-challenge']) {
        await open(address)
        expect(await breaches(page), address).toEqual([])
        await expectNoSidewaysScroll(page)
      }
    })
  }
})
