import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { own } from '../src/own-paths.ts'
import { breaches, DESK, expectSoundAtWidths, type Visitor, visit, WIDTHS, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { goTo } from './go-to.ts'
import { asMember } from './login.ts'
import { choose, inOffice, inOfficeAs, openOffice } from './office.ts'

withBrowser()
const program = withDatabase()

const DECIDER = 'keputusan@example.com'

/** Finds the newest application at a stage of somebody in the demonstration who can log in. */
const newestAt = (tahap: 'terjadwal' | 'menunggu_keputusan') =>
  program.db
    .selectFrom('user_trainings as own')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['own.id', 'own.schedule_id', 'users.email', 'users.name'])
    .where('own.tahap', '=', tahap)
    .orderBy('own.id', 'desc')
    .executeTakeFirstOrThrow()

const asCandidate = async (email: string, work: (guest: Visitor) => Promise<void>): Promise<void> =>
  visit({ viewport: DESK, storageState: await asMember(email) }, work)

test('what a candidate needs is asked for, decided, read by the candidate, and asked for anew', async () => {
  const candidate = await newestAt('terjadwal')
  const address = own.certificationTab(candidate.id, 'jadwal')
  await asCandidate(candidate.email, async ({ page, complaints }) => {
    await goTo(page, address)
    await page.getByRole('button', { name: 'Ubah kebutuhan khusus' }).click()
    await page
      .getByLabel('Kebutuhan khusus')
      .fill('Pendengaran saya lemah: mohon petunjuk lisan diberikan tertulis juga.')
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText(/^Menunggu putusan kami/).waitFor()
    expect(complaints).toEqual([])
  })
  await inOffice(async ({ page, complaints }) => {
    await openOffice(page, '/admin/kebutuhan-khusus')
    await page.getByRole('cell', { name: candidate.name }).first().click()
    await page.getByRole('button', { name: 'Tetapkan penyesuaian' }).click()
    const dialog = page.getByRole('dialog')
    const minutes = dialog.getByLabel('Tambahan waktu (menit)')
    await minutes.fill('9999')
    await dialog.getByRole('button', { name: 'Tetapkan penyesuaian' }).click()
    await expect.poll(() => minutes.getAttribute('aria-invalid')).toBe('true')
    // The browser itself reports the refusal.
    complaints.splice(0)
    await minutes.fill('20')
    await dialog.getByLabel('Penyesuaian lain').fill('Petunjuk lisan diberikan tertulis.')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Tetapkan penyesuaian' }).click()
    await page.getByText('Penyesuaian ditetapkan.').waitFor()
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
  await asCandidate(candidate.email, async ({ page, complaints }) => {
    await goTo(page, address)
    await page.getByText('Petunjuk lisan diberikan tertulis.').waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Ubah kebutuhan khusus' }).click()
    await page.getByLabel('Kebutuhan khusus').fill('Pendengaran saya lemah: mohon duduk di depan.')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText(/^Menunggu putusan kami/).waitFor()
    expect(complaints).toEqual([])
  })
})

test('a suspicion of cheating is reported, told, answered and decided by somebody else, and each reads their part', async () => {
  const candidate = await newestAt('menunggu_keputusan')
  await inOffice(async ({ page, complaints }) => {
    await openOffice(page, `/admin/berita-acara/${candidate.schedule_id}/show`)
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Laporkan dugaan kecurangan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Peserta' }).click()
    await page.getByRole('option', { name: candidate.name }).click()
    await dialog.getByLabel('Uraian').fill('Pukul 09.20 peserta membuka ponsel di bawah meja; dilihat pengawas ruang.')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Laporkan dugaan kecurangan' }).click()
    await page.getByText('Dugaan dilaporkan.').waitFor()
    await openOffice(page, '/admin/kecurangan')
    await page.getByRole('cell', { name: candidate.name }).first().click()
    await page.getByRole('button', { name: 'Beri tahu peserta' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Beri tahu peserta' }).click()
    await page.getByText('Peserta diberi tahu.').waitFor()
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
  await asCandidate(candidate.email, async ({ page, complaints }) => {
    await goTo(page, own.certificationTab(candidate.id, 'hasil'))
    await page.getByText('Belum ada yang diputuskan.', { exact: false }).waitFor()
    await page.getByLabel('Jawaban Anda').fill('Saya mematikan ponsel yang berbunyi, lalu menyimpannya kembali.')
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Kirim jawaban' }).click()
    await page.getByText('Jawaban Anda sudah masuk.', { exact: false }).waitFor()
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
  await inOfficeAs(DECIDER, async ({ page, complaints }) => {
    await openOffice(page, '/admin/kecurangan')
    await page.getByRole('cell', { name: candidate.name }).first().click()
    await page.getByRole('button', { name: 'Putuskan' }).click()
    const dialog = page.getByRole('dialog')
    await choose(page, 'Putusan', 'Tidak terbukti')
    await dialog.getByLabel('Pertimbangan').fill('Ponsel hanya dimatikan; pengawas tidak melihat isi layarnya.')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Putuskan' }).click()
    await page.getByText('Putusan tercatat.').waitFor()
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
  await asCandidate(candidate.email, async ({ page }) => {
    await goTo(page, own.certificationTab(candidate.id, 'hasil'))
    await page.getByText('Ponsel hanya dimatikan', { exact: false }).waitFor()
  })
})

test('the record of the day is completed, signed by the office and an examiner, and locked with its paper', async () => {
  const { schedule_id } = await newestAt('menunggu_keputusan')
  await inOffice(async ({ page, complaints }) => {
    await openOffice(page, `/admin/berita-acara/${schedule_id}/show`)
    await page.getByRole('button', { name: 'Lengkapi' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Jam mulai sebenarnya').fill('delapan')
    await dialog.getByRole('button', { name: 'Lengkapi' }).click()
    await expect.poll(() => dialog.getByLabel('Jam mulai sebenarnya').getAttribute('aria-invalid')).toBe('true')
    complaints.splice(0)
    await dialog.getByLabel('Jam mulai sebenarnya').fill('08.10')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESK.height })
      expect(await breaches(page)).toEqual([])
    }
    await dialog.getByRole('button', { name: 'Lengkapi' }).click()
    await page.getByText('Berita acara tersimpan.').waitFor()
    await sign(page)
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
  await inOfficeAs('penguji@example.com', async ({ page, complaints }) => {
    await openOffice(page, `/admin/berita-acara-saya/${schedule_id}/show`)
    await sign(page)
    await page.getByText('Terkunci').first().waitFor()
    await expectSoundAtWidths(page)
    const paper = await page.getByRole('link', { name: /^Berita acara \(PDF/ }).getAttribute('href')
    const answer = await page.request.get(paper ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(complaints).toEqual([])
  })
})

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tandatangani' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tandatangani' }).click()
  await page.getByText('Tanda tangan tercatat.').waitFor()
}
