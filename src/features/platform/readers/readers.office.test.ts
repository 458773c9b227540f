import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkIn, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { readerIn } from '../../../../tests/readers.ts'
import { READER_ROLES } from '../../../access.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { PROBLEMS } from '../../../problems.ts'
import { isInScope, isOwnCall, READER_SCOPES } from '../../../reader-scopes.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
let site: TestApp

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
})
beforeEach(() => {
  site.clock.now = NOW
})

const all: Record<string, Call | undefined> = api
const calls = Object.entries(api as Record<string, Call>)
/** The accesses that need no account. */
const OPEN = ['public', 'any', 'guest', 'key']
const closed = calls.filter(([, { access }]) => !OPEN.includes(access))

const ask = (browser: Browser, call: Call) =>
  browser.send(
    call.method,
    pathNames(call.path).reduce((url, name) => url.replace(`{${name}}`, '999999999'), call.path),
    {},
  )

describe.each(READER_ROLES)('a reader from outside (%s)', (role) => {
  test('reaches the own account and what the scope names; every other call does not exist', async () => {
    const { browser } = await readerIn(site, role)
    const reached: string[] = []
    for (const [name, call] of closed) {
      if (/^(endSession|updatePassword)$/.test(name)) continue
      const { status, body } = await ask(browser, call)
      if (status !== 404 || body?.message !== PROBLEMS.NOT_FOUND.message) reached.push(name)
    }
    const named = closed.map(([name]) => name).filter((name) => isOwnCall(name) || isInScope(role, name))
    expect(reached.filter((name) => !named.includes(name))).toEqual([])
  })

  test('has a scope of calls that there are', () => {
    expect(READER_SCOPES[role].filter((name) => all[name] === undefined)).toEqual([])
  })

  test('only reads, but for the draw of a sample', () => {
    const writes = READER_SCOPES[role].filter((name) => all[name]?.method !== 'GET')
    expect(writes).toEqual(role === 'kementerian' ? ['drawMinistrySample'] : [])
  })

  test('needs a second factor as staff do', async () => {
    const { browser } = await readerIn(site, role, { twoFactor: false })
    const [first = ''] = READER_SCOPES[role]
    expect((await browser.get(all[first]?.path ?? '')).body.message).toBe(PROBLEMS.TWO_FACTOR_REQUIRED.message)
    expect((await browser.get('/admin-api/saya')).body.message).toBe(PROBLEMS.TWO_FACTOR_REQUIRED.message)
    expect((await browser.get('/user/sessions')).status).not.toBe(409)
  })

  test('leaves a trace of each call of the scope before the answer, and none of the own account', async () => {
    const { browser, account } = await readerIn(site, role)
    const [list = ''] = READER_SCOPES[role]
    const path = all[list]?.path ?? ''
    await browser.get('/admin-api/saya')
    await browser.get(`${path}?q=rahasia`)
    const rows = await site.db
      .selectFrom('reader_openings')
      .select(['call', 'alamat'])
      .where('user_id', '=', account.id)
      .execute()
    expect(rows).toEqual([{ call: list, alamat: path }])
  })

  test('has nothing open from the end on, and the login says so in a sentence', async () => {
    const { browser, account } = await readerIn(site, role)
    const last = new Date(NOW.getTime() + 7 * 86_400_000)
    site.clock.now = new Date(last.getTime() - 1000)
    const still = new Browser(site.app, { origin: site.config.appUrl })
    expect((await still.logIn(account.email, PASSWORD)).status).toBe(200)
    site.clock.now = last
    for (const one of [browser, still]) expect((await one.get('/admin-api/saya')).status).toBe(401)
    const again = await new Browser(site.app, { origin: site.config.appUrl }).logIn(account.email, PASSWORD)
    expect([again.status, again.body.errors.email[0]]).toEqual([422, expect.stringContaining('sudah berakhir')])
    const wrong = await new Browser(site.app, { origin: site.config.appUrl }).logIn(account.email, 'salah')
    expect(wrong.body.errors.email[0]).not.toContain('berakhir')
  })
})

const FORM = {
  ...{ name: 'Asesor Contoh', instansi: 'Komite Akreditasi', keperluan: 'Asesmen lapangan' },
  sampai: '2026-11-30',
}

describe('an invitation', () => {
  test('makes an account only once another person agrees, who sees what was opened and ends it at once', async () => {
    const [first, second] = [await staffIn(site, ['mutu']), await staffIn(site, ['mutu'])]
    const email = 'asesor.baru@example.com'
    const { body } = await first.browser.post('/admin-api/asesor', { ...FORM, email })
    const path = `/admin-api/asesor/${body.id}`
    expect((await first.browser.post(`${path}/setujui`, { version: 1 })).status).toBe(409)
    expect(await site.deliverMails()).toEqual([])
    expect((await second.browser.post(`${path}/setujui`, { version: 1 })).status).toBe(200)
    const [mail] = await site.deliverMails()
    const token = /reset-password\/([^?]+)/.exec(linkIn(mail))?.[1]
    const set = { token, email, password: PASSWORD, password_confirmation: PASSWORD }
    const browser = new Browser(site.app, { origin: site.config.appUrl })
    expect((await browser.post('/reset-password', set)).status).toBe(200)
    expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
    expect((await first.browser.get(`${path}/pembukaan`)).body).toEqual({ data: [], total: 0 })
    expect((await first.browser.post(`${path}/akhiri`, { version: 2 })).status).toBe(200)
    expect((await browser.get('/api/v1/me')).status).toBe(401)
    expect((await first.browser.get('/admin-api/staf?perPage=100')).text).not.toContain(email)
  })

  test.each([
    ['a day before today', { sampai: '2026-11-19' }],
    ['more days than the setting allows', { sampai: '2026-12-20' }],
    ['an address that has an account', { email: 'ada@example.com' }],
  ])('with %s is refused', async (_what, given) => {
    const { browser } = await staffIn(site, ['mutu'])
    await site.db
      .insertInto('users')
      .values({ name: 'Ada', email: 'ada@example.com', phone: '', password_hash: 'x' })
      .onConflict((one) => one.doNothing())
      .execute()
    const answer = await browser.post('/admin-api/asesor', { ...FORM, email: 'lain@example.com', ...given })
    expect(answer.status).toBe(422)
  })

  test('stands on the desk of those who may approve it', async () => {
    const { browser } = await staffIn(site, ['verifikasi'])
    await browser.post('/admin-api/pembaca-kementerian', { ...FORM, email: 'kementerian.baru@example.com' })
    const { antrean } = (await browser.get('/admin-api/meja')).body
    expect(antrean).toContainEqual(expect.objectContaining({ key: 'akses_kementerian', jumlah: 1 }))
  })
})
