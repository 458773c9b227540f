import { beforeAll, describe, expect, test } from 'vitest'
import { untranslated } from '../src/english/language.tsx'
import { ENGLISH_PAGES } from '../src/english/pages.ts'
import { LANGUAGE_PAIRS } from '../src/english-paths.ts'
import { attemptLimits } from '../src/limits.ts'
import { makeCertificate } from './certificates.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from './content.ts'
import { englishTextOf, indonesianIn } from './english-text.ts'
import { type TestApp, testApp } from './harness.ts'
import { anyIp } from './http.ts'

const SCHEME = 'Sertifikasi Ketua Tim Penyusun Amdal'
const NUMBER = '4711/KTPA/LSK-XX/I/2026'
const HASH = 'ab'.repeat(32)
const html = { accept: 'text/html,application/xhtml+xml' }

let site: TestApp
let schedule: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  const version = await makeScheme(site.db, {
    name: SCHEME,
    registration_fee: 2_500_000,
    units: ['Menyusun Amdal'],
    asks: { min_pendidikan: 'D4/S1', min_pengalaman_tahun: 3, min_dokumen_amdal: 1, wajib_atpa: true },
  })
  schedule = await makeSchedule(site.db, { version, venue: await makeVenue(site.db) })
  await makeCertificate(site.db, {
    no_sertifikasi: NUMBER,
    skema: SCHEME,
    keahlian: ['mutu udara'],
    kota: 'Bandung',
    provinsi: '32',
    papers: [HASH],
  })
})

const open = (url: string, ip = anyIp()) => site.app.server.inject({ url, headers: html, remoteAddress: ip })
const filled = (path: string): string => path.replace(':id', String(schedule))
const certificate = (query: string) => `/en/certificate-holders?${query}`
const verdictOf = (number: string) => certificate(`no_sertifikasi=${encodeURIComponent(number)}`)

/** Each page, and each of its states that an address leads to. */
const everyAddress = (): string[] => [
  ...ENGLISH_PAGES.map(({ path }) => filled(path)),
  verdictOf(NUMBER),
  verdictOf('0000/PALSU'),
  certificate('search=tidakadayangcocok'),
  certificate('bagian=nomor'),
  certificate('bagian=tim'),
  certificate(`bagian=tim&tanggal=2026-12-01&nomor=${encodeURIComponent(`${NUMBER},${NUMBER},0000/PALSU`)}`),
  certificate('bagian=tim&nomor='),
  certificate('bagian=berkas'),
  certificate('bagian=berkas&berkas=picture'),
  certificate(`bagian=berkas&sha256=${HASH}`),
  certificate(`bagian=berkas&sha256=${'cd'.repeat(32)}`),
  certificate(`bagian=berkas&sha256=${'cd'.repeat(32)}&no_sertifikasi=${encodeURIComponent(NUMBER)}`),
  '/en/complaints?tab=lacak&tiket=ADU-2026-00000001',
]

describe('every English page', () => {
  test('is whole without JavaScript: English, one h1, a title, a skip link, no program of the Indonesian pages', async () => {
    for (const path of everyAddress()) {
      const { statusCode, body } = await open(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body, path).toMatch(/<html lang="en">.*<title>[^<]+LSK Contoh<\/title>/s)
      expect(body.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(body, path).toContain('class="skip-link"')
      expect(body, path).not.toMatch(/main\.js|begin\.js|id="hydration"/)
      expect(body, path).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    }
  })

  test('says nothing in Indonesian but what is marked as such', async () => {
    for (const path of [...everyAddress(), '/en/nowhere', '/en/schemes/999999']) {
      expect([path, indonesianIn(englishTextOf((await open(path)).body))]).toEqual([path, []])
    }
    expect([...untranslated]).toEqual([])
  })

  test('says of a link to a page in Indonesian that it is one', async () => {
    for (const path of everyAddress()) {
      const { body } = await open(path)
      const links = [...body.matchAll(/<a\s[^>]*href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs)]
      for (const [link, target = '', words = ''] of links) {
        if (target === '/en' || target.startsWith('/en/') || target.startsWith('/en?')) continue
        expect(link, path).toMatch(/hrefLang="id"/i)
        expect(words, path).toMatch(/\(in Indonesian\)|Bahasa Indonesia/)
      }
    }
  })

  test('leads to the same page in Indonesian, with its query', async () => {
    const other = (body: string) => /href="([^"]*)"[^>]*>Bahasa Indonesia</.exec(body)?.[1]?.replaceAll('&amp;', '&')
    for (const [indonesian, english] of LANGUAGE_PAIRS) {
      expect(other((await open(filled(english))).body)).toBe(filled(indonesian))
    }
    const query = `no_sertifikasi=${encodeURIComponent(NUMBER)}`
    expect(other((await open(certificate(query))).body)).toBe(`/daftar-pemegang?${query}`)
    expect(other((await open('/en/schemes?page=1&utm=x')).body)).toBe('/daftar-skema')
    expect(other((await open('/en/nowhere')).body)).toBe('/')
  })
})

