import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { AUTHOR, fillItem, MOST_ENTRIES, REVIEWER, sendItem, THIRD, takeTransition } from './exam-items.ts'
import { asMember } from './login.ts'
import { openOffice } from './office.ts'

withBrowser()

const ITEM = {
  unit: 'Menyusun RKL-RPL',
  question: 'Apa kepanjangan KLHS pada tahap kebijakan, rencana, dan program?',
  options: [
    'Kajian lingkungan hidup strategis',
    'Kartu layanan hutan sosial',
    'Kegiatan lapangan hulu sungai',
    'Komite lahan dan hasil studi',
  ],
  source: 'UU 32 Tahun 2009, Pasal 1 angka 10',
}

test('an item is written in few entries, reviewed, released by two, printed with a name, and keeps its openings', async () => {
  let path = ''
  await visit({ viewport: DESK, storageState: await asMember(AUTHOR) }, async ({ context, page, complaints }) => {
    const hands = await countClicks(context)
    await fillItem(page, ITEM)
    expect(await breaches(page)).toEqual([])
    path = await sendItem(page)
    expect(hands.clicks + hands.fields).toBeLessThanOrEqual(MOST_ENTRIES)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))
    expect(kept).not.toContain('KLHS')
    expect(complaints).toEqual([])
  })

  await takeTransition(REVIEWER, path, 'Setujui telaah')
  for (const who of [REVIEWER, THIRD]) await takeTransition(who, path, 'Setujui rilis')

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
