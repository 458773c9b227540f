import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OfficeResource } from '../src/office/office-resource.ts'
import { resources } from '../src/office/resources.ts'
import { isQuick } from '../tests/quick.ts'
import { breaches, DESK, expectNoSidewaysScroll, type Visitor, visit, withBrowser } from './browser.ts'
import { goTo } from './go-to.ts'
import { expectNothingCut, expectOneLine } from './list-fit.ts'
import { asMember } from './login.ts'
import { asAdministrator, goOnInOffice, openOffice, waitUntilLoaded } from './office.ts'
import { answerSampleRows } from './sample-rows.ts'

withBrowser()

const ROW = '.RaDataTable-tbody .RaDataTable-row'
/** Everything, whatever the list begins with. */
const UNFILTERED = `filter=${encodeURIComponent('{}')}&perPage=100`
/** The columns whose values make a row another kind of row. */
const KINDS = ['tahap', 'status', 'keadaan', 'jenis', 'role', 'published_at', 'cancelled_at', 'diganti_sejak']
  .map((source) => `.column-${source}`)
  .join(',')
const MOST_TABS = 60

const opens = ({ show, edit }: OfficeResource): boolean => show !== undefined || edit !== undefined

/** The first row of each kind, in the order of the list. */
async function oneOfEach(page: Page): Promise<string[]> {
  const rows = await page.locator(ROW).evaluateAll(
    (all, kinds) =>
      all.map((row) => ({
        href: row.querySelector('td a[href^="/admin/"]')?.getAttribute('href') ?? '',
        kind: [...row.querySelectorAll(kinds)].map((cell) => cell.textContent?.replaceAll(/\d+/g, '')).join('|'),
      })),
    KINDS,
  )
  return rows.filter(({ kind }, at) => rows.findIndex((row) => row.kind === kind) === at).map(({ href }) => href)
}

/** Expects that the record is shown and nothing broke. */
async function expectRecord(page: Page, address: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, { message: address }).toBe(address)
  await waitUntilLoaded(page)
  const text = () => page.locator('.RaLayout-content').innerText()
  await expect.poll(async () => (await text()).length, { message: address }).toBeGreaterThan(10)
  expect(await text(), address).not.toContain('Terjadi gangguan')
}

/** From the beginning of the page's content, by Tab alone. */
async function tabTo(page: Page, link: Locator): Promise<boolean> {
  await page.locator('#main-content').evaluate((content) => {
    content.tabIndex = -1
    content.focus()
  })
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await link.evaluate((element) => element === document.activeElement)) return true
  }
  return false
}

async function expectSoundList(page: Page, name: string): Promise<void> {
  expect(await breaches(page), name).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectNothingCut(page, name)
  await expectOneLine(page, name)
}

/**
 * Opens a row of each kind: the first by Tab and Enter and by its address, the others by a click. The quick tests open
 * the first one alone, and leave the list's looks out. Returns true where there were any.
 */
async function openRows(page: Page, resource: OfficeResource): Promise<boolean> {
  const list = `/admin/${resource.name}?${UNFILTERED}`
  await goOnInOffice(page, list)
  if (!isQuick) await expectSoundList(page, resource.name)
  if (!opens(resource) || (await page.locator('.RaDataTable-tbody, .RaList-noResults, .RaList-main').count()) === 0)
    return true
  // Whether the list is empty is known once it has its rows or says so.
  await page
    .locator(`${ROW}, .RaList-noResults`)
    .first()
    .waitFor()
    .catch(() => undefined)
  const [first, ...others] = await oneOfEach(page)
  if (first === undefined) return false
  expect(first, resource.name).not.toBe('')

  expect(await tabTo(page, page.locator(`${ROW} a[href="${first}"]`).first()), `Tab reaches ${first}`).toBe(true)
  await page.keyboard.press('Enter')
  await expectRecord(page, first)
  for (const other of isQuick ? [] : others) {
    await page.goBack()
    await page.locator(`${ROW} a[href="${other}"]`).first().click()
    await expectRecord(page, other)
  }
  if (isQuick) return true
  // A row that is shown has been opened so far; what changes it is another page.
  const address = resource.edit ? first.replace(/\/show$/, '') : first
  await goTo(page, address)
  await expectRecord(page, address)
  return true
}

interface Walk {
  /** Lists in which the demonstration has nothing to show. */
  empty: string[]
  /** The failures, by list. */
  wrong: string[]
}

async function openAll({ page, complaints }: Visitor, all: OfficeResource[]): Promise<Walk> {
  const walk: Walk = { empty: [], wrong: [] }
  for (const resource of all) {
    try {
      const hasRows = await openRows(page, resource)
      if (!hasRows) walk.empty.push(resource.name)
    } catch (error) {
      walk.wrong.push(`${resource.name}: ${error}`)
    }
    walk.wrong.push(...complaints.splice(0).map((complaint) => `${resource.name}: ${complaint}`))
  }
  return walk
}

const lists = resources.filter(({ list, untilOpened }) => list && !untilOpened)

