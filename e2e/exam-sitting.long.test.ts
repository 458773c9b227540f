import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { tabTo } from './keyboard.ts'
import { openAway, visitKeeping } from './offline.ts'
import { NEW_PASSWORD } from './register.ts'
import {
  answerQuestion,
  atQuestion,
  handIn,
  keptRecords,
  keptText,
  makeScreenExam,
  nextQuestion,
  prepareScreen,
} from './screen-exam.ts'

withBrowser()
const site = withDatabase()

/** An hour by which the clock of the device is set wrong. */
const HOUR_MS = 3_600_000
const SAVED = 'Semua jawaban tersimpan di portal.'
const AWAY = 'Tanpa jaringan. Jawaban disimpan di perangkat ini; teruskan mengerjakan.'

/** A script that lets a test set the device's clock. */
const SHIFTED = `{
  const { now } = Date
  Date.now = () => now() + Number(window.clockShift ?? 0)
}`

async function expectSound(page: Page): Promise<void> {
  for (const width of [320, 768, DESK.width]) {
    await page.setViewportSize({ width, height: DESK.height })
    await expectNoSidewaysScroll(page)
    expect(await breaches(page), `at ${width}`).toEqual([])
  }
}

const secondsLeft = async (page: Page): Promise<number> => {
  const parts = (await page.getByRole('timer').innerText()).split('.').map(Number)
  return parts.reduce((sum, part) => 60 * sum + part, 0)
}

test('a rehearsal shows every kind of question and its receipt, and the device check says what it found', async () => {
  const exam = await makeScreenExam(site.db, 'layar.latihan@example.com', 'Laila Contoh Latihan')
  await visitKeeping({ viewport: DESK, storageState: exam.login }, async ({ page, open, complaints }) => {
    await open(exam.address)
    for (const part of ['Peramban', 'Penyimpanan', 'Jaringan', 'Jam', 'Layar'])
      await page.getByText(part, { exact: true }).first().waitFor()
    await expectSound(page)
    await page.getByRole('button', { name: 'Mulai latihan' }).click()
    for (const nomor of [1, 2, 3, 4, 5, 6]) {
      await atQuestion(page, nomor)
      await answerQuestion(page)
      if (nomor === 2) await page.getByRole('button', { name: 'Ragu-ragu' }).click()
      await expectSound(page)
      if (nomor < 6) await nextQuestion(page)
    }
    const numbers = page.getByRole('navigation', { name: 'Daftar soal' })
    await expect.poll(() => numbers.getByRole('button', { name: /, terjawab/ }).count()).toBe(6)
    await numbers.getByRole('button', { name: 'Soal 2, terjawab, ragu-ragu' }).click()
    await atQuestion(page, 2)
    await page.getByRole('button', { name: 'Kalkulator' }).click()
    for (const key of ['7', 'Kali', '8', 'Sama dengan'])
      await page.getByRole('button', { name: key, exact: true }).click()
    expect(await page.locator('output').innerText()).toBe('56')
    await expectSound(page)
    await page.getByRole('button', { name: 'Serahkan', exact: true }).click()
    await page.getByText('Ragu-ragu:').waitFor()
    await expectSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Serahkan', exact: true }).click()
    await page.getByText(/Sidik di portal sama/).waitFor()
    await expectSound(page)
    expect(await keptRecords(page)).toEqual({ amplop: 0, isian: 0, perangkat: 0 })
    expect(complaints).toEqual([])
  })
})

