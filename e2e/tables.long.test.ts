import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeCertificate } from '../tests/certificates.ts'
import { visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { asMember } from './login.ts'

withBrowser()
const site = withDatabase()

const NUMBER = '9941/KTPA/LSK-XX/XII/2026'
const WIDTHS = Array.from({ length: 29 }, (_, at) => 320 + at * 40)

beforeAll(async () => {
  await makeCertificate(site.db, {
    no_sertifikasi: NUMBER,
    nama: 'Dr. Ir. Rajendraningrat Kartawidjaja Sastronegoro, M.Si.',
    keahlian: ['keanekaragaman hayati', 'kesehatan masyarakat', 'hidrogeologi'],
    kota: 'Kabupaten Kepulauan Siau Tagulandang Biaro',
    provinsi: '71',
    status: 'dibekukan',
  })
})

/**
 * A script that returns what is unreadable in a page's tables at this width: words over several lines, cut cells,
 * tables beyond the edge.
 */
const UNREADABLE = `(() => {
  const found = []
  const say = (what, node) => found.push(what + ': ' + node.textContent.trim().slice(0, 60))
  const tables = [...document.querySelectorAll('main table')].filter((table) => table.getClientRects().length > 0)
  if (tables.length === 0) found.push('no table')
  for (const table of tables) {
    const frame = table.parentElement.getBoundingClientRect()
    for (const cell of table.querySelectorAll('th, td')) {
      const box = cell.getBoundingClientRect()
      if (box.width < 2 || getComputedStyle(cell.closest('thead') ?? cell).position === 'absolute') continue
      if (cell.scrollWidth > cell.clientWidth + 1) say('cut', cell)
      if (box.right > frame.right + 1 || box.right > innerWidth + 1) say('behind the edge', cell)
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement.closest('.sr-only')) continue
        for (const { index, 0: word } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const [first, ...others] = range.getClientRects()
          if (others.some((rect) => Math.abs(rect.top - first.top) > first.height / 2)) say('broken “' + word + '”', cell)
          else if (first && first.right > box.right + 1) say('sticks out “' + word + '”', cell)
        }
      }
    }
  }
  return found
})()`

/** One load, and the window drawn from the narrowest to the widest. */
async function unreadableTables(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const lines: string[] = await page.evaluate(UNREADABLE)
    found.push(...lines.map((line) => `${width}: ${line}`))
  }
  return found
}

test.each([
  '/daftar-pemegang',
  '/daftar-pemegang?search=rajendraningrat',
  `/daftar-pemegang?bagian=tim&nomor=${NUMBER},PALSU/1`,
  '/daftar-skema',
  '/jadwal-uji',
  '/jadwal-uji?arsip=1',
])('every word of the table of %s is whole at every width', async (path) => {
  await visit({}, async ({ page, open }) => {
    await open(path)
    expect(await unreadableTables(page)).toEqual([])
  })
})

test.each([
  ['pemegang@example.com', '/user/dashboard'],
  ['pemegang@example.com', '/user/sertifikasi/saya?tab=bersertifikat'],
  ['pemegang@example.com', '/user/pemeliharaan-kompetensi/saya'],
  ['pemegang@example.com', '/user/pelaporan-kinerja'],
  ['pemegang@example.com', '/user/evaluasi'],
  ['anggota@example.com', '/user/dashboard'],
  ['anggota@example.com', '/user/sertifikasi/saya'],
])('every word of the table of %s on %s is whole at every width', async (email, path) => {
  await visit({ storageState: await asMember(email) }, async ({ page, open }) => {
    await open(path)
    await page.locator('main table').first().waitFor()
    expect(await unreadableTables(page)).toEqual([])
  })
})
