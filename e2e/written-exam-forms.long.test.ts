import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { AUTHOR, REVIEWER, THIRD, takeTransition } from './exam-items.ts'
import { asMember } from './login.ts'
import { openOffice } from './office.ts'

withBrowser()

const VERIFIER = 'verifikasi@example.com'

/** The most clicks from the desk to parallel forms, however many items they have. */
const MOST_CLICKS = 4

test('parallel forms are put together in four clicks, released by two, and seal themselves', async () => {
  let path = ''
  await visit({ viewport: DESK, storageState: await asMember(AUTHOR) }, async ({ context, page, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, '/admin')
    await page.getByRole('menuitem', { name: 'Bank soal' }).click()
    await page
      .getByRole('tab', { name: 'Naskah ujian', exact: true })
      .or(page.getByRole('link', { name: 'Naskah ujian', exact: true }))
      .click()
    // Until the list of forms is there, the button is that of the list before.
    await page.getByText('N1-A').first().waitFor()
    await page.getByRole('link', { name: 'Buat baru' }).click()
    await page.getByText('Kisi-kisi dan isi bank').first().waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Susun naskah' }).click()
    await page.waitForURL(/\/admin\/naskah\/\d+\/show/)
    expect(hands.clicks + hands.fields).toBeLessThanOrEqual(MOST_CLICKS)
    path = new URL(page.url()).pathname
    await page.getByRole('table', { name: 'Soal naskah' }).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Isi perkiraan penilai' }).click()
    await page.getByLabel('Putaran 1, nomor 1, penilai 1', { exact: true }).fill('62,5')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain('nomor 2')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Ajukan untuk rilis' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan untuk rilis' }).click()
    await page.getByText('Menunggu rilis').first().waitFor()
    expect(complaints).toEqual([])
  })

  for (const who of [REVIEWER, THIRD]) await takeTransition(who, path, 'Setujui rilis')

  await visit({ viewport: PHONE, storageState: await asMember(AUTHOR) }, async ({ page, complaints }) => {
    await openOffice(page, path)
    await page.getByText('Tersegel').waitFor()
    expect(await page.getByRole('table', { name: 'Soal naskah' }).count()).toBe(0)
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('who has which paper is read and printed by those who verify', async () => {
  await visit({ viewport: DESK, storageState: await asMember(VERIFIER) }, async ({ page, complaints }) => {
    await openOffice(page, '/admin/berita-acara')
    await page
      .getByRole('link', { name: /Ketua Tim/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Daftar pembagian naskah' }).click()
    await page.getByRole('table', { name: 'Daftar pembagian naskah' }).first().waitFor()
    await expect.poll(() => page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/).count()).toBeGreaterThan(1)
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
