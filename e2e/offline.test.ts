import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Application } from '../src/features/certification/applications/contract.ts'
import type { Invoice } from '../src/features/certification/invoices/contract.ts'
import type { User } from '../src/features/platform/accounts/contract.ts'
import type { PersonalState } from '../src/features/platform/personal-data/contract.ts'
import type { Evaluation } from '../src/features/upkeep/evaluation/contract.ts'
import type { Report } from '../src/features/upkeep/reporting/contract.ts'
import { pdf } from '../tests/pdf.ts'
import { becomeApplicant, fillByCalls, savePersonalData } from './applicant.ts'
import { choose } from './application-form.ts'
import { today } from './application-office.ts'
import { breaches, DESK, PHONE, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { makeAsked, makePayer, makeReporter } from './form-people.ts'
import { goTo } from './go-to.ts'
import { asMember } from './login.ts'
import {
  countSends,
  cutFirstMe,
  cutUpload,
  goAway,
  openAway,
  openInAnotherTab,
  vaultOf,
  visitKeeping,
  waitForWaiting,
  waitUntilKept,
  waitUntilSealed,
} from './offline.ts'
import { paper } from './papers.ts'
import { becomeMember } from './register.ts'
import { makeScheduleByCalls } from './schedules.ts'

withBrowser()
const site = withDatabase()

const HOLDER = 'pemegang@example.com'
const NOTHING = 'Tahun ini saya tidak menyusun dokumen Amdal.'
const NIL = { nihil: true, alasan_nihil: NOTHING, dokumen: [], kendala: '', pernyataan: true }

async function logOut(page: Page): Promise<void> {
  await page.locator('header summary', { hasText: 'Welcome' }).click()
  await page.locator('header').getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** The tab is closed without a network, and what was typed is there in the next one. */
async function typeAway(context: BrowserContext, page: Page, form: string, id: number): Promise<Page> {
  await goAway(context, page)
  await page.getByLabel('Kebutuhan khusus').fill('Kursi roda di ruang uji')
  expect(await breaches(page)).toEqual([])
  await waitUntilSealed(page, `draf:permohonan:${id}`)
  expect((await vaultOf(page, 'Kursi roda')).isReadable).toBe(false)
  const next = await openInAnotherTab(context, page, `${form}?langkah=jadwal`)
  await expect.poll(() => next.getByLabel('Kebutuhan khusus').inputValue()).toBe('Kursi roda di ruang uji')
  await context.setOffline(false)
  return next
}

/** Cut in the middle, an upload goes on where it stopped. */
async function uploadThroughCut(context: BrowserContext, page: Page, form: string): Promise<void> {
  const offsets = await cutUpload(context, page)
  await goTo(page, `${form}?langkah=berkas`)
  const portfolio = {
    name: 'portofolio.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(['<</Length 1>>', Buffer.alloc(2_500_000, 'a')]),
  }
  await choose(page, 'Portofolio bidang tugas', 'Ganti').setInputFiles(portfolio)
  await page.getByText('Menunggu jaringan. Berkas ini dilanjutkan').first().waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'portofolio.pdf (dibuka di tab baru)' }).waitFor()
  const piece = 524_288
  expect(offsets).toEqual([0, piece, 2 * piece, 2 * piece, 3 * piece, 4 * piece])
}

/** Sends a form without a network and closes the tab; returns the later tab in which it went out, exactly once. */
async function sendAway(context: BrowserContext, page: Page, form: string, id: number): Promise<Page> {
  await goTo(page, `${form}?langkah=periksa`)
  const button = page.getByRole('button', { name: /^Kirim/ })
  await button.waitFor()
  await waitUntilKept(page, `jawaban:/user-training/${id}`)
  await goAway(context, page)
  await button.click()
  await waitForWaiting(page)
  expect(await breaches(page)).toEqual([])
  await waitUntilSealed(page, `kiriman:permohonan:${id}`)
  await page.close()
  const next = await context.newPage()
  const sent = await countSends(next, `/user-training/${id}/kirim`)
  await openAway(next, '/user/dashboard')
  await waitForWaiting(next)
  await context.setOffline(false)
  await next.getByText('Terkirim').first().waitFor()
  const { tahap, kebutuhan_khusus } = await call<Application>(next, 'GET', `/user-training/${id}`)
  expect([tahap, kebutuhan_khusus, sent()]).toEqual(['diajukan', 'Kursi roda di ruang uji', 1])
  return next
}

