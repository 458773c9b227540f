import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomeApplicant } from './applicant.ts'
import { breaches, DESK, expectNoSidewaysScroll, type LoggedIn, PHONE, visit, withBrowser } from './browser.ts'
import { call, upload } from './calls.ts'
import { countClicks } from './clicks.ts'
import { tabTo } from './keyboard.ts'
import { expectBeside, inOfficeAs, openOffice, waitForWords } from './office.ts'
import { photo } from './papers.ts'

withBrowser()

/** Entries by which a clean case is decided, from the list to the next case. */
const MOST_CLEAN = 4
/** And one that is refused by a sentence that the office prepared. */
const MOST_REFUSED = 5
const OFFICER = 'verifikasi@example.com'

interface Asking {
  name: string
  storageState: LoggedIn
}

type Queue = 'perubahan-data' | 'dokumen-diganti'

/** Somebody who sent personal data and then asks for something. */
async function asking(email: string, name: string, ask: (page: Page) => Promise<unknown>): Promise<Asking> {
  const storageState = await becomeApplicant(email, name)
  await visit({ viewport: PHONE, storageState }, ({ page }) => ask(page))
  return { name, storageState }
}

const askForName = (nama_lengkap: string) => async (page: Page) =>
  call(page, 'POST', '/perubahan-data', {
    ...{ nama_lengkap, alasan: 'Ejaan pada KTP berbeda.' },
    file_id: await upload(page, 'bukti_perubahan', await photo('ktp.jpg')),
  })

async function replaceIdentityCard(page: Page): Promise<void> {
  const { version } = await call<{ version: number }>(page, 'GET', '/data-diri')
  const file_id = await upload(page, 'ktp', await photo('ktp-2027.jpg'))
  await call(page, 'POST', '/data-diri/dokumen', { jenis: 'ktp', file_id, version, alasan: 'KTP diperbarui.' })
}

/** Decides the cases that earlier test files left in the queue, so that it holds only this file's. */
const emptyQueue = (queue: Queue): Promise<void> =>
  inOfficeAs(OFFICER, async ({ page }) => {
    const list = `/admin-api/${queue}?status=diajukan&perPage=100`
    const { data } = await call<{ data: { id: number; version: number }[] }>(page, 'GET', list)
    for (const { id, version } of data)
      await call(page, 'POST', `/admin-api/${queue}/${id}/putuskan`, { version, setuju: true, catatan: null })
  })

const main = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const items = (page: Page, label: string) => page.getByRole('listbox', { name: label })
const heading = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 })

/** The keyboard stands in the list of documents, where the letters act. */
const waitForKeys = (page: Page, label: string): Promise<void> =>
  items(page, label).getByRole('option', { selected: true }).and(page.locator(':focus')).waitFor()

const picture = (page: Page, name: string) => page.getByRole('img', { name })

async function expectSoundAt(page: Page, ...sizes: { width: number; height: number }[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
  }
}

/** Keys that are pressed beside Tab. */
function countKeys(page: Page) {
  const pressed: string[] = []
  return {
    pressed,
    press: async (key: string) => {
      pressed.push(key)
      await page.keyboard.press(key)
    },
  }
}

/** A computer with much to do: a frame comes a second after it was asked for. */
const drawRarely = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 1000)')

interface Words {
  /** The list of documents. */
  label: string
  refuse: string
  refused: string
}

/** Refuses the case that stands by a prepared sentence, without a mouse; answers what was pressed beside Tab. */
async function refuseByKeys(page: Page, { label, refuse, refused }: Words): Promise<string[]> {
  const { pressed, press } = countKeys(page)
  await waitForKeys(page, label)
  await press('p')
  const note = page.getByRole('textbox', { name: /Catatan/ })
  await note.and(page.locator(':focus')).waitFor()
  const sentence = page.getByRole('button', { name: SENTENCE })
  await tabTo(page, sentence)
  await press('Enter')
  expect(await note.inputValue()).toBe(SENTENCE)
  await expectSoundAt(page, DESK)
  await page.keyboard.press('Shift+Tab')
  await press('Control+Enter')
  await page.getByText(`Catatan petugas: ${SENTENCE}`).waitFor()
  await page.getByText(/^1 berkas perlu perbaikan: /).waitFor()
  await press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: refuse })
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(SENTENCE)
  await dialog.getByRole('button', { name: 'Simpan dan berikutnya' }).waitFor()
  expect(await breaches(page)).toEqual([])
  await press('Control+Enter')
  await waitForWords(page, refused)
  return pressed
}

const SENTENCE = 'Pindaian tidak terbaca. Unggah pindaian yang jelas dan utuh.'

