import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, dayIn } from '../src/lib/day.ts'
import { makeAccount } from '../tests/accounts.ts'
import { makeSchedule } from '../tests/content.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { asMember, endSessionElsewhere, fillLogin } from './login.ts'
import { inOfficeAs, openOffice } from './office.ts'
import { vaultOf, visitKeeping } from './offline.ts'

withBrowser()
const program = withDatabase()

const AT_THE_DOOR = 'verifikasi@example.com'
const IN_THE_OFFICE = 'admin@example.com'
const DOOR = '/admin/pintu'
const SURNAME = 'Pintuwijaya'
const WIDTHS = [320, PHONE.width, 768, DESK.width]

interface Expected {
  id: number
  name: string
  nomor: string
}

let made = 0

/** An exam that lasts the whole day by the clocks of the body, with so many candidates. */
async function examToday(people: number): Promise<{ schedule: number; expected: Expected[] }> {
  const { db } = program
  const { scheme_version_id: version } = await db
    .selectFrom('schedules')
    .select('scheme_version_id')
    .where('kategori', '=', 'KTPA')
    .executeTakeFirstOrThrow()
  // From yesterday on, as the door of one that begins at midnight opens an hour before.
  const schedule = await makeSchedule(db, { version, start: addDays(dayIn('WIB', new Date()), -1), days: 2 })
  const expected: Expected[] = []
  for (let at = 0; at < people; at += 1) {
    made += 1
    const name = `Peserta ${'ABCDEFGHIJ'[made]} ${SURNAME}`
    const nomor = `PMH/2026/98/${7000 + made}`
    const { id: user_id } = await makeAccount(db, { name })
    const { id } = await db
      .insertInto('user_trainings')
      .values({ user_id, schedule_id: schedule, tahap: 'terjadwal', nomor })
      .returning('id')
      .executeTakeFirstOrThrow()
    expected.push({ id, name, nomor })
  }
  return { schedule, expected }
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Pintu uji', level: 1 })
const mark = (page: Page, { name }: Expected) => page.getByRole('button', { name: `Hadir: ${name}` }).click()
const card = (page: Page, { name }: Expected) => page.getByRole('listitem').filter({ hasText: name })
const waits = (page: Page, person: Expected) =>
  card(page, person)
    .getByText(/menunggu jaringan/)
    .waitFor()
const attended = async ({ id }: Expected) =>
  program.db
    .selectFrom('user_trainings')
    .select(['tahap', 'attended_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function prepare(page: Page, schedule: number): Promise<void> {
  await page.goto(`${DOOR}?jadwal=${schedule}`)
  const exam = page.locator('section', { hasText: 'Uji tujuh hari ini' })
  await exam.getByText('peserta').first().waitFor()
  // The exam of the address comes first.
  await exam
    .getByRole('button', { name: /^Siapkan tanpa jaringan/ })
    .first()
    .click()
  await page.getByText('Siap dipakai tanpa jaringan di perangkat ini.').waitFor()
}

/** The texts of everything that this browser stores for the site: its databases, caches, and both storages. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      for (const store of db.objectStoreNames) {
        const entries = db.transaction(store).objectStore(store)
        texts.push((await done(entries.getAllKeys())).join())
        for (const value of await done(entries.getAll())) {
          const bytes = (value as { bytes?: ArrayBuffer }).bytes
          texts.push(bytes ? new TextDecoder().decode(bytes) : JSON.stringify(value))
        }
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })

/** Sound in every width, without a network too. */
async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESK.height })
    await expectNoSidewaysScroll(page)
    expect(await breaches(page), `at ${width}`).toEqual([])
  }
}

async function reopenedAway(context: BrowserContext, page: Page): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(DOOR)
  await heading(next).waitFor()
  return next
}

