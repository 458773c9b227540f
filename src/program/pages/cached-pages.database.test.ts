import { beforeAll, describe, expect, test } from 'vitest'
import { makeArticle, makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../tests/content.ts'
import { type DatabaseProxy, databaseProxy } from '../../../tests/database-proxy.ts'
import { type TestApp, type TestDatabase, testApp, testDatabase } from '../../../tests/harness.ts'
import { openDatabase } from '../../ground/database/db.ts'
import { serverLimits } from '../../limits.ts'

const html = { accept: 'text/html' }
const json = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }

let site: TestApp
let proxy: DatabaseProxy
/** Past the proxy. */
let direct: TestDatabase

beforeAll(async () => {
  direct = await testDatabase()
  proxy = await databaseProxy(direct.url)
  const through = { ...openDatabase(proxy.url), url: proxy.url }
  site = await testApp({ database: through })
  await makeSiteContent(site.db)
  await makeSchedule(site.db, { version: await makeScheme(site.db), venue: await makeVenue(site.db) })
  await makeArticle(site.db, { slug: 'satu', title: 'Judul artikel' })
})

const open = (url: string, headers: Record<string, string> = html) => site.app.server.inject({ url, headers })

async function figure(line: string): Promise<number> {
  const { body } = await site.app.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const found = body.split('\n').find((each) => each.startsWith(`${line} `))
  return Number(found?.split(' ').at(-1))
}

const made = () => figure('page_cache_answers{from="made"}')

describe('an address', () => {
  test.each([
    ['/daftar-skema', html, ['?utm_source=x', '?page=1', '?page=01&n=2', '?PAGE=3', '?page=-4']],
    ['/daftar-skema?page=2', html, ['?page=2&fbclid=abc', '?a=1&page=2']],
    ['/jadwal-uji', html, ['?arsip=0', '?category=all&n=1', '?search=', '?bulan=2026-13']],
    ['/jadwal-uji?category=ATPA&metode=Luring', html, ['?metode=Luring&category=ATPA']],
    ['/artikel/satu', html, ['?utm_source=x']],
    ['/daftar-tuk', html, ['?provinsi=']],
    ['/kebijakan-privasi', html, ['?versi=satu']],
    ['/login', html, ['?utm_source=x', '?tujuan=//luar.example', '?sesi=apa']],
    ['/login?tujuan=/user/profile', html, ['?utm_source=x&tujuan=/user/profile']],
    ['/training/get', json, ['?n=1', '?category=all&search=&ujian=0&arsip=0', '?bulan=entah']],
    ['/training/get?search=amdal', json, ['?search=amdal&lain=1', '?category=all&search=amdal']],
    ['/training/edit/1', json, ['?n=1']],
    ['/blog', json, ['?page=7']],
  ])('%s is kept once, whatever else its query says', async (address, headers, others) => {
    const first = await open(address, headers)
    expect(first.statusCode).toBe(200)
    const before = await made()
    for (const query of others) {
      const { body, statusCode } = await open(address.split('?')[0] + query, headers)
      expect([query, statusCode, body === first.body]).toEqual([query, 200, true])
    }
    expect(await made()).toBe(before)
  })

  test('of a path may be written in other ways, and is still kept once', async () => {
    const first = await open('/artikel/satu')
    const before = await made()
    expect((await open('/artikel/%73atu')).body).toBe(first.body)
    expect((await open('/training/edit/001', json)).body).toBe((await open('/training/edit/1', json)).body)
    expect(await made()).toBeLessThanOrEqual(before + 1)
  })
})

test('a flood of addresses leaves what is kept within its bounds, and what everybody reads in it', async () => {
  await open('/tentang')
  await open('/tentang')
  const long = 'x'.repeat(90)
  for (let n = 0; n < 1500; n += 1) await open(`/training/get?search=${n}${long}`, json)
  expect(await figure('page_cache_entries{of="page"}')).toBeLessThanOrEqual(serverLimits.pageCacheEntries)
  expect(await figure('page_cache_bytes{of="page"}')).toBeLessThanOrEqual(serverLimits.pageCacheBytes)
  const before = await made()
  await open('/tentang')
  expect(await made()).toBe(before)
})

test('what a page is made of is kept for others once it was asked for again, not for each choice that one page shows', async () => {
  const cached = () => figure('page_cache_entries{of="answer"}')
  for (const word of ['satu', 'dua']) await open(`/jadwal-uji?search=${word}`)
  const before = await cached()
  expect(before).toBeGreaterThan(0)
  for (let n = 0; n < 20; n += 1) await open(`/jadwal-uji?search=kata-${n}`)
  expect(await cached()).toBe(before)
})

describe('while the database is away', () => {
  test.each(['cut', 'freeze'] as const)(
    'pages and public answers that were read before stay, marked stale, others are 503: %s',
    async (fault) => {
      const page = await open('/jadwal-uji')
      const answer = await open('/blog', json)
      expect([page.statusCode, answer.statusCode]).toEqual([200, 200])
      proxy[fault]()
      site.clock.now = new Date(site.clock.now.getTime() + 120_000)
      const begun = performance.now()
      const [stale, staleAnswer, other] = await Promise.all([
        open('/jadwal-uji'),
        open('/blog', json),
        open(`/artikel/belum-pernah-dibaca-${fault}`),
      ])
      expect(performance.now() - begun).toBeLessThan(serverLimits.pageDeadlineMs + 5000)
      for (const { statusCode, headers } of [stale, staleAnswer]) {
        expect([statusCode, headers['warning'], headers['cache-control']]).toEqual([
          200,
          '110 - "Response is Stale"',
          'no-cache',
        ])
        expect(Number(headers['age'])).toBeGreaterThanOrEqual(120)
      }
      expect([stale.body, staleAnswer.body]).toEqual([page.body, answer.body])
      expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5'])
      proxy.mend()
      const freshAgain = async () => (await open('/jadwal-uji')).headers['warning']
      await expect.poll(freshAgain, { timeout: 20_000 }).toBeUndefined()
      expect(await figure('page_cache_answers{from="stale"}')).toBeGreaterThanOrEqual(2)
    },
    60_000,
  )

  test('an edit made meanwhile shows once it is back', async () => {
    const title = async () => (await open('/artikel')).body.includes('Judul artikel')
    expect(await title()).toBe(true)
    proxy.cut()
    await direct.db
      .updateTable('articles')
      .set({ title: 'Berubah sewaktu terputus' })
      .where('slug', '=', 'satu')
      .execute()
    expect(await title()).toBe(true)
    proxy.mend()
    await expect.poll(title, { timeout: 20_000 }).toBe(false)
  }, 60_000)

  test('the register and a verdict on a certificate are never what was true before', async () => {
    for (const url of ['/pemegang?search=contoh', '/pemegang/cek?no_sertifikasi=1234']) await open(url, json)
    const register = await open('/daftar-pemegang')
    expect([register.statusCode, register.headers['cache-control']]).toEqual([200, 'no-store'])
    proxy.cut()
    for (const [url, headers] of [
      ['/pemegang?search=contoh', json],
      ['/pemegang/cek?no_sertifikasi=1234', json],
      ['/daftar-pemegang?search=contoh', html],
    ] as const) {
      expect([url, (await open(url, headers)).statusCode]).toEqual([url, 503])
    }
    proxy.mend()
  }, 60_000)
})
