import { beforeAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { nameKey } from '../../../lib/people/titles.ts'
import { isSameName, verificationAddress, verificationPath } from './rules.ts'

let site: TestApp

const NUMBER = '0012/KTPA/LSK-XX/I/2026'
const ADDRESS = `/verifikasi/${NUMBER}`

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeCertificate(site.db, { no_sertifikasi: NUMBER, nama: 'Pemegang Contoh, S.T.', publik: false })
})

const visitor = () => new Browser(site.app)

describe('a number', () => {
  test.each([
    ['/verifikasi/12/KTPA/2026', '/verifikasi/12%2FKTPA%2F2026', false],
    ['/verifikasi/12%2FKTPA%2F2026', undefined, false],
    ['/verifikasi/12/KTPA/2026/', '/verifikasi/12%2FKTPA%2F2026', false],
    ['/verifikasi/12/KTPA/2026.json?a=/b', '/verifikasi/12%2FKTPA%2F2026?a=/b', true],
    ['/verifikasi/12/KTPA/lencana.svg?tema=gelap', '/verifikasi/12%2FKTPA/lencana.svg?tema=gelap', false],
    ['/verifikasi/12%2FKTPA/bingkai', undefined, false],
    ['/verifikasi/massal', undefined, false],
    ['/verifikasi', undefined, false],
    ['/daftar-pemegang/1/2', undefined, false],
  ])('in %s means %s', (url, expected, isJson) => {
    expect(verificationAddress(url)).toEqual(expected === undefined ? undefined : { url: expected, isJson })
  })

  test('keeps its slashes in its address', () => {
    expect(verificationPath('12/K A/ü')).toBe('/verifikasi/12/K%20A/%C3%BC')
  })
})

describe('a name', () => {
  test.each([
    ['Budi Santoso', 'Dr. Ir. Budi Santoso, S.T., M.Si.', true],
    ['BUDI  SANTOSO, S.T.', 'Budi Santoso, S.Si.', true],
    ["Nur'aini", 'Nuraini', true],
    ['Budi', 'Budi Santoso', false],
    ['Ir.', 'Ir. Budi', false],
    [', S.T.', 'Budi', false],
  ])('%s for %s: %s', (given, kept, isSame) => {
    expect(isSameName(given, kept)).toBe(isSame)
  })

  test('is compared without degrees', () => {
    expect(nameKey('Prof. Dr. H. Ahmad Contoh, Ph.D.')).toBe('ahmad contoh')
  })
})

describe('the address of a certificate', () => {
  test('shows people a whole page without a program: status in words, dates and scheme', async () => {
    const page = await visitor().visit(ADDRESS)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const words of [
      'Aktif',
      'Sertifikat ini sah dan berlaku sampai 31 Desember 2028',
      NUMBER,
      'KTPA',
      'Pemegang Contoh',
    ])
      expect(page.text).toContain(words)
    expect(page.text).not.toContain('<script type="module"')
    expect(page.text).toContain('noindex')
    expect(page.headers['vary']).toBe('Accept')
  })

  test('gives programs JSON, by their header or by .json, with no more than the register shows', async () => {
    const { body, status } = await visitor().get(ADDRESS)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{
        no_sertifikasi: NUMBER,
        ditemukan: true,
        mirip: [],
        berlaku: true,
        status_sertifikat: 'aktif',
        status_label: 'Aktif',
      },
      ...{ nama: 'Pemegang Contoh, S.T.', kualifikasi: 'KTPA', skema: 'Sertifikasi Ketua Tim Penyusun Amdal' },
      ...{ valid_from: '2026-01-01', valid_until: '2028-12-31', status_since: '2026-01-01T02:00:00.000Z' },
      ...{ no_registrasi: null, no_sertifikasi_pengganti: null, checked_at: site.clock.now.toISOString() },
      tautan: `http://localhost:3000${ADDRESS}`,
    })
    const named = await visitor().visit(`${ADDRESS}.json`)
    expect(named.headers['content-type']).toContain('application/json')
    expect(named.body).toEqual(body)
    expect((await visitor().get(`/verifikasi/${encodeURIComponent(NUMBER)}`)).body).toEqual(body)
  })

  test('says of an unknown number that it is unknown', async () => {
    expect((await visitor().get('/verifikasi/PALSU/1')).body).toMatchObject({
      ditemukan: false,
      berlaku: false,
      nama: null,
    })
    expect((await visitor().visit('/verifikasi/PALSU/1')).text).toContain('Tidak ditemukan')
  })

  test('counts as a look-up, on the page too', async () => {
    const hasty = visitor()
    for (let n = 0; n < 60; n += 1) await hasty.get(ADDRESS)
    expect((await hasty.get(ADDRESS)).status).toBe(429)
    const page = await hasty.visit(ADDRESS)
    expect([page.status, page.text.includes('Belum dapat diperiksa')]).toEqual([429, true])
  })
})

describe('the badge', () => {
  const badge = (more = '') => visitor().get(`${ADDRESS}/lencana.svg${more}`)

  test('shows status, number and last day, and no name; other sites may show it, nothing in it runs', async () => {
    const { status, text, headers } = await badge()
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    for (const words of ['Aktif', NUMBER, 'sampai 31 Desember 2028', 'Sertifikat kompetensi KTPA'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/Pemegang|<script|onload|href|style=/)
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('speaks English and goes with dark pages; what makes no sense counts as not given', async () => {
    const english = (await badge('?bahasa=en&tema=gelap')).text
    for (const words of ['Active', 'until 31 December 2028', '#14181d']) expect(english).toContain(words)
    expect((await badge('?bahasa=xx&tema=1')).text).toBe((await badge()).text)
  })

  test('is the new one the moment the status changes, and 304 for who has it', async () => {
    const first = await badge()
    const known = { 'if-none-match': String(first.headers['etag']) }
    expect((await visitor().get(`${ADDRESS}/lencana.svg`, known)).status).toBe(304)
    await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('no_sertifikasi', '=', NUMBER).execute()
    await expect.poll(async () => (await badge()).text).toContain('Dicabut')
    expect((await visitor().get(`${ADDRESS}/lencana.svg`, known)).status).toBe(200)
    await site.db.updateTable('certificates').set({ status: 'aktif' }).where('no_sertifikasi', '=', NUMBER).execute()
    await expect.poll(async () => (await badge()).text).toContain('Aktif')
  })

  test('writes whatever stands in an address as text', async () => {
    const { text } = await visitor().get(`/verifikasi/${encodeURIComponent('<script>"&\u0007')}/lencana.svg`)
    expect(text).toContain('&lt;script&gt;&quot;&amp;')
    expect(text).not.toContain('<script')
    expect(text).not.toContain('\u0007')
    expect(text).toContain('Tidak ditemukan')
  })
})

describe('the page for frames', () => {
  test('is the only one that other sites may frame, and has no script, form or cookie', async () => {
    const { status, text, headers } = await visitor().get(`${ADDRESS}/bingkai?tema=gelap`)
    expect([status, headers['x-frame-options'], headers['set-cookie']]).toEqual([200, undefined, undefined])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    )
    expect(text).not.toMatch(/<script|<form|Pemegang/)
    expect(text).toContain(`href="http://localhost:3000${ADDRESS}"`)
    for (const path of [ADDRESS, '/', '/login', '/daftar-pemegang', '/dokumentasi-api', `${ADDRESS}/lencana.svg`]) {
      const page = await visitor().visit(path)
      expect([path, page.headers['x-frame-options']]).toEqual([path, 'DENY'])
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })
})
