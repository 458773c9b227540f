import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeArticle } from '../tests/content.ts'
import { breaches, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { tabTo } from './keyboard.ts'
import { asAdministrator, openOffice, waitForWords, waitUntilLoaded } from './office.ts'

withBrowser()
const program = withDatabase()

const listed = (resource: string, filter: object) =>
  `/admin/${resource}?displayedFilters=%7B%7D&filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Selects everything on the page, without a mouse. */
async function selectAll(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name: 'Pilih semua' }))
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Unduh yang dipilih' }).waitFor()
}

async function press(page: Page, button: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: button, exact: true }))
  await page.keyboard.press('Enter')
}

test('articles are published together by the keyboard and taken back; the filter is found again under a name', async () => {
  for (const at of [1, 2]) {
    const article = { slug: `serempak-${at}`, title: `Serempak ${at}`, published: null }
    await makeArticle(program.db, article)
  }
  const published = async () => {
    const rows = program.db.selectFrom('articles').select('published_at').where('slug', 'like', 'serempak-%')
    return (await rows.execute()).filter(({ published_at }) => published_at !== null).length
  }
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, listed('artikel', { q: 'Serempak' }))
    await selectAll(page)
    await press(page, 'Terbitkan')
    await page.getByText('2 diterbitkan.').waitFor()
    expect(await published()).toBe(2)
    expect(await breaches(page)).toEqual([])
    await press(page, 'Urungkan')
    await page.getByText('2 diurungkan.').waitFor()
    expect(await published()).toBe(0)

    await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nama tampilan').fill('Yang serempak')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.setViewportSize(PHONE)
    await openOffice(page, listed('artikel', {}))
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Lainnya' }).click()
    await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Yang serempak' }).click()
    await expect.poll(() => page.getByPlaceholder('Cari').inputValue()).toBe('Serempak')
    await waitForWords(page, 'Serempak 2')
    expect(complaints).toEqual([])
  })
  await program.db.deleteFrom('list_arrangements').where('nama', '=', 'Yang serempak').execute()
})

test('on a phone cards are selected by the keyboard, worked on together and taken back, with nothing hidden', async () => {
  for (const at of [1, 2])
    await makeArticle(program.db, { slug: `sekartu-${at}`, title: `Sekartu ${at}`, published: null })
  const published = async () => {
    const rows = program.db.selectFrom('articles').select('published_at').where('slug', 'like', 'sekartu-%')
    return (await rows.execute()).filter(({ published_at }) => published_at !== null).length
  }
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page, complaints }) => {
    await openOffice(page, listed('artikel', { q: 'Sekartu' }))
    const box = page.getByRole('checkbox', { name: 'Sekartu 1' })
    const { width = 0, height = 0 } = (await box.locator('..').boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await page.getByText('1 dipilih').waitFor()
    expect(await breaches(page)).toEqual([])
    await tabTo(page, page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
    await page.keyboard.press('Space')
    await page.getByText('2 dipilih').waitFor()
    await expectNoSidewaysScroll(page)
    await press(page, 'Terbitkan')
    await page.getByText('2 diterbitkan.').waitFor()
    expect(await published()).toBe(2)
    expect(await breaches(page)).toEqual([])
    await press(page, 'Urungkan')
    await page.getByText('2 diurungkan.').waitFor()
    expect(await published()).toBe(0)
    await page.getByRole('link', { name: /Sekartu 1/ }).click()
    await expect.poll(() => page.url()).toMatch(/artikel\/\d+/)
    expect(complaints).toEqual([])
  })
})

test('who has not paid is reminded together, and a second time skipped with the reason', async () => {
  const { db } = program
  const open = db.selectFrom('invoices').select(['id', 'nomor']).where('status', '=', 'belum_dibayar')
  const { id, nomor } = await open.orderBy('id').executeTakeFirstOrThrow()
  await db.updateTable('invoices').set({ reminded_at: null }).where('id', '=', id).execute()
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    for (const said of ['1 diingatkan.', '0 diingatkan, 1 dilewati: sudah diingatkan dalam 24 jam terakhir.']) {
      await openOffice(page, listed('invoice', { q: nomor }))
      await selectAll(page)
      await press(page, 'Ingatkan')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Ingatkan' }).click()
      await page.getByText(said).waitFor()
      await dialog.waitFor({ state: 'detached' })
      // Where the dialog's button was, something shows its tooltip to the pointer.
      await page.mouse.move(0, 0)
      await page.getByRole('tooltip').waitFor({ state: 'detached' })
      await waitUntilLoaded(page)
      expect(await breaches(page)).toEqual([])
    }
    expect(complaints).toEqual([])
  })
})
