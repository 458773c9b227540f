import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, later, linkIn, loggedIn, makeAccount, PASSWORD, setUpTwoFactor } from '../../../tests/accounts.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { type Answer, Browser } from '../../../tests/http.ts'
import { routeTable } from '../../app/route-table.ts'
import { attemptLimits } from '../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const NEW = 'Danau-Sentani-54'
const led = ({ status, headers }: Answer) => [status, headers['location']]
const opens = async (browser: Browser, path: string) => led(await browser.visit(path))
const mailTo = async (address: string) => (await site.deliverMails()).find(({ to }) => to === address)
const pathOf = (link: string) => link.replace('http://localhost:3000', '')
/** The input of that name, as it stands in the page. */
const input = ({ text }: Answer, name: string) => new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? ''

describe('a page for guests', () => {
  const pages = routeTable.filter(({ audience, inBrowser }) => audience === 'guest' && !inBrowser)

  test.each(pages.map(({ path }) => path.replace(':token', 'rahasia')))(
    '%s comes whole, and its form never puts what is typed into an address',
    async (path) => {
      const { status, text } = await new Browser(site.app).visit(path)
      expect(status).toBe(200)
      expect(text).toContain('<h1')
      expect(text).toContain('data-main=')
      const forms = text.match(/<form [^>]*>/g) ?? []
      expect(forms.length).toBeGreaterThan(0)
      for (const form of forms)
        expect(form).toMatch(/(?=.*method="post")(?=.*enctype="multipart\/form-data")(?=.*novalidate)/i)
    },
  )

  test('says what happened before, and forgets what else an address says', async () => {
    const guest = new Browser(site.app)
    expect((await guest.visit('/login?password=diganti')).text).toContain('Password Anda sudah diganti.')
    expect((await guest.visit('/forgot-password?terkirim=ya')).text).toContain('cek email anda')
    expect((await guest.visit('/verify-email?tautan=ditolak')).text).toContain('tidak berlaku lagi')
    expect((await guest.visit('/login?tujuan=/user/profile&sesi=berakhir')).text).toContain('Sesi Anda telah berakhir')
    expect((await guest.visit('/login?tujuan=/email/verify/1/x')).text).toContain('peramban tempat Anda belum masuk')
    expect((await guest.visit('/login?tujuan=//evil.example')).text).not.toContain('evil.example')
  })
})

