import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { CHOICES, manifestOf, qtiItem, zipOf } from '../tests/item-packages.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { asMember } from './login.ts'
import { openOffice } from './office.ts'

withBrowser()

const AUTHOR = 'soal@example.com'
const UNIT = 'Menyusun RKL-RPL'

const bundle = async () => ({
  name: 'bank.zip',
  mimeType: 'application/zip',
  buffer: await zipOf({
    'imsmanifest.xml': manifestOf(['a.xml', 'b.xml']),
    'a.xml': qtiItem({ identifier: 'a', title: 'Urutan pelingkupan' }),
    'b.xml': qtiItem({
      identifier: 'b',
      title: 'Peta',
      body: '<qti-hotspot-interaction response-identifier="RESPONSE"/>',
    }),
  }),
})

async function choose(page: Page, file: Awaited<ReturnType<typeof bundle>>): Promise<void> {
  await page.getByRole('combobox', { name: 'Unit kompetensi' }).click()
  await page.getByRole('option', { name: UNIT, exact: true }).click()
  await page.getByRole('textbox', { name: 'Sumber', exact: false }).first().fill('PP 22 Tahun 2021, Pasal 5')
  await page.locator('input[type=file]').setInputFiles(file)
}

test('items come in from a package after a look, on a phone too, and go out as one with the password', async () => {
  expect(CHOICES).toContain('Apa yang dilingkup?')
  await visit({ viewport: PHONE, storageState: await asMember(AUTHOR) }, async ({ page, complaints }) => {
    await openOffice(page, '/admin/impor-soal')
    await choose(page, await bundle())
    await page.getByText('Interaksi gambar (hotspot) tidak dikenal.').waitFor()
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Masukkan 1 soal' }).press('Enter')
    await page.getByText('Masuk sebagai rancangan Anda: 1').waitFor()
    await page.getByRole('link', { name: /^Soal \d+$/ }).click()
    await page.getByText('Rancangan').first().waitFor()
    expect(complaints).toEqual([])
  })
  await visit({ viewport: DESK, storageState: await asMember(AUTHOR) }, async ({ page, complaints }) => {
    await openOffice(page, '/admin/soal')
    await page.getByRole('link', { name: 'Impor', exact: true }).click()
    await choose(page, await bundle())
    await page.getByText(/Sudah ada di bank soal: 1/).waitFor()
    expect(await breaches(page)).toEqual([])
    await openOffice(page, '/admin/soal')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ekspor QTI' }).click()
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Ekspor', exact: true }).click()
    expect((await saved).suggestedFilename()).toMatch(/^soal-\d{4}-\d\d-\d\d\.zip$/)
    expect(complaints.filter((one) => !one.includes('423'))).toEqual([])
  })
})
