import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, PHONE, visit, withBrowser } from './browser.ts'
import { asAdministrator, openOffice } from './office.ts'

withBrowser()

const LABEL = 'Cari orang, nomor, atau layar'

/** Somebody with a certificate, and its number. */
async function someHolder(page: Page): Promise<{ id: number; nama: string; no_sertifikasi: string }> {
  const { data } = await (await page.request.get('/admin-api/orang?pemegang=true&perPage=1')).json()
  const { id, nama, sertifikat } = await (await page.request.get(`/admin-api/orang/${data[0].id}`)).json()
  return { id, nama, no_sertifikasi: sertifikat[0].no_sertifikasi }
}

test('by keys alone somebody finds a certificate and all that is known of its holder', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin')
    const { id, nama, no_sertifikasi } = await someHolder(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: LABEL }).waitFor()
    await page.keyboard.type(no_sertifikasi)
    const found = page.getByRole('option', { name: no_sertifikasi })
    await found.waitFor()
    await expect.poll(() => found.getAttribute('aria-selected')).not.toBeNull()
    expect(await found.getAttribute('href')).toMatch(/^\/admin\/sertifikat\/\d+\/show$/)
    // A dialog over the page belongs to no landmark.
    expect((await breaches(page)).filter((breach) => !breach.startsWith('region'))).toEqual([])
    await page.keyboard.press('Enter')
    const holder = page.locator('.RaLayout-content').getByRole('link', { name: nama })
    await holder.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/orang/${id}/show`)
    await page.getByRole('region', { name: 'Sertifikat' }).getByRole('link', { name: no_sertifikasi }).waitFor()
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('on a phone the button finds a screen', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    await openOffice(page, '/admin')
    await page.getByRole('button', { name: 'Cari di kantor' }).click()
    await page.getByRole('combobox', { name: LABEL }).fill('direk')
    await page.getByRole('option', { name: 'Direktori' }).click()
    await page.getByRole('heading', { name: 'Direktori' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
