import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose, expectSound } from './application-form.ts'
import { DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { goTo, reload } from './go-to.ts'
import { confirmPassword, endSessionElsewhere, fillLogin, logIn } from './login.ts'
import { paper, photo } from './papers.ts'
import { becomeMember, NEW_PASSWORD } from './register.ts'
import { replaceOnProfile } from './replace-document.ts'
import { giveAsPhotographs } from './several-photographs.ts'

withBrowser()

const headingOf = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
/** As it is seen; what is spoken stays until there is something new to say. */
const status = (page: Page, words: RegExp): Promise<void> =>
  page.locator('[aria-hidden="true"]').getByText(words).waitFor()
const savedStatus = (page: Page) => status(page, /^Tersimpan \d\d\.\d\d$/)

/** The words below a field, as a screen reader gets them. */
async function wordsOf(field: Locator): Promise<string> {
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean)
  const texts = await Promise.all(ids.map((id) => field.page().locator(`[id="${id}"]`).innerText()))
  return texts.join(' ')
}

async function fillIdentity(guest: Visitor, number: string): Promise<void> {
  const { page } = guest
  const nik = page.getByLabel('NIK')
  await page.getByLabel('Nama lengkap sesuai KTP').fill('Sri Rahayu Kusumaningtyas Contoh')
  await nik.fill('9902 0112 0390')
  await page.getByLabel('Tempat lahir').fill('Yogyakarta')
  await page.getByLabel('Tanggal lahir').fill('1990-03-12')
  await page.getByRole('radio', { name: 'Perempuan' }).check()
  await goOn(page)
  await page.getByRole('alert').getByText('NIK terdiri atas 16 angka').click()
  expect(await nik.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await wordsOf(nik)).toMatch(/12 dari 16 angka.*NIK terdiri atas 16 angka/s)
  await expect.poll(() => page.getByLabel('Tempat lahir').inputValue()).toBe('Yogyakarta')
  await expectSound(guest)
  await nik.fill(number)
  await savedStatus(page)
  await expect.poll(() => wordsOf(nik), { timeout: 5000 }).not.toContain('terdiri')
  await goOn(page)
}

async function fillContact({ page }: Visitor): Promise<void> {
  await headingOf(page, 'Alamat & kontak').waitFor()
  expect(await headingOf(page, 'Alamat & kontak').evaluate((title) => title === document.activeElement)).toBe(true)
  await page.getByLabel('Alamat', { exact: true }).fill('Jalan Contoh Nomor 1, Kelurahan Contoh, Kecamatan Contoh')
  await page.getByLabel('Provinsi').selectOption('DI Yogyakarta')
  await page.getByLabel('Kota atau kabupaten').fill('Kota Yogyakarta')
  await page.getByLabel('Kode pos').fill('55111')
  await expect.poll(() => page.getByLabel('No. HP').inputValue()).toContain('811')
}

