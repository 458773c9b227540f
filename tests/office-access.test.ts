import { beforeAll, describe, expect, test } from 'vitest'
import { isOffice, PERMISSIONS, type Permission, SHARED_WORK, sharesWork } from '../src/access.ts'
import { api } from '../src/api.ts'
import { type Call, pathNames } from '../src/lib/calls/call.ts'
import { PROBLEMS } from '../src/problems.ts'
import { ACCESS_TABLE } from './access-table.ts'
import { loggedIn, PASSWORD, staffIn } from './accounts.ts'
import { makeSiteContent } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import { type Answer, Browser } from './http.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const calls = Object.entries(api as Record<string, Call>)
const officeCalls = calls.filter(([, call]) => isOffice(call.access))
const NOBODY = '999999999'

const ask = (browser: Browser, call: Call): Promise<Answer> => {
  let url = call.path
  for (const name of pathNames(call.path)) url = url.replace(`{${name}}`, NOBODY)
  return browser.send(call.method, url, {})
}

/** Returns the access that an answer shows; nothing else matters here. */
function verdict({ status, body }: Answer): 'admitted' | 'login first' | 'nothing there' {
  if (status === 401) return 'login first'
  return status === 404 && body?.message === PROBLEMS.NOT_FOUND.message ? 'nothing there' : 'admitted'
}

const verdicts = async (browser: Browser) =>
  Object.fromEntries(
    await Promise.all(officeCalls.map(async ([name, call]) => [name, verdict(await ask(browser, call))] as const)),
  )

/** The table's verdicts for people with these kinds of access. */
const verdictsFor = (admitted: string[], otherwise: string) =>
  Object.fromEntries(
    Object.entries(ACCESS_TABLE)
      .filter(([access]) => isOffice(access))
      .flatMap(([access, names]) => names.map((name) => [name, admitted.includes(access) ? 'admitted' : otherwise])),
  )

test('the table names every call of the contract under its access, and no other', () => {
  const said = Object.entries(ACCESS_TABLE).flatMap(([access, names]) => names.map((name) => `${name}: ${access}`))
  expect(said.sort()).toEqual(calls.map(([name, call]) => `${name}: ${call.access}`).sort())
})

describe('every call of the back office', () => {
  test('sends a guest to log in', async () => {
    expect(await verdicts(new Browser(site.app))).toEqual(verdictsFor([], 'login first'))
  })

  test('does not exist for a member', async () => {
    expect(await verdicts((await loggedIn(site)).browser)).toEqual(verdictsFor([], 'nothing there'))
  })

  test('does not exist for a member whose role was written by hand but is none', async () => {
    const { browser, account } = await loggedIn(site)
    await expect(
      site.db
        .updateTable('users')
        .set({ permissions: [...PERMISSIONS] })
        .where('id', '=', account.id)
        .execute(),
    ).rejects.toThrow('users_permissions_check')
    expect(verdict(await browser.get('/admin-api/faq'))).toBe('nothing there')
  })

  test('admits an examiner only to what is for all staff', async () => {
    expect(await verdicts((await staffIn(site, 'penguji')).browser)).toEqual(
      verdictsFor(['office', 'office:penguji'], 'nothing there'),
    )
  })

  test('admits an administrator without permissions, who may be from outside, only to the appeals they hear', async () => {
    const admitted = ['office', 'office:panel']
    expect(await verdicts((await staffIn(site, [])).browser)).toEqual(verdictsFor(admitted, 'nothing there'))
  })

  test.each(PERMISSIONS)('admits who carries %s to that, and not to the others', async (permission: Permission) => {
    const everywhere = ['office', 'office:panel', 'office:administrator']
    const works = Object.keys(SHARED_WORK) as (keyof typeof SHARED_WORK)[]
    const sharedBy = (permissions: Permission[]) =>
      works.filter((work) => sharesWork(work, { permissions })).map((work) => `office:${work}`)
    const admitted = [...everywhere, ...sharedBy([permission]), `office:${permission}`]
    const with_ = await verdicts((await staffIn(site, [permission])).browser)
    expect(with_).toEqual(verdictsFor(admitted, 'nothing there'))
    const others = PERMISSIONS.filter((other) => other !== permission)
    const without = await verdicts((await staffIn(site, others)).browser)
    expect(without).toEqual(
      verdictsFor([...everywhere, ...sharedBy(others), ...others.map((other) => `office:${other}`)], 'nothing there'),
    )
  })

  test('takes no Bearer in the place of the session cookie', async () => {
    const { browser } = await staffIn(site, [...PERMISSIONS])
    browser.jar.delete('sesi')
    browser.jar.delete('XSRF-TOKEN')
    expect(new Set(Object.values(await verdicts(browser)))).toEqual(new Set(['login first']))
  })

  test('refuses a write without the CSRF pair', async () => {
    const { browser } = await staffIn(site, [...PERMISSIONS])
    browser.jar.set('XSRF-TOKEN', 'lain')
    for (const [name, call] of officeCalls.filter(([, { method }]) => method !== 'GET')) {
      expect([name, (await ask(browser.copy(), call)).status]).toEqual([name, 419])
    }
  })

  test('asks staff for a second factor, but in demonstration mode', async () => {
    const { browser, account } = await loggedIn(site, { role: 'administrator', permissions: ['konten'] })
    const answer = await browser.get('/admin-api/faq')
    expect([answer.status, answer.body.message]).toEqual([409, PROBLEMS.TWO_FACTOR_REQUIRED.message])
    const demo = await testApp({ database: site.database, env: { DEMO: '1' } })
    const there = new Browser(demo.app)
    await there.logIn(account.email, PASSWORD)
    expect((await there.get('/admin-api/faq')).status).toBe(200)
    expect((await there.get('/admin-api/saya')).body).toMatchObject({ demo: true, permissions: ['konten'] })
  })

  test('sends staff whose address is not verified to verify it', async () => {
    const { browser, account } = await staffIn(site, ['konten'])
    await site.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute()
    expect((await browser.get('/admin-api/faq')).status).toBe(403)
  })
})

