import { expect, test } from 'vitest'
import { dayRange } from '../src/lib/day.ts'
import { shortRange } from '../src/office/display/moment.ts'
import { makeAccount } from '../tests/accounts.ts'
import { makeSchedule } from '../tests/content.ts'
import { breaches, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { letterTo } from './mailbox.ts'
import { asAdministrator, openOffice, pick, waitForWords } from './office.ts'
import { inDays } from './staff.ts'

withBrowser()
const program = withDatabase()

interface Found {
  id: number
  start_date: string | null
}

test('a date is made in the office and stands on the home page, its examiner on its own page', async () => {
  await visit(await asAdministrator(), async ({ page, complaints, open }) => {
    const [start, end] = [inDays(10), inDays(11)]
    await openOffice(page, '/admin/jadwal/create')
    await pick(page, /Versi skema/, 'Sertifikasi Ketua Tim')
    await pick(page, /Tempat uji/, 'Bandung')
    await page.getByLabel('Tanggal mulai').fill(start)
    await page.getByLabel('Tanggal selesai').fill(end)
    await page.getByLabel('Kuota').fill('12')
    // Until when the examiner's certificate is valid is for the office alone.
    const [examiner] = (await pick(page, /Penguji/, 'Dr')).split(' (sampai')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/jadwal$/)
    await page.getByPlaceholder('Cari').fill('Bandung')
    await page
      .getByRole('row')
      .filter({ hasText: shortRange(start, end) })
      .waitFor()

    await expect.poll(async () => (await page.request.get('/')).text()).toContain(start)
    const found = (await (await page.request.get('/training/get?search=Bandung')).json()) as Found[]
    const { id } = found.find(({ start_date }) => start_date === start) ?? {}
    await open('/')
    const card = page.locator('article').filter({ has: page.locator(`a[href="/jadwal-uji/${id}"]`) })
    await expect.poll(() => card.innerText()).toContain('Bandung')
    const link = await card.getByRole('link', { name: 'Lihat selengkapnya' }).getAttribute('href')
    await open(link ?? '')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Sertifikasi Ketua Tim Penyusun Amdal')
    await expect.poll(() => page.locator('main').innerText()).toContain(examiner)
    expect(complaints).toEqual([])
  })
})

test('a place that is taken at the same hours is said before anything is saved, and so is a day that is over', async () => {
  const taken = await program.db
    .selectFrom('schedules')
    .innerJoin('venues', 'venues.id', 'venue_id')
    .select(['schedules.start_date', 'schedules.end_date', 'venues.name', 'venues.zona_waktu'])
    .where('venues.zona_waktu', '=', 'WITA')
    .where('start_date', '>', inDays(1))
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/jadwal/create')
    await pick(page, /Tempat uji/, taken.name)
    await expect.poll(() => page.getByRole('combobox', { name: /Zona waktu/ }).innerText()).toBe('WITA')
    await page.getByLabel('Tanggal mulai').fill(String(taken.start_date))
    await page.getByLabel('Tanggal selesai').fill(String(taken.end_date))
    await page.getByText(/^Tempat ini sudah dipakai pada jam yang sama/).waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByLabel('Jam mulai').fill('20.00')
    await page.getByLabel('Jam selesai').fill('21.00')
    await expect.poll(() => page.getByText(/^Tempat ini sudah dipakai/).count()).toBe(0)
    await page.getByLabel('Tanggal mulai').fill(inDays(-3))
    await page.getByText('Tanggal mulai ini sudah lewat.').waitFor()
    expect(complaints).toEqual([])
  })
})

test('a date is moved and then cancelled: its people get a letter each time, its page says where to and why', async () => {
  const { db } = program
  const { scheme_version_id: version, venue_id } = await db
    .selectFrom('schedules')
    .select(['scheme_version_id', 'venue_id'])
    .where('metode', '=', 'Luring')
    .executeTakeFirstOrThrow()
  const window = { opens: inDays(-5), closes: inDays(30) }
  const id = await makeSchedule(db, { version, venue: Number(venue_id), start: inDays(45), ...window })
  const { id: user_id, email } = await makeAccount(db, { name: 'Peserta Contoh' })
  await db.insertInto('user_trainings').values({ user_id, schedule_id: id, tahap: 'terjadwal' }).execute()

  await visit(await asAdministrator(), async ({ page, complaints, open }) => {
    await openOffice(page, `/admin/jadwal/${id}/show`)
    await page.getByRole('button', { name: 'Pindahkan' }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.innerText()).toContain('1 peserta diberi tahu')
    expect(await breaches(page)).toEqual([])
    await dialog.getByLabel('Tanggal mulai').fill(inDays(52))
    await dialog.getByLabel('Tanggal selesai').fill(inDays(53))
    await dialog.getByLabel(/Alasan/).fill('Gedung dipakai untuk keperluan lain.')
    await dialog.getByRole('button', { name: 'Pindahkan' }).click()
    await waitForWords(page, 'Jadwal dipindahkan dan peserta diberi tahu.')
    const moved = (await letterTo(email, /^Jadwal dipindahkan/)).text
    expect(moved).toContain(`Semula: ${dayRange(inDays(45), inDays(46))}`)
    expect(moved).toContain(`Menjadi: ${dayRange(inDays(52), inDays(53))}`)
    expect(moved).toContain('Gedung dipakai untuk keperluan lain.')
    const publicPage = async () => (await page.request.get(`/jadwal-uji/${id}`)).text()
    await expect.poll(publicPage).toContain(inDays(52))

    await page.getByRole('button', { name: 'Batalkan jadwal' }).click()
    await dialog.getByLabel(/Alasan/).fill('Batal')
    await dialog.getByRole('button', { name: 'Batalkan jadwal' }).click()
    await dialog.getByText('Tulis alasan yang dapat dipahami peserta.').waitFor()
    expect(await breaches(page)).toEqual([])
    await dialog.getByLabel(/Alasan/).fill('Penguji berhalangan hadir.')
    await dialog.getByRole('button', { name: 'Batalkan jadwal' }).click()
    await waitForWords(page, 'Jadwal dibatalkan dan peserta diberi tahu.')
    await page.getByText(/^Dibatalkan .*: Penguji berhalangan hadir\.$/).waitFor()
    expect(await page.getByRole('button', { name: 'Pindahkan' }).count()).toBe(0)
    await page.getByText(/^1 orang diberi tahu lewat email\. 1 belum memilih jadwal lain atau membatalkan/).waitFor()
    await page.getByRole('link', { name: 'Buka antrean perlu tanggal uji baru' }).waitFor()
    expect((await letterTo(email, /^Jadwal dibatalkan/)).text).toContain('Alasan: Penguji berhalangan hadir.')

    await expect.poll(publicPage).toContain('Penguji berhalangan hadir.')
    await open(`/jadwal-uji/${id}`)
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'dibatalkan' }).innerText())
      .toBe('Jadwal ini dibatalkan. Alasan: Penguji berhalangan hadir.')
    expect(await breaches(page)).toEqual([])
    // A refused step is an answer with an error status, which the browser itself notes.
    expect(complaints.filter((words) => !words.includes('status of 422'))).toEqual([])
  })
})
