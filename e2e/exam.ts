import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Scoring } from '../src/features/certification/examination/scoring/contract.ts'
import { breaches } from './browser.ts'
import { call } from './calls.ts'
import { inOffice, inOfficeAs, openOffice, waitForWords } from './office.ts'

const FIRST = 'penguji@example.com'
const SECOND = 'penguji.kedua@example.com'
const DECIDER = 'keputusan@example.com'

/** Presses a button, and the one of the same name in the dialog that asks. */
async function agree(page: Page, label: string, done: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await page.getByText(done).first().waitFor()
}

/** The title of a long page has gone with the bar above it, until one goes back up. */
async function atTop(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await page.getByRole('heading', { level: 1, name: /\S/ }).waitFor()
}

/** Opens a row of a list by the name in it. */
export async function openRow(page: Page, list: string, name: string): Promise<void> {
  await openOffice(
    page,
    `/admin/${list}?displayedFilters=%7B%7D&filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
  )
  expect(await breaches(page)).toEqual([])
  await page
    .getByRole('cell', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** The office asks two examiners; each declares that nothing stands between them and the candidate. */
export async function assign(application: number, name: string): Promise<void> {
  await inOffice(async ({ page }) => {
    await openOffice(page, `/admin/permohonan/${application}/show`)
    await page.getByRole('tab', { name: 'Penguji' }).click()
    for (const left of [2, 1]) {
      await page.getByText(`Masih perlu ${left} penguji.`).waitFor()
      expect(await breaches(page)).toEqual([])
      await agree(page, 'Tugaskan', /ditugaskan\.$/)
    }
    await expect.poll(() => page.getByText(/Masih perlu/).count()).toBe(0)
  })
  for (const email of [FIRST, SECOND]) {
    await inOfficeAs(email, async ({ page }) => {
      await openRow(page, 'penilaian', name)
      await page.getByRole('button', { name: 'Terima penugasan' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/menjaga kerahasiaan/).check()
      await dialog.getByLabel(/tidak berkepentingan/).check()
      expect(await breaches(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Terima penugasan' }).click()
      await waitForWords(page, 'Penugasan diterima.')
    })
  }
}

/** The code of the card is opened at the door, as a telephone's camera does. */
export const attend = (code: string, name: string): Promise<void> =>
  inOffice(async ({ page }) => {
    await openOffice(page, code)
    await page.getByRole('heading', { name }).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: `Hadir: ${name}`, exact: true }).click()
    await waitForWords(page, `${name} tercatat hadir.`)
  })

/** One examiner finds everything by hand, the other by calls; neither sees what the other found before both have locked. */
export async function score(name: string): Promise<void> {
  await inOfficeAs(FIRST, async ({ page }) => {
    await openRow(page, 'penilaian', name)
    await page.getByText(/^0 dari \d+ terisi$/).waitFor()
    for (const points of await page.getByRole('textbox', { name: /tulis: /i }).all()) await points.fill('85')
    await page.getByRole('button', { name: 'Semua kompeten' }).click()
    await page.getByText('Semua tersimpan.').waitFor()
    await atTop(page)
    expect(await breaches(page)).toEqual([])
    await agree(page, 'Kunci nilai', 'Nilai dikunci.')
    await expect.poll(() => page.locator('main').innerText()).toContain('Nilainya tampil sesudah semua penguji')
  })
  await inOfficeAs(SECOND, async ({ page }) => {
    const rows = await call<{ data: { id: number; nama: string }[] }>(
      page,
      'GET',
      `/admin-api/penilaian?q=${encodeURIComponent(name)}`,
    )
    const own = `/admin-api/penilaian/${rows.data.find(({ nama }) => nama.includes(name))?.id}`
    const { nilai, version } = await call<Scoring>(page, 'GET', own)
    const found = nilai.map((each) => ({ ...each, nilai: each.jenis === 'tulis' ? 78 : null, hasil: 'K' }))
    const saved = await call<Scoring>(page, 'PUT', own, { version, nilai: found })
    await call(page, 'POST', `${own}/kunci`, { version: saved.version })
  })
}

/** The record of the day is signed by the office and an examiner, without whom nobody of the exam is decided on. */
export async function signRecord(name: string): Promise<void> {
  const schedule = await inOffice(async ({ page }) => {
    const rows = await call<{ data: { schedule_id: number }[] }>(
      page,
      'GET',
      `/admin-api/permohonan?q=${encodeURIComponent(name)}`,
    )
    const id = rows.data[0]?.schedule_id ?? 0
    const path = `/admin-api/berita-acara/${id}`
    const day = { jam_mulai: '08.00', jam_selesai: '15.00', kursi: [], kejadian: [], petugas_lain: '', catatan: '' }
    const { version } = await call<{ version: number }>(page, 'PUT', path, { version: 0, ...day })
    await call(page, 'POST', `${path}/tanda-tangan`, { version })
    return id
  })
  await inOfficeAs(FIRST, async ({ page }) => {
    const own = `/admin-api/berita-acara-saya/${schedule}`
    const { version } = await call<{ version: number }>(page, 'GET', own)
    await call(page, 'POST', `${own}/tanda-tangan`, { version })
  })
}

/** Somebody who neither examined nor trained the candidate decides, with all evidence on one page. */
export const decide = (name: string): Promise<void> =>
  inOfficeAs(DECIDER, async ({ page }) => {
    await openRow(page, 'keputusan', name)
    await page.getByText(/^Hasil keseluruhan: Kompeten/).waitFor()
    await page
      .getByLabel(/Dasar keputusan/)
      .fill('Kedua penguji menemukan kompeten pada seluruh unit, dan buktinya lengkap.')
    await page.getByLabel(/Saya tidak menguji/).check()
    await atTop(page)
    expect(await breaches(page)).toEqual([])
    await agree(page, 'Putuskan', 'Keputusan dicatat.')
  })
