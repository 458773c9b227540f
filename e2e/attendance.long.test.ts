import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, dayIn } from '../src/lib/day.ts'
import { makeAccount } from '../tests/accounts.ts'
import { makeSchedule } from '../tests/content.ts'
import { breaches, expectNoSidewaysScroll, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { withDatabase } from './database.ts'
import { asAdministrator, openOffice } from './office.ts'

withBrowser()
const program = withDatabase()

const TWELVE = 12
const MOST_CLICKS = 4
const PHONE = { width: 390, height: 844 }
/** What a thumb reaches (WCAG 2.5.5). */
const THUMB = 44
/** People who are seen, with their buttons, before anything is scrolled. */
const AT_ONCE = 3

/** The sheet of a schedule on a phone: people first, marked by thumb, and nothing to scroll sideways. */
async function expectSheetForThumbs(page: Page): Promise<void> {
  const marks = page.getByRole('button', { name: /^(Hadir|Tidak hadir): / })
  const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()))
  expect(boxes.length).toBe(2 * TWELVE)
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(THUMB)
  const seen = boxes.filter((box) => box && box.y + box.height <= PHONE.height)
  expect(seen.length).toBeGreaterThanOrEqual(2 * AT_ONCE)
  await expectNoSidewaysScroll(page)
  expect(await breaches(page)).toEqual([])
}

test('twelve people but one are present after four clicks at most, and one is found by a part of the number', async () => {
  const { db } = program
  const { scheme_version_id: version } = await db
    .selectFrom('schedules')
    .select('scheme_version_id')
    .where('kategori', '=', 'ATPA')
    .executeTakeFirstOrThrow()
  const id = await makeSchedule(db, { version, start: addDays(dayIn('WIB', new Date()), -1) })
  for (let at = 1; at <= TWELVE; at += 1) {
    const { id: user_id } = await makeAccount(db, { name: `Peserta Keduabelas ${at}` })
    const nomor = `PMH/2026/99/${String(8800 + at)}`
    await db.insertInto('user_trainings').values({ user_id, schedule_id: id, tahap: 'terjadwal', nomor }).execute()
  }
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page, context, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, `/admin/kehadiran?jadwal=${id}`)
    await expectSheetForThumbs(page)
    await page.getByRole('button', { name: 'Semua hadir' }).click()
    const dialog = page.getByRole('dialog')
    expect(await breaches(page)).toEqual([])
    await dialog.getByLabel(/8803$/).uncheck()
    await dialog.getByRole('button', { name: 'Catat 11 hadir' }).click()
    await page.getByRole('heading', { name: '11 dari 12 hadir' }).waitFor()
    console.log(`twelve present: ${hands.clicks} clicks`)
    expect(hands.clicks).toBeLessThanOrEqual(MOST_CLICKS)

    await page.getByLabel('Nomor, nama, atau kode').fill('8803')
    await page.keyboard.press('Enter')
    await page.getByText('1 peserta untuk “8803”').waitFor()
    expect(await page.getByRole('region', { name: 'Hasil pencarian' }).innerText()).toContain('Peserta Keduabelas 3')
    expect(complaints).toEqual([])
  })
})
