import { expect, test } from 'vitest'
import { ENGLISH_PAGES } from '../src/english/pages.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { schedules } from './public-paths.ts'

withBrowser()

async function englishPaths(): Promise<string[]> {
  const [schedule] = await schedules()
  return [
    ...ENGLISH_PAGES.map(({ path }) => path.replace(':id', String(schedule?.id))),
    '/en/certificate-holders?no_sertifikasi=PALSU/1',
    '/en/certificate-holders?bagian=tim&nomor=PALSU/1',
    '/en/certificate-holders?bagian=berkas',
    '/en/complaints?tab=lacak',
    '/en/nowhere',
  ]
}

test.each([
  ['a phone', { viewport: PHONE, colorScheme: 'light' as const }],
  ['a desk, dark', { viewport: DESK, colorScheme: 'dark' as const }],
  ['320 pixels', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }],
])('on %s every English page is free of accessibility breaches and sideways scroll', async (_name, options) => {
  await visit(options, async ({ page }) => {
    for (const path of await englishPaths()) {
      await page.goto(path)
      expect(await breaches(page), path).toEqual([])
      await expectNoSidewaysScroll(page)
    }
  })
})

test('a file is hashed in the browser, and its verdict is an English page', async () => {
  await visit({ viewport: PHONE }, async ({ page }) => {
    await page.goto('/en/certificate-holders?bagian=berkas')
    const file = { name: 'other.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 not ours') }
    await page.setInputFiles('input[type=file]', file)
    await page.waitForURL(/sha256=[0-9a-f]{64}/)
    expect(await page.getByText('Not an original file').count()).toBe(1)
  })
})

test('a verdict prints as one sheet that says whose it is, when and where', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    await page.goto('/en/certificate-holders?no_sertifikasi=PALSU/1')
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    for (const words of ['Checked on', 'Proof of verification from']) {
      expect(await page.getByText(words).first().isVisible(), words).toBe(true)
    }
  })
})