describe('every call of the portal', () => {
  const portal = calls.filter(([, call]) => !isOffice(call.access) && call.access !== 'key')

  test.each(portal)('%s admits whom its access says', async (_name, call) => {
    const needsLogin = ['session', 'member', 'confirmed'].includes(call.access)
    expect((await ask(new Browser(site.app), call)).status === 401).toBe(needsLogin)
    const { browser } = await loggedIn(site)
    const { status } = await ask(browser, call)
    expect([401, 419].includes(status)).toBe(false)
    expect(status === 409).toBe(call.access === 'guest')
    expect(status === 423).toBe(call.access === 'confirmed' || call.asksPassword === true)
  })
})

test('what only keys may call is refused to everybody else, logged in or not', async () => {
  const ofKeys = calls.filter(([, call]) => call.access === 'key')
  expect(ofKeys.length).toBeGreaterThan(0)
  const staff = (await staffIn(site, [...PERMISSIONS])).browser
  for (const browser of [new Browser(site.app), (await loggedIn(site)).browser, staff]) {
    for (const [name, call] of ofKeys) expect([name, (await ask(browser, call)).status]).toEqual([name, 401])
  }
})

describe('/admin', () => {
  test('asks a guest to log in and come back', async () => {
    const answer = await new Browser(site.app).visit('/admin/artikel/3')
    expect([answer.status, answer.headers['location']]).toEqual([302, '/login?tujuan=%2Fadmin%2Fartikel%2F3'])
  })

  test('is not there for a member', async () => {
    const { status, text } = await (await loggedIn(site)).browser.visit('/admin')
    expect([status, text.includes('Page Not found'), text.includes('office.js')]).toEqual([404, true, false])
  })

  test('alone may use the camera', async () => {
    const { browser } = await staffIn(site, ['verifikasi'])
    for (const [path, camera] of [
      ['/admin/kehadiran', 'camera=(self),'],
      ['/', 'camera=(),'],
      ['/admin-api/saya', 'camera=(),'],
    ] as const) {
      expect([path, (await browser.visit(path)).headers['permissions-policy']]).toEqual([
        path,
        expect.stringContaining(camera),
      ])
    }
  })

  test.each(['penguji', ['konten']] as const)('opens for staff (%s) under a nonce of its own', async (who) => {
    const { browser } = await staffIn(site, who === 'penguji' ? who : [...who])
    const one = await browser.visit('/admin')
    const two = await browser.visit('/admin/faq')
    const nonceOf = ({ text }: Answer) => /name="csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? ''
    expect([one.status, one.text.includes('src="/office.js"'), one.headers['cache-control']]).toEqual([
      200,
      true,
      'no-store',
    ])
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonceOf(one)}'`)
    expect(one.headers['content-security-policy']).toContain("script-src 'self';")
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    expect(one.text).not.toMatch(/<script>|<style/)
  })
})
