import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { BUILT_IN_MENU, type MenuRow, menuOf } from './menu-rules.ts'

let site: TestApp
let other: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  other = await testApp({ database: site.database })
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['konten'])).browser
})

const PLACE = '/admin-api/isi-situs/1'
const save = async (menu_utama: unknown) => editor.put(PLACE, { ...(await editor.get(PLACE)).body, menu_utama })
const pageOf = (app: TestApp, url = '/') => app.app.server.inject({ url, headers: { accept: 'text/html' } })
const row = (halaman: MenuRow['halaman'], label: string, tampil = true): MenuRow => ({ halaman, label, tampil })

/** Labels of the top bar on wide screens, groups before their pages. */
async function menuShown(app: TestApp): Promise<string[]> {
  const { body } = await pageOf(app)
  const [, menu = ''] = /<nav aria-label="Menu utama" class="hidden.*?>(.*?)<\/nav>/s.exec(body) ?? []
  return [...menu.matchAll(/>([^<>]+)</g)].map(([, label = '']) => label)
}

const SPECIFIED = `Tentang, Sertifikasi, Daftar Skema, Daftar Penguji, Daftar TUK, Informasi, Tutorial Pendaftaran,
  Jadwal Uji, Daftar Pemegang, Galeri, Pengaduan, Artikel`.split(/,\s+/)

describe('the menu', () => {
  test('is the specification’s to the letter until the office changes it', async () => {
    expect(await menuShown(site)).toEqual(SPECIFIED)
    expect((await editor.get(PLACE)).body.menu_utama).toEqual(BUILT_IN_MENU)
  })

  test('has the office’s labels and order, and not what it hides, in every process; a restore brings it back', async () => {
    const changed = [
      row('artikel', 'Berita'),
      row('tentang', 'Profil'),
      row('sertifikasi', 'Skema'),
      row('daftar-tuk', 'Tempat Uji'),
      row('daftar-skema', 'Semua Skema'),
      row('daftar-penguji', 'Penguji', false),
      row('informasi', 'Informasi', false),
      ...BUILT_IN_MENU.slice(6, -1),
    ]
    expect((await save(changed)).body.menu_utama).toEqual(changed)
    for (const app of [site, other]) {
      const expected = ['Berita', 'Profil', 'Skema', 'Tempat Uji', 'Semua Skema', 'Pengaduan']
      await expect.poll(() => menuShown(app)).toEqual(expected)
      const { body } = await pageOf(app)
      expect(body).not.toContain('href="/daftar-penguji"')
      for (const kept of ['href="/login"', 'href="/register"']) expect(body).toContain(kept)
    }
    for (const url of ['/daftar-penguji', '/jadwal-uji']) {
      expect((await pageOf(site, url)).statusCode).toBe(200)
      expect((await site.app.server.inject({ url: '/sitemap.xml' })).body).toContain(url)
    }
    const { body: history } = await editor.get(`${PLACE}/riwayat`)
    const back = await editor.post(`${PLACE}/pulihkan`, { audit_id: history[0].id, keadaan: 'sebelum' })
    expect([back.status, back.body.menu_utama]).toEqual([200, BUILT_IN_MENU])
    await expect.poll(() => menuShown(other)).toEqual(SPECIFIED)
  })

  test.each([
    ['an unknown page', [{ halaman: 'cuaca', label: 'Cuaca', tampil: true }], 'menu_utama.0.halaman'],
    ['an empty label', [row('artikel', ' ')], 'menu_utama.0.label'],
    ['a label too long for the bar', [row('artikel', 'x'.repeat(31))], 'menu_utama.0.label'],
    ['the same page twice', [row('artikel', 'A'), row('artikel', 'B')], 'menu_utama.1.halaman'],
    ['nothing left to show', BUILT_IN_MENU.map((one) => ({ ...one, tampil: false })), 'menu_utama'],
  ])('with %s is refused', async (_, rows, field) => {
    const answer = await save(rows)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })
})

describe('a page that no row names', () => {
  const labels = (rows: MenuRow[]) =>
    menuOf(rows).flatMap((item) => [item.label, ...(item.pages ?? []).map(({ label }) => label)])

  test('stands at its built-in place', () => {
    expect(labels([])).toEqual(SPECIFIED)
    for (const { halaman } of BUILT_IN_MENU) {
      expect(labels(BUILT_IN_MENU.filter((one) => one.halaman !== halaman))).toEqual(SPECIFIED)
    }
  })

  test('follows the one before it wherever that went', () => {
    const moved = [row('artikel', 'Artikel'), row('tentang', 'Tentang'), row('informasi', 'Informasi', false)]
    expect(menuOf(moved).map(({ label }) => label)).toEqual(['Artikel', 'Tentang', 'Sertifikasi', 'Pengaduan'])
  })
})
