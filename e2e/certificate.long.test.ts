import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OwnCertificate } from '../src/features/certification/certificates/contract.ts'
import { qrIn, textIn } from '../tests/pdf-reading.ts'
import { becomeApplicant } from './applicant.ts'
import { expectSound } from './application-form.ts'
import { DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { assign, attend, beginToday, decide, fetchFile, readCard, score, signRecord } from './exam.ts'
import { asMember } from './login.ts'
import { letterTo } from './mailbox.ts'
import { becomeScheduled } from './scheduled.ts'
import { makeScheduleByCalls } from './schedules.ts'
import { siteAddress } from './site.ts'

withBrowser()
const database = withDatabase()

const NAME = 'Laras Contoh Maheswari'
const EMAIL = 'laras.maheswari@example.com'

/** Result and certificate as the member finds them; answers the PDF. */
async function collect(member: Visitor, address: string): Promise<{ pdf: Buffer; certificate: OwnCertificate }> {
  const { page, open } = member
  await open('/user/dashboard')
  await page.getByRole('heading', { name: /^Sertifikat \d{4}\// }).waitFor()
  await expectSound(member)
  await open(`${address}?tab=hasil`)
  await page.getByRole('heading', { name: 'Kompeten', exact: true }).waitFor()
  await expectSound(member)
  expect(await textIn(await fetchFile(page, 'Unduh laporan hasil (PDF)'))).toContain(NAME)
  await open(`${address}?tab=sertifikat`)
  await page.getByRole('link', { name: 'Unduh PDF' }).waitFor({ timeout: 30_000 })
  await expectSound(member)
  const pdf = await fetchFile(page, 'Unduh PDF')
  const path = `/user-training/${address.split('/').at(-1)}/sertifikat`
  return { pdf, certificate: await call<OwnCertificate>(page, 'GET', path) }
}

/** The phone of anybody who has the paper in hand gives one clear answer. */
const expectVerdict = (link: string, verdict: string, viewport = DESK): Promise<void> =>
  visit({ viewport }, async (stranger) => {
    await stranger.open(link)
    const words = await stranger.page.locator('main').innerText()
    expect(words).toContain(verdict)
    expect(words).toContain(NAME)
    await expectSound(stranger)
  })

test('from registration to a certificate that a stranger checks by its QR code', async () => {
  const storageState = await becomeApplicant(EMAIL, NAME)
  const date = await makeScheduleByCalls({ kuota: 3 })
  await visit({ viewport: DESK, storageState }, async (member) => {
    const application = await becomeScheduled(member.page, date, NAME)
    const address = `/user/sertifikasi/saya/${application}`
    await assign(application, NAME)
    await beginToday(database.db, date)
    const code = await readCard(member, address, NAME)
    await attend(code, NAME)
    await score(NAME)
    await signRecord(NAME)
    await decide(NAME)
    await letterTo(EMAIL, /kompeten/i)
    const { pdf, certificate } = await collect(member, address)
    const words = await textIn(pdf)
    for (const said of [NAME, certificate.no_sertifikasi, 'Certificate of Competence']) expect(words).toContain(said)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(certificate.sha256)
    const link = await qrIn(pdf)
    expect(link).toBe(
      `${siteAddress()}/daftar-pemegang?no_sertifikasi=${encodeURIComponent(certificate.no_sertifikasi)}`,
    )
    await expectVerdict(link, 'Aktif')
    await expectVerdict(link, 'Aktif', PHONE)
    await member.page.setViewportSize(PHONE)
    for (const tab of ['jadwal', 'hasil', 'sertifikat']) {
      await member.open(`${address}?tab=${tab}`)
      await expectSound(member)
    }
    expect(member.complaints).toEqual([])
  })
})

test('who is not yet competent reads what is missing, until when to appeal, and appeals', async () => {
  const storageState = await asMember('peserta.banding@example.com')
  await visit({ viewport: PHONE, storageState }, async (member) => {
    const { page, open } = member
    await open('/user/dashboard')
    await page.getByRole('link', { name: 'Lihat hasil' }).click()
    await page.getByRole('heading', { name: 'Hasil per unit' }).waitFor()
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Anda berhak mengajukan banding sampai \d+/)
    await expectSound(member)
    await page.getByText('Tulis banding').click()
    await page.getByRole('button', { name: 'Kirim banding' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectSound(member)
    await page
      .getByLabel('Alasan banding')
      .fill('Bukti evaluasi dampak ada pada portofolio halaman 42, tetapi tidak ikut diperiksa pada wawancara.')
    await page.getByText('97 dari 4000 huruf').waitFor()
    await page.getByRole('button', { name: 'Kirim banding' }).click()
    await page.getByRole('heading', { name: 'Banding Anda' }).waitFor()
    await expect.poll(() => page.locator('main').innerText()).toContain('Menunggu putusan panel')
    await expectSound(member)
  })
})