test('a network that goes at every turn costs an applicant nothing, and logging out leaves nothing', async () => {
  const name = 'Luh Contoh Samudra'
  const storageState = await becomeApplicant('tanpa.jaringan@example.com', name)
  const schedule = await makeScheduleByCalls({ kuota: 5 })
  await visitKeeping({ viewport: DESK, storageState }, async ({ context, page, open }) => {
    const { id } = await call<{ id: number }>(page, 'POST', `/training/daftar/${schedule}`)
    await fillByCalls(page, id, name)
    const form = `/user/sertifikasi/daftar/${schedule}`
    await open(`${form}?langkah=jadwal`)
    await waitUntilKept(page, `jawaban:/user-training/${id}`)
    const second = await typeAway(context, page, form, id)
    await uploadThroughCut(context, second, form)
    const third = await sendAway(context, second, form, id)
    await logOut(third)
    expect((await vaultOf(third)).names).toEqual([])
    expect(await third.evaluate(() => caches.keys())).toEqual([])
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('simpanan')
    await context.setOffline(true)
    await expect(third.goto('/user/luring')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
})

/** A file chosen without a network goes on with it. */
async function uploadAway(context: BrowserContext, page: Page): Promise<void> {
  await goAway(context, page)
  await choose(page, 'Ijazah', 'Ganti').setInputFiles(paper('ijazah-baru.pdf'))
  await page.getByText('Menunggu jaringan. Berkas ini dilanjutkan').first().waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: /ijazah-baru\.pdf/ }).waitFor()
  await page
    .getByText(/^Tersimpan /)
    .last()
    .waitFor()
}

test('a network that goes at every turn costs a new member no personal data', { tags: ['long'] }, async () => {
  const email = 'luring.pemula@example.com'
  const name = 'Intan Contoh Luring'
  await visitKeeping({ viewport: PHONE }, async ({ context, page, open }) => {
    await becomeMember(page, email, name)
    const me = await call<User>(page, 'GET', '/api/v1/me')
    await savePersonalData(page, email, name)
    await open('/user/data-diri?bagian=berkas')
    await waitUntilKept(page, 'jawaban:/data-diri')
    await uploadAway(context, page)

    await goTo(page, '/user/data-diri?bagian=identitas')
    await goAway(context, page)
    await page.getByLabel('Tempat lahir').fill('Ende')
    await waitUntilSealed(page, `draf:data-diri:${me.id}`)
    const second = await openInAnotherTab(context, page, '/user/data-diri?bagian=identitas')
    await expect.poll(() => second.getByLabel('Tempat lahir').inputValue()).toBe('Ende')

    await openAway(second, '/user/data-diri?bagian=periksa')
    await second.getByRole('button', { name: 'Kirim data diri' }).click()
    await second.getByText('Data diri Anda menunggu jaringan').waitFor()
    expect(await breaches(second)).toEqual([])
    await waitUntilSealed(second, 'kiriman:data-diri')
    await second.close()

    const third = await context.newPage()
    const sent = await countSends(third, '/data-diri/kirim')
    await cutFirstMe(third)
    await openAway(third, '/user/dashboard')
    await third.getByText('Data diri Anda menunggu jaringan').waitFor()
    await third.getByText('Ende', { exact: true }).waitFor()
    await context.setOffline(false)
    await expect.poll(() => third.url()).toMatch(/sertifikasi\/daftar\?data-diri=terkirim$/)
    await third.getByText('Data diri Anda terkirim.').waitFor()
    const { submitted_at, isi } = await call<PersonalState>(third, 'GET', '/data-diri')
    expect([submitted_at !== null, isi.tempat_lahir, sent()]).toEqual([true, 'Ende', 1])
  })
})

test('a proof of payment that is sent without a network goes out once', async () => {
  const { email, id } = await makePayer(site.db)
  await visitKeeping({ viewport: PHONE, storageState: await asMember(email) }, async ({ context, page, open }) => {
    await open(`/user/sertifikasi/saya/${id}/invoice`)
    await waitUntilKept(page, `jawaban:/user-training/${id}/invoice`)
    await choose(page, 'Bukti transfer').setInputFiles(paper('bukti.pdf'))
    await page.getByRole('link', { name: /bukti\.pdf/ }).waitFor()
    await goAway(context, page)
    await page.getByLabel('Bank pengirim').fill('Bank Contoh')
    await page.getByLabel('Nama pengirim').fill('Gita Contoh')
    await page.getByLabel('Tanggal transfer').fill(today())
    await page.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
    await page.getByText('Bukti pembayaran menunggu jaringan').waitFor()
    expect(await breaches(page)).toEqual([])
    await page.close()

    const next = await context.newPage()
    const sent = await countSends(next, `/user-training/${id}/invoice/bukti`)
    await openAway(next, `/user/sertifikasi/saya/${id}/invoice`)
    await expect.poll(() => next.getByLabel('Bank pengirim').inputValue()).toBe('Bank Contoh')
    await context.setOffline(false)
    await next.getByText('Petugas sedang mencocokkan pembayaran Anda.').waitFor()
    const { bukti } = await call<Invoice>(next, 'GET', `/user-training/${id}/invoice`)
    expect([bukti.map(({ nama_pengirim }) => nama_pengirim), sent()]).toEqual([['Gita Contoh'], 1])
  })
})

/** A paper that this browser keeps is a whole PDF under its name. */
async function expectPaper(page: Page, filename: RegExp): Promise<void> {
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /Unduh PDF/ })
    .first()
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(filename)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-')
}

