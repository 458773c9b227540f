import { beforeAll, describe, expect, test } from 'vitest'
import { changeEmail, later, linkIn, loggedIn, PASSWORD } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../../tests/http.ts'
import { limits } from '../../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const NEW = 'Gunung Tinggi 42'
const OVER = 'Tautan ini tidak berlaku lagi: sudah dipakai atau lewat waktunya.'
const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status
const pathOf = (link: string) => link.replace('http://localhost:3000', '')
const emailOf = async (id: number) =>
  (await site.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

/** Somebody borrows the session, knows the password, and moves the account to an address of theirs. */
async function moved(more: { remember?: boolean } = {}) {
  const { browser, account } = await loggedIn(site, { ...more, bound: false })
  await site.deliverMails()
  const email = `pencuri.${account.email}`
  expect((await changeEmail(browser, { name: account.name, email })).status).toBe(200)
  const mails = await site.deliverMails()
  const undo = pathOf(linkIn(mails.find(({ to }) => to === account.email)))
  return { browser, account, email, undo, mails }
}

/** Presses the button as a browser without JavaScript does. */
const press = (path: string, headers: Record<string, string> = { origin: 'http://localhost:3000' }) =>
  site.app.server.inject({
    method: 'POST',
    url: path,
    headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=sekat', ...headers },
    payload: '--sekat\r\nContent-Disposition: form-data; name="aksi"\r\n\r\nundoEmailChange\r\n--sekat--\r\n',
  })

describe('changing the address', () => {
  test('needs a confirmed password (423), a change of the name alone does not', async () => {
    const { browser, account } = await loggedIn(site)
    const refused = await browser.put('/user/profile-information', { name: 'Lain', email: `x.${account.email}` })
    expect([refused.status, refused.body]).toEqual([423, { message: 'Password confirmation required.' }])
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ name: account.name, email: account.email })
    const sameEmail = { name: 'Nama Lain', email: account.email.toUpperCase() }
    expect((await browser.put('/user/profile-information', sameEmail)).status).toBe(200)
    expect((await browser.get('/api/v1/me')).body.name).toBe('Nama Lain')
  })

  test('ends links for a new password that went to the former address', async () => {
    const { browser, account } = await loggedIn(site)
    await new Browser(site.app).post('/forgot-password', { email: account.email })
    const [mail] = await site.deliverMails()
    const token = /reset-password\/([\w-]+)\?/.exec(linkIn(mail))?.[1] ?? ''
    await changeEmail(browser, { name: account.name, email: `baru.${account.email}` })
    const body = { token, email: account.email, password: NEW, password_confirmation: NEW }
    expect((await new Browser(site.app).post('/reset-password', body)).status).toBe(422)
  })

  test('of an address that was never verified tells that address nothing', async () => {
    const { browser, account } = await loggedIn(site, { verified: false })
    await site.deliverMails()
    await changeEmail(browser, { name: account.name, email: `benar.${account.email}` })
    expect((await site.deliverMails()).map(({ to }) => to)).toEqual([`benar.${account.email}`])
  })
})

