import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Scoring } from '../src/features/certification/examination/scoring/contract.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { countClicks } from './clicks.ts'
import { withDatabase } from './database.ts'
import { reload } from './go-to.ts'
import { tabTo } from './keyboard.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()
const program = withDatabase()

/** The candidate's written exam is scored by hand, as where a body prints its questions elsewhere. */
beforeAll(async () => {
  await sql`delete from unit_scores using examiner_assignments as given, user_trainings as own
    where given.id = assignment_id and own.id = given.user_training_id and own.tahap = 'diuji' and given.locked_at is null
  `.execute(program.db)
  await sql`delete from exam_papers using user_trainings as own where own.id = user_training_id and own.tahap = 'diuji'
  `.execute(program.db)
})

const EXAMINER = 'penguji@example.com'

/** Points that are refused, with the sentence for each. */
const REFUSED = [
  ['120', 'Paling besar 100.'],
  ['-5', 'Paling kecil 0.'],
  ['65,55', 'Paling banyak 1 angka di belakang koma.'],
] as const

test('an examiner has a small menu, sees on the desk what waits, and finds candidates on a phone', async () => {
  await visit({ viewport: PHONE, storageState: await asMember(EXAMINER) }, async ({ page, complaints }) => {
    await openOffice(page, '/admin')
    await page.getByText('Peserta menunggu nilai Anda').first().waitFor()
    await openOffice(page, '/admin/penilaian')
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('listitem').filter({ hasText: 'Maria Goreti Lantang' }).click()
    await page.getByRole('region', { name: 'Penilaian' }).waitFor()
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
    const field = page.getByRole('textbox', { name: /^Ujian tulis: / }).first()
    expect((await field.boundingBox())?.y, 'the first score is on the first screen').toBeLessThan(PHONE.height - 200)
    await field.fill('81')
    await page.getByRole('tab', { name: 'Portofolio' }).click()
    await page.getByRole('region', { name: 'Bukti peserta' }).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('tab', { name: 'Nilai' }).click()
    expect(await field.inputValue()).toBe('81')
    await page.getByText('Semua tersimpan.').waitFor()
    await field.fill('')
    await page.getByText('Semua tersimpan.').waitFor()
    expect(complaints).toEqual([])
  })
  await visit({ viewport: DESK, storageState: await asMember(EXAMINER) }, async ({ page }) => {
    await openOffice(page, '/admin')
    const menu = page.getByRole('menu', { name: 'Menu kantor belakang' }).getByRole('menuitem')
    const items = await menu.allInnerTexts()
    expect(items.slice(0, 3)).toEqual(['Meja kerja', 'Penilaian', 'Hari berhalangan saya'])
    expect(items.length).toBeLessThan(6)
  })
})

/** The most entries that a clean candidate may take, from the list until the scores are locked or it is decided. */
const MOST_ENTRIES = 12
const CANDIDATE = 'Maria Goreti Lantang'
const POINTS = ['82,5', '78.5', '90', '71', '70', '88', '95,5', '80', '77', '100']

const rowLink = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('link')

/** Puts a column of points on the clipboard, as a spreadsheet does, and pastes it where the focus is. */
async function pasteColumn(page: Page, points: string[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), points.join('\r\n'))
  await page.keyboard.press('ControlOrMeta+v')
}

/** Agrees to what a dialog asks by the keys of its usual answer, which leads on to the next of the queue. */
async function agreeByKeys(page: Page, label: string, usual: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: label, exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: usual, exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
}

/** The next of the queue has taken the place of the one that is done, or there is none. */
const waitForNext = (page: Page, what: string): Promise<void> =>
  page.getByText(new RegExp(`^(2 dari \\d+ ${what}$|Antrean kosong|Anda menyelesaikan 1)`)).waitFor()