test('every kind of row of every list is reached by Tab, opens by Enter, by a click and by its address', async () => {
  const office = lists.filter(({ role }) => role === undefined)
  expect(await visit(await asAdministrator(), (visitor) => openAll(visitor, office))).toEqual({
    empty: [],
    wrong: [],
  })
}, 900_000)

/** The office's usual screen. */
const LAPTOP = { width: 1366, height: 768 }

test('rows with several marks are one line high, and a list of fixed rows has neither boxes nor export', async () => {
  await visit({ ...(await asAdministrator()), viewport: LAPTOP }, async ({ page }) => {
    await openOffice(page, `/admin/laporan-kinerja?${UNFILTERED}`)
    await page.locator(ROW).first().waitFor()
    await expectOneLine(page, 'laporan-kinerja')
    await goOnInOffice(page, '/admin/penyedia-pembayaran')
    await page.locator(ROW).first().waitFor()
    expect(await page.locator('main input[type=checkbox]').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Unduh' }).count()).toBe(0)
  })
})

test('nothing of a list is cut, whatever row its call may answer', { tags: ['long'], timeout: 300_000 }, async () => {
  const office = lists.filter(({ role, calls }) => role === undefined && calls.list).map(({ name }) => name)
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    const answered = await answerSampleRows(page)
    const wrong: string[] = []
    for (const name of office) {
      await goOnInOffice(page, `/admin/${name}?${UNFILTERED}`)
      for (const expectFit of [expectNothingCut, expectOneLine])
        await expectFit(page, name).catch((error) => wrong.push(`${error.message}: ${JSON.stringify(error.actual)}`))
      wrong.push(...complaints.splice(0).map((complaint) => `${name}: ${complaint}`))
    }
    expect(wrong).toEqual([])
    expect(office.filter((name) => !answered.has(name))).toEqual([])
  })
})

test('so does every row of an examiner', async () => {
  const login = { viewport: DESK, storageState: await asMember('penguji@example.com') }
  const own = lists.filter(({ role }) => role === 'penguji')
  expect(await visit(login, (visitor) => openAll(visitor, own))).toEqual({ empty: [], wrong: [] })
}, 120_000)

test('a row never stands in for its record, which comes late and has more in it', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, `/admin/kunci-api?${UNFILTERED}`)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const asked = page.waitForRequest(/kunci-api\/\d+$/)
    await page.route(/kunci-api\/\d+$/, async (route) => {
      await held
      await route.continue()
    })
    const row = page.locator(`${ROW} a`).first()
    const href = (await row.getAttribute('href')) ?? ''
    await row.click()
    await asked
    release()
    await expectRecord(page, href)
    await page.getByText('Pemakaian tiap hari').first().waitFor()
    expect(complaints).toEqual([])
  })
})

test('a row opens in a tab of its own, and the list stays', async () => {
  await visit(await asAdministrator(), async ({ page, context }) => {
    await openOffice(page, `/admin/skema?${UNFILTERED}`)
    const opened = context.waitForEvent('page')
    await page
      .locator(`${ROW} a`)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(/\/admin\/skema\/\d+\/show$/)
    expect(new URL(page.url()).pathname).toBe('/admin/skema')
  })
})

/** The lists that begin with a filter, the field of it and its value. */
const BEGUN = [
  ['permohonan', 'tahap', 'diajukan'],
  ['laporan-kinerja', 'status', 'diajukan'],
  ['evaluasi', 'status', 'terkirim'],
  ['kegiatan', 'status', 'diajukan'],
  ['banding', 'status', 'diajukan'],
] as const

test('a search looks everywhere and says so, and without words the list is as it began', {
  tags: ['long'],
}, async () => {
  await visit(await asAdministrator(), async ({ page }) => {
    const asked: URL[] = []
    page.on('request', (request) => void asked.push(new URL(request.url())))
    for (const [list, field, value] of BEGUN) {
      const last = () => asked.findLast(({ pathname }) => pathname === `/admin-api/${list}`)?.searchParams
      await goOnInOffice(page, `/admin/${list}`)
      await expect.poll(() => last()?.get(field), { message: list }).toBe(value)
      const search = page.getByPlaceholder('Cari')
      if ((await search.count()) === 0) continue
      await search.fill('a')
      await expect.poll(() => last()?.get('q'), { message: list }).toBe('a')
      await expect.poll(() => last()?.get(field) ?? null, { message: list }).toBe(null)
      await page.getByText('Dicari di semua baris, juga di luar saringan awal.').waitFor()
      await search.fill('')
      await expect.poll(() => [last()?.get(field), last()?.get('q') ?? null], { message: list }).toEqual([value, null])
    }
  })
})

test('somebody chooses the columns, and the one that opens the row stays', { tags: ['long'] }, async () => {
  await visit(await asAdministrator(), async ({ page }) => {
    await openOffice(page, '/admin/tuk')
    await page.getByRole('button', { name: 'Kolom' }).click()
    const columns = page.locator('[id$="columnsSelector"]')
    await columns.getByLabel('Kota').click()
    expect(await columns.innerText()).not.toMatch(/^Nama$/m)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('th.column-kota').count()).toBe(0)
    expect(await page.locator(`${ROW} .column-name a`).count()).toBeGreaterThan(0)
  })
})
