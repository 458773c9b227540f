import { expect, test } from 'vitest'
import { breaches, visit, withBrowser } from './browser.ts'
import { asAdministrator, choose, openOffice } from './office.ts'

withBrowser()

const FUNNEL = 'Dari permohonan sampai sertifikat'

test('the management narrows the report, and a figure opens the rows that it counts', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/laporan?dari=2020-01-01')
    const funnel = page.getByRole('table', { name: FUNNEL })
    await funnel.waitFor()
    expect(await breaches(page)).toEqual([])
    await choose(page, 'Provinsi', 'DKI Jakarta')
    await expect.poll(() => page.url()).toContain('provinsi=31')
    await funnel.locator('a[href*="provinsi=31"]').first().click()
    const counted = page.getByText(/^Permohonan: \d+ baris$/)
    await counted.waitFor()
    const rows = page.getByRole('table', { name: 'Baris di balik angka' })
    const behind = rows.locator('tbody tr')
    await expect.poll(async () => `Permohonan: ${await behind.count()} baris`).toBe(await counted.innerText())
    expect(await breaches(page)).toEqual([])
    await rows.getByRole('link').first().click()
    await expect.poll(() => page.url()).toMatch(/\/admin\/permohonan\/\d+\/show/)
    expect(complaints).toEqual([])
  })
})
