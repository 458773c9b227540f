import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { reload } from './go-to.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()

const EXAMINER = 'penguji@example.com'

/** What is typed for points, and what is said of it; none of them may become a score. */
const REFUSED = [
  ['120', 'Paling besar 100.'],
  ['-5', 'Paling kecil 0.'],
  ['65,55', 'Paling banyak 1 angka di belakang koma.'],
] as const

test('an examiner has a small menu, sees on the desk what waits, and finds candidates on a phone', async () => {
  await visit({ viewport: PHONE, storageState: await asMember(EXAMINER) }, async ({ page, complaints }) => {
    await openOffice(page, '/admin')
    await page.getByRole('rowheader', { name: 'Peserta menunggu nilai Anda' }).waitFor()
    await openOffice(page, '/admin/penilaian')
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('listitem').filter({ hasText: 'Maria Goreti Lantang' }).click()
    await page.getByRole('region', { name: 'Penilaian' }).waitFor()
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
  await visit({ viewport: DESK, storageState: await asMember(EXAMINER) }, async ({ page }) => {
    await openOffice(page, '/admin')
    const menu = page.getByRole('menu', { name: 'Menu kantor belakang' }).getByRole('menuitem')
    expect(await menu.allInnerTexts()).toEqual(['Meja kerja', 'Penilaian'])
  })
})

test('scores save themselves, are counted, and are locked at the end', async () => {
  await inOfficeAs(EXAMINER, async ({ page, complaints }) => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'diterima', terkunci: false }))
    await openOffice(page, `/admin/penilaian?filter=${filter}`)
    await page.getByRole('cell', { name: 'Maria Goreti Lantang' }).click()
    await page.getByRole('region', { name: 'Penilaian' }).waitFor()
    const first = page.getByRole('textbox', { name: 'Nilai' }).first()
    for (const [typed, refusal] of REFUSED) {
      await first.fill(typed)
      await page.getByText(refusal).waitFor()
      await page.getByText('1 nilai belum tersimpan.').waitFor()
      expect([typed, await first.inputValue()]).toEqual([typed, typed])
    }
    for (const points of await page.getByRole('textbox', { name: 'Nilai' }).all()) await points.fill('82,5')
    const found = page.getByRole('button', { name: 'Kompeten', exact: true })
    for (const button of await found.all()) await button.click()
    await page.getByText('Semua nilai tersimpan.').waitFor()
    await page.evaluate('scrollTo(0, 0)')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await breaches(page)).toEqual([])
    await reload(page)
    await expect.poll(() => first.inputValue()).toBe('82,5')
    await expect.poll(() => page.getByRole('button', { name: 'Kunci nilai' }).isEnabled()).toBe(true)
    await page.getByRole('button', { name: 'Kunci nilai' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kunci nilai' }).click()
    await waitForWords(page, 'Nilai dikunci.')
    await page.getByText('Penilaian ini sudah dikunci, jadi tidak dapat diubah lagi.').waitFor()
    expect(complaints).toEqual([])
  })
})

test('a decision is taken on a page that shows all evidence, unit by unit', async () => {
  await inOfficeAs('keputusan@example.com', async ({ page, complaints }) => {
    await openOffice(page, '/admin/keputusan')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('cell', { name: 'Yusuf Hidayatullah Rahman' }).click()
    await page.getByRole('region', { name: 'Bukti peserta' }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: /^Nilai / }).count()).toBe(2)
    expect(await breaches(page)).toEqual([])
    await page
      .getByRole('group', { name: /^Keputusan / })
      .first()
      .getByRole('button', { name: 'Belum kompeten' })
      .click()
    await page.getByText('Hasil keseluruhan: Belum kompeten.').waitFor()
    await page.getByLabel('Dasar keputusan').fill('Satu unit belum didukung bukti yang memadai.')
    await page.getByLabel(/Saya tidak menguji/).check()
    await page.getByRole('button', { name: 'Putuskan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Putuskan' }).click()
    await waitForWords(page, 'Keputusan dicatat.')
    await page.getByText('Permohonan ini sudah diputuskan.').waitFor()
    expect(complaints).toEqual([])
  })
})
