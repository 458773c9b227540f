import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import type { OwnCertificate } from '../src/features/certification/certificates/contract.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { qrIn, textIn } from '../tests/pdf-reading.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { becomeApplicant } from './applicant.ts'
import { expectSound } from './application-form.ts'
import { today } from './application-office.ts'
import { DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { assign, attend, decide, score, signRecord } from './exam.ts'
import { makeExaminers, makeVenue, openSchedule, publishScheme } from './first-catalogue.ts'
import { FIRST_START_FORMS } from './form-rows/first-start.ts'
import { agreeToTexts, knowLogin, switchOnTwoFactor } from './login.ts'
import { linkMailedTo } from './mailbox.ts'
import { meetAll } from './meet-mishaps.ts'
import { inOffice } from './office.ts'
import { publicPaths } from './public-paths.ts'
import { becomeScheduled } from './scheduled.ts'
import { setUp } from './set-up.ts'
import { meet } from './site.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const LIMIT = { timeout: 420_000 }
const ADMINISTRATOR = 'admin@example.com'
const APPLICANT = 'wulan.pemohon@example.com'
const NAME = 'Wulan'

let data: string
let program: Program
let site: string
let printed: () => string

withBrowser()

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  data = await reachableFolder('sertifikasi-first-start-')
  const port = await freePort()
  program = new Program(data, port)
  site = `http://localhost:${port}`
  meet({ site, data })
  printed = program.launch().printed
  await program.ready()
}, 120_000)

afterAll(async () => {
  await program.end()
  await rm(data, { recursive: true, force: true })
})

/** Opens the addresses one after another; each is sound on a phone and on a desk. */
async function expectSoundEverywhere(guest: Visitor, addresses: string[]): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await guest.page.setViewportSize(viewport)
    for (const address of addresses) {
      await guest.open(address)
      await expectSound(guest)
    }
  }
}

const setupLink = (): string => /http:\S+\/penyiapan\/\S+/.exec(printed())?.[0].replace(/^http:\/\/[^/]+/, '') ?? ''

/** Creates the first administrator by the link that the program printed; the office then demands a second factor. */
async function enterFirst(first: Visitor): Promise<void> {
  const { page, open, context } = first
  await open(setupLink())
  await expectSound(first)
  await page.getByLabel('Nama').fill('Kepala Sekretariat')
  await page.getByLabel('Email').fill(ADMINISTRATOR)
  await page.getByLabel('No. HP').fill('0811-0000-0001')
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Buat akun administrator' }).click()
  await page.getByRole('alert').first().waitFor()
  await expectSound(first)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Buat akun administrator' }).click()
  await page.getByRole('link', { name: /Aktifkan verifikasi dua langkah/ }).click()
  await page.waitForURL('**/user/profile**')
  await switchOnTwoFactor(page, ADMINISTRATOR)
  await page.getByRole('link', { name: 'Buka kantor belakang' }).click()
  await page.waitForURL(/\/admin/)
  knowLogin(ADMINISTRATOR, await context.storageState())
}

/** Invites by mail, as the office does; answers the account. */
async function invite(page: Page, name: string, email: string, more: object): Promise<{ name: string; id: number }> {
  const { id } = await call<{ id: number }>(page, 'POST', '/admin-api/staf', { name, email, permissions: [], ...more })
  await visit({ viewport: PHONE }, async ({ page: hers, open, context }) => {
    await open(await linkMailedTo(email, /^Undangan/))
    await hers.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await hers.getByLabel('Konfirmasi Password', { exact: true }).fill(DEMO_PASSWORD)
    await hers.getByRole('button', { name: 'Simpan password dan lanjutkan' }).click()
    await hers.waitForURL('**/user/profile**')
    await agreeToTexts(hers)
    await switchOnTwoFactor(hers, email)
    knowLogin(email, await context.storageState())
  })
  return { name, id }
}

