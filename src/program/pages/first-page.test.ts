import { beforeAll, describe, expect, test } from 'vitest'
import { later, loggedIn, staffIn } from '../../../tests/accounts.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { Browser } from '../../../tests/http.ts'
import { routeTable } from '../../app/route-table.ts'
import { LEADS_ON, to } from '../../paths.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const opens = async (browser: Browser, path: string) => {
  const { status, headers } = await browser.visit(path)
  return status === 302 ? headers['location'] : status
}

describe('the first page, by the navigation guard of section 4', () => {
  test('a guest stays on public and guest pages and goes to Login from the user area, and back after it', async () => {
    const guest = new Browser(site.app)
    for (const { path, audience } of routeTable.filter((entry) => !entry.path.includes(':'))) {
      const login = path === '/user/dashboard' ? '/login' : `/login?tujuan=${path}`
      expect([path, await opens(guest, path)]).toEqual([path, audience === 'auth' ? login : 200])
    }
  })

  test('each heading of the member area leads on to its page, for whoever comes by a letter or opens it in a tab', async () => {
    const { browser } = await loggedIn(site)
    const headings = Object.values(to).filter((path) => typeof path === 'string' && path.startsWith('/user'))
    for (const path of headings) {
      const target = LEADS_ON.find(([heading]) => heading === path)?.[1] ?? path
      const found = await opens(browser, path as string)
      expect([path, found === 200 ? path : found]).toEqual([path, path === to.personalData ? to.dashboard : target])
    }
  })

  test('a guest who holds the session cookie of a visitor is still a guest', async () => {
    const guest = new Browser(site.app)
    await guest.get('/sanctum/csrf-cookie')
    expect([await opens(guest, '/'), await opens(guest, '/login'), await opens(guest, '/user/dashboard')]).toEqual([
      200,
      200,
      '/login',
    ])
  })

  test('a member goes to the dashboard from guest pages and from the personal data form, and stays elsewhere', async () => {
    const { browser } = await loggedIn(site)
    for (const path of ['/login', '/register', '/verify-email', '/reset-password/abc', '/user/data-diri', '/user']) {
      expect([path, await opens(browser, path)]).toEqual([path, '/user/dashboard'])
    }
    for (const path of ['/', '/artikel', '/user/dashboard', '/user/profile', '/confirm-password']) {
      expect([path, await opens(browser, path)]).toEqual([path, 200])
    }
  })

  test('a member with incomplete data goes to the form from everywhere, unknown addresses too', async () => {
    const { browser } = await loggedIn(site, { status_data: 0 })
    for (const path of ['/', '/artikel', '/login', '/user/dashboard', '/entah/apa']) {
      expect([path, await opens(browser, path)]).toEqual([path, '/user/data-diri'])
    }
    expect(await opens(browser, '/user/data-diri')).toBe(200)
  })

  test('somebody unverified counts as nobody, but goes to the verification page from the user area', async () => {
    const { browser } = await loggedIn(site, { verified: false })
    expect([await opens(browser, '/verify-email'), await opens(browser, '/login'), await opens(browser, '/')]).toEqual([
      200, 200, 200,
    ])
    expect(await opens(browser, '/user/dashboard')).toBe('/verify-email')
  })

  test('a remembered member whose session cookie has gone is known', async () => {
    const { browser } = await loggedIn(site, { remember: true })
    later(site, 86_400)
    browser.jar.delete('sesi')
    expect([await opens(browser, '/login'), await opens(browser, '/user/dashboard')]).toEqual(['/user/dashboard', 200])
  })

  test('a session that ended does not open the user area', async () => {
    const { browser } = await loggedIn(site)
    later(site, 7200)
    expect(await opens(browser, '/user/dashboard')).toBe('/login')
  })

  test('an unknown address is 404 for guests and members', async () => {
    expect(await opens(new Browser(site.app), '/entah/apa')).toBe(404)
    expect(await opens((await loggedIn(site)).browser, '/user/entah')).toBe(404)
  })
})

describe('what pages may be kept', () => {
  test('the shell of the user area never: no-store, noindex, and the session renewed', async () => {
    const { browser } = await loggedIn(site)
    const answer = await browser.visit('/user/dashboard')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toContain('<meta name="robots" content="noindex">')
    expect(answer.cookies.map((line) => line.split('=')[0])).toEqual(['sesi', 'XSRF-TOKEN'])
  })

  test('a redirect never, and a page whose address holds a secret neither', async () => {
    expect((await new Browser(site.app).visit('/user/dashboard')).headers['cache-control']).toBe('no-store')
    const answer = await new Browser(site.app).visit('/reset-password/rahasia?email=a%40example.com')
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test('public pages are the same for a member and a guest, without cookies', async () => {
    const { browser } = await loggedIn(site)
    const [mine, anyones] = [await browser.visit('/artikel'), await new Browser(site.app).visit('/artikel')]
    expect([mine.text, mine.cookies, anyones.cookies]).toEqual([anyones.text, [], []])
    expect(anyones.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('a kept page still passes the guard for who carries a session', async () => {
    await new Browser(site.app).visit('/tentang')
    await new Browser(site.app).visit('/tentang')
    const { browser } = await loggedIn(site, { status_data: 0 })
    expect(await opens(browser, '/tentang')).toBe('/user/data-diri')
  })
})

test('while the database is away a page says so, with a time to come back', async () => {
  const away = await testApp({ database: { ...site.database, db: brokenDb() } })
  const browser = new Browser(away.app)
  browser.jar.set('sesi', 'a'.repeat(43))
  for (const path of ['/user/dashboard', '/login', '/reset-password/abc', '/artikel']) {
    const { status, headers, text } = await browser.visit(path)
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
    expect(text).toContain('Layanan sedang tidak tersedia')
  }
})

/** A database whose every question fails as when the network does. */
function brokenDb(): TestApp['db'] {
  const fail = (): never => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  return new Proxy({} as TestApp['db'], { get: () => fail })
}

test('while the database is away a browser reads a page also where none could begin, and a program its sentence', async () => {
  const away = await testApp()
  await makeSiteContent(away.db)
  const { browser } = await staffIn(away)
  await away.database.close()
  for (const path of ['/admin', '/admin/pendaftaran', '/assets/none-00000000.js', '/verifikasi/0001%2FKTPA']) {
    const { status, headers, text } = await browser.visit(path)
    expect([path, status, headers['content-type']]).toEqual([path, expect.any(Number), 'text/html; charset=utf-8'])
    expect([path, status >= 500, text]).toEqual([path, true, expect.stringContaining('Kode permintaan')])
  }
  expect((await browser.get('/admin-api/pendaftaran')).body).toMatchObject({ message: expect.any(String) })
})

test('what Home and About show travels with those two alone; what stands around them with every page', async () => {
  const words = { alamat: 'Jalan Uji 1', tentang_visi: '<p>Visi lembaga uji</p>', home_section2_title: 'Judul kedua' }
  await site.db.updateTable('site_content').set(words).execute()
  site.app.dropPages()
  const shown: [string, string[]][] = []
  for (const path of ['/', '/tentang', '/jadwal-uji', '/login']) {
    const { body } = await site.app.server.inject({ url: path, headers: { accept: 'text/html' } })
    shown.push([path, Object.keys(words).filter((word) => body.includes(`"${word}":`))])
  }
  expect(shown).toEqual([
    ['/', ['alamat', 'home_section2_title']],
    ['/tentang', ['alamat', 'tentang_visi']],
    ['/jadwal-uji', ['alamat']],
    ['/login', ['alamat']],
  ])
})
