import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, expectSoundAtWidths, visit, withBrowser } from './browser.ts'
import { goTo } from './go-to.ts'
import { choose, openOffice, waitForWords } from './office.ts'
import { inDays, workAs } from './staff.ts'

withBrowser()

const OWNER = 'mutu@example.com'
const KEEPER = 'soal@example.com'
const CLERK = 'verifikasi@example.com'
/** Of the demonstration, and named by its texts. */
const FORMER = 'UU 27/2022'

/** Presses a button, and the one of the same name in the dialog that opens. */
async function agree(page: Page, label: string, done: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await waitForWords(page, done)
}

/** Chooses every place that nobody has reviewed, and records what was found. */
async function reviewAll(page: Page, verdict: string): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Pilih / })
  const count = await boxes.count()
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check()
  await page.getByRole('button', { name: `Tinjau ${count} tempat` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: verdict }).check()
  await dialog.getByRole('textbox', { name: 'Catatan' }).fill('Dibaca satu per satu.')
  await expectSoundAtWidths(page)
  await dialog.getByRole('button', { name: `Tinjau ${count} tempat` }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Semua sudah ditinjau.').waitFor()
}

test('a new regulation leads through every place that names the former one, items by those who keep them', async () => {
  let change = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/aturan')
    await expectSoundAtWidths(page)
    await openOffice(page, '/admin/aturan/create')
    await choose(page, 'Jenis', 'Undang-Undang')
    await page.getByRole('textbox', { name: 'Nomor' }).fill('998')
    await page.getByRole('textbox', { name: 'Tahun' }).fill('2026')
    await page.getByRole('textbox', { name: 'Tentang' }).fill('Contoh perubahan pelindungan data pribadi')
    await page.getByLabel('Ditinjau pada').fill(inDays(200))
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/aturan\/\d+\/show/)
    await page.getByText('Tidak ada teks yang menyebutnya.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Mengubah aturan lain' }).click()
    await page.waitForURL(/\/admin\/perubahan-aturan\/create/)
    await choose(page, 'Diubah atau dicabut', 'Mengubah')
    await choose(page, 'Aturan yang diubah', FORMER)
    await page.getByLabel('Batas').fill(inDays(6))
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/perubahan-aturan\/\d+\/show/)
    change = new URL(page.url()).pathname
    await page.getByText('Kebijakan privasi bawaan').waitFor()
    await page.getByText('menyebut “', { exact: false }).first().waitFor()
    await expectSoundAtWidths(page)
    await reviewAll(page, 'Tetap')
    // The bank of items has not been searched yet.
    expect(await page.getByRole('button', { name: 'Selesaikan' }).count()).toBe(0)
  })

  await workAs(KEEPER, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Aturan berubah: soal perlu dicari atau ditinjau' }).click()
    await page
      .getByRole('link', { name: new RegExp(FORMER) })
      .first()
      .click()
    await page.waitForURL(/\/admin\/aturan-soal\/\d+/)
    await page.getByText('Belum dicari.', { exact: false }).waitFor()
    await expectSoundAtWidths(page)
    await agree(page, 'Cari pada bank soal', 'Bank soal selesai dicari.')
    await page.getByText('Tidak ada soal yang menyebutnya.').waitFor()
    await expectSoundAtWidths(page)
  })

  await workAs(OWNER, async (page) => {
    await openOffice(page, change)
    await page.getByText('0 soal menyebutnya', { exact: false }).waitFor()
    await agree(page, 'Selesaikan', 'Perubahan aturan selesai.')
    await page.getByText('Selesai', { exact: true }).first().waitFor()
    await expectSoundAtWidths(page)
  })

  await workAs(CLERK, async (page) => {
    await openOffice(page, '/admin')
    expect(await page.getByRole('menuitem', { name: 'Mutu', exact: true }).count()).toBe(0)
  })
})

/** Opens a scheme for members of a team from the list of schemes. */
const toScheme = (page: Page) =>
  page.locator('a[href^="/detail-skema/"]').filter({ hasText: 'Sertifikasi Anggota Tim' }).first().click()

test('what a requirement stands on opens on the page of a scheme, without the program too', async () => {
  await visit({ viewport: DESK, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/daftar-skema')
    await toScheme(page)
    const basis = page.locator('details').filter({ hasText: 'Dasar aturan' })
    const training = basis.filter({ hasText: 'pelatihan' }).first()
    await training.locator('summary').click()
    await training.getByText('Permen LHK 18/2021', { exact: false }).waitFor()
    await training.getByText('Pasal 3 sampai Pasal 5', { exact: false }).waitFor()
  })
  await visit({ viewport: DESK }, async ({ page }) => {
    await goTo(page, '/daftar-skema')
    await toScheme(page)
    await page.locator('details').filter({ hasText: 'Dasar aturan' }).first().locator('summary').click()
    await expectSoundAtWidths(page)
  })
})