test('changes of personal data are decided beside their evidence: one by clicks, the next by keys', async () => {
  await emptyQueue('perubahan-data')
  const clean = await asking('data.klik@example.com', 'Laras Contoh', askForName('Larasati Contoh'))
  const unclear = await asking('data.tombol@example.com', 'Bimo Contoh', askForName('Bima Contoh'))
  await inOfficeAs(OFFICER, async ({ page, context, complaints }) => {
    const hands = await countClicks(context)
    await drawRarely(context)
    await openOffice(page, '/admin/perubahan-data')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Kerjakan antrean' }).click()
    await heading(page, clean.name).waitFor()
    await waitForWords(page, '1 dari 2 perubahan data menunggu keputusan')
    const wanted = page.getByRole('table', { name: 'Perubahan' })
    await wanted.getByRole('cell', { name: 'Larasati Contoh' }).waitFor()
    await expectBeside(page, [picture(page, 'ktp.jpg'), wanted, main(page, 'Setujui')])
    expect(await breaches(page)).toEqual([])
    await main(page, 'Semua sesuai').click()
    await waitForWords(page, 'Semua sesuai: data diri diubah seperti yang diajukan.')
    await main(page, 'Setujui').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan dan berikutnya' }).click()
    await waitForWords(page, 'Perubahan disetujui.')
    await heading(page, unclear.name).waitFor()
    console.info(`Perubahan data tanpa kekurangan: ${hands.clicks} klik (paling banyak ${MOST_CLEAN}).`)
    expect(hands.clicks).toBeLessThanOrEqual(MOST_CLEAN)

    await waitForWords(page, '2 dari 2 perubahan data menunggu keputusan')
    const words = { label: 'Bukti', refuse: 'Tolak', refused: 'Perubahan ditolak.' }
    const pressed = await refuseByKeys(page, words)
    await page
      .getByText('Antrean kosong: tidak ada lagi perubahan data menunggu keputusan. Anda menyelesaikan 2.')
      .waitFor()
    console.info(`Perubahan data yang ditolak: ${pressed.join(', ')} (paling banyak ${MOST_REFUSED}).`)
    expect(pressed.length).toBeLessThanOrEqual(MOST_REFUSED)
    await expectSoundAt(page, DESK, { width: 768, height: 1024 }, PHONE)
    expect(complaints).toEqual([])
  })
  const outcomeOf = ({ storageState }: Asking) =>
    visit({ storageState }, async ({ page }) => {
      const [last] = await call<{ status: string; catatan: string | null }[]>(page, 'GET', '/perubahan-data')
      const { isi } = await call<{ isi: { nama_lengkap: string } }>(page, 'GET', '/data-diri')
      return [isi.nama_lengkap, last?.status, last?.catatan]
    })
  expect(await outcomeOf(clean)).toEqual(['Larasati Contoh', 'disetujui', null])
  expect(await outcomeOf(unclear)).toEqual(['Bimo Contoh', 'ditolak', SENTENCE])
})

test('documents that were replaced are looked at beside the former ones, by the keyboard alone', async () => {
  await emptyQueue('dokumen-diganti')
  const clean = await asking('ganti.satu@example.com', 'Sekar Contoh', replaceIdentityCard)
  const unclear = await asking('ganti.dua@example.com', 'Damar Contoh', replaceIdentityCard)
  await inOfficeAs(OFFICER, async ({ page, complaints }) => {
    const { pressed, press } = countKeys(page)
    await openOffice(page, '/admin/dokumen-diganti')
    expect(await breaches(page)).toEqual([])
    await tabTo(page, page.getByRole('button', { name: 'Kerjakan antrean' }))
    await press('Enter')
    await heading(page, `${clean.name}: KTP atau paspor`).waitFor()
    await waitForWords(page, '1 dari 2 dokumen menunggu pemeriksaan')
    await waitForKeys(page, 'Dokumen')
    await expectBeside(page, [
      picture(page, 'ktp-2027.jpg'),
      page.getByText('NIK', { exact: true }),
      main(page, 'Nyatakan sesuai'),
    ])
    expect(await breaches(page)).toEqual([])
    // The former one is one key away, and the new one another.
    await page.keyboard.press('ArrowDown')
    await page.locator('iframe[title*="ktp.pdf"]').waitFor()
    await page.keyboard.press('ArrowUp')
    await picture(page, 'ktp-2027.jpg').waitFor()
    await press('s')
    await page.getByText('Semua sesuai: dokumen baru tetap berlaku, dan pemiliknya menerima kabar.').waitFor()
    await press('Control+Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan dan berikutnya' }).waitFor()
    await press('Control+Enter')
    await waitForWords(page, 'Dokumen baru dinyatakan sesuai.')
    await heading(page, unclear.name).waitFor()
    console.info(`Dokumen pengganti tanpa kekurangan: ${pressed.join(', ')} (paling banyak ${MOST_CLEAN}).`)
    expect(pressed.length).toBeLessThanOrEqual(MOST_CLEAN)

    const refused = 'Dokumen baru dinyatakan tidak sesuai; yang lama berlaku lagi.'
    const keys = await refuseByKeys(page, { label: 'Dokumen', refuse: 'Nyatakan tidak sesuai', refused })
    await page.getByText(/^Antrean kosong: tidak ada lagi dokumen menunggu pemeriksaan\./).waitFor()
    console.info(`Dokumen pengganti yang ditolak: ${keys.join(', ')} (paling banyak ${MOST_REFUSED}).`)
    expect(keys.length).toBeLessThanOrEqual(MOST_REFUSED)
    await expectSoundAt(page, DESK, { width: 768, height: 1024 }, PHONE)
    expect(complaints).toEqual([])
  })
})
