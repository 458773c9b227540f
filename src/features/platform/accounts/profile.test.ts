import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeEmail,
  confirmPassword,
  later,
  linkIn,
  loggedIn,
  makeAccount,
  PASSWORD,
} from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { limits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const me = async (browser: Browser) => (await browser.get('/api/v1/me')).status
const pathOf = (link: string) => link.replace('http://localhost:3000', '')

/** Somebody unverified, and the path of their link. */
async function unverified() {
  const { browser, account } = await loggedIn(site, { verified: false })
  await site.deliverMails()
  const answer = await browser.post('/email/verification-notification')
  const [mail] = await site.deliverMails()
  return { browser, account, answer, mail, path: pathOf(linkIn(mail)) }
}

describe('POST /email/verification-notification', () => {
  test('answers 202 and mails a link; 204 without mail when verified; 401 to a guest', async () => {
    const { browser, account, answer, mail, path } = await unverified()
    expect([answer.status, answer.text]).toEqual([202, '""'])
    expect([mail?.to, path]).toEqual([
      account.email,
      expect.stringMatching(/^\/email\/verify\/\d+\/[0-9a-f]{40}\?expires=\d+&signature=[\w-]+$/),
    ])
    await browser.get(path)
    const again = await browser.post('/email/verification-notification')
    expect([again.status, again.text]).toEqual([204, ''])
    expect(await site.deliverMails()).toEqual([])
    expect((await new Browser(site.app).post('/email/verification-notification')).status).toBe(401)
  })

  test('has six tries a minute, shared with the link', async () => {
    const { browser, path } = await unverified()
    for (let n = 0; n < 3; n += 1) expect((await browser.get(`${path}x`)).status).toBe(403)
    for (let n = 0; n < 2; n += 1) expect((await browser.post('/email/verification-notification')).status).toBe(202)
    expect((await browser.get(path)).status).toBe(429)
    expect((await browser.post('/email/verification-notification')).status).toBe(429)
    later(site, 60)
    expect((await browser.get(path)).status).toBe(204)
  })
})

test('the address that is not verified yet is told to its owner alone, and a slip in it is corrected', async () => {
  const ADDRESS = '/email/belum-terverifikasi'
  const { browser, account } = await loggedIn(site, { verified: false })
  expect((await browser.get(ADDRESS)).body.akun).toEqual({ name: account.name, email: account.email })
  expect((await new Browser(site.app).get(ADDRESS)).body).toEqual({ akun: null })
  await confirmPassword(browser)
  const email = `benar.${account.email}`
  expect((await browser.put('/user/profile-information', { name: account.name, email })).status).toBe(200)
  expect((await browser.get(ADDRESS)).body.akun.email).toBe(email)
  expect((await (await loggedIn(site)).browser.get(ADDRESS)).body).toEqual({ akun: null })
})

describe('GET /email/verify/{id}/{hash}', () => {
  test('verifies: 204 for a program, again the same; a member from then on', async () => {
    const { browser, path } = await unverified()
    expect(await me(browser)).toBe(403)
    for (let n = 0; n < 2; n += 1) {
      const answer = await browser.get(path)
      expect([answer.status, answer.text]).toEqual([204, ''])
    }
    expect(await me(browser)).toBe(200)
  })

  test('a browser is sent to the dashboard', async () => {
    const { browser, path } = await unverified()
    const answer = await browser.visit(path)
    expect([answer.status, answer.headers['location']]).toEqual([302, '/user/dashboard?verified=1'])
  })

  test('opened logged out: 401 for a program; a browser goes to Login with the way back', async () => {
    const { path } = await unverified()
    expect((await new Browser(site.app).get(path)).status).toBe(401)
    const answer = await new Browser(site.app).visit(path)
    expect([answer.status, answer.headers['location']]).toEqual([302, `/login?tujuan=${encodeURIComponent(path)}`])
  })

  test.each([
    ['another hour', (path: string) => path.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 3600}`)],
    ['another signature', (path: string) => path.replace(/signature=./, 'signature=~')],
    ['another hash', (path: string) => path.replace(/[0-9a-f]{40}/, 'a'.repeat(40))],
    ['another account', (path: string) => path.replace(/verify\/\d+/, 'verify/1')],
    ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
    ['nothing', (path: string) => path.replace(/\?.*/, '')],
  ])('with %s is 403 Invalid signature.', async (_what, alter) => {
    const { browser, path } = await unverified()
    const answer = await browser.get(alter(path))
    expect([answer.status, answer.body]).toEqual([403, { message: 'Invalid signature.' }])
    expect(await me(browser)).toBe(403)
  })

  test('is good for 60 minutes', async () => {
    const { browser, path } = await unverified()
    later(site, limits.verificationLinkMinutes * 60)
    expect((await browser.get(path)).body).toEqual({ message: 'Invalid signature.' })
  })

  test('by another person, or for an address that changed, is 403 This action is unauthorized.', async () => {
    const { browser, path } = await unverified()
    const refused = { message: 'This action is unauthorized.' }
    expect((await (await loggedIn(site)).browser.get(path)).body).toEqual(refused)
    await changeEmail(browser, { name: 'Wulan', email: 'pindah@example.com' })
    expect((await browser.get(path)).body).toEqual(refused)
    const shown = await browser.visit(path)
    expect([shown.status, shown.headers['location']]).toEqual([302, '/verify-email?tautan=ditolak'])
  })

  test('a link signed for another purpose or by another key does not verify', async () => {
    const { openKeys } = await import('../../../ground/secrets/keys.ts')
    const { browser, path } = await unverified()
    const unsigned = `http://localhost:3000${path.replace(/&signature=.*/, '')}`
    const foreign = openKeys(Buffer.alloc(32, 9).toString('base64')).sign('email-verification', unsigned)
    expect((await browser.get(path.replace(/signature=.*/, `signature=${foreign}`))).status).toBe(403)
  })
})

describe('PUT /user/profile-information', () => {
  test('changes the name alone without touching the verified mark', async () => {
    const { browser, account } = await loggedIn(site)
    const answer = await browser.put('/user/profile-information', {
      name: 'Nama Baru',
      email: account.email,
      id: 1,
      status_data: 0,
    })
    expect([answer.status, answer.text]).toEqual([200, '""'])
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ id: account.id, name: 'Nama Baru', status_data: 1 })
  })

  test('a new address is unverified at once; it gets a link, the old one is told and stays good for a reset', async () => {
    const { browser, account } = await loggedIn(site)
    await site.deliverMails()
    const email = `baru.${account.email}`
    expect((await changeEmail(browser, { name: account.name, email })).status).toBe(200)
    expect((await browser.get('/api/v1/me')).body).toEqual({ message: 'Your email address is not verified.' })
    const mails = await site.deliverMails()
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [account.email, 'Alamat email akun Anda diubah'],
        [email, 'Verifikasi alamat email baru Anda'],
      ].sort(),
    )
    await new Browser(site.app).post('/forgot-password', { email: account.email })
    expect((await site.deliverMails()).map(({ to }) => to)).toEqual([account.email])

    expect((await browser.get(pathOf(linkIn(mails.find(({ to }) => to === email))))).status).toBe(204)
    expect((await browser.get('/api/v1/me')).body.email).toBe(email)
    later(site, 61)
    await new Browser(site.app).post('/forgot-password', { email: account.email })
    expect(await site.deliverMails()).toEqual([])
  })

  test('an address of somebody else, or one they can still come back by, is 422 under email', async () => {
    const other = await loggedIn(site)
    await changeEmail(other.browser, { name: 'Lain', email: `baru.${other.account.email}` })
    const { browser } = await loggedIn(site)
    for (const email of [other.account.email, `BARU.${other.account.email}`]) {
      const answer = await changeEmail(browser, { name: 'Wulan', email })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['email']])
    }
  })

  test('of two people taking one address at once one wins, and nobody gets a 500', async () => {
    const [one, two] = [await loggedIn(site), await loggedIn(site)]
    const body = { name: 'Wulan', email: 'rebutan@example.com' }
    const both = await Promise.all([one, two].map(({ browser }) => changeEmail(browser, body)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('answers 422 for empty or impossible fields, 401 to a guest', async () => {
    const { browser } = await loggedIn(site)
    const answer = await browser.put('/user/profile-information', { name: ' ', email: 'x' })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['name', 'email']])
    expect((await new Browser(site.app).put('/user/profile-information', {})).status).toBe(401)
  })
})