describe('the link to the former address', () => {
  test('opens a page without a program, which changes nothing until its button is pressed', async () => {
    const { account, email, undo } = await moved()
    expect(undo).toMatch(/^\/email\/urungkan\/\d+-[\w-]{43}$/)
    const page = await new Browser(site.app).visit(undo)
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.text).toMatch(/<form [^>]*method="post"/)
    expect(page.text).toContain('Kembalikan alamat email saya')
    expect(page.text).not.toContain('/main.js')
    expect(await emailOf(account.id)).toBe(email)
  })

  test('puts the address back, ends every way in, and asks for a new password by mail', async () => {
    const { browser, account, email, undo } = await moved({ remember: true })
    const answer = await press(undo)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.body).toContain('Alamat email sudah dikembalikan')
    expect(await me(browser)).toBe(401)
    browser.jar.delete('sesi')
    expect(await me(browser)).toBe(401)
    expect((await bareClient(site.app, browser.token).get('/api/v1/me')).status).toBe(401)
    for (const each of [account.email, email])
      expect((await new Browser(site.app).logIn(each, PASSWORD)).status).toBe(422)

    const mails = await site.deliverMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Alamat email Anda dikembalikan: buat password baru'],
    ])
    const token = /reset-password\/([\w-]+)\?/.exec(linkIn(mails[0]))?.[1] ?? ''
    const body = { token, email: account.email, password: NEW, password_confirmation: NEW }
    expect((await new Browser(site.app).post('/reset-password', body)).status).toBe(200)
    const owner = new Browser(site.app)
    expect((await owner.logIn(account.email, NEW)).status).toBe(200)
    expect((await owner.get('/api/v1/me')).body.email).toBe(account.email)
  })

  test('works after the new address was verified, and through the call of the API', async () => {
    const { browser, account, email, undo, mails } = await moved()
    expect((await browser.get(pathOf(linkIn(mails.find(({ to }) => to === email))))).status).toBe(204)
    const answer = await new Browser(site.app).post(undo)
    expect([answer.status, answer.body]).toEqual([200, { message: expect.stringContaining('dikembalikan') }])
    expect(await emailOf(account.id)).toBe(account.email)
  })

  test('works once, also of two at the same time, and for 72 hours', async () => {
    const { undo } = await moved()
    const both = await Promise.all([press(undo), press(undo)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    expect((await press(undo)).body).toContain(OVER)
    const other = await moved()
    later(site, limits.emailUndoHours * 3600 - 1)
    const late = await moved()
    later(site, 1)
    expect((await press(other.undo)).statusCode).toBe(410)
    expect(await emailOf(other.account.id)).toBe(other.email)
    expect((await press(late.undo)).statusCode).toBe(200)
  })

  test.each([
    ['another signature', (path: string) => path.replace(/-[\w-]/, '-~')],
    ['another change', (path: string) => path.replace(/(\d+)-/, (_, id) => `${Number(id) - 1}-`)],
    ['none', (path: string) => path.replace(/-.*/, '')],
    ['nonsense', () => '/email/urungkan/%00'],
  ])('with %s is refused', async (_what, alter) => {
    await moved()
    const { account, email, undo } = await moved()
    expect((await press(alter(undo))).statusCode).toBeGreaterThanOrEqual(410)
    expect(await emailOf(account.id)).toBe(email)
  })

  test('is not followed for another site’s page', async () => {
    const { account, email, undo } = await moved()
    for (const headers of [{ origin: 'https://jahat.example.com' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      expect((await press(undo, headers)).statusCode).toBe(419)
    }
    expect(await emailOf(account.id)).toBe(email)
  })

  test('voids later changes, so that those who made them cannot come back', async () => {
    const { browser, account, email, undo, mails } = await moved()
    await browser.get(pathOf(linkIn(mails.find(({ to }) => to === email))))
    await changeEmail(browser, { name: account.name, email: `dua.${account.email}` })
    const second = pathOf(linkIn((await site.deliverMails()).find(({ to }) => to === email)))
    expect((await press(undo)).statusCode).toBe(200)
    expect((await press(second)).statusCode).toBe(410)
    expect(await emailOf(account.id)).toBe(account.email)
  })

  test('keeps the former address from others as long as it can be taken back', async () => {
    const { browser, account, email, mails } = await moved()
    await browser.get(pathOf(linkIn(mails.find(({ to }) => to === email))))
    const person = { name: 'Lain Orang', email: account.email, phone: '081123456789', password: NEW }
    expect((await new Browser(site.app).post('/api/v1/register', person)).status).toBe(422)
    later(site, limits.emailUndoHours * 3600)
    expect((await new Browser(site.app).post('/api/v1/register', person)).status).toBe(201)
  })
})
