import { expect, test } from 'vitest'
import { breaches, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { asAdministrator, choose, openOffice, waitForWords } from './office.ts'

withBrowser()

const LETTER = '/admin/teks-surat/correctionAsked'

test('a letter is worded anew with its sheet beside it, tried, saved, and taken back to the built-in words', async () => {
  await visit(await asAdministrator(), async ({ page }) => {
    await openOffice(page, `${LETTER}/show`)
    const sheet = page.frameLocator('iframe[title="Pratinjau surat"]')
    const button = sheet.getByRole('link', { name: 'Perbaiki permohonan' })
    await button.waitFor()
    // Styles in markup are forbidden in our pages; the sheet is shown with its own all the same.
    await expect.poll(() => button.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(255, 255, 255)')
    expect(await breaches(page)).toEqual([])

    await page.getByRole('link', { name: 'Ubah' }).click()
    const subject = page.getByRole('textbox', { name: 'Perihal' })
    await subject.fill('Mohon diperbaiki: {skem}')
    await page.getByRole('alert').getByText('Perihal: {skem} tidak dikenal.').waitFor()
    await subject.fill('Mohon diperbaiki: ')
    await page.getByRole('button', { name: 'Sisipkan {skema}' }).click()
    await page.getByRole('textbox', { name: 'Catatan' }).fill('Tanya kami bila ragu.')
    await sheet.getByText('Tanya kami bila ragu.').waitFor()
    await page.getByText('Mohon diperbaiki: Skema Contoh Ketua Tim').waitFor()
    await choose(page, 'Contoh', 'tanpa nomor dan alasan')
    await expect.poll(() => sheet.getByText('Alasan:').count()).toBe(0)

    await page.getByRole('button', { name: 'Kirim contoh ke saya' }).click()
    await waitForWords(page, 'Surat contoh dikirim ke alamat email Anda.')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('button', { name: 'Kembalikan ke teks bawaan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan ke teks bawaan' }).click()
    await page.getByText('Permohonan perlu diperbaiki: Skema Contoh Ketua Tim').waitFor()
  })
})

test('the words of a letter can be edited on a phone', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    for (const address of ['/admin/teks-surat', `${LETTER}/show`, LETTER]) {
      await openOffice(page, address)
      await expectNoSidewaysScroll(page)
      expect(await breaches(page)).toEqual([])
    }
  })
})