describe('the sessions of a person', () => {
  test('are listed with browser and the current one marked; ending one ends its tokens and remember cookie', async () => {
    const { browser, account } = await loggedIn(site)
    const phone = new Browser(site.app)
    await phone.logIn(account.email, PASSWORD, { remember: true })
    const list = (await browser.get('/user-session')).body as {
      id: string
      current: boolean
      remembered: boolean
      browser: string
    }[]
    expect(list.map(({ current, remembered }) => [current, remembered]).sort()).toEqual([
      [false, true],
      [true, false],
    ])
    expect(list[0]?.browser).toBe('Chrome di Windows')
    const other = list.find(({ current }) => !current)?.id ?? ''
    expect((await browser.delete(`/user-session/${other}`)).status).toBe(204)
    expect(await me(phone)).toBe(401)
    phone.jar.delete('sesi')
    expect(await me(phone)).toBe(401)
    expect((await browser.delete(`/user-session/${other}`)).status).toBe(404)
    expect(await me(browser)).toBe(200)
  })

  test('of somebody else cannot be ended: 404', async () => {
    const { browser } = await loggedIn(site)
    const other = await loggedIn(site)
    const [session] = (await other.browser.get('/user-session')).body
    expect((await browser.delete(`/user-session/${session.id}`)).status).toBe(404)
    expect(await me(other.browser)).toBe(200)
  })

  test('ending the current one is like leaving', async () => {
    const { browser } = await loggedIn(site, { remember: true })
    const [session] = (await browser.get('/user-session')).body
    expect((await browser.delete(`/user-session/${session.id}`)).status).toBe(204)
    expect(browser.jar.has('ingat')).toBe(false)
    expect(await me(browser)).toBe(401)
  })

  test('are nobody’s business without one: 401, and 422 for an id that is none', async () => {
    expect((await new Browser(site.app).get('/user-session')).status).toBe(401)
    expect((await new Browser(site.app).delete(`/user-session/${'a'.repeat(32)}`)).status).toBe(401)
    expect((await (await loggedIn(site)).browser.delete('/user-session/xyz')).status).toBe(422)
  })
})

