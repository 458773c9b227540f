import path from 'node:path'
import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { asAdministrator, openOffice, waitForWords } from './office.ts'

withBrowser()

const LIST = path.join(import.meta.dirname, '../tests/lists/holders-as-a-body-has-them.csv')
/** A practised hand needs four seconds for a click and ten for a field: a quarter of an hour holds many more. */
const MOST = { clicks: 15, fields: 5 }

test('a messy list of 300 holders goes in by screens, every row in or waiting with its reason', {
  timeout: 240_000,
}, async () => {
  await visit(await asAdministrator(), async ({ page, context, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, '/admin/impor?jenis=pemegang')
    await page.locator('input[type=file]').setInputFiles(LIST)
    await page.getByRole('heading', { name: /^Yang perlu diperbaiki/ }).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(DESK)
    await page.getByRole('button', { name: /^Pakai semua \d+ usulan$/ }).click()
    await page.getByRole('button', { name: 'Kosongkan 30 sel' }).click()
    await page.getByRole('button', { name: /^Masukkan 297 / }).click()
    await waitForWords(page, '297 baris masuk. 3 baris menunggu diperbaiki.')
    const first = page.getByRole('textbox', { name: /^No\. sertifikat, baris/ }).first()
    await first.fill('0301/ATPA/LSK-RKM/VII/2026')
    await page.getByRole('button', { name: 'Simpan 1 perbaikan' }).click()
    await page.getByRole('button', { name: /^Masukkan 1 / }).click()
    await expect.poll(() => page.getByText(/wajib diisi|sudah masuk dari baris/).count()).toBe(2)
    expect(await breaches(page)).toEqual([])
    expect(hands.clicks).toBeLessThanOrEqual(MOST.clicks)
    expect(hands.fields).toBeLessThanOrEqual(MOST.fields)
    expect(complaints).toEqual([])
  })
})
