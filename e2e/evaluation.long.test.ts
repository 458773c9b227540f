import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { reload } from './go-to.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()

const HOLDER = 'pemegang@example.com'
const ESSAY = 'Saya menyesuaikan tata waktu konsultasi publik dengan peraturan yang baru.'

test('a holder answers on a telephone, comes back to what was saved, and sends it; the office reviews it', async () => {
  await visit({ viewport: PHONE, storageState: await asMember(HOLDER) }, async ({ page, open, complaints }) => {
    const sound = async () => {
      expect(await breaches(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await open('/user/evaluasi')
    await sound()
    await page.getByRole('link', { name: /^Isi Surveilan tahunan/ }).click()
    await page.getByRole('heading', { name: 'Surveilan tahunan anggota tim', level: 1 }).waitFor()
    await sound()
    await page
      .getByRole('group', { name: /^1\. Apakah Anda/ })
      .getByLabel('Ya')
      .check()
    await page.getByLabel(/^4\. Perubahan peraturan/).fill(ESSAY)
    await page
      .getByText(/^Tersimpan/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Kirim evaluasi' }).click()
    await page.getByText('2 isian perlu diperbaiki').waitFor()
    await sound()

    await open('/user/dashboard')
    await open('/user/evaluasi')
    await page.getByRole('link', { name: /^Lanjutkan Surveilan tahunan/ }).click()
    const essay = page.getByLabel(/^4\. Perubahan peraturan/)
    await expect.poll(() => essay.inputValue()).toBe(ESSAY)
    expect(
      await page
        .getByRole('group', { name: /^1\. Apakah Anda/ })
        .getByLabel('Ya')
        .isChecked(),
    ).toBe(true)
    await page.getByLabel('Geofisik-kimia').check()
    await page
      .getByRole('group', { name: /^3\. Seberapa siap/ })
      .getByLabel('4')
      .check()
    await page.getByRole('button', { name: 'Kirim evaluasi' }).click()
    await page.getByText(/^Evaluasi Anda terkirim/).waitFor()
    await page.getByRole('heading', { name: 'Jawaban Anda' }).waitFor()
    expect(await page.getByRole('button', { name: 'Kirim evaluasi' }).count()).toBe(0)
    await sound()
    // The conflict of an incomplete form is the only thing that the console may speak of.
    expect(complaints.filter((words) => !words.includes('422'))).toEqual([])
  })

  await inOfficeAs('verifikasi@example.com', async ({ page, complaints }) => {
    await openOffice(page, '/admin/evaluasi')
    await page.getByRole('cell', { name: 'Ratih Kusumaningtyas' }).click()
    await page.getByRole('heading', { name: 'Ratih Kusumaningtyas', level: 2 }).waitFor()
    await page.getByText(ESSAY).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Nilai' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Memenuhi', { exact: true }).check()
    await dialog.getByLabel(/^Catatan/).fill('Jawaban lengkap dan sesuai dengan laporan kinerja.')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Nilai' }).click()
    await waitForWords(page, 'Evaluasi dinilai.')
    await page.getByRole('heading', { name: 'Hasil' }).waitFor()
    expect(complaints).toEqual([])
  })

  await visit({ viewport: DESK, storageState: await asMember(HOLDER) }, async ({ page, open, complaints }) => {
    await open('/user/evaluasi')
    await page.getByRole('link', { name: /^Lihat Surveilan tahunan/ }).click()
    await page.getByText('Jawaban lengkap dan sesuai dengan laporan kinerja.').waitFor()
    await expect.poll(() => page.getByText('Minta tinjauan').count()).toBe(1)
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('what somebody says of the service is sent without a name', async () => {
  await visit({ viewport: PHONE, storageState: await asMember(HOLDER) }, async ({ page, open, complaints }) => {
    await open('/user/evaluasi')
    await page.getByRole('link', { name: /^Isi Penilaian layanan/ }).click()
    for (const name of [/^1\. /, /^2\. /, /^3\. /]) await page.getByRole('group', { name }).getByLabel('5').check()
    await reload(page)
    expect(await page.getByRole('group', { name: /^3\. / }).getByLabel('5').isChecked()).toBe(true)
    await page.getByLabel('Wajar').check()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Kirim penilaian' }).click()
    await page.getByText(/^Terima kasih\. Penilaian Anda tersimpan tanpa nama/).waitFor()
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