describe('the profile photo', () => {
  const picture = (width = 300, height = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })
      .jpeg()
      .toBuffer()

  test('is stored anew without metadata, shown, and can be removed', async () => {
    const { browser } = await loggedIn(site)
    const answer = await browser.upload('/user/profile-photo', 'foto', {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: await picture(),
    })
    expect([answer.status, answer.body]).toEqual([
      200,
      { image: expect.stringMatching(/^[0-9a-f]{32}-300x300\.webp$/) },
    ])
    expect((await browser.get('/api/v1/me')).body.image).toBe(answer.body.image)
    const shown = await site.app.server.inject({
      url: `/images/${answer.body.image}`,
      headers: { accept: 'image/webp' },
    })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const removed = await browser.delete('/user/profile-photo')
    expect([removed.status, removed.text]).toEqual([200, '""'])
    expect((await browser.get('/api/v1/me')).body.image).toBeNull()
  })

  test('that is no picture is 422, that is too large 413, that is missing 422, by a guest 401', async () => {
    const { browser } = await loggedIn(site)
    const svg = { name: 'a.svg', type: 'image/jpeg', bytes: Buffer.from('<svg onload="alert(1)"/>') }
    const refused = await browser.upload('/user/profile-photo', 'foto', svg)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['foto']])
    const large = { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.alloc(limits.photoBytes + 1) }
    expect((await browser.upload('/user/profile-photo', 'foto', large)).status).toBe(413)
    const other = { name: 'a.jpg', type: 'image/jpeg', bytes: await picture() }
    expect((await browser.upload('/user/profile-photo', 'lain', other)).status).toBe(422)
    expect((await browser.post('/user/profile-photo', { foto: 'teks' })).status).toBe(422)
    const guest = new Browser(site.app)
    await guest.get('/sanctum/csrf-cookie')
    expect((await guest.upload('/user/profile-photo', 'foto', other)).status).toBe(401)
    expect((await guest.delete('/user/profile-photo')).status).toBe(401)
  })

  test('a form with parts is refused where no file is asked for', async () => {
    const { browser } = await loggedIn(site)
    const file = { name: 'a.jpg', type: 'image/jpeg', bytes: await picture() }
    expect((await browser.upload('/user/confirm-password', 'foto', file)).status).toBe(415)
  })
})

test('an account made by a factory can log in', async () => {
  const { email } = await makeAccount(site.db)
  expect((await new Browser(site.app).logIn(email, PASSWORD)).status).toBe(200)
})
