import { expect, test } from 'vitest'
import { addDays, day } from '../src/lib/day.ts'
import { choose, expectSound } from './application-form.ts'
import { today } from './application-office.ts'
import { breaches, DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { reload } from './go-to.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'
import { paper } from './papers.ts'

withBrowser()
const program = withDatabase()

const HOLDER = 'pemegang@example.com'
const CLERK = 'verifikasi@example.com'
const MINE = '/user/pemeliharaan-kompetensi/saya'
const NAME = 'Kuliah Umum Restorasi Gambut'
const REASON = 'Jumlah jam pada bukti berbeda dari isian.'

/** The proof stays on its way until it is let go: what is pressed meanwhile says so and sends nothing. */
async function pressTooEarly({ page }: Visitor): Promise<void> {
  let letGo = () => {}
  const untilLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/berkas', (route) => untilLetGo.then(() => route.continue()))
  await choose(page, 'Bukti kegiatan').setInputFiles(paper('sertifikat seminar.pdf'))
  await page.getByRole('progressbar', { name: /^Mengunggah/ }).waitFor()
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click()
  await page.getByText('Berkas masih diunggah. Tunggu sampai selesai, lalu kirim lagi.').waitFor()
  letGo()
}

/** Fills in what was done elsewhere, five days ago. */
async function fillActivity(guest: Visitor): Promise<void> {
  const { page } = guest
  const on = addDays(day(today()), -5)
  await page.getByLabel('Jenis kegiatan').selectOption('seminar')
  await page.getByLabel('Nama kegiatan').fill(NAME)
  await page.getByLabel('Penyelenggara').fill('Universitas Contoh')
  await page.getByLabel('Tanggal mulai').fill(on)
  await page.getByLabel('Tanggal selesai').fill(on)
  await page.getByLabel('Jam pelajaran').fill('6')
  await pressTooEarly(guest)
  await page.getByRole('link', { name: /sertifikat seminar\.pdf/ }).waitFor()
}

/** Opens the activity out of the office's queue. */
const inQueue = (work: (office: Visitor) => Promise<void>) =>
  inOfficeAs(CLERK, async (office) => {
    const { page, complaints } = office
    await openOffice(page, '/admin/kegiatan')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('cell', { name: NAME }).click()
    await page.getByRole('heading', { level: 2, name: NAME }).waitFor()
    await work(office)
    expect(complaints).toEqual([])
  })

test('an outside activity is sent, sent back, corrected and recognised; the ring shows it', async () => {
  const storageState = await asMember(HOLDER)
  await visit({ viewport: PHONE, storageState }, async (member) => {
    const { page, open } = member
    await open(MINE)
    await page.getByText('Tahun ke-1: 0 dari 1 kegiatan').waitFor()
    await expectSound(member)
    await page.getByRole('link', { name: 'Ajukan kegiatan luar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ajukan kegiatan luar' }).waitFor()
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click()
    await page.getByText('Nama kegiatan wajib diisi.').first().waitFor()
    await expectSound(member)
    await fillActivity(member)
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click()
    await page.getByText('Kegiatan Anda sedang diperiksa.').waitFor()
    await expectSound(member)
  })
  await inQueue(async ({ page }) => {
    await page.getByRole('region', { name: 'Berkas' }).getByText('sertifikat seminar.pdf').waitFor()
    await page.getByRole('button', { name: 'Minta perbaikan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Alasan/).fill(REASON)
    await dialog.getByRole('button', { name: 'Minta perbaikan' }).click()
    await waitForWords(page, 'Perbaikan diminta.')
  })
  await visit({ viewport: DESK, storageState }, async (member) => {
    const { page, open, complaints } = member
    await open(MINE)
    await page.getByRole('link', { name: NAME }).click()
    await page.getByText(REASON).waitFor()
    await expectSound(member)
    await page.getByLabel('Jam pelajaran').fill('4')
    await page.getByRole('button', { name: 'Ajukan lagi' }).click()
    await page.getByText('Kegiatan Anda sedang diperiksa.').waitFor()
    await expectSound(member)
    expect(complaints).toEqual([])
  })
  await inQueue(async ({ page }) => {
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Akui' }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel(/^Poin/).inputValue()).toBe('4')
    await dialog.getByRole('button', { name: 'Akui' }).click()
    await waitForWords(page, 'Kegiatan diakui.')
  })
  await visit({ viewport: PHONE, storageState }, async (member) => {
    await member.open(MINE)
    await member.page.getByText('Tahun ke-1: 1 dari 1 kegiatan').waitFor()
    await expectSound(member)
  })
}, 180_000)

/** A button is seen whole as the page opens, without scrolling. */
async function expectAboveFold({ page }: Visitor, name: string): Promise<void> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
}

/** The coming webinar, offered in another way; over the network as well as at hours at which no exam has its room. */
const holdWebinar = (metode: 'Daring' | 'Hibrida') =>
  program.db
    .updateTable('schedules')
    .set(metode === 'Hibrida' ? { metode, jam_mulai: '19.00', jam_selesai: '21.00' } : { metode })
    .where('skema', 'like', 'Webinar Persetujuan%')
    .where('start_date', '>', day(today()))
    .execute()

test.each([
  ['a telephone', PHONE],
  ['a desk', DESK],
])('what is offered and what one is registered for is sound on %s', async (_what, viewport) => {
  await visit({ viewport, storageState: await asMember(HOLDER) }, async (member) => {
    const { page, open, complaints } = member
    await open('/user/pemeliharaan-kompetensi/daftar')
    await page.getByText('Terdaftar', { exact: true }).first().waitFor()
    await expectSound(member)
    await page
      .getByRole('link', { name: /^Lihat rincian/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Daftar', exact: true }).waitFor()
    await expectAboveFold(member, 'Daftar')
    await expectSound(member)
    await open(MINE)
    await page
      .getByRole('link', { name: /^Webinar Persetujuan/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Masuk ruang daring' }).waitFor()
    await expectSound(member)
    await holdWebinar('Hibrida')
    await reload(page)
    await page.getByRole('img', { name: 'Kode QR kehadiran Anda' }).waitFor()
    await expectSound(member)
    await holdWebinar('Daring')
    await open(MINE)
    await page.getByRole('row').filter({ hasText: 'Menunggu pembayaran' }).getByRole('link').click()
    await page.getByRole('link', { name: 'Lihat invoice' }).click()
    await page.getByRole('heading', { level: 1, name: /^Invoice INV/ }).waitFor()
    await expectSound(member)
    expect(complaints).toEqual([])
  })
})
