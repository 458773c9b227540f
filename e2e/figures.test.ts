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
    const sent = funnel.getByRole('row').filter({ hasText: 'Dikirim' }).getByRole('link').first()
    const count = await sent.innerText()
    await sent.click()
    await page.getByText(`Permohonan: ${count} baris`).waitFor()
    const rows = page.getByRole('table', { name: 'Baris di balik angka' })
    expect(await breaches(page)).toEqual([])
    await rows.getByRole('link').first().click()
    await expect.poll(() => page.url()).toMatch(/\/admin\/permohonan\/\d+\/show/)
    expect(complaints).toEqual([])
  })
})