describe('without the program somebody', () => {
  test('registers, verifies the address, logs out and logs in again', async () => {
    const browser = new Browser(site.app)
    const email = 'tanpa.program@example.com'
    const account = { name: 'Sri', email, phone: '0811-0000-0099', password: NEW, persetujuan: 'on' }
    const hidden = input(await browser.visit('/register'), 'versi_privasi')
    expect(hidden).toContain('type="hidden"')
    const answer = await browser.sendForm('/register', { ...account, versi_privasi: '0', versi_syarat: '0' })
    expect([led(answer), answer.text]).toEqual([[303, '/user/dashboard'], ''])
    expect(await opens(browser, '/user/dashboard')).toEqual([302, '/verify-email'])
    const link = linkIn(await mailTo(email))
    expect(await opens(browser, pathOf(link))).toEqual([302, '/user/dashboard?verified=1'])
    expect(await opens(browser, '/user/dashboard')).toEqual([302, '/user/data-diri'])
    expect((await browser.visit('/user/data-diri')).text).toContain('action="/logout"')
    expect(led(await browser.sendForm('/logout', {}))).toEqual([303, '/'])
    expect(await opens(browser, '/user/data-diri')).toEqual([302, '/login?tujuan=/user/data-diri'])
    const back = await browser.sendForm('/login?tujuan=/user/profile', { email, password: NEW })
    expect(led(back)).toEqual([303, '/user/profile'])
  })

  test('logs in with a second factor, a wrong code first', async () => {
    const { browser: before, account } = await loggedIn(site)
    const { secret } = await setUpTwoFactor(site, before)
    const browser = new Browser(site.app)
    const first = await browser.sendForm('/login?tujuan=/artikel', {
      email: account.email,
      password: PASSWORD,
      remember: 'on',
    })
    expect(led(first)).toEqual([303, '/two-factor-challenge?tujuan=/artikel'])
    const wrong = await browser.sendForm('/two-factor-challenge?tujuan=/artikel', { code: '000000' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('role="alert"')
    expect(input(wrong, 'code')).toMatch(/aria-invalid="true"/)
    expect(input(wrong, 'code')).not.toContain('000000')
    expect(await opens(browser, '/user/dashboard')).toEqual([302, '/login'])
    const right = await browser.sendForm('/two-factor-challenge?tujuan=/artikel', { code: codeOf(site, secret) })
    expect(led(right)).toEqual([303, '/artikel'])
    expect(browser.jar.has('ingat')).toBe(true)
    expect(await opens(browser, '/user/dashboard')).toEqual([200, undefined])
  })

  test('asks for a link, makes a new password by it and logs in', async () => {
    const { email } = await makeAccount(site.db)
    const browser = new Browser(site.app)
    expect(led(await browser.sendForm('/forgot-password', { email }))).toEqual([303, '/forgot-password?terkirim=ya'])
    const path = pathOf(linkIn(await mailTo(email)))
    expect(input(await browser.visit(path), 'email')).toContain(`value="${email}"`)
    const unlike = await browser.sendForm(path, { email, password: NEW, password_confirmation: 'lain' })
    expect([unlike.status, input(unlike, 'password')]).toEqual([422, expect.not.stringContaining(NEW)])
    const done = await browser.sendForm(path, { email, password: NEW, password_confirmation: NEW })
    expect(led(done)).toEqual([303, '/login?password=diganti'])
    expect(led(await browser.sendForm('/login', { email, password: NEW }))).toEqual([303, '/user/dashboard'])
  })

  test('sees the alert of a forgotten password whatever the reply, with what is wrong below it', async () => {
    const refused = await new Browser(site.app).sendForm('/forgot-password', { email: 'bukan alamat' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('aria-invalid="true"')
    expect(refused.text).toContain('Silahkan cek email anda untuk reset password')
    const empty = await new Browser(site.app).sendForm('/forgot-password?terkirim=ya', { email: ' ' })
    expect(empty.text).toContain('Email wajib diisi')
    expect(empty.text).not.toContain('cek email anda')
  })

  test('asks for another verification mail, and is led on once the address is verified', async () => {
    const { browser, account } = await loggedIn(site, { verified: false })
    expect(led(await browser.sendForm('/verify-email', {}))).toEqual([303, '/verify-email?tautan=terkirim'])
    expect(linkIn(await mailTo(account.email))).toContain('/email/verify/')
    const known = await loggedIn(site)
    expect(led(await known.browser.sendForm('/verify-email', {}))).toEqual([303, '/user/dashboard'])
    expect(led(await new Browser(site.app).sendForm('/verify-email', {}))).toEqual([303, '/login'])
  })
})

describe('the address of an account that is not verified', () => {
  test('is corrected without the program, by the password', async () => {
    const { browser, account } = await loggedIn(site, { verified: false })
    const email = 'alamat.benar@example.com'
    expect((await browser.visit('/verify-email')).text).toContain('Salah menulis alamat email?')
    const wrong = await browser.sendForm('/verify-email', { email, password: 'salah' })
    expect([wrong.status, input(wrong, 'email')]).toEqual([422, expect.stringContaining(email)])
    expect(input(wrong, 'password')).not.toContain('salah')
    expect(await mailTo(email)).toBeUndefined()
    const right = await browser.sendForm('/verify-email', { email, password: PASSWORD })
    expect(led(right)).toEqual([303, '/verify-email?alamat=diganti'])
    expect((await browser.visit('/verify-email?alamat=diganti')).text).toContain('dikirim ke alamat yang baru')
    expect(linkIn(await mailTo(email))).toContain('/email/verify/')
    const { name } = await site.db
      .selectFrom('users')
      .select('name')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(name).toBe(account.name)
    expect(led(await new Browser(site.app).sendForm('/verify-email', { email, password: PASSWORD }))).toEqual([
      303,
      '/login',
    ])
  })

  test('moves once, and gets one mail, however often the correction is sent at once', async () => {
    const { browser } = await loggedIn(site, { verified: false })
    const email = 'klik.dua.kali@example.com'
    const send = () => browser.sendForm('/verify-email', { email, password: PASSWORD })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(led)).toEqual(Array(3).fill([303, '/verify-email?alamat=diganti']))
    expect((await site.deliverMails()).filter(({ to }) => to === email)).toHaveLength(1)
  })
})

describe('staff without the program', () => {
  test('begin in the office, with and without a second factor, unless they were going somewhere', async () => {
    const account = await makeAccount(site.db, { role: 'administrator' })
    const enter = (path: string) => new Browser(site.app).sendForm(path, { email: account.email, password: PASSWORD })
    expect(led(await enter('/login'))).toEqual([303, '/admin'])
    expect(led(await enter('/login?tujuan=/user/profile'))).toEqual([303, '/user/profile'])
    const { browser: before, account: careful } = await loggedIn(site, { role: 'penguji' })
    const { secret } = await setUpTwoFactor(site, before)
    const browser = new Browser(site.app)
    const first = await browser.sendForm('/login', { email: careful.email, password: PASSWORD })
    expect(led(first)).toEqual([303, '/two-factor-challenge'])
    later(site, 60)
    const second = await browser.sendForm('/two-factor-challenge', { code: codeOf(site, secret) })
    expect(led(second)).toEqual([303, '/admin'])
  })
})

describe('a form that is refused', () => {
  test('comes back with its sentences beside the fields and what was typed, but no password', async () => {
    const given = {
      name: 'Sri <b>',
      email: 'bukan-email',
      phone: '12',
      password: 'Rahasia-Sekali-9',
      persetujuan: 'on',
    }
    const answer = await new Browser(site.app).sendForm('/register?tujuan=/artikel', given)
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(answer.text).toContain('Tulis email yang lengkap')
    expect(answer.text).toContain('No. HP berisi')
    expect(input(answer, 'name')).toContain('value="Sri &lt;b&gt;"')
    expect(input(answer, 'email')).toMatch(/(?=.*value="bukan-email")(?=.*aria-invalid="true")/)
    expect(input(answer, 'persetujuan')).toContain('checked=""')
    expect(answer.text).not.toContain('Rahasia-Sekali-9')
    const untouched = await new Browser(site.app).sendForm('/register', {
      ...given,
      email: 'x@example.com',
      persetujuan: '',
    })
    expect(untouched.text).toContain('Setujui Kebijakan Privasi')
  })

  test('says how long to wait where too many were sent, as the limits of the call are the same', async () => {
    const { email } = await makeAccount(site.db)
    const browser = new Browser(site.app)
    const attempt = () => browser.sendForm('/login', { email, password: 'salah' })
    for (let n = 0; n < attemptLimits.login.most; n += 1) {
      const { status, text } = await attempt()
      expect([status, text.includes('Email atau password tidak sesuai')]).toEqual([422, true])
    }
    const { status, headers, text } = await attempt()
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect(text).toMatch(/Terlalu banyak percobaan\. Coba lagi dalam \d+ (detik|menit)/)
    expect((await browser.logIn(email, PASSWORD)).status).toBe(429)
    later(site, 3600)
  })

  test('of another site does nothing, whatever it says, and its fields are not read', async () => {
    const { email } = await makeAccount(site.db)
    const member = await loggedIn(site)
    const elsewhere = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of elsewhere) {
      const guest = new Browser(site.app)
      const { status, text, cookies } = await guest.sendForm('/login', { email, password: PASSWORD }, headers)
      expect([status, cookies, text.includes(email)]).toEqual([419, [], false])
      expect(text).toContain('tidak berasal dari halaman kami')
      expect((await member.browser.sendForm('/logout', {}, headers)).status).toBe(419)
    }
    expect(await opens(member.browser, '/user/dashboard')).toEqual([200, undefined])
  })

  test('of somebody who is in already leads on, and nobody else enters', async () => {
    const { browser } = await loggedIn(site)
    const { email } = await makeAccount(site.db)
    expect(led(await browser.sendForm('/login', { email, password: PASSWORD }))).toEqual([303, '/user/dashboard'])
  })

  test('is answered by its size before it is read whole, and by 404 where a program sends it', async () => {
    const browser = new Browser(site.app)
    const large = await browser.sendForm('/login', { email: 'x'.repeat(900_000), password: 'y' })
    expect([413, 422]).toContain(large.status)
    const sent = await browser.post('/login', { email: 'a@example.com', password: 'x' })
    expect(sent.status).toBe(404)
  })
})
