import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, visit, withBrowser } from './browser.ts'
import { asAdministrator, openOffice } from './office.ts'

withBrowser()

const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'berkas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const statement = (words: string, amount: number) => `Tanggal;Keterangan;Kredit\n20/11/2026;${words};${amount}\n`

test('what was chosen of one statement is not chosen of the next', async () => {
  await visit({ ...(await asAdministrator()), viewport: DESK }, async ({ page }) => {
    await openOffice(page, '/admin/mutasi')
    await choose(page, statement('BERKAS PERTAMA', 54_321))
    await page.getByRole('row', { name: /BERKAS PERTAMA/ }).waitFor()
    await page.getByRole('button', { name: 'Cocokkan baris 2' }).click()
    await page.getByLabel('Invoice untuk baris 2').click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Bukukan 1 pembayaran' }).waitFor()

    await choose(page, statement('BERKAS KEDUA', 12_345))
    await page.getByRole('row', { name: /BERKAS KEDUA/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Bukukan 0 pembayaran' }).isDisabled()).toBe(true)
    expect(await page.getByLabel('Invoice untuk baris 2').count()).toBe(0)
    expect(await page.getByText('BERKAS PERTAMA').count()).toBe(0)

    await choose(page, 'nama,alamat\nA,B\n')
    await page.getByText(/^Mutasi tidak dapat dibaca/).waitFor()
    expect(await page.getByText('BERKAS KEDUA').count()).toBe(0)
  })
})

test('what a statement does not say is confirmed again for each file before anything is booked', async () => {
  await visit({ ...(await asAdministrator()), viewport: DESK }, async ({ page }) => {
    await openOffice(page, '/admin/mutasi')
    const words = 'Sudah saya periksa dan benar.'
    await choose(page, 'Tanggal;Keterangan;Kredit\n20/11;SATU;54321\nPEND;NANTI;1000\n')
    await page.getByRole('row', { name: /PEND NANTI 1000.*Belum dibukukan oleh bank/ }).waitFor()
    await page.getByLabel(words).check()
    await choose(page, 'Tanggal;Keterangan;Kredit\n21/11;DUA;54321\n')
    await page.getByRole('row', { name: /DUA/ }).waitFor()
    expect(await page.getByLabel(words).isChecked()).toBe(false)
  })
})

test('numbers of the ministry that were checked go when another file is chosen', async () => {
  await visit({ ...(await asAdministrator()), viewport: DESK }, async ({ page }) => {
    await openOffice(page, '/admin/nomor-registrasi')
    await choose(page, 'no sertifikat,no registrasi\nTIDAK/ADA/1,REG-1\n')
    await page.getByRole('row', { name: /TIDAK\/ADA\/1/ }).waitFor()
    await choose(page, 'no sertifikat,no registrasi\nTIDAK/ADA/2,REG-2\n')
    await page.getByRole('row', { name: /TIDAK\/ADA\/2/ }).waitFor()
    expect(await page.getByText('TIDAK/ADA/1').count()).toBe(0)
    await choose(page, 'nama,alamat\nA,B\n')
    await page
      .getByText(/kolom nomor sertifikat dan nomor registrasi\.$/)
      .last()
      .waitFor()
    expect(await page.getByText('TIDAK/ADA/2').count()).toBe(0)
  })
})

test('an import waits as a draft: what is meant is agreed to, the good row comes in, the other waits', async () => {
  await visit({ ...(await asAdministrator()), viewport: DESK }, async ({ page }) => {
    await openOffice(page, '/admin/impor?jenis=tuk')
    const venue = (name: string, jenis = 'Mandiri') => `${name};${jenis};Jalan 1;Kota;NTB;WITA\n`
    const name = `TUK Impor ${Date.now()}`
    const heads = 'Daftar TUK\nNama TUK;Jenis;Alamat;Kota;Provinsi;Zona waktu\n'
    await choose(page, heads + venue(name) + venue(`${name} B`, 'Tetap'))
    await page.getByRole('button', { name: 'Pakai semua 2 usulan' }).click()
    await page.getByRole('button', { name: 'Masukkan 1 TUK' }).click()
    await page.getByText('1 baris masuk. 1 baris menunggu diperbaiki.').waitFor()
    await page.getByLabel('Jenis, baris 4').fill('Sewaktu')
    await page.getByRole('button', { name: 'Simpan 1 perbaikan' }).click()
    await page.getByRole('button', { name: 'Masukkan 1 TUK' }).click()
    await page.getByRole('button', { name: 'Pilih berkas Excel atau CSV' }).waitFor()
  })
})