/** Answers the question that is shown by the keys of its kind. */
async function answerByKeyboard(page: Page): Promise<void> {
  const question = page.locator('section', { has: page.locator('#judul-soal') })
  const [choice, tick, list, text] = (['radio', 'checkbox', 'combobox', 'textbox'] as const).map((role) =>
    question.getByRole(role),
  ) as [Locator, Locator, Locator, Locator]
  if ((await choice.count()) > 0) {
    await tabTo(page, choice.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    expect(await choice.nth(1).isChecked()).toBe(true)
  } else if ((await tick.count()) > 0) {
    await tabTo(page, tick.nth(1))
    await page.keyboard.press('Space')
    expect(await tick.nth(1).isChecked()).toBe(true)
  } else if ((await list.count()) > 0) {
    await tabTo(page, list.first())
    await page.keyboard.press('A')
    await expect.poll(() => list.first().inputValue()).toBe('A')
  } else {
    await tabTo(page, text)
    await page.keyboard.type((await text.getAttribute('inputmode')) === 'decimal' ? '12,5' : 'Bandung')
  }
}

async function pressByKeyboard(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

test('who has no mouse answers every kind of question, marks a doubt, reckons and hands in by keyboard alone', async () => {
  const exam = await makeScreenExam(site.db, 'layar.tombol@example.com', 'Tombol Contoh Layar')
  await visitKeeping({ viewport: DESK, storageState: exam.login }, async ({ page, open, complaints }) => {
    await open(exam.address)
    await pressByKeyboard(page, page.getByRole('button', { name: 'Mulai latihan' }))
    for (const nomor of [1, 2, 3, 4, 5, 6]) {
      await atQuestion(page, nomor)
      await answerByKeyboard(page)
      if (nomor === 2) await pressByKeyboard(page, page.getByRole('button', { name: 'Ragu-ragu' }))
      if (nomor < 6) await pressByKeyboard(page, page.getByRole('button', { name: 'Berikutnya' }))
    }
    const numbers = page.getByRole('navigation', { name: 'Daftar soal' })
    await expect.poll(() => numbers.getByRole('button', { name: /, terjawab/ }).count()).toBe(6)
    await pressByKeyboard(page, numbers.getByRole('button', { name: 'Soal 2, terjawab, ragu-ragu' }))
    await atQuestion(page, 2)
    await pressByKeyboard(page, page.getByRole('button', { name: 'Kalkulator' }))
    for (const key of ['7', 'Kali', '8', 'Sama dengan'])
      await pressByKeyboard(page, page.getByRole('button', { name: key, exact: true }))
    expect(await page.locator('output').innerText()).toBe('56')
    await pressByKeyboard(page, page.getByRole('button', { name: 'Serahkan', exact: true }))
    await pressByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Serahkan', exact: true }))
    await page.getByText(/Sidik di portal sama/).waitFor()
    expect(complaints).toEqual([])
  })
})

/** Answers this and the following questions; returns their words. */
async function answerFrom(page: Page, from: number, to: number): Promise<string[]> {
  const words: string[] = []
  for (let nomor = from; nomor <= to; nomor += 1) {
    await atQuestion(page, nomor)
    words.push(await answerQuestion(page))
    if (nomor < to) await nextQuestion(page)
  }
  return words
}

/** Nothing of the form can be read in what the browser keeps. */
async function expectUnreadable(page: Page, words: readonly string[]): Promise<void> {
  const text = await keptText(page)
  expect(text).not.toContain('key true')
  expect(words.filter((one) => text.includes(one.slice(0, 40)))).toEqual([])
}

const openAgain = async (context: BrowserContext, page: Page, address: string): Promise<Page> => {
  await page.close()
  const next = await context.newPage()
  await next.addInitScript(SHIFTED)
  await openAway(next, address)
  return next
}

test('an exam loses no answer to a network, a clock, a tab or a session that goes, and leaves nothing to read', async () => {
  const exam = await makeScreenExam(site.db, 'layar.ujian@example.com', 'Umar Contoh Layar')
  await visitKeeping({ viewport: DESK, storageState: exam.login }, async ({ context, page: first, open }) => {
    await first.addInitScript(SHIFTED)
    await open(exam.address)
    await prepareScreen(first)
    await expectSound(first)
    await context.setOffline(true)
    await first.getByText('Tanpa jaringan. Untuk memulai').waitFor({ timeout: 30_000 })
    await context.setOffline(false)
    await exam.open()
    const words = await answerFrom(first, 1, 3)
    await first.getByText(SAVED).waitFor()
    await expectUnreadable(first, words)
    await expectSound(first)

    // Without a network, and without a session.
    await context.clearCookies()
    await context.setOffline(true)
    await nextQuestion(first)
    words.push(...(await answerFrom(first, 4, 6)))
    await first.getByText(AWAY).waitFor({ timeout: 40_000 })
    await expectSound(first)

    // The page is loaded anew, and then its tab is closed, still without a network.
    await first.reload()
    await atQuestion(first, 1)
    const answered = (tab: Page) =>
      tab
        .getByRole('navigation', { name: 'Daftar soal' })
        .getByRole('button', { name: /, terjawab/ })
        .count()
    await expect.poll(() => answered(first)).toBe(6)
    const second = await openAgain(context, first, exam.address)
    await atQuestion(second, 1)
    await expect.poll(() => answered(second)).toBe(6)
    await context.setOffline(false)
    await second.getByText(SAVED).waitFor({ timeout: 40_000 })
    expect((await exam.sitting())?.terjawab).toBe(6)
    expect(await exam.noted('tanpa_jaringan')).toBeGreaterThan(0)

    // Only one tab works.
    const other = await context.newPage()
    await openAway(other, exam.address)
    await other.getByText('Ujian terbuka di tab lain').waitFor()
    expect(await breaches(other)).toEqual([])
    await other.close()

    // The clock of the device is set: the time that is left stays the portal's.
    const before = await secondsLeft(second)
    await second.evaluate(`window.clockShift = ${HOUR_MS}`)
    await expect.poll(() => exam.noted('jam_berubah'), { timeout: 30_000 }).toBeGreaterThan(0)
    await expect.poll(() => secondsLeft(second)).toBeGreaterThan(before - 120)

    // The end without a network.
    await second.getByRole('button', { name: 'Soal 6, terjawab' }).click()
    await atQuestion(second, 6)
    await context.setOffline(true)
    await nextQuestion(second)
    words.push(...(await answerFrom(second, 7, 8)))
    await handIn(second)
    await second.getByRole('heading', { name: 'Jawaban menunggu jaringan' }).waitFor({ timeout: 60_000 })
    await second.getByText(/^2 jawaban tersegel/).waitFor()
    await expectSound(second)
    await expectUnreadable(second, words)
    expect(await keptRecords(second)).toEqual({ amplop: 1, isian: 0, perangkat: 0 })
    await context.setOffline(false)
    await second.getByText(/Sidik di portal sama/).waitFor({ timeout: 60_000 })
    await expectSound(second)
    expect(await exam.sitting()).toEqual({ status: 'ditutup', terjawab: 8 })
    expect(await keptRecords(second)).toEqual({ amplop: 0, isian: 0, perangkat: 0 })
    await expectUnreadable(second, words)
  })
})

test('who logs out in the middle leaves sealed answers, which the portal has after the next login', async () => {
  const exam = await makeScreenExam(site.db, 'layar.keluar@example.com', 'Kirana Contoh Keluar')
  await visitKeeping({ viewport: DESK, storageState: exam.login }, async ({ context, page, open }) => {
    await open(exam.address)
    await prepareScreen(page)
    await exam.open()
    const words = await answerFrom(page, 1, 2)
    await page.getByText(SAVED).waitFor()
    await page.route('**/ujian/pengerjaan/**', (route) => route.abort())
    await nextQuestion(page)
    words.push(...(await answerFrom(page, 3, 5)))
    await page.getByText(AWAY).waitFor({ timeout: 40_000 })
    const other = await context.newPage()
    await openAway(other, '/user/dashboard')
    await other.locator('header summary', { hasText: 'Welcome' }).click()
    await other.locator('header').getByRole('button', { name: 'Logout' }).first().click()
    await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => keptRecords(other)).toEqual({ amplop: 1, isian: 0, perangkat: 0 })
    await page.waitForURL((url) => url.pathname === '/')
    await expectUnreadable(other, words)
    expect((await exam.sitting())?.terjawab).toBe(2)
    await other.goto('/login')
    await other.getByLabel('Email').fill('layar.keluar@example.com')
    await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await other.getByRole('button', { name: 'Login', exact: true }).click()
    await other.waitForURL(/\/user\//)
    await expect.poll(exam.sitting, { timeout: 40_000 }).toEqual({ status: 'berjalan', terjawab: 5 })
    expect(await keptRecords(other)).toEqual({ amplop: 0, isian: 0, perangkat: 0 })
    await openAway(other, exam.address)
    await prepareAgain(other)
  })
})

/** Another device of a sitting that has begun waits for the invigilator. */
async function prepareAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siapkan perangkat ini' }).click()
  await page.getByRole('heading', { name: 'Menunggu izin pengawas' }).waitFor()
  await expectSound(page)
}
