import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Scoring } from '../src/features/certification/examination/scoring/contract.ts'
import type { Db } from '../src/ground/database/db.ts'
import { qrIn, textIn } from '../tests/pdf-reading.ts'
import { expectSound } from './application-form.ts'
import { today } from './application-office.ts'
import { breaches, type Visitor } from './browser.ts'
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

/** Those of the demonstration who examine, by name. */
const EXAMINERS = ['Hendra Gunawan Lesmana', 'Ni Luh Putu Sekarini'] as const

/** The office asks two examiners; each declares that nothing stands between them and the candidate. */
export async function assign(
  application: number,
  name: string,
  examiners: readonly [string, string] = EXAMINERS,
): Promise<void> {
  await inOffice(async ({ page }) => {
    await openOffice(page, `/admin/permohonan/${application}/show`)
    await page.getByRole('tab', { name: 'Penguji' }).click()
    for (const [at, examiner] of examiners.entries()) {
      await page.getByText(`Masih perlu ${examiners.length - at} penguji.`).waitFor()
      expect(await breaches(page)).toEqual([])
      await page.getByRole('listitem').filter({ hasText: examiner }).getByRole('button', { name: 'Tugaskan' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Tugaskan', exact: true }).click()
      await page
        .getByText(/ditugaskan\.$/)
        .first()
        .waitFor()
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

/** The day has come. The exam of the demonstration takes all of it, and leaves the examiners to this one. */
export async function beginToday(db: Db, schedule: number): Promise<void> {
  await db.updateTable('occupancies').set({ tolerated: true }).where('schedule_id', '<>', schedule).execute()
  await db
    .updateTable('schedules')
    .set({
      start_date: today(),
      end_date: today(),
      jam_mulai: '00.01',
      jam_selesai: '06.00',
      pendaftaran_ditutup: today(),
    })
    .where('id', '=', schedule)
    .execute()
}

export async function fetchFile(page: Page, link: string): Promise<Buffer> {
  const address = await page.getByRole('link', { name: link }).getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.status(), link).toBe(200)
  return answer.body()
}

/** The card is a PDF with the name and a code for the door. */
export async function readCard(member: Visitor, address: string, name: string): Promise<string> {
  await member.open(`${address}?tab=jadwal`)
  await expectSound(member)
  const card = await fetchFile(member.page, 'Unduh kartu peserta (PDF)')
  expect(await textIn(card)).toContain(name)
  return qrIn(card)
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
    await page.getByText(/^\d+ dari \d+ terisi$/).waitFor()
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
    // What comes from the paper of a written exam stays as it is.
    const points = (each: (typeof nilai)[number]) => (each.jenis === 'tulis' ? (each.nilai ?? 78) : null)
    const found = nilai.map((each) => ({ ...each, nilai: points(each), hasil: 'K' }))
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