test('points that do not fit are refused, a pasted word changes nothing, and two tabs lose nothing', async () => {
  await inOfficeAs(EXAMINER, async ({ page, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openOffice(page, '/admin/penilaian?filter=%7B%22terkunci%22%3Afalse%7D')
    await page.getByRole('cell', { name: CANDIDATE }).click()
    const first = page.getByRole('textbox', { name: /^Ujian tulis: / }).first()
    for (const [typed, refusal] of REFUSED) {
      await first.fill(typed)
      await page.getByText(refusal).waitFor()
      await page.getByText('1 nilai belum tersimpan.').waitFor()
      expect([typed, await first.inputValue()]).toEqual([typed, typed])
    }
    await first.fill('65,5')
    await page.getByRole('textbox', { name: /^Alasan: Ujian tulis/ }).waitFor()
    await pasteColumn(page, ['82,5', 'lulus'])
    await page.getByText(/^Baris 2, Ujian tulis: “lulus” tidak dapat dipakai\./).waitFor()
    expect(await first.inputValue()).toBe('65,5')
    await page.getByText('Semua tersimpan.').waitFor()
    await reload(page)
    await expect.poll(() => first.inputValue()).toBe('65,5')
    expect(complaints).toEqual([])

    // Another tab finds something meanwhile: both stay, and the page says so.
    const own = `/admin-api/penilaian/${/\/penilaian\/(\d+)\//.exec(page.url())?.[1]}`
    const { version, nilai } = await call<Scoring>(page, 'GET', own)
    const interview = nilai.filter(({ metode }) => metode === 'Wawancara').slice(0, 1)
    await call(page, 'PUT', own, { version, nilai: interview.map((each) => ({ ...each, hasil: 'K' })) })
    await first.fill('71')
    await page.getByText(/dari tab atau perangkat lain\. 1 isian Anda di sini tetap seperti yang Anda tulis/).waitFor()
    expect(await first.inputValue()).toBe('71')
    const pressed = page
      .getByRole('group', { name: /^Wawancara: / })
      .first()
      .getByRole('button', { pressed: true })
    expect(await pressed.innerText()).toBe('K')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Semua tersimpan.').waitFor()
    await first.fill('')
    await pressed.focus()
    await page.keyboard.press('Delete')
    await page.getByText('0 dari 32 terisi').waitFor()
    await page.getByText('Semua tersimpan.').waitFor()
  })
})

test('a clean candidate is scored by the keyboard alone, in few entries', async () => {
  await inOfficeAs(EXAMINER, async ({ page, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const hands = await countClicks(context)
    await openOffice(page, '/admin/penilaian?filter=%7B%22terkunci%22%3Afalse%7D')
    await tabTo(page, rowLink(page, CANDIDATE))
    await page.keyboard.press('Enter')
    await page.getByText('0 dari 32 terisi').waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Semua kompeten' }))
    await page.keyboard.press('Enter')
    await page.getByText('22 dari 32 terisi').waitFor()
    await tabTo(page, page.getByRole('textbox', { name: /^Ujian tulis: / }).first())
    await pasteColumn(page, POINTS)
    await page.getByText('32 dari 32 terisi').waitFor()
    await page.getByText('Semua tersimpan.').waitFor()
    expect(await breaches(page)).toEqual([])
    for (const _row of POINTS) await page.keyboard.press('ArrowDown')
    await agreeByKeys(page, 'Kunci nilai', 'Kunci dan peserta berikutnya')
    await waitForWords(page, 'Nilai dikunci.')
    await waitForNext(page, 'peserta menunggu nilai Anda')
    // What is pasted and the keys that agree are entries too.
    const entries = hands.clicks + 2
    console.info(`Menilai peserta KTPA tanpa kekurangan: ${entries} isian (paling banyak ${MOST_ENTRIES}).`)
    expect(entries).toBeLessThanOrEqual(MOST_ENTRIES)
    expect(complaints).toEqual([])
  })
})

test('a decision is taken beside what both examiners found, by the keyboard alone and in few entries', async () => {
  await inOfficeAs('keputusan@example.com', async ({ page, context, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, '/admin/keputusan')
    expect(await breaches(page)).toEqual([])
    await tabTo(page, rowLink(page, 'Yusuf Hidayatullah Rahman'))
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Bukti peserta' }).waitFor()
    await page.getByText('Semua penguji sependapat.').waitFor()
    await page.getByText('Hasil keseluruhan: Kompeten.').waitFor()
    expect(await breaches(page)).toEqual([])
    await tabTo(page, page.getByRole('button', { name: 'Susun dari temuan' }))
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByLabel('Dasar keputusan').inputValue())
      .toMatch(/kompeten pada seluruh \d+ unit\.$/)
    await tabTo(page, page.getByLabel(/Saya tidak menguji/))
    await page.keyboard.press('Space')
    await agreeByKeys(page, 'Putuskan', 'Putuskan dan berikutnya')
    await waitForWords(page, 'Keputusan dicatat.')
    await waitForNext(page, 'peserta menunggu keputusan Anda')
    const entries = hands.clicks + 1
    console.info(`Memutuskan: ${entries} isian (paling banyak ${MOST_ENTRIES}).`)
    expect(entries).toBeLessThanOrEqual(MOST_ENTRIES)
    expect(complaints).toEqual([])
  })
})