describe('every Indonesian page', () => {
  test('leads to itself in English, with its query, where it stands in English too, and nowhere else', async () => {
    const other = (body: string) => [
      ...new Set([...body.matchAll(/href="([^"]*)"[^>]*>English</g)].map(([, to]) => to)),
    ]
    for (const [indonesian, english] of LANGUAGE_PAIRS) {
      expect(other((await open(filled(indonesian))).body)).toEqual([filled(english)])
    }
    const query = `no_sertifikasi=${encodeURIComponent(NUMBER)}`
    expect(other((await open(`/daftar-pemegang?${query}`)).body)).toEqual([certificate(query)])
    for (const path of ['/artikel', '/jadwal-uji', '/syarat']) expect(other((await open(path)).body)).toEqual([])
  })
})

describe('search engines', () => {
  const alternates = (body: string) =>
    Object.fromEntries(
      [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, code, url]) => [
        code,
        url,
      ]),
    )

  test('find each language from the other, and Indonesian by default', async () => {
    const origin = site.config.appUrl
    for (const [indonesian, english] of LANGUAGE_PAIRS) {
      const [id, en] = [origin + filled(indonesian), origin + filled(english)]
      const expected = { id, en, 'x-default': id }
      expect(alternates((await open(filled(indonesian))).body)).toEqual(expected)
      expect(alternates((await open(filled(english))).body)).toEqual(expected)
      expect((await open(filled(english))).body).toContain(`<link rel="canonical" href="${en}">`)
    }
  })

  test('find every pair in the sitemap', async () => {
    const { body } = await open('/sitemap.xml')
    for (const [indonesian, english] of LANGUAGE_PAIRS) {
      for (const path of [indonesian, english]) {
        const entry = body
          .split('<url>')
          .find((each) => each.startsWith(`<loc>${site.config.appUrl}${filled(path)}</loc>`))
        expect(entry, path).toContain(`hreflang="en" href="${site.config.appUrl}${filled(english)}"`)
        expect(entry, path).toContain(`hreflang="id" href="${site.config.appUrl}${filled(indonesian)}"`)
        expect(entry, path).toContain(`hreflang="x-default" href="${site.config.appUrl}${filled(indonesian)}"`)
      }
    }
  })

  test('do not keep single verdicts, and pages without a counterpart name none', async () => {
    const { body } = await open(verdictOf(NUMBER))
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(alternates(body)).toEqual({})
    expect(alternates((await open('/artikel')).body)).toEqual({})
  })
})

describe('what the office has written in English', () => {
  test('stands where it is, and Indonesian marked as such where it is not; a change shows at once', async () => {
    const about = async () => (await open('/en/about')).body
    expect(await about()).toMatch(
      /<div class="rich-text[^"]*"><div lang="id"><p>Visi<\/p><\/div><small[^>]*>Not available in English yet/,
    )
    await site.db
      .updateTable('site_content')
      .set({ tentang_visi_en: '<p>Our view</p>', nama_lembaga_en: 'Example Certification Body' })
      .execute()
    await expect.poll(about, { timeout: 10_000 }).toContain('<p>Our view</p>')
    expect(await about()).not.toContain('<p>Visi</p>')
    expect(await about()).toContain('· Example Certification Body</title>')
    await site.db.updateTable('site_content').set({ nama_lembaga_en: '' }).execute()
    await expect.poll(about, { timeout: 10_000 }).toContain('· LSK Contoh</title>')
  })

  test('names a scheme wherever its Indonesian name stood', async () => {
    await site.db.updateTable('schemes').set({ name_en: 'Amdal Team Leader' }).where('name', '=', SCHEME).execute()
    const list = async () => (await open('/en/schemes')).body
    await expect.poll(list, { timeout: 10_000 }).toContain('Amdal Team Leader')
    for (const path of ['/en', filled('/en/schemes/:id'), verdictOf(NUMBER)]) {
      expect((await open(path)).body, path).toContain('Amdal Team Leader')
    }
  })

  test('goes with English days, amounts and words of states', async () => {
    const scheme = (await open(filled('/en/schemes/:id'))).body
    expect(scheme).toContain('IDR 2,500,000')
    expect(scheme).toContain('Minimum education: bachelor’s degree (D4/S1).')
    const { body } = await open(verdictOf(NUMBER))
    expect(body).toContain('>Valid</h2>')
    expect(body).toContain('genuine and valid until 31 December 2028.')
    expect(body).toContain('Checked on 20 November 2026, 10:00 WIB (UTC+7)')
    expect(body).toContain('air quality')
  })
})

describe('an English page', () => {
  test('that is not there says so in English, with a way on', async () => {
    for (const path of ['/en/nowhere', '/en/schemes/999999', '/en/schemes/word']) {
      const { statusCode, body } = await open(path)
      expect([path, statusCode]).toEqual([path, 404])
      expect(body, path).toContain('<html lang="en">')
      expect(body, path).toContain('Page not found')
      expect(body, path).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('is kept as others are, but for the register and complaints', async () => {
    expect((await open('/en/about')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await open('/en/about?x=1')).headers['etag']).toBe((await open('/en/about')).headers['etag'])
    for (const path of ['/en/certificate-holders', '/en/complaints']) {
      expect((await open(path)).headers['cache-control']).toBe('no-store')
    }
  })

  test('of the register counts look-ups as the Indonesian one does, and says it in English', async () => {
    const ip = anyIp()
    let last = await open(verdictOf(NUMBER), ip)
    for (let n = 0; n < attemptLimits.lookUps.most && last.statusCode === 200; n += 1)
      last = await open(verdictOf(NUMBER), ip)
    expect(last.statusCode).toBe(429)
    expect(last.body).toContain('Too many requests')
    expect(last.headers['retry-after']).toBeDefined()
  })

  test('has a proof whose code leads back to it', async () => {
    const { body } = await open(verdictOf(NUMBER))
    const code = /src="(\/pemegang\/kode\.svg\?alamat=[^"]+)"/.exec(body)?.[1] ?? ''
    expect(decodeURIComponent(code)).toContain(verdictOf(NUMBER).split('?')[0])
    expect((await open(code)).headers['content-type']).toContain('image/svg+xml')
  })
})
