import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { day } from '../../../lib/day.ts'
import { placeholdersIn } from '../../../lib/placeholders.ts'
import { stripMarkup } from '../../../lib/text/markup.ts'
import { cleanRichText } from '../../../lib/text/rich-text.ts'
import { LEGAL_PAGE_KINDS, LEGAL_PAGES } from './rules.ts'
import { legalText, legalWordsOn } from './text-service.ts'

let site: TestApp
let owner: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  owner = (await staffIn(site, ['pengguna'])).browser
})

const page = async (url: string): Promise<string> =>
  stripMarkup((await site.app.server.inject({ url, headers: { accept: 'text/html' } })).body)

describe.each(LEGAL_PAGE_KINDS)('the built-in text: %s', (jenis) => {
  test('is rich text that needs no cleaning', async () => {
    const text = await legalText(site.db, jenis, 0)
    expect(cleanRichText(text ?? '')).toBe(text)
  })

  test('names nothing in braces that is not filled', async () => {
    const words = await legalWordsOn(site.db, day('2026-11-20'))
    const names = placeholdersIn((await legalText(site.db, jenis, 0)) ?? '')
    expect(names.filter((name) => !words[name])).toEqual([])
    expect(await page(LEGAL_PAGES[jenis].path)).not.toMatch(/\{[a-z_]+\}/)
  })

  test('says how the body is reached, and that it is the built-in version', async () => {
    const text = await page(LEGAL_PAGES[jenis].path)
    for (const words of ['LSK Contoh', 'halo@example.com', '+62 811-0000-0001', 'Versi bawaan']) {
      expect(text).toContain(words)
    }
  })

  test('every page leads to it', async () => {
    const { body } = await site.app.server.inject({ url: '/artikel', headers: { accept: 'text/html' } })
    expect(body).toContain(`href="${LEGAL_PAGES[jenis].path}"`)
  })
})

test('what is promised are the settings in force, also on a page that was kept', async () => {
  const kept = async () => [await page('/kebijakan-privasi'), await page('/syarat')]
  for (const [privacy = '', terms = ''] of [await kept(), await kept()]) {
    expect(privacy).toContain('Permohonan, hasil uji, dan keputusan 6 tahun sejak permohonan berakhir')
    expect(privacy).toContain('Pindaian KTP atau paspor 1 tahun')
    expect(terms).toContain('paling lambat 14 hari sebelum hari uji: 75 persen biaya dikembalikan')
  }
  const { version } = (await owner.get('/admin-api/pengaturan/1')).body
  const changed = await owner.put('/admin-api/pengaturan/1', {
    version,
    retensi_permohonan: 7,
    pengembalian_awal_persen: 80,
  })
  expect(changed.status).toBe(200)
  await expect.poll(() => page('/kebijakan-privasi')).toContain('keputusan 7 tahun sejak permohonan berakhir')
  await expect.poll(() => page('/syarat')).toContain('hari uji: 80 persen biaya dikembalikan')
})

test('an address of a version that is not there is 404', async () => {
  const statusOf = async (url: string) =>
    (await site.app.server.inject({ url, headers: { accept: 'text/html' } })).statusCode
  expect(await statusOf('/syarat?versi=0')).toBe(200)
  expect(await statusOf('/syarat?versi=7')).toBe(404)
})
