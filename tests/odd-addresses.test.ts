import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../src/access.ts'
import { officeApi, portalApi } from '../src/api.ts'
import { type Call, pathNames } from '../src/lib/calls/call.ts'
import { staffIn } from './accounts.ts'
import { requestOf } from './call-request.ts'
import { makeArticle, makeSchedule, makeScheme, makeSiteContent } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import { anyIp, ask, Browser } from './http.ts'
import { runs } from './quick.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeSchedule(site.db, { version: await makeScheme(site.db) })
  await makeArticle(site.db, { slug: 'satu' })
})

const guest = (url: string) =>
  ask(site.app, { method: 'GET', url, headers: { accept: 'application/json' }, ip: anyIp() })

/** Values that are sent alone, so that no other wrong field is refused before them. */
const ALONE = [
  '2147483648',
  '9007199254740991',
  '-2147483649',
  '1e9',
  '0',
  '\u0000',
  '9999-12',
  '0000-01',
  'x'.repeat(5000),
]

describe('a call with one odd value', () => {
  // As long as there are calls: some thousand requests.
  test('never answers 5xx to a read, whichever field of its query or path it stands in', {
    timeout: 180_000,
  }, async () => {
    const { browser: staff } = await staffIn(site, [...PERMISSIONS])
    const reads = Object.entries({ ...portalApi, ...officeApi } as Record<string, Call>).filter(
      ([, call]) => call.method === 'GET',
    )
    const failed: string[] = []
    for (const [name, call] of reads) {
      for (const field of Object.keys(call.payload?.shape ?? {})) {
        for (const value of ALONE) {
          const others = Object.fromEntries(pathNames(call.path).map((each) => [each, '1']))
          const { url } = requestOf(call, { ...others, [field]: value })
          const { status } = name in officeApi ? await staff.get(url) : await guest(url)
          if (status >= 500) failed.push(`${status} ${url.slice(0, 100)}`)
        }
      }
    }
    expect(failed).toEqual([])
  })

  test('with half a character in a text is 422', async () => {
    const half = String.raw`{"email":"a\ud800@example.com","password":"\udfff","name":"x","phone":"\ud800"}`
    for (const url of ['/api/v1/login', '/api/v1/register', '/forgot-password']) {
      const browser = new Browser(site.app)
      await browser.get('/sanctum/csrf-cookie')
      const { status } = await browser.sendText('POST', url, half)
      expect([url, status]).toEqual([url, 422])
    }
  })
})

describe('an odd address of a page', () => {
  const html = { accept: 'text/html' }
  const open = async (url: string) => (await site.app.server.inject({ url, headers: html })).statusCode

  test.each([
    '//',
    '///',
    '//situs-lain.example',
    '/.//situs-lain.example',
    '/%5C%5Csitus-lain.example',
    '/detail-skema/2147483648',
    '/detail-skema/9007199254740993',
    '/jadwal-uji/-1',
    '/jadwal-uji/1e3',
    '/artikel/%ED%A0%80',
    '/artikel/%00',
    '/%0A',
    '/%0D%0A/%00',
    `/artikel/${'x'.repeat(3000)}`,
  ])('%s is 404', async (url) => {
    expect([url, await open(url)]).toEqual([url, 404])
  })

  test.each([
    '/jadwal-uji?tampilan=bulan&bulan=2199-12',
    '/jadwal-uji?tampilan=bulan&bulan=1900-01',
    '/jadwal-uji?tampilan=bulan&bulan=9999-12',
    '/jadwal-uji?tampilan=bulan&bulan=0000-01',
    '/jadwal-uji?bulan=1899-12',
    '/jadwal-uji?page=9007199254740993',
    '/daftar-skema?page=1e400',
    '/daftar-tuk?provinsi=%ED%A0%80',
    '/?%ED%A0%80=%ED%A0%80',
  ])('%s is a page', async (url) => {
    expect([url, await open(url)]).toEqual([url, 200])
  })

  test.each([
    ['/daftar-skema/', '/daftar-skema'],
    ['/jadwal-uji/?tampilan=bulan', '/jadwal-uji?tampilan=bulan'],
    ['/artikel/satu///', '/artikel/satu'],
    ['//situs-lain.example/', '/situs-lain.example'],
    ['/.//situs-lain.example/', '/situs-lain.example'],
    ['/%5C%5Csitus-lain.example/', '/%5C%5Csitus-lain.example'],
  ])('%s is one slash too many, and leads to %s on this site for good', async (url, target) => {
    const { statusCode, headers } = await site.app.server.inject({ url, headers: html })
    expect([statusCode, headers.location]).toEqual([301, target])
  })

  test('whatever it is, is never 5xx', async () => {
    const part = fc.oneof(fc.webPath(), fc.webQueryParameters(), fc.string({ unit: 'binary', maxLength: 40 }))
    const at = fc.constantFrom(
      '/',
      '//',
      '/jadwal-uji/',
      '/jadwal-uji?tampilan=bulan&bulan=',
      '/artikel/',
      '/daftar-pemegang?',
    )
    await fc.assert(
      fc.asyncProperty(at, part, async (path, rest) => {
        const url = `${path}${rest}`.toWellFormed().replaceAll('#', '%23')
        const readable = URL.canParse(url, 'http://localhost') ? url : encodeURI(url)
        expect(await open(encodeURI(readable))).toBeLessThan(500)
      }),
      { numRuns: runs(300, 60) },
    )
  })
})
