import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../tests/accounts.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { type TestApp, testApp, testDatabase } from '../../../tests/harness.ts'
import { routeTable } from '../../app/route-table.ts'

const SENTENCE = 'Situs contoh: semua data rekaan, jangan isikan data asli.'
const html = { accept: 'text/html' }

let shown: TestApp
let own: TestApp

beforeAll(async () => {
  const database = await testDatabase()
  shown = await testApp({ database, env: { DEMO: 'public' } })
  own = await testApp({ database, env: { DEMO: '1' } })
  await makeSiteContent(shown.db)
})

const open = async ({ app }: TestApp, url: string, cookie = '') =>
  (await app.server.inject({ url, headers: { ...html, ...(cookie ? { cookie } : {}) } })).body

const paths = routeTable.filter(({ audience }) => audience !== 'auth').map(({ path }) => path.replace(/:\w+/g, '1'))

test('a demonstration that others may open says so above every page, once, also when the page is kept', async () => {
  for (const path of [...paths, '/tidak-ada', '/dokumentasi-api']) {
    for (const body of [await open(shown, path), await open(shown, path)]) {
      expect(body.split(SENTENCE), path).toHaveLength(2)
      expect(body, path).toMatch(/<link rel="stylesheet" href="\/demonstration.css">.*<body><aside [^>]*aria-label="/s)
    }
  }
})

test('one for its own machine does not', async () => {
  for (const path of [...paths, '/tidak-ada', '/dokumentasi-api']) {
    const body = await open(own, path)
    expect(body, path).not.toContain(SENTENCE)
    expect(body, path).not.toContain('demonstration.css')
  }
})

test.each([
  ['the member area', loggedIn, '/user/dashboard'],
  ['the back office', (site: TestApp) => staffIn(site, ['konten']), '/admin'],
])('it stands above %s too', async (_name, enter, path) => {
  const { browser } = await enter(own)
  expect(await open(own, path, browser.cookieHeader)).not.toContain(SENTENCE)
  const there = await enter(shown)
  const body = await open(shown, path, there.browser.cookieHeader)
  expect(body).toMatch(/<body><aside .*<\/aside>(<script type="application\/json" .*<\/script>)?<div id="root">/)
  expect(body.split(SENTENCE)).toHaveLength(2)
})

test('it stands above the page of a failure', async () => {
  const broken = await testApp({ env: { DEMO: 'public' } })
  await sql`drop table site_content cascade`.execute(broken.db)
  const body = await open(broken, '/login')
  expect(body).toContain('<title>Gangguan')
  expect(body.split(SENTENCE)).toHaveLength(2)
})
