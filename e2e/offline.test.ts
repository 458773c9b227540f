import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Application } from '../src/features/certification/applications/contract.ts'
import type { Evaluation } from '../src/features/upkeep/evaluation/contract.ts'
import type { Report } from '../src/features/upkeep/reporting/contract.ts'
import { pdf } from '../tests/pdf.ts'
import { becomeApplicant, fillByCalls } from './applicant.ts'
import { choose } from './application-form.ts'
import { breaches, DESK, PHONE, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { makeAsked, makeReporter } from './form-people.ts'
import { asMember } from './login.ts'
import { makeScheduleByCalls } from './schedules.ts'

withBrowser()
const site = withDatabase()

const HOLDER = 'pemegang@example.com'
const NOTHING = 'Tahun ini saya tidak menyusun dokumen Amdal.'
const NIL = { nihil: true, alasan_nihil: NOTHING, dokumen: [], kendala: '', pernyataan: true }
const LIMIT = { timeout: 180_000 }

/** What the vault of this browser has: names, and whether these words can be read in it. */
const vaultOf = (page: Page, words: string): Promise<{ names: string[]; isReadable: boolean }> =>
  page.evaluate(async (words) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('simpanan')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const all = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const store = db.transaction('sealed').objectStore('sealed')
    const [names, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())])
    db.close()
    const texts = values.map(({ bytes }: { bytes: ArrayBuffer }) => new TextDecoder().decode(bytes))
    return { names: names.map(String), isReadable: texts.some((text) => text.includes(words)) }
  }, words)

/** The frame and one's own answers are kept. */
const waitUntilKept = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const kept = await page.evaluate(async () => (await (await caches.open('kerangka')).keys()).map(({ url }) => url))
      const isWhole = kept.length > 20 && kept.some((url) => url.endsWith('/kerangka-anggota'))
      return isWhole && (await vaultOf(page, '')).names.includes(name)
    })
    .toBe(true)

async function goAway(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.getByText('Anda sedang luring').waitFor()
}

/** How often the page has asked for an address that ends so. */
function countSends(page: Page, ending: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith(ending)) count += 1
  })
  return () => count
}

