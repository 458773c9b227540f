import { expect, test } from 'vitest'
import { pdf } from '../tests/pdf.ts'
import { expectSoundAtWidths, withBrowser } from './browser.ts'
import { openOffice } from './office.ts'
import { inDays, workAs } from './staff.ts'

withBrowser()

const OWNER = 'mutu@example.com'
const LATE = 'pengaduan@example.com'
const EXAMINER = 'penguji@example.com'
const VERIFIER = 'verifikasi@example.com'
const LAPSED = 'Ratna Kusumawardhani'
const CASE = 'Rona lingkungan muara'

test('a member of staff whose yearly statement lapsed finds it on the desk and signs it', async () => {
  await workAs(LATE, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Pernyataan tahunan dan syarat lain menunggu Anda' }).click()
    await page.getByRole('link', { name: 'Baca dan tandatangani' }).waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('link', { name: 'Baca dan tandatangani' }).click()
    await page.getByRole('button', { name: 'Tandatangani' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Kepentingan saya').fill('Tidak ada.')
    await dialog.getByRole('checkbox').or(dialog.getByRole('switch')).check()
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Tandatangani' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Berlaku', { exact: true }).first().waitFor()
    await openOffice(page, '/admin')
    expect(await page.getByRole('link', { name: 'Pernyataan tahunan dan syarat lain' }).count()).toBe(0)
  })
})

test('the register says who lacks what, keeps evidence, and an examiner who lacks something is not proposed', async () => {
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/catatan-petugas')
    await page.getByText('Syarat dituntut sejak', { exact: false }).waitFor()
    await expectSoundAtWidths(page)
    await page
      .getByRole('cell', { name: LAPSED })
      .or(page.getByRole('link', { name: LAPSED }))
      .first()
      .click()
    await page.waitForURL(/\/admin\/catatan-petugas\/\d+\/show/)
    await page.getByText('pernyataan tahunan, kalibrasi', { exact: false }).waitFor()
    await page.getByText('Setahun terakhir', { exact: false }).waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('link', { name: 'Tambah bukti' }).click()
    await page.getByRole('combobox', { name: 'Jenis' }).click()
    await page.getByRole('option', { name: 'Pengalaman' }).click()
    await page.getByRole('textbox', { name: 'Judul' }).fill('Sepuluh tahun menyusun Amdal')
    await page.getByLabel('Tanggal').fill(inDays(-400))
    const file = { name: 'pengalaman.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('pengalaman.pdf').waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/bukti-kompetensi\/\d+\/show/)
    await page.getByText(LAPSED).first().waitFor()
    await expectSoundAtWidths(page)
  })

  await workAs(VERIFIER, async (page) => {
    await openOffice(page, '/admin')
    const ask = async (path: string) => (await page.request.get(`/admin-api/${path}`)).json()
    const { data } = await ask('permohonan?tahap=terjadwal')
    const { calon } = await ask(`permohonan/${data[0].id}/penugasan`)
    const lapsed = calon.find(({ nama }: { nama: string }) => nama.includes(LAPSED))
    expect(lapsed.diusulkan).toBe(false)
    expect(lapsed.halangan.join(' ')).toContain('Pernyataan tahunan tidak berlaku lagi sesudah')
  })
})

test('a case of calibration is written, scored blind, closed, and then seen beside the reference', async () => {
  let address = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/kalibrasi/create')
    await page.getByRole('textbox', { name: 'Judul' }).fill(CASE)
    await page.getByRole('textbox', { name: 'Kasus' }).fill('Jawaban yang ditulis untuk kalibrasi.')
    await page.getByRole('button', { name: 'Tambah', exact: true }).click()
    await page.getByRole('textbox', { name: 'Kriteria' }).fill('Menyebut rona awal')
    await page.getByRole('textbox', { name: 'Poin penuh' }).fill('10')
    await page.getByRole('textbox', { name: 'Acuan' }).fill('6')
    await page.getByLabel('Dinilai sampai').fill(inDays(20))
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/kalibrasi\/\d+\/show/)
    address = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Buka bagi penguji' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buka bagi penguji' }).click()
    await page.getByText('Terbuka', { exact: true }).first().waitFor()
    await expectSoundAtWidths(page)
  })

  await workAs(EXAMINER, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Kasus kalibrasi menunggu nilai Anda' }).click()
    await page.getByText(CASE).first().click()
    await page.getByText('Menyebut rona awal, paling banyak 10').waitFor()
    expect(await page.getByText('acuan', { exact: false }).count()).toBe(0)
    await page.getByRole('button', { name: 'Nilai kasus ini' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('9')
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Nilai kasus ini' }).click()
    await page.getByText('Nilai Anda tersimpan.', { exact: false }).waitFor()
  })

  await workAs(OWNER, async (page) => {
    await openOffice(page, address)
    await page.getByRole('button', { name: 'Tutup kasus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup kasus' }).click()
    await page.getByText('Ditutup', { exact: true }).first().waitFor()
  })

  await workAs(EXAMINER, async (page) => {
    await openOffice(page, address.replace('/kalibrasi/', '/kalibrasi-saya/'))
    await page.getByText('nilai Anda 9 dari 10, acuan 6 dari 10', { exact: false }).waitFor()
    await page.getByText('30% lebih longgar', { exact: false }).waitFor()
    await expectSoundAtWidths(page)
    await openOffice(page, '/admin/cermin-saya')
    await page.getByText(CASE, { exact: false }).waitFor()
    await expectSoundAtWidths(page)
  })
})
