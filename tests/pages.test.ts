import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeTable } from '../src/app/route-table.ts'
import { makeArticle, makeSchedule, makeScheme, makeSiteContent, makeVenue } from './content.ts'
import { type TestApp, testApp } from './harness.ts'

const html = { accept: 'text/html,application/xhtml+xml' }

let site: TestApp
let schedule: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db), venue: await makeVenue(site.db) })
  await makeArticle(site.db, { slug: 'satu', title: 'Judul & "kutip" <b>' })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  site.app.server.inject({ url, headers: { ...html, ...headers } })

const publicPaths = (): string[] =>
  routeTable
    .filter((entry) => entry.audience === 'anyone')
    .map((entry) => entry.path.replace(':id', String(schedule)).replace(':slug', 'satu'))

describe('every public page', () => {
  test('is whole without JavaScript: title, one h1, skip link, Indonesian', async () => {
    for (const path of publicPaths()) {
      const { statusCode, body } = await open(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(body, path).toMatch(/<html lang="id">.*<title>[^<]+LSK Contoh<\/title>/s)
      expect(body, path).toContain('class="skip-link"')
    }
  })

  test('names each article and each remark beside it for those who hear it', async () => {
    for (const path of publicPaths()) {
      const unnamed = ((await open(path)).body.match(/<(?:article|aside)\b[^>]*>/g) ?? []).filter(
        (tag) => !/ aria-label(ledby)?="[^"]/.test(tag),
      )
      expect([path, unnamed]).toEqual([path, []])
    }
  })

  test('has a title of its own', async () => {
    const titles = await Promise.all(
      publicPaths().map(async (path) => /<title>(.*?)<\/title>/.exec((await open(path)).body)?.[1]),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('carries no inline script, style or handler, under a policy that forbids them', async () => {
    for (const path of [...publicPaths(), '/tidak-ada']) {
      const { body, headers } = await open(path)
      const scripts = body.match(/<script\b[^>]*>/g) ?? []
      const executable = scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))
      expect(
        executable.every((tag) => tag.includes(' src=')),
        path,
      ).toBe(true)
      expect(body, path).not.toMatch(/<[^>]+\s(style|on\w+)=/)
      expect(body, path).not.toContain('<style')
      expect(headers['content-security-policy'], path).toMatch(
        /default-src 'none'.*script-src 'self'.*style-src 'self'/,
      )
    }
  })

  test('text from the database cannot become markup', async () => {
    const { body } = await open('/artikel/satu')
    expect(body).toContain('Judul &amp; &quot;kutip&quot; &lt;b&gt;')
    expect(body).not.toContain('<b>')
  })
})

describe('a page that is not there', () => {
  test.each([
    '/tidak-ada',
    '/detail-skema/999999',
    '/jadwal-uji/999999',
    '/artikel/tidak-ada',
    '/jadwal-uji/bukan-angka',
  ])('%s answers 404 with "Page Not found" and a way home', async (path) => {
    const { statusCode, body } = await open(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body.includes('Page Not found')).toBe(true)
    expect(body.includes('href="/"')).toBe(true)
  })
})

describe('kept pages', () => {
  test('answer 304 to a browser that has the same page', async () => {
    const first = await open('/tentang')
    const again = await open('/tentang', { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('come compressed as the browser asks, the same page each time', async () => {
    const plain = await open('/daftar-tuk')
    const brotli = await open('/daftar-tuk', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await open('/daftar-tuk', { 'accept-encoding': 'gzip' })
    const refused = await open('/daftar-tuk', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body])
  })

  test('are dropped in every process when what they show changes', async () => {
    const other = await testApp({ database: site.database })
    const title = async (app: TestApp) => (await app.app.server.inject({ url: '/', headers: html })).body
    expect(await title(site)).toContain('Judul satu')
    expect(await title(other)).toContain('Judul satu')
    await site.db.updateTable('site_content').set({ home_section1_title: 'Judul yang baru' }).execute()
    for (const app of [site, other]) await expect.poll(() => title(app)).toContain('Judul yang baru')
  })

  test('are not kept while changes cannot be heard of', async () => {
    site.app.setListening(false)
    await open('/tentang')
    await site.db.updateTable('site_content').set({ tentang_visi: '<p>Visi kedua</p>' }).execute()
    expect((await open('/tentang')).body).toContain('Visi kedua')
    site.app.setListening(true)
  })

  test('never hold a 404', async () => {
    expect((await open('/tidak-ada')).headers['cache-control']).toBe('no-store')
  })
})

describe('pictures', () => {
  let name: string

  beforeAll(async () => {
    const drawn = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0B5D3B' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Rahasia' } })
      .toBuffer()
    name = (await site.files.storePicture(site.db, drawn)).name
  })

  test('are named by content and size, without metadata', async () => {
    expect(name).toMatch(/^[0-9a-f]{32}-1200x600\.webp$/)
    const { rawPayload } = await site.app.server.inject({ url: `/images/${name}`, headers: { accept: 'image/webp' } })
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  test('come in the offered width that is not smaller, never larger than they are', async () => {
    const width = async (w: number) => {
      const { rawPayload } = await site.app.server.inject({
        url: `/images/${name}?w=${w}`,
        headers: { accept: 'image/webp' },
      })
      return (await sharp(rawPayload).metadata()).width
    }
    expect([await width(300), await width(640), await width(5000)]).toEqual([320, 640, 1200])
  })

  test('come in the smallest format that is taken, as AVIF up to the width of phones, for ever', async () => {
    const shown = async (accept: string, w: number) => {
      const { headers, rawPayload } = await site.app.server.inject({
        url: `/images/${name}?w=${w}`,
        headers: { accept },
      })
      expect(headers).toMatchObject({ vary: 'Accept', 'cache-control': 'public, max-age=31536000, immutable' })
      const { mediaType, width } = await sharp(rawPayload).metadata()
      expect(mediaType).toBe(headers['content-type'])
      return [mediaType, width]
    }
    const all = 'image/avif,image/webp,*/*'
    expect([await shown(all, 320), await shown(all, 640), await shown(all, 960)]).toEqual([
      ['image/avif', 320],
      ['image/avif', 640],
      ['image/webp', 960],
    ])
    expect(await shown('image/webp,*/*', 320)).toEqual(['image/webp', 320])
    expect(await shown('image/png', 320)).toEqual(['image/png', 320])
  })

  test.each([`${'0'.repeat(32)}-10x10.webp`, '..%2F..%2Fapp.key', 'x.webp'])('%s is 404', async (file) => {
    expect((await site.app.server.inject(`/images/${file}`)).statusCode).toBe(404)
  })

  test('what is no picture, or unfolds beyond 40 megapixels, is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(site.files.storePicture(site.db, svg)).rejects.toThrow('Kirim gambar')
    await expect(site.files.storePicture(site.db, Buffer.from('<html></html>'))).rejects.toThrow('Kirim gambar')
    await expect(site.files.storePicture(site.db, bomb)).rejects.toThrow('terlalu besar')
  })
})

describe('what programs read', () => {
  test.each([
    '/sitemap.xml',
    '/artikel/rss.xml',
    '/openapi.json',
    '/dokumentasi-api',
    '/robots.txt',
    '/manifest.webmanifest',
  ])('%s is compressed, and not sent again while it is the same', async (path) => {
    const first = await open(path, { 'accept-encoding': 'br, gzip' })
    const plain = await open(path)
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body)
    const etag = String(first.headers['etag'])
    const again = await open(path, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  })

  test('the sitemap says when an article last changed, and so does the article', async () => {
    const { body } = await open('/sitemap.xml')
    const [, day] = /<loc>[^<]*\/satu<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(body) ?? []
    expect(day).toBeDefined()
    expect((await open('/artikel/satu')).body).toContain(`"dateModified":"${day}"`)
  })

  test('the article and the schedule have what search engines ask for', async () => {
    const dataOf = async (path: string) =>
      JSON.parse(/ld\+json">(.*?)<\/script>/s.exec((await open(path)).body)?.[1] ?? '{}')
    const body = { '@type': 'Organization', name: 'LSK Contoh', url: 'http://localhost:3000', logo: expect.any(String) }
    expect(await dataOf('/artikel/satu')).toMatchObject({
      '@type': 'Article',
      image: [expect.stringMatching(/^http/)],
      datePublished: expect.any(String),
      author: body,
      publisher: body,
    })
    const event = await dataOf(`/jadwal-uji/${schedule}`)
    expect(event).toMatchObject({ '@type': 'Event', image: [expect.stringMatching(/^http/)], organizer: body })
    expect(await dataOf('/')).toMatchObject({ '@type': 'Organization', logo: expect.stringMatching(/^http/) })
    expect((await open('/artikel/satu')).body).toMatch(/<meta property="og:image:alt" content="[^"]+">/)
  })

  test('the sitemap names every public page, trainings and articles included', async () => {
    const { body } = await open('/sitemap.xml')
    for (const path of publicPaths()) expect(body).toContain(`<loc>http://localhost:3000${path}</loc>`)
  })

  test('security.txt names somebody to write to, and until when that is true', async () => {
    const { headers, body } = await open('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: (mailto:\S+@\S+|http\S+)$/m)
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? []
    expect(new Date(expires).getTime() - site.clock.now.getTime()).toBeGreaterThan(86_400_000)
  })

  test('robots.txt keeps the member area out and names the sitemap', async () => {
    expect((await open('/robots.txt')).body).toMatch(
      /Disallow: \/user\/[\s\S]*Sitemap: http:\/\/localhost:3000\/sitemap.xml/,
    )
  })

  test('the feed carries the articles, escaped', async () => {
    const { body, headers } = await open('/artikel/rss.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toContain('<title>Judul &amp; &quot;kutip&quot; &lt;b&gt;</title>')
    await makeArticle(site.db, {
      slug: 'tautan',
      content: '<p><a href="/jadwal">Jadwal</a> <a href="#isi">Isi</a></p>',
    })
    await expect.poll(async () => (await open('/artikel/rss.xml')).body).toContain('/artikel/tautan')
    const { body: later } = await open('/artikel/rss.xml')
    expect(later).toContain('&lt;a href=&quot;http://localhost:3000/jadwal&quot;')
    expect(later).toContain('&lt;a href=&quot;http://localhost:3000/artikel/tautan#isi&quot;')
    expect(later).not.toMatch(/(?:href|src)=&quot;(?!http|mailto)/)
  })

  test('OpenAPI 3.1 describes every call', async () => {
    const description = (await open('/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(description.paths['/training/edit/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    })
    expect((await open('/dokumentasi-api')).body).toContain('/training/edit/{id}')
  })

  test('figures are for this machine only, and not through a proxy', async () => {
    expect((await open('/metrics')).body).toContain('page_cache_answers')
    expect((await open('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
    const elsewhere = await site.app.server.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(elsewhere.statusCode).toBe(404)
  })

  test('healthy and ready', async () => {
    expect((await open('/healthz')).statusCode).toBe(200)
    expect((await open('/readyz')).statusCode).toBe(200)
  })
})
