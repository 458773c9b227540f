import { beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { routeTable } from '../../../app/route-table.ts'
import { to } from '../../../paths.ts'

let site: TestApp

const openPortal = (opened_at: string | null) => site.db.updateTable('portal').set({ opened_at }).execute()

beforeEach(async () => {
  site = await testApp()
  await openPortal(null)
})

const pathOf = (path: string): string => path.replace(/:\w+/g, '1')
const stranger = () => new Browser(site.app)

describe('until the portal opens', () => {
  test('every page for anyone, also one that is not there, says that it is being prepared, and when to come again', async () => {
    const paths = routeTable.filter(({ audience }) => audience === 'anyone').map(({ path }) => pathOf(path))
    for (const path of [...paths, to.register, '/tidak-ada']) {
      const { status, text, headers } = await stranger().visit(path)
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 503, '600', 'no-store'])
      expect(text).toContain('<h1 class="text-2xl">Portal sedang disiapkan</h1>')
      expect(text).not.toContain('<script type="module"')
    }
  })

  test.each(['/content/get', '/training/get', '/galeri', '/artikel', '/daftar-pemegang/cek?nomor=1', '/tidak-ada'])(
    'the call %s answers in the form of the table',
    async (path) => {
      const { status, body, headers } = await stranger().get(path)
      expect([status, body, headers['retry-after']]).toEqual([
        503,
        { message: 'Portal sedang disiapkan. Silakan kembali lagi nanti.' },
        '600',
      ])
    },
  )

  test('nobody registers', async () => {
    const person = { name: 'Wulan', email: 'wulan@example.com', phone: '0811-0000-0012', password: 'Pohon-Beringin-81' }
    expect((await stranger().post('/api/v1/register', person)).status).toBe(503)
    expect(await site.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('who watches the program reads that it runs', async () => {
    expect((await stranger().get('/healthz')).status).toBe(200)
    expect(await stranger().get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', portal: 'preparing' } })
  })

  test('staff come in by the login page and see the whole site; members do not exist for it', async () => {
    expect((await stranger().visit(to.login)).status).toBe(200)
    const { browser } = await staffIn(site, ['konten'])
    expect((await browser.visit(to.home)).status).toBe(200)
    expect((await browser.get('/content/get')).status).toBe(200)
    const member = await loggedIn(site)
    expect((await member.browser.visit(to.home)).status).toBe(503)
  })

  test('nothing that staff saw is kept for strangers', async () => {
    const { browser } = await staffIn(site, ['konten'])
    for (let asked = 0; asked < 2; asked += 1) await browser.visit(to.home)
    expect((await stranger().visit(to.home)).status).toBe(503)
  })
})

test('once it is open every process serves everybody, and never asks again', async () => {
  const other = await testApp({ database: site.database })
  expect((await stranger().visit(to.home)).status).toBe(503)
  await openPortal('2026-11-20T03:00:00Z')
  for (const app of [site.app, other.app]) {
    expect((await new Browser(app).visit(to.home)).status).toBe(200)
  }
  await openPortal(null)
  expect((await stranger().visit(to.about)).status).toBe(200)
})
