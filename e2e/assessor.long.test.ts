import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, expectSoundAtWidths, type LoggedIn, type Visitor, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { asMember, dropCookies, logIn, switchOnTwoFactor } from './login.ts'
import { openOffice, waitUntilLoaded } from './office.ts'

withBrowser()

const LIMIT = { timeout: 240_000 }
const ASSESSOR = 'asesor@example.com'
const OFFICER = 'mutu@example.com'
const MOST_CLICKS = 3

/** Ten questions of an assessor's hour: the place in the menu of the start, and what answers it there. */
const QUESTIONS = [
  ['Risiko ketidakberpihakan', 'Penguji juga mengajar pada lembaga pelatihan'],
  ['Audit internal', 'Selesai'],
  ['Temuan', 'Jawaban pengaduan belum menyebut hak meminta ditinjau lagi'],
  ['Dokumen dan kontrak', 'Panduan mutu (contoh)'],
  ['Dokumen dan kontrak', 'Perjanjian tempat uji (contoh)'],
  ['Tinjauan manajemen', 'Selesai'],
  ['Versi skema', 'KTPA'],
  ['Tempat uji kompetensi', 'TUK'],
  ['Kelengkapan', 'Kontrak penyedia: tidak ada yang berlaku'],
  ['Berkas asesor', '2012'],
] as const

/** Goes from the start to a list, as the assessor does who knows nothing of the menu. */
async function look(page: Page, place: string, words: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: place, exact: true }).first().click()
  await waitUntilLoaded(page)
  await page.getByText(words).first().waitFor()
}

const ASSESSED = 'an assessor answers ten questions by few clicks each, changes nothing, and the office sees it'

/** Enters with a second factor, which every reader from outside sets up first. */
async function enter({ page, context }: Visitor): Promise<LoggedIn> {
  await logIn(page, ASSESSOR)
  await switchOnTwoFactor(page, ASSESSOR)
  await dropCookies(page)
  await logIn(page, ASSESSOR)
  return context.storageState()
}

/** Asks the ten questions, and counts what each takes by hand. */
async function askTen({ page, context, complaints }: Visitor): Promise<void> {
  const hands = await countClicks(context)
  // The profile asks for the password, and the member's frame for what a reader has not.
  const earlier = complaints.length
  for (const [place, words] of QUESTIONS) {
    await openOffice(page, '/admin')
    const before = hands.clicks
    await look(page, place, words)
    expect([place, hands.clicks - before <= MOST_CLICKS]).toEqual([place, true])
    // Nothing on the screen writes.
    expect(await page.getByRole('link', { name: /^(Buat|Tambah|Baru)/ }).count()).toBe(0)
  }
  await expectSoundAtWidths(page)
  expect(complaints.slice(earlier)).toEqual([])
}

test(ASSESSED, LIMIT, async () => {
  const storageState = await visit({ viewport: DESK }, async (assessor) => {
    const login = await enter(assessor)
    await askTen(assessor)
    return login
  })
  await visit({ viewport: DESK, storageState: await asMember(OFFICER) }, async ({ page }) => {
    await openOffice(page, '/admin/asesor')
    await page.getByRole('link', { name: 'Asesor Contoh' }).click()
    await page.getByText('Daftar risiko ketidakberpihakan', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Akhiri akses' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Akhiri akses' }).click()
    await page.getByText('Akses berakhir.', { exact: true }).first().waitFor()
  })
  await visit({ viewport: DESK, storageState }, async ({ page }) => {
    await page.goto('/admin')
    await page.waitForURL(/\/login/)
  })
})