test('arrivals are noted without a network, outlive their tab, go out later, and conflicts are chosen', async () => {
  const { schedule, expected } = await examToday(3)
  const [first, second, third] = expected as [Expected, Expected, Expected]
  await visitKeeping({ viewport: PHONE, storageState: await asMember(AT_THE_DOOR) }, async ({ context, page }) => {
    await prepare(page, schedule)
    expect(await page.getByText(SURNAME).count()).toBe(3)
    expect(await storedTexts(page)).not.toContain(SURNAME)
    await context.setOffline(true)
    await page.getByText('Tanpa jaringan', { exact: true }).waitFor()
    const before = Date.now()
    await mark(page, first)
    await waits(page, first)
    await page.getByLabel('Nomor atau nama').fill(second.nomor.slice(-4))
    await expect.poll(() => page.getByRole('heading', { name: SURNAME }).count()).toBe(1)
    await mark(page, second)
    await waits(page, second)
    await expectSound(page)
    expect(await storedTexts(page)).not.toContain(SURNAME)

    const later = await reopenedAway(context, page)
    await waits(later, first)
    await waits(later, second)
    expect(await later.getByRole('button', { name: `Hadir: ${first.name}` }).count()).toBe(0)
    await inOfficeAs(IN_THE_OFFICE, ({ page: office }) =>
      call(office, 'POST', `/admin-api/permohonan/${second.id}/tidak-hadir`, { tahap: 'terjadwal' }),
    )
    await context.setOffline(false)
    await card(later, first)
      .getByText(/terkirim/)
      .waitFor()
    await card(later, second)
      .first()
      .getByText(/Sudah dicatat tidak hadir oleh/)
      .waitFor()
    const { tahap, attended_at } = await attended(first)
    expect(tahap).toBe('diuji')
    expect(Math.abs(Number(attended_at) - before)).toBeLessThan(60_000)
    expect((await attended(second)).tahap).toBe('tidak_hadir')

    await later.reload()
    await later.getByRole('heading', { name: '1 kedatangan berselisih' }).waitFor()
    await expectSound(later)
    await later.getByRole('button', { name: `Catat hadir dengan waktu ini: ${second.name}` }).click()
    await later.getByRole('heading', { name: '1 kedatangan berselisih' }).waitFor({ state: 'detached' })
    expect((await attended(second)).tahap).toBe('diuji')
    expect((await attended(third)).tahap).toBe('terjadwal')
    await expectGoneAfterLogout(context, later)
  })
})

async function expectGoneAfterLogout(context: BrowserContext, page: Page): Promise<void> {
  await openOffice(page, '/admin')
  await page.getByRole('button', { name: 'Tegar Prakoso' }).click()
  await page.getByRole('menuitem', { name: /^(Keluar|Logout)/ }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await vaultOf(page)).names).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await storedTexts(page)).not.toContain(SURNAME)
  await context.setOffline(true)
  await expect(page.goto(DOOR)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
}

test('what waits outlives a session that ended, and goes out after the same person is back', async () => {
  const { schedule, expected } = await examToday(1)
  const [only] = expected as [Expected]
  // A login of its own, as it ends.
  await visitKeeping({ viewport: DESK }, async ({ context, page }) => {
    await page.goto('/login')
    await fillLogin(page, AT_THE_DOOR)
    await page.waitForURL('**/admin')
    await prepare(page, schedule)
    await context.setOffline(true)
    await mark(page, only)
    await waits(page, only)
    await endSessionElsewhere(context)
    await context.setOffline(false)
    await page.getByText('daftar di perangkat ini ditutup', { exact: false }).waitFor()
    await page.getByText('1 kedatangan tetap tersimpan', { exact: false }).waitFor()
    expect(await page.getByText(SURNAME).count()).toBe(0)
    await expect.poll(async () => (await vaultOf(page)).names.filter((name) => name.startsWith('sesi:'))).toEqual([])
    expect(await storedTexts(page)).not.toContain(SURNAME)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('link', { name: 'Masuk lagi' }).click()
    await fillLogin(page, AT_THE_DOOR)
    await heading(page).waitFor()
    await expect.poll(async () => (await attended(only)).tahap).toBe('diuji')
    expect((await vaultOf(page)).names.filter((name) => name.startsWith('belum:'))).toEqual([])
  })
})