/** Expects that what was typed without a connection survives a reload, and is saved once it is back. */
async function loseConnection({ page }: Visitor): Promise<void> {
  await savedStatus(page)
  const write = (url: URL) => url.pathname === '/data-diri'
  await page.route(write, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByLabel('Kode pos').fill('55222')
  await page
    .getByText(/^Belum tersimpan\./)
    .last()
    .waitFor()
  await reload(page)
  await expect.poll(() => page.getByLabel('Kode pos').inputValue()).toBe('55222')
  await expect.poll(() => page.getByLabel('Kota atau kabupaten').inputValue()).toBe('Kota Yogyakarta')
  await page.unroute(write)
  await savedStatus(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draf')))).toEqual([])
}

/** By keyboard alone: a row filled in, another added, moved up, and removed. */
async function fillEducation({ page }: Visitor): Promise<void> {
  await headingOf(page, 'Pendidikan').waitFor()
  const first = page.getByRole('group', { name: 'Pendidikan 1' })
  const typedTexts = async (texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
  }
  await first.getByLabel('Jenjang').focus()
  await page.keyboard.type('S1')
  await typedTexts(['2012', 'Universitas Contoh Nusantara Raya', 'Teknik Lingkungan', 'TL-2012-001'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const second = page.getByRole('group', { name: 'Pendidikan 2' })
  expect(await second.getByLabel('Jenjang').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('S2')
  await typedTexts(['2016'])
  await page.getByRole('button', { name: 'Naikkan Pendidikan 2' }).press('Enter')
  await expect.poll(() => first.getByLabel('Tahun lulus').inputValue()).toBe('2016')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Naikkan Pendidikan 1')
  await page.getByRole('button', { name: 'Hapus Pendidikan 1' }).press('Enter')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tambah pendidikan')
  await expect.poll(() => first.getByLabel('Tahun lulus').inputValue()).toBe('2012')
}

async function fillWork({ page }: Visitor): Promise<void> {
  await page.getByLabel('Status pekerjaan').selectOption('Pegawai swasta')
  await page.getByLabel('Instansi').fill('PT Contoh Lestari Nusantara')
  await page.getByLabel('Jabatan').fill('Ahli lingkungan')
  await page.getByRole('checkbox', { name: 'Mutu air' }).check()
}

async function giveFiles(guest: Visitor): Promise<void> {
  const { page } = guest
  await choose(page, 'Pas foto').setInputFiles(await photo('kecil.jpg', 200, 300))
  await expect.poll(() => wordsOf(choose(page, 'Pas foto')), { timeout: 5000 }).toMatch(/400 × 600 piksel.*400/s)
  await choose(page, 'Pas foto').setInputFiles(await photo('foto saya.jpg'))
  await page.getByRole('link', { name: /foto saya/ }).waitFor()
  await choose(page, 'KTP atau paspor').setInputFiles(paper('ktp-lama.pdf'))
  await choose(page, 'KTP atau paspor', 'Ganti').setInputFiles(paper('ktp-baru.pdf'))
  await page.getByRole('button', { name: /^Pakai berkas yang sudah ada untuk KTP/ }).click()
  await page.getByRole('button', { name: 'Pakai ktp-lama.pdf' }).click()
  await page.getByRole('link', { name: /ktp-lama\.pdf/ }).waitFor()
  await giveAsPhotographs(guest, 'Ijazah')
  await choose(page, 'Daftar riwayat hidup').setInputFiles(paper('cv.pdf'))
  await page.getByRole('link', { name: /cv\.pdf/ }).waitFor()
  await page.getByRole('checkbox', { name: /diproses untuk memeriksa permohonan/ }).check()
  await page.getByRole('checkbox', { name: /semua data dan berkas ini benar/ }).check()
}

/** An upload that is on its way can be stopped, and one that failed tried again. */
async function stopAndRetry({ page }: Visitor): Promise<void> {
  const ijazah = choose(page, 'Ijazah', 'Ganti')
  const write = (url: URL) => url.pathname === '/berkas'
  await page.route(write, () => undefined)
  await ijazah.setInputFiles(paper('salah.pdf'))
  await page.getByRole('button', { name: 'Batal' }).press('Enter')
  await expect.poll(() => ijazah.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.unroute(write)
  await page.route(write, (route) => route.abort())
  await ijazah.setInputFiles(paper('ijazah-baru.pdf'))
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await retry.waitFor()
  await page.unroute(write)
  await retry.click()
  await page.getByRole('link', { name: /ijazah-baru\.pdf/ }).waitFor()
}

/** Expects that what another tab saved is not overwritten: the person chooses a version and continues from there. */
async function meetOtherTab({ page, context }: Visitor): Promise<void> {
  await savedStatus(page)
  const other = await context.newPage()
  await goTo(other, '/user/data-diri?bagian=alamat')
  await other.getByLabel('Kontak darurat').fill('Budi Contoh, 0811-0000-0013')
  await savedStatus(other)
  await other.close()
  await page.getByLabel('Kode pos').fill('55333')
  await page.getByText('Data sudah berubah di tab atau perangkat lain').waitFor()
  await expect.poll(() => page.getByLabel('Kode pos').inputValue()).toBe('55333')
  await page.getByRole('button', { name: 'Muat versi terbaru' }).press('Enter')
  await expect.poll(() => page.getByLabel('Kode pos').inputValue()).toBe('55111')
  await expect.poll(() => page.getByLabel('Kontak darurat').inputValue()).toContain('Budi Contoh')
}

interface Way {
  nik: string
  /** Runs on the second step. */
  onContact: (guest: Visitor) => Promise<void>
}

async function fillAll(guest: Visitor, { nik, onContact }: Way): Promise<void> {
  const { page } = guest
  await fillIdentity(guest, nik)
  await fillContact(guest)
  await onContact(guest)
  await expectSound(guest)
  await goOn(page)
  await fillEducation(guest)
  await expectSound(guest)
  await goOn(page)
  await headingOf(page, 'Pekerjaan').waitFor()
  await fillWork(guest)
  await expectSound(guest)
  await goOn(page)
  await headingOf(page, 'Berkas & persetujuan').waitFor()
  await giveFiles(guest)
  await expectSound(guest)
}

async function checkAndSend(guest: Visitor): Promise<void> {
  const { page } = guest
  await goOn(page)
  await headingOf(page, 'Periksa jawaban').waitFor()
  const answers = await page.locator('main').innerText()
  for (const words of ['9902 0152 0390 ', '12 Maret 1990', 'DI Yogyakarta', 'Mutu air', 'ktp-lama.pdf']) {
    expect(answers).toContain(words)
  }
  await expectSound(guest)
  await page.getByRole('button', { name: 'Kirim data diri' }).click()
  await page.waitForURL('**/user/sertifikasi/daftar?data-diri=terkirim')
  await page.getByText('Data diri Anda terkirim.').waitFor()
  // Refused are the unverified address, the small portrait, the stale tab, and what the test itself holds back.
  expect(guest.complaints.filter((words) => !/status of 4(03|09|22)|ERR_FAILED/.test(words))).toEqual([])
}

/** Changes what may still be changed after submission. */
async function changeOnProfile(guest: Visitor): Promise<void> {
  const { page, open } = guest
  const unfold = (title: string) => page.locator('summary', { hasText: title }).click()
  await open('/user/profile#data-diri')
  await page.getByText('•••• •••• •••• 0001').waitFor()
  await unfold('Kontak, pendidikan, pekerjaan')
  await page.getByRole('button', { name: /^Ubah kontak/ }).press('Enter')
  await page.getByLabel('Kode pos').fill('123')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await confirmPassword(page, NEW_PASSWORD)
  await expect.poll(() => wordsOf(page.getByLabel('Kode pos')), { timeout: 5000 }).toContain('5 angka')
  await expectSound(guest)
  await page.getByLabel('Kode pos').fill('55123')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await page.getByText('Data Anda sudah diperbarui.').waitFor()

  await unfold('Kalender pribadi')
  await page.getByRole('button', { name: 'Buat alamat kalender' }).press('Enter')
  await expect
    .poll(() => page.getByLabel('Alamat kalender Anda').inputValue())
    .toMatch(/\/kalender\/[\w-]{43}\/sertifikasi\.ics$/)
  await expectSound(guest)

  await unfold('Data diri')
  await page.getByRole('button', { name: 'Ajukan perubahan data' }).press('Enter')
  await page.getByLabel('Nama lengkap sesuai KTP').fill('Sri Rahayu Kusumaningtyas')
  await page.getByLabel('Alasan').fill('Nama pada KTP sudah diperbaiki.')
  await choose(page, 'Bukti').setInputFiles(paper('akta.pdf'))
  await page.getByRole('link', { name: /akta\.pdf/ }).waitFor()
  await page.getByRole('button', { name: 'Kirim pengajuan' }).click()
  await page.getByText('Sedang diperiksa').waitFor()

  await unfold('Data & Privasi')
  await page.getByRole('button', { name: 'Beri persetujuan' }).click()
  await page.getByText('Anda setuju', { exact: true }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh data saya' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await expectSound(guest)
}

test('at a desk: a new member fills in everything, the connection lost on the way, sends it, and changes some later', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  await visit({ viewport: DESK }, async (guest) => {
    await becomeMember(guest.page, 'sri.meja@example.com')
    await expectSound(guest)
    await fillAll(guest, { nik: '9902015203900001', onContact: loseConnection })
    await stopAndRetry(guest)
    await checkAndSend(guest)
    await changeOnProfile(guest)
    await replaceOnProfile(guest)
  })
})

test('on a phone: a new member fills in everything, another tab open on the way, and sends it', async () => {
  await visit({ viewport: PHONE, colorScheme: 'dark' }, async (guest) => {
    await becomeMember(guest.page, 'sri.ponsel@example.com')
    await expectSound(guest)
    await fillAll(guest, { nik: '9902015203900002', onContact: meetOtherTab })
    await checkAndSend(guest)
    await replaceOnProfile(guest)
  })
}, 120_000)

test('whose session ends while typing finds everything after the next login; who logs out leaves nothing in the tab', async () => {
  await visit({ viewport: DESK }, async ({ page, context }) => {
    const countDrafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draf')).length)
    const place = page.getByLabel('Tempat lahir')
    await logIn(page, 'anggota.baru@example.com')
    await goTo(page, '/user/data-diri?bagian=identitas')
    await endSessionElsewhere(context)
    await place.fill('Ende, Nusa Tenggara Timur')
    await page.waitForURL('**/login?tujuan=**')
    await fillLogin(page, 'anggota.baru@example.com')
    await page.waitForURL('**/user/data-diri?bagian=identitas')
    await expect.poll(() => place.inputValue()).toBe('Ende, Nusa Tenggara Timur')
    await savedStatus(page)
    await place.fill('Kupang')
    expect(await countDrafts()).toBe(1)
    await page.locator('header summary', { hasText: 'Welcome' }).click()
    await page.locator('header').getByRole('button', { name: 'Logout' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await countDrafts()).toBe(0)
  })
})
