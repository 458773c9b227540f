import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { breaches, DESK, PHONE, visit, withBrowser } from './browser.ts'
import { asAdministrator, openOffice } from './office.ts'

withBrowser()

test('what goes to the ministry is composed, taken out with the password, and marked as sent', async () => {
  await visit({ ...(await asAdministrator()), viewport: DESK }, async ({ page }) => {
    await openOffice(page, '/admin/kiriman-amdalnet')
    await page.getByRole('button', { name: 'Susun kiriman' }).click()
    const choice = page.getByRole('dialog')
    await choice.getByLabel('Dari tanggal').fill('2020-01-01')
    await choice.getByLabel('Sampai tanggal').fill('2019-01-01')
    await choice.getByLabel(/Tanpa yang sudah dikirim/).uncheck()
    await choice.getByRole('button', { name: 'Susun kiriman' }).click()
    await choice.getByText('Sampai tanggal tidak boleh sebelum dari tanggal.').waitFor()
    expect(await breaches(page)).toEqual([])
    await choice.getByLabel('Sampai tanggal').fill('2100-01-01')
    await choice.getByRole('button', { name: 'Susun kiriman' }).click()
    await page.getByText('Belum terkirim').waitFor()
    await page.getByRole('button', { name: 'Unduh arsip (ZIP)' }).click()
    const downloaded = page.waitForEvent('download')
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Password').fill(DEMO_PASSWORD)
    await asked.getByRole('button', { name: 'Unduh' }).click()
    expect((await downloaded).suggestedFilename()).toBe('amdalnet-2020-01-01-2100-01-01.zip')
    await page.getByRole('button', { name: 'Tandai terkirim' }).click()
    await page.getByRole('dialog').getByLabel('Catatan').fill('Surat 12')
    await page.getByRole('dialog').getByRole('button', { name: 'Tandai terkirim' }).click()
    await page.getByText('Surat 12').waitFor()
    expect(await page.getByRole('button', { name: 'Buang kiriman' }).count()).toBe(0)
  })
})

test('the ministry’s numbers are compared before they are recorded', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    await openOffice(page, '/admin/nomor-registrasi')
    const { data } = await (await page.request.get('/admin-api/sertifikat?sort=id&perPage=1')).json()
    const number = data[0].no_sertifikasi
    const csv = (text: string) => ({ name: 'jawaban.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const file = page.locator('input[type=file]')
    await file.setInputFiles(csv('nama,alamat\nA,B\n'))
    await page
      .getByText(/kolom nomor sertifikat dan nomor registrasi\.$/)
      .last()
      .waitFor()
    await file.setInputFiles(csv(`no sertifikat,no registrasi\n${number},REG-KLH-77\nTIDAK/ADA,REG-KLH-78\n`))
    await page.getByText('2 baris: 1 dicatat, 1 sertifikat tidak dikenal.').waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Catat 1 nomor' }).click()
    await page.getByText('1 nomor dicatat.').waitFor()
  })
})