async function logOut(page: Page): Promise<void> {
  await page.locator('header summary', { hasText: 'Welcome' }).click()
  await page.locator('header').getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test(
  'a network that goes at every turn costs an applicant nothing, and logging out leaves nothing',
  LIMIT,
  async () => {
    const name = 'Luh Contoh Samudra'
    const storageState = await becomeApplicant('tanpa.jaringan@example.com', name)
    const schedule = await makeScheduleByCalls({ kuota: 5 })
    await visit({ viewport: DESK, storageState }, async ({ context, page, open }) => {
      const { id } = await call<{ id: number }>(page, 'POST', `/training/daftar/${schedule}`)
      await fillByCalls(page, id, name)
      const form = `/user/sertifikasi/daftar/${schedule}`
      await open(`${form}?langkah=jadwal`)
      await waitUntilKept(page, `jawaban:/user-training/${id}`)

      // Typing: the tab is closed without a network, and opened again without one.
      await context.setOffline(true)
      await page.getByLabel('Kebutuhan khusus').fill('Kursi roda di ruang uji')
      await page.getByText('Anda sedang luring').waitFor()
      expect(await breaches(page)).toEqual([])
      await expect.poll(async () => (await vaultOf(page, '')).names).toContain(`draf:permohonan:${id}`)
      expect((await vaultOf(page, 'Kursi roda')).isReadable).toBe(false)
      await page.close()
      const second = await context.newPage()
      await second.goto(`${form}?langkah=jadwal`)
      await expect.poll(() => second.getByLabel('Kebutuhan khusus').inputValue()).toBe('Kursi roda di ruang uji')

      // An upload: cut in the middle, it goes on where it stopped.
      await context.setOffline(false)
      await second.goto(`${form}?langkah=berkas`)
      const offsets: number[] = []
      await second.route('**/berkas/unggahan/*', async (route) => {
        const request = route.request()
        if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
        if (offsets.length === 3 && request.method() === 'PATCH') {
          await context.setOffline(true)
          await route.abort('internetdisconnected')
        } else await route.continue()
      })
      const portfolio = {
        name: 'portofolio.pdf',
        mimeType: 'application/pdf',
        buffer: pdf(['<</Length 1>>', Buffer.alloc(2_500_000, 'a')]),
      }
      await choose(second, 'Portofolio bidang tugas', 'Ganti').setInputFiles(portfolio)
      await second.getByText('Menunggu jaringan. Berkas ini dilanjutkan').first().waitFor()
      await context.setOffline(false)
      await second.getByRole('link', { name: 'portofolio.pdf (dibuka di tab baru)' }).waitFor()
      expect(offsets.filter((offset) => offset === 0)).toEqual([0])
      expect(offsets.length).toBe(6)

      // Sending: it waits in the closed browser tab, and goes out once.
      await second.goto(`${form}?langkah=periksa`)
      const button = second.getByRole('button', { name: /^Kirim/ })
      await button.waitFor()
      await waitUntilKept(second, `jawaban:/user-training/${id}`)
      await context.setOffline(true)
      await second.getByText('Anda sedang luring').waitFor()
      await button.click()
      await second.getByText('Menunggu jaringan').first().waitFor()
      expect(await breaches(second)).toEqual([])
      await expect.poll(async () => (await vaultOf(second, '')).names).toContain(`kiriman:permohonan:${id}`)
      await second.close()
      const third = await context.newPage()
      let sent = 0
      third.on('request', (request) => {
        if (request.url().endsWith(`/user-training/${id}/kirim`)) sent += 1
      })
      await third.goto('/user/dashboard')
      await third.getByText('Menunggu jaringan').first().waitFor()
      await context.setOffline(false)
      await third.getByText('Terkirim').first().waitFor()
      const { tahap, kebutuhan_khusus } = await call<Application>(third, 'GET', `/user-training/${id}`)
      expect([tahap, kebutuhan_khusus, sent]).toEqual(['diajukan', 'Kursi roda di ruang uji', 1])

      await logOut(third)
      expect((await vaultOf(third, '')).names).toEqual([])
      expect(await third.evaluate(() => caches.keys())).toEqual([])
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('simpanan')
      await context.setOffline(true)
      await expect(third.goto('/user/luring')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    })
  },
)

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

test('a participant opens the exam card without a network', LIMIT, async () => {
  await visit({ viewport: PHONE, storageState: await asMember('peserta@example.com') }, async (member) => {
    const { context, page, open } = member
    await open('/user/dashboard')
    await waitUntilKept(page, 'kertas')
    await context.setOffline(true)
    await page.goto('/user/luring')
    await page.getByText('Kartu peserta').first().waitFor()
    await expectPaper(page, /kartu-peserta\.pdf/)
    expect(await breaches(page)).toEqual([])
  })
})

test('a holder sends an evaluation without a network: it goes out once', LIMIT, async () => {
  const { email, id } = await makeAsked(site.db)
  await visit({ viewport: PHONE, storageState: await asMember(email) }, async ({ context, page, open }) => {
    const own = `/evaluasi/${id}`
    const { version } = await call<Evaluation>(page, 'GET', own)
    const jawaban = { p1: 'Ya', p2: 'Biologi', p3: '4', p4: 'Tata waktu konsultasi publik.' }
    await call(page, 'PUT', own, { version, jawaban })
    await open(`/user/evaluasi?evaluasi=${id}`)
    await waitUntilKept(page, `jawaban:${own}`)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith(`${own}/kirim`)) sent += 1
    })
    await context.setOffline(true)
    await page.getByText('Anda sedang luring').waitFor()
    await page.getByLabel(/^4\. /).fill('Tata waktu konsultasi publik yang baru.')
    await page.getByRole('button', { name: 'Kirim evaluasi' }).click()
    await page.getByText('Menunggu jaringan').first().waitFor()
    expect(sent).toBe(0)
    await context.setOffline(false)
    await page.getByText('Terkirim').first().waitFor()
    const { status, jawaban: kept } = await call<Evaluation>(page, 'GET', own)
    expect([status, kept['p4'], sent]).toEqual(['terkirim', 'Tata waktu konsultasi publik yang baru.', 1])
  })
})

test('a holder sends a report without a network: it goes out once', LIMIT, async () => {
  const { email, year } = await makeReporter(site.db)
  await visit({ viewport: PHONE, storageState: await asMember(email) }, async ({ context, page, open }) => {
    const own = `/pelaporan/${year}`
    const { version } = await call<Report>(page, 'GET', own)
    await call(page, 'PUT', own, { version, isi: NIL })
    await open(`/user/pelaporan-kinerja?tahun=${year}&langkah=periksa`)
    await waitUntilKept(page, `jawaban:${own}`)
    const sent = countSends(page, `${own}/kirim`)
    await goAway(context, page)
    await page.getByRole('button', { name: 'Kirim laporan' }).click()
    await page.getByText('Menunggu jaringan').first().waitFor()
    expect(sent()).toBe(0)
    await context.setOffline(false)
    await page.getByText('Terkirim').first().waitFor()
    const { status, isi } = await call<Report>(page, 'GET', own)
    expect([status, isi.nihil, sent()]).toEqual(['diajukan', true, 1])
  })
})

test('a holder opens the certificate without a network; a session that ends takes it away', LIMIT, async () => {
  await visit({ viewport: PHONE, storageState: await asMember(HOLDER) }, async ({ context, page, open }) => {
    await open('/user/dashboard')
    await waitUntilKept(page, 'kertas')
    await context.setOffline(true)
    await page.goto('/user/luring')
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
