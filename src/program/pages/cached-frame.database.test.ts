import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeArticle, makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../tests/content.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { routeTable } from '../../app/route-table.ts'
import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { frameOf, withFrame } from './cached-frame.tsx'
import { inOne } from './pieces.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeSchedule(site.db, { version: await makeScheme(site.db), venue: await makeVenue(site.db) })
  await makeArticle(site.db, { slug: 'satu', title: 'Judul artikel' })
})

async function open(url: string): Promise<string> {
  const { body, statusCode } = await site.app.server.inject({ url, headers: { accept: 'text/html' } })
  expect([url, statusCode]).toEqual([url, 200])
  return body
}

const QUERY = '?page=2&search=a%26b%20%24%26%27%22%3C&category=ATPA&provinsi=Bali&tujuan=/user/profile'
const pages = routeTable.filter(({ audience, path, inBrowser }) => {
  return audience !== 'auth' && !inBrowser && !path.includes(':')
})

test.each(pages)('$path is the same to the letter whether its frame was rendered or kept', async ({ path }) => {
  site.app.dropPages()
  await open(path)
  const framed = await open(path + QUERY)
  site.app.dropPages()
  expect(await open(path + QUERY)).toBe(framed)
})

test('a frame that was kept goes when the content does', async () => {
  await open('/artikel')
  await site.db.updateTable('site_content').set({ nama_lembaga: 'Lembaga Berganti Nama' }).execute()
  site.app.dropPages()
  const body = await open('/artikel')
  expect(body.match(/Lembaga Berganti Nama/g)?.length).toBeGreaterThan(3)
})

test('a page that fails while its frame is kept is asked for once, logged once, and stands in its whole frame', async () => {
  await open('/artikel')
  site.app.dropPages()
  await sql`alter table articles rename to articles_away`.execute(site.db)
  const { body, statusCode } = await site.app.server.inject({ url: '/artikel', headers: { accept: 'text/html' } })
  await sql`alter table articles_away rename to articles`.execute(site.db)
  expect([statusCode, body.includes('<header></header>')]).toEqual([500, false])
  expect(body).toContain('class="site-footer')
  expect(site.logged.filter((line) => line.includes('page failed'))).toHaveLength(1)
})

test('header and footer of one page stand around the other, with its query in the link to the English page', () => {
  const frameAt = (query: string) => ({
    header: `<header class="site-header x"><a href="/en/schemes${query}" hrefLang="en" lang="en">English</a></header>`,
    footer: `<footer class="site-footer"><a href="/en/schemes${query}" hrefLang="en">English</a></footer>`,
  })
  const around = (main: string, { header, footer }: { header: string; footer: string }) =>
    `<div>${header}<main>${main}</main>${footer}</div>`
  const content = {} as FrameContent
  const frame = frameOf(around('<header><h1>Satu</h1></header>', frameAt('?page=3')), content)
  const hollow = around('<footer></footer>Dua', { header: '<header></header>', footer: '<footer></footer>' })
  expect(frame && inOne(withFrame(hollow, frame, '?a=1&b=$&')).toString()).toBe(
    around('<footer></footer>Dua', frameAt('?a=1&amp;b=$&amp;')),
  )
  expect(frame && inOne(withFrame(hollow, frame, '')).toString()).toBe(around('<footer></footer>Dua', frameAt('')))
  expect(frameOf('<div>Sebuah halaman tanpa bingkai</div>', content)).toBeUndefined()
})
