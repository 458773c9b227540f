import { expect, test } from 'vitest'
import { DESK, expectSoundAtWidths, visit, withBrowser } from './browser.ts'
import { asAdministrator, openOffice } from './office.ts'
import { inDays, sendDialog, workAs } from './staff.ts'

withBrowser()

const OWNER = 'mutu@example.com'
const AUDITOR = 'mutu.kedua@example.com'
const CLERK = 'verifikasi@example.com'

const USE = {
  Alat: 'Perangkum rapat',
  'Untuk apa': 'Rancangan notulen rapat mutu, tanpa data peserta.',
  'Divalidasi oleh': 'Penanggung jawab mutu',
  'Diawasi oleh': 'Notulis rapat',
}

test('the register names officer, retention and recipients, takes a note, and leaves as PDF and spreadsheet', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/pemrosesan-data')
    await page.getByText('Ratna Contoh (fiktif)').waitFor()
    await page.getByText('Pengaduan dan lampirannya: 5 tahun sejak ditutup.').waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Tambah catatan tentang Pengaduan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Catatan lembaga').fill('Perjanjian pemrosesan nomor 3 tahun 2026.')
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
    await page.getByText('Catatan lembaga: Perjanjian pemrosesan nomor 3 tahun 2026.').waitFor()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Unduh Excel' }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/^pemrosesan-data-.*\.xlsx$/)
    const href = await page.getByRole('link', { name: 'Unduh PDF' }).getAttribute('href')
    const paper = await page.request.get(href ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(complaints).toEqual([])
  })
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/pemrosesan-data')
    await page.getByText('Catatan lembaga: Perjanjian pemrosesan nomor 3 tahun 2026.').waitFor()
    // Those of quality read it; notes are for those who deal with people's data.
    expect(await page.getByRole('button', { name: /catatan tentang/ }).count()).toBe(0)
  })
})

test('a request by telephone is noted with its clock and answered', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/permintaan-data')
    await page.getByText('Surat', { exact: true }).first().waitFor()
    await expectSoundAtWidths(page)
    await openOffice(page, '/admin/permintaan-data/create')
    await page.getByRole('combobox', { name: 'Yang diminta' }).click()
    await page.getByRole('option', { name: 'Perbaikan data' }).click()
    await page.getByRole('combobox', { name: 'Masuk lewat' }).click()
    await page.getByRole('option', { name: 'Telepon' }).click()
    await page.getByLabel('Diterima').fill(`${inDays(-1)}T09:00`)
    await page.getByLabel('Nama pemohon').fill('Pemohon Contoh')
    await page.getByLabel('Kontak').fill('0812-0000-0000')
    await page.getByLabel('Isi permintaan').fill('Nama kota pada sertifikatnya keliru.')
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/permintaan-data\/masuk-\d+\/show/)
    await page.getByText('Menunggu jawaban', { exact: true }).waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Catat jawaban' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Jawaban' }).click()
    await page.getByRole('option', { name: 'Dipenuhi' }).click()
    await dialog.getByLabel('Isi jawaban').fill('Kota diperbaiki dan sertifikat dicetak ulang.')
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Catat jawaban' }).click()
    await page.getByText('Jawaban tercatat.').waitFor()
    await page.getByText('Kota diperbaiki dan sertifikat dicetak ulang.').waitFor()
    expect(complaints).toEqual([])
  })
  await workAs(CLERK, async (page) => {
    await openOffice(page, '/admin/permintaan-data')
    expect(await page.getByRole('combobox', { name: 'Yang diminta' }).count()).toBe(0)
  })
})

test('the next version of an assessment is proposed by one person and approved by another', async () => {
  let next = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/penilaian-dampak')
    await expectSoundAtWidths(page)
    await page.getByRole('link', { name: 'Ujian di layar' }).first().click()
    await page.getByText('Langkah dalam portal').waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('link', { name: 'Tinjau: versi berikutnya' }).click()
    await page.getByLabel('Simpulan').fill('Risiko yang tersisa masih dapat diterima.')
    await page.getByLabel('Ditinjau pada').fill(inDays(365))
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/penilaian-dampak\/\d+\/show/)
    next = new URL(page.url()).pathname
    await page.getByText('Menunggu persetujuan orang lain.').waitFor()
  })
  await workAs(AUDITOR, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Penilaian dampak menunggu persetujuan atau peninjauan' }).waitFor()
    await openOffice(page, next)
    await sendDialog(page, 'Setujui', {}, 'Penilaian berlaku.')
  })
})

test('a new version of the statement on artificial intelligence is published by two people; the old one stays readable', async () => {
  let proposal = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/kecerdasan-buatan')
    await expectSoundAtWidths(page)
    await openOffice(page, '/admin/kecerdasan-buatan/create')
    await page.getByLabel('Yang berubah').fill('Perangkum rapat dipakai, penerjemah tidak lagi.')
    await page.getByLabel('Berlaku sejak').fill(inDays(0))
    await page.getByLabel('Pernyataan ditinjau pada').fill(inDays(365))
    await page.getByRole('button', { name: 'Tambah' }).click()
    await expectSoundAtWidths(page)
    for (const [field, words] of Object.entries(USE)) await page.getByLabel(field).fill(words)
    await page.getByLabel(/^Ditinjau pada/).fill(inDays(180))
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/kecerdasan-buatan\/\d+\/show/)
    proposal = new URL(page.url()).pathname
    await page.getByText('Menunggu diterbitkan orang lain.').waitFor()
    await expectSoundAtWidths(page)
  })
  await workAs(AUDITOR, async (page) => {
    await openOffice(page, proposal)
    await sendDialog(page, 'Terbitkan', {}, 'Pernyataan terbit.')
  })
  await visit({ viewport: DESK, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/kecerdasan-buatan?versi=1')
    await page.getByText('Penerjemah umum (contoh)').waitFor()
    await page.getByRole('link', { name: 'Baca versi yang berlaku' }).waitFor()
  })
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/kebijakan-privasi')
    await page.getByText('Ratna Contoh (fiktif)').waitFor()
    await page.getByRole('link', { name: 'Kecerdasan Buatan' }).first().click()
    await page.getByRole('heading', { name: 'Pernyataan Kecerdasan Buatan', level: 1 }).waitFor()
    await page.getByRole('heading', { name: USE.Alat }).waitFor()
    await expectSoundAtWidths(page)
  })
})
