import { expect, test } from 'vitest'
import { expectSound } from './application-form.ts'
import { breaches, DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { openRow } from './exam.ts'
import { asMember } from './login.ts'
import { choose, inOffice, inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()
const site = withDatabase()

const HOLDER = 'pemegang@example.com'
const TASK = 'Sampaikan laporan kinerja tahun ke-1.'
const ANSWER = 'Laporan tahun ini sudah saya siapkan dan saya kirim pekan depan.'

/** Returns the certificate of the holder. */
const certificate = () =>
  site.db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select(['certificates.no_sertifikasi', 'certificates.user_training_id as application'])
    .where('users.email', '=', HOLDER)
    .executeTakeFirstOrThrow()

/** The office opens a case on the certificate and notifies its holder; answers where the case is. */
const notify = (no_sertifikasi: string): Promise<string> =>
  inOfficeAs('keputusan@example.com', async ({ page, complaints }) => {
    await openRow(page, 'sertifikat', no_sertifikasi)
    await page.getByRole('button', { name: 'Usulkan sanksi', exact: true }).click()
    await choose(page, /Jenis sanksi/, 'Pembekuan')
    await choose(page, /Alasan/, 'Pelanggaran kode etik')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Uraian/).fill('Pemegang menandatangani bidang tugas di luar lingkup sertifikatnya.')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Usulkan sanksi', exact: true }).click()
    await waitForWords(page, 'Usul sanksi dicatat.')
    await page.getByRole('heading', { name: 'Pembekuan', level: 2 }).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Beritahukan rencana', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Beritahukan rencana', exact: true }).click()
    await waitForWords(page, 'Rencana diberitahukan kepada pemegang.')
    await page.getByText(/Anda belum dapat menjatuhkannya/).waitFor()
    expect(complaints).toEqual([])
    return page.url()
  })

async function answer(member: Visitor, address: string): Promise<void> {
  const { page, open } = member
  await open(address)
  const plan = page
    .locator('section', { has: page.getByRole('heading', { name: 'Rencana pembekuan sertifikat' }) })
    .last()
  await plan.getByText('Pelanggaran kode etik', { exact: true }).waitFor()
  await expectSound(member)
  await plan.getByRole('button', { name: 'Kirim jawaban' }).click()
  await page.getByRole('alert').first().waitFor()
  await expectSound(member)
  await plan.getByLabel('Jawaban Anda').fill(ANSWER)
  await plan.getByRole('button', { name: 'Kirim jawaban' }).click()
  await plan.getByText('Menunggu putusan petugas yang tidak terlibat').waitFor()
  await expectSound(member)
}

/** Somebody who had no part in the certificate decides, with what the holder is to do. */
const impose = (address: string): Promise<void> =>
  inOffice(async ({ page }) => {
    await openOffice(page, address)
    await page.getByText(ANSWER).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Jatuhkan pembekuan', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Putusan/).fill('Jawaban dipertimbangkan; pelanggaran terbukti dari dua dokumen.')
    await dialog.getByLabel(/Tugas sebelum dipulihkan/).fill(TASK)
    await dialog.getByLabel(/Saya tidak menguji/).check()
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Jatuhkan pembekuan', exact: true }).click()
    await waitForWords(page, 'Sanksi dijatuhkan.')
  })

/** The office finds the task done and restores without another reason. */
const restore = (address: string, no_sertifikasi: string): Promise<void> =>
  inOffice(async ({ page }) => {
    await openOffice(page, address)
    await page.getByLabel(TASK).click()
    await waitForWords(page, 'Tugas ditandai selesai.')
    expect(await breaches(page)).toEqual([])
    await openRow(page, 'sertifikat', no_sertifikasi)
    await page.getByText('1 dari 1 tugas pemulihan selesai.').waitFor()
    await page.getByRole('button', { name: 'Pulihkan', exact: true }).click()
    const dialog = page.getByRole('dialog')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Pulihkan', exact: true }).click()
    await waitForWords(page, 'Sertifikat dipulihkan.')
  })

/** Expects this verdict for anybody who looks the number up, without the reason of the sanction. */
const expectVerdict = (no_sertifikasi: string, verdict: string, viewport: typeof DESK): Promise<void> =>
  visit({ viewport }, async (stranger) => {
    await stranger.open(`/daftar-pemegang?no_sertifikasi=${encodeURIComponent(no_sertifikasi)}`)
    const words = await stranger.page.locator('main').innerText()
    expect(words).toContain(verdict)
    expect(words).not.toContain('pelanggaran terbukti')
    await expectSound(stranger)
  })

test('a suspension and its end: notice, answer, decision, a task, and active again', async () => {
  const { no_sertifikasi, application } = await certificate()
  const address = `/user/sertifikasi/saya/${application}?tab=sertifikat`
  const sanction = await notify(no_sertifikasi)
  await expectVerdict(no_sertifikasi, 'Aktif', DESK)
  await visit({ viewport: PHONE, storageState: await asMember(HOLDER) }, async (member) => {
    const { page, open, complaints } = member
    await answer(member, address)
    await impose(sanction)
    await expectVerdict(no_sertifikasi, 'Dibekukan', PHONE)
    await open(address)
    await page.getByText(/Sertifikat ini dibekukan/).waitFor()
    await page.getByText(TASK).waitFor()
    await page.getByText('Tulis banding').waitFor()
    await expectSound(member)
    await page.setViewportSize(DESK)
    await expectSound(member)
    await restore(sanction, no_sertifikasi)
    await expectVerdict(no_sertifikasi, 'Aktif', PHONE)
    await open(address)
    await page.getByText(/Pembekuan, SNK.*: sudah berakhir/).waitFor()
    await expectSound(member)
    // The empty answer was refused; nothing else was amiss.
    expect(complaints).toEqual([expect.stringContaining('422')])
  })
})