test('a participant opens the exam card without a network', { tags: ['long'] }, async () => {
  await visitKeeping({ viewport: PHONE, storageState: await asMember('peserta@example.com') }, async (member) => {
    const { context, page, open } = member
    await open('/user/dashboard')
    await waitUntilKept(page, 'kertas')
    await context.setOffline(true)
    await openAway(page, '/user/luring')
    await page.getByText('Kartu peserta').first().waitFor()
    await expectPaper(page, /kartu-peserta\.pdf/)
    expect(await breaches(page)).toEqual([])
  })
})

test('a holder sends an evaluation without a network: it goes out once', { tags: ['long'] }, async () => {
  const { email, id } = await makeAsked(site.db)
  await visitKeeping({ viewport: PHONE, storageState: await asMember(email) }, async ({ context, page, open }) => {
    const own = `/evaluasi/${id}`
    const { version } = await call<Evaluation>(page, 'GET', own)
    const jawaban = { p1: 'Ya', p2: 'Biologi', p3: '4', p4: 'Tata waktu konsultasi publik.' }
    await call(page, 'PUT', own, { version, jawaban })
    const sent = await countSends(page, `${own}/kirim`)
    await open(`/user/evaluasi?evaluasi=${id}`)
    await waitUntilKept(page, `jawaban:${own}`)
    await goAway(context, page)
    await page.getByLabel(/^4\. /).fill('Tata waktu konsultasi publik yang baru.')
    await page.getByRole('button', { name: 'Kirim evaluasi' }).click()
    await waitForWaiting(page)
    expect(sent()).toBe(0)
    await context.setOffline(false)
    await page.getByText('Terkirim').first().waitFor()
    const { status, jawaban: kept } = await call<Evaluation>(page, 'GET', own)
    expect([status, kept['p4'], sent()]).toEqual(['terkirim', 'Tata waktu konsultasi publik yang baru.', 1])
  })
})

test('a holder sends a report without a network: it goes out once', { tags: ['long'] }, async () => {
  const { email, year } = await makeReporter(site.db)
  await visitKeeping({ viewport: PHONE, storageState: await asMember(email) }, async ({ context, page, open }) => {
    const own = `/pelaporan/${year}`
    const { version } = await call<Report>(page, 'GET', own)
    await call(page, 'PUT', own, { version, isi: NIL })
    const sent = await countSends(page, `${own}/kirim`)
    await open(`/user/pelaporan-kinerja?tahun=${year}&langkah=periksa`)
    await waitUntilKept(page, `jawaban:${own}`)
    await goAway(context, page)
    await page.getByRole('button', { name: 'Kirim laporan' }).click()
    await waitForWaiting(page)
    expect(sent()).toBe(0)
    await context.setOffline(false)
    await page.getByText('Terkirim').first().waitFor()
    const { status, isi } = await call<Report>(page, 'GET', own)
    expect([status, isi.nihil, sent()]).toEqual(['diajukan', true, 1])
  })
})

test('a holder opens the certificate without a network; a session that ends takes it away', {
  tags: ['long'],
}, async () => {
  await visitKeeping({ viewport: PHONE, storageState: await asMember(HOLDER) }, async ({ context, page, open }) => {
    await open('/user/dashboard')
    await waitUntilKept(page, 'kertas')
    await context.setOffline(true)
    await openAway(page, '/user/luring')
    await expectPaper(page, /sertifikat\.pdf/)
    expect(await breaches(page)).toEqual([])

    await context.setOffline(false)
    await context.clearCookies({ name: /^(__Host-)?(sesi|token)/ })
    await page.goto('/user/dashboard')
    await page.waitForURL('**/login**')
    await expect
      .poll(async () => (await vaultOf(page, '')).names.filter((name) => /^(berkas|jawaban|kertas|akun)/.test(name)))
      .toEqual([])
  })
})