async function inviteStaff(page: Page): Promise<void> {
  const examiner = { role: 'penguji' }
  const examiners = [
    await invite(page, 'Penguji Satu', 'penguji@example.com', examiner),
    await invite(page, 'Penguji Dua', 'penguji.kedua@example.com', examiner),
  ]
  await makeExaminers(page, examiners)
  await invite(page, 'Pemutus', 'keputusan@example.com', { role: 'administrator', permissions: ['keputusan'] })
}

/** Before the opening, and whatever they try, strangers read one quiet page. */
const expectPreparing = () =>
  visit({ viewport: PHONE, javaScriptEnabled: false }, async (stranger) => {
    for (const address of ['/', '/daftar-skema', '/register', '/tidak-ada']) {
      const answer = await stranger.page.goto(address)
      expect([address, answer?.status()]).toEqual([address, 503])
      await stranger.page.getByRole('heading', { name: 'Portal sedang disiapkan' }).waitFor()
    }
  })

const database = withDatabase()

/** The day has come. */
const beginToday = (schedule: number) =>
  database.db
    .updateTable('schedules')
    .set({ start_date: today(), end_date: today(), jam_mulai: '00.01', pendaftaran_ditutup: today() })
    .where('id', '=', schedule)
    .execute()

/** Applies, is examined and decided on; answers the certificate's PDF. */
async function becomeCertified(date: number): Promise<{ pdf: Buffer; certificate: OwnCertificate }> {
  const storageState = await becomeApplicant(APPLICANT, NAME)
  return visit({ viewport: PHONE, storageState }, async (member) => {
    const application = await becomeScheduled(member.page, date, NAME)
    await assign(application, NAME, ['Penguji Satu', 'Penguji Dua'])
    await beginToday(date)
    const card = await member.page.request.get(`/user-training/${application}/kartu.pdf`)
    await attend(await qrIn(await card.body()), NAME)
    await score(NAME)
    await signRecord(NAME)
    await decide(NAME)
    await member.open(`/user/sertifikasi/saya/${application}?tab=sertifikat`)
    await member.page.getByRole('link', { name: 'Unduh PDF' }).waitFor({ timeout: 30_000 })
    await expectSound(member)
    const own = `/user-training/${application}/sertifikat`
    const pdf = await member.page.request.get(`${own}.pdf`)
    return { pdf: await pdf.body(), certificate: await call<OwnCertificate>(member.page, 'GET', own) }
  })
}

test.each(Object.entries(FIRST_START_FORMS))('%s meets every mishap', { timeout: 180_000 }, async (_source, form) => {
  await visit({ viewport: DESK }, async (first) => {
    expect(await meetAll(first, form, setupLink())).toEqual([])
  })
})

test('from an empty machine to a certificate that a stranger verifies', LIMIT, async () => {
  await expectPreparing()
  await visit({ viewport: DESK }, async (first) => {
    await enterFirst(first)
    // Before the opening one person publishes alone; afterwards it takes two who did not grant each other their rights.
    await publishScheme(first.page)
    await setUp(first, ADMINISTRATOR)
  })
  const empty = (await publicPaths()).filter((address) => !address.includes('undefined'))
  await visit({ viewport: PHONE }, (stranger) => expectSoundEverywhere(stranger, empty))
  const date = await inOffice(async ({ page, complaints }) => {
    await makeVenue(page)
    await inviteStaff(page)
    const made = await openSchedule(page)
    expect(complaints.filter((words) => !/status of 4(09|22)/.test(words))).toEqual([])
    return made
  })
  const { pdf, certificate } = await becomeCertified(date)
  const words = await textIn(pdf)
  for (const said of [NAME, certificate.no_sertifikasi, 'LSK Hutan Contoh']) expect(words).toContain(said)
  const link = await qrIn(pdf)
  expect(link).toBe(`${site}/daftar-pemegang?no_sertifikasi=${encodeURIComponent(certificate.no_sertifikasi)}`)
  await visit({ viewport: PHONE }, async (stranger) => {
    await stranger.open(link)
    const verdict = await stranger.page.locator('main').innerText()
    for (const said of ['Aktif', NAME]) expect(verdict).toContain(said)
    await expectSoundEverywhere(stranger, [link])
    expect(stranger.complaints).toEqual([])
  })
})
