import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { asMember } from './login.ts'
import { openOffice } from './office.ts'

withBrowser()

const AUTHOR = 'soal@example.com'
const REVIEWER = 'soal.kedua@example.com'
const THIRD = 'admin@example.com'

/** The most entries for an item of one right answer of four, until it is with its reviewer. */
const MOST_ENTRIES = 12
const QUESTION = 'Apa kepanjangan KLHS pada tahap kebijakan, rencana, dan program?'
const OPTIONS = [
  'Kajian lingkungan hidup strategis',
  'Kartu layanan hutan sosial',
  'Kegiatan lapangan hulu sungai',
  'Komite lahan dan hasil studi',
]

test('an item is written in few entries, reviewed, released by two, printed with a name, and keeps its openings', async () => {
  let path = ''
  await visit({ viewport: DESK, storageState: await asMember(AUTHOR) }, async ({ context, page, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, '/admin/soal/create')
    await page.getByRole('combobox', { name: 'Unit kompetensi' }).click()
    await page.getByRole('option', { name: 'Menyusun RKL-RPL', exact: true }).click()
    await page.getByRole('combobox', { name: 'Tingkat' }).click()
    await page.getByRole('option', { name: 'Mengingat' }).click()
    await page.getByRole('textbox', { name: 'Soal', exact: false }).first().fill(QUESTION)
    const options = page.getByRole('textbox', { name: 'Pilihan' })
    for (const [at, words] of OPTIONS.entries()) await options.nth(at).fill(words)
    await page.getByRole('switch', { name: 'Kunci' }).first().click()
    await page.getByRole('textbox', { name: 'Sumber', exact: true }).fill('UU 32 Tahun 2009, Pasal 1 angka 10')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Simpan dan kirim ke penelaah' }).click()
    await page.waitForURL(/\/admin\/soal\/\d+\/show/)
    path = new URL(page.url()).pathname
    await page.getByText('Menunggu telaah').first().waitFor()
    expect(hands.clicks + hands.fields).toBeLessThanOrEqual(MOST_ENTRIES)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))
    expect(kept).not.toContain('KLHS')
    expect(complaints).toEqual([])
  })

  const agree = async (who: string, verb: string) => {
    await visit({ viewport: DESK, storageState: await asMember(who) }, async ({ page }) => {
      await openOffice(page, path)
      await page.getByRole('button', { name: verb }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: verb, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    })
  }
  await agree(REVIEWER, 'Setujui telaah')
  await agree(REVIEWER, 'Setujui rilis')
  await agree(THIRD, 'Setujui rilis')

  await visit({ viewport: PHONE, storageState: await asMember(THIRD) }, async ({ page, complaints }) => {
    await openOffice(page, path)
    await page.getByText('Dirilis').first().waitFor()
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Kertas' }).click()
    await page.getByText(/^A\. /).waitFor()
    // Without a window the browser's own dialog would close at once, and the paper with it.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await page.getByRole('button', { name: 'Cetak pratinjau' }).click()
    await expect.poll(() => page.locator('.printed-item').textContent()).toMatch(/Dicetak oleh Sekar Ayu Larasati/)
    expect(complaints).toEqual([])
  })
})
